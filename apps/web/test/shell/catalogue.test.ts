import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenes } from '../../src/art/scenes.tsx';
import { gameIds } from '../../src/shell/games.ts';

const drawings = new URL('../../src/games/', import.meta.url);

test('every game that is drawn stands on the shelf at home', () => {
  const drawn = readdirSync(drawings).filter((name) => existsSync(new URL(`${name}/index.ts`, drawings)));
  expect(drawn.filter((game) => !(gameIds as readonly string[]).includes(game))).toEqual([]);
});

test('every game of the shelf has a picture', () => {
  expect(Object.keys(scenes).toSorted()).toEqual([...gameIds].toSorted());
});

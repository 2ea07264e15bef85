import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shelf } from '@rudel/shelf';
import { texts } from '@rudel/shelf/text';
import { catalogues, drawings } from '@rudel/shelf/web';

const folder = new URL('../../../games/', import.meta.url);
const ids = catalogues.map(({ id }) => id);

test('every game that has a folder is on the list, behind every door', () => {
  const folders = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/package.json`, folder)));
  expect(ids.toSorted()).toEqual(folders.toSorted());
  expect(shelf.map(({ game }) => game.id)).toEqual(ids);
  expect([...texts.keys()]).toEqual(ids);
  expect([...drawings.keys()]).toEqual(ids);
});

describe.each(catalogues)('the catalogue of $id', ({ id, players: [least, most], levels }) => {
  const shelved = shelf.find(({ game }) => game.id === id);

  test('offers the three levels of every game, the weakest first, and nobody who plays at random', () => {
    const bots = shelved?.bots.map(({ name }) => name) ?? [];
    expect(levels).toEqual(['easy', 'medium', 'strong']);
    expect(bots).toEqual(['random', ...levels]);
  });

  test('names numbers of players that it can be played with', () => {
    expect(shelved?.game.seats[0]).toBe(least);
    expect(shelved?.game.seats).toContain(most);
  });
});

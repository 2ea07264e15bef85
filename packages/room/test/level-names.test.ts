import { expect, test } from 'vitest';
import { mustParse } from '@rudel/kernel';
import { entryNotation } from '../src/table/entry-notation.ts';
import { emptyTable, fold } from '../src/table/fold.ts';
import { playable } from './around/world.ts';

const log = [
  'created dog/1 4 off -',
  'bot 1 skilled Fenja',
  'bot 2 random Rex',
  'joined p1 lot= Anna',
  'sat p1 0',
  'standin 0 skilled',
];

test('an older log tells old levels, the table that it makes the new ones', () => {
  const notation = entryNotation(playable('dog').game);
  const { seats } = log.map((line) => mustParse(notation, line)).reduce(fold, emptyTable(playable('dog')));
  expect(seats[0]).toMatchObject({ kind: 'person', standIn: 'medium' });
  expect(seats[1]).toEqual({ kind: 'bot', level: 'medium', name: 'Fenja' });
  expect(seats[2]).toEqual({ kind: 'bot', level: 'random', name: 'Rex' });
});

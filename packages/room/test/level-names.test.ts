import { expect, test } from 'vitest';
import { mustParse } from '@rudel/kernel';
import { memoryStore } from '@rudel/store';
import type { NewEntry, Store } from '@rudel/store';
import { entryNotation } from '../src/table/entry-notation.ts';
import { emptyTable, fold } from '../src/table/fold.ts';
import { Client } from './around/client.ts';
import { World, playable } from './around/world.ts';

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

/** Texts as they were written when `medium` was called `skilled`. */
const aged = (text: string): string => text.replaceAll('medium', 'skilled');
const agedEntries = (entries: readonly NewEntry[]): readonly NewEntry[] =>
  entries.map((entry) => ({ ...entry, text: aged(entry.text) }));

/** A store in which everything is kept as an older program would have written it. */
function agedStore(): Store {
  const inner = memoryStore();
  return {
    ...inner,
    create: (id, keys, first, aside) => inner.create(id, keys, agedEntries(first), aside),
    append(id, place, entries, aside = {}) {
      const { chapter, ...rest } = aside;
      const old =
        chapter === undefined ? rest : { ...rest, chapter: { ...chapter, text: aged(chapter.text) } };
      return inner.append(id, place, agedEntries(entries), old);
    },
  };
}

test('a match that was kept with old levels goes on, and shows the new ones', async () => {
  const world = new World('old levels', { store: agedStore() });
  const seats = ['me', 'bot medium', 'bot medium', 'bot random'] as const;
  const anna = await new Client(await world.create({ seats })).attach(world.rooms);
  await anna.does('start');
  const { table } = anna.admission;
  expect((await world.store.load(table))?.chapter?.text).toContain('"skilled"');
  world.restart();
  await anna.attach(world.rooms);
  expect(anna.doc.seats.map((seat) => (seat.kind === 'bot' ? seat.level : null))).toEqual([
    null,
    'medium',
    'medium',
    'random',
  ]);
  const before = (await world.store.load(table))?.size.entries ?? 0;
  await world.clockwork.pass(10_000);
  expect((await world.store.load(table))?.size.entries ?? 0).toBeGreaterThanOrEqual(before + 3);
  expect(world.reports).toEqual([]);
});

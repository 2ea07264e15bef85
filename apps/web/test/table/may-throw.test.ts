import { computed } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Desk } from '../../src/table/desk.ts';
import { hasSigns } from '../../src/table/signs/has-signs.ts';
import { mayThrow } from '../../src/table/signs/may-throw.ts';

type Around = {
  readonly asked?: readonly number[];
  readonly phase?: string;
  readonly seat?: number | null;
  readonly silenced?: readonly string[];
  readonly talks?: boolean | null;
  readonly others?: number;
  readonly watchers?: number;
};

const people = (from: number, count: number): readonly object[] =>
  Array.from({ length: count }, (_, nth) => ({ kind: 'person', person: `p${from + nth}` }));

/** Seat 0 of a table at which so many others sit or watch. */
function desk(around: Around): Desk {
  const {
    asked = [],
    phase = 'playing',
    seat = 0,
    silenced,
    talks = null,
    others = 1,
    watchers = 0,
  } = around;
  const player = {
    asked: () => asked,
    ...(talks === null ? {} : { whyNotTalk: () => (talks ? null : { reason: 'night', rule: '1' }) }),
  };
  return {
    table: { phase, seats: people(1, others + 1), watchers: people(40, watchers), silenced },
    session: {
      you: computed(() => ({ person: 'p1', seat })),
      match: computed(() => ({ view: { eye: seat ?? 'table' } })),
    },
    ui: { game: { player } },
  } as unknown as Desk;
}

test.each<[string, Around, boolean]>([
  ['somebody else decides in the open', { asked: [1] }, true],
  ['one decides oneself', { asked: [0] }, false],
  ['several decide in secret, oneself or not', { asked: [1, 2] }, false],
  ['several decide in secret, but the game lets one speak', { asked: [0, 1], talks: true }, true],
  ['the game lets nobody speak', { asked: [], talks: false }, false],
  ['the match is over', { asked: [0, 1], phase: 'over' }, true],
  ['one is silenced', { asked: [1], silenced: ['p1'] }, false],
])('whether a sign may be thrown: %s', (_, around, expected) =>
  expect(mayThrow(desk(around))).toBe(expected),
);

test.each<[string, Around, boolean]>([
  ['another person sits here', {}, true],
  ['a screen looks on', { others: 0, watchers: 1 }, true],
  ['nobody is here but bots', { others: 0 }, false],
  ['one only watches', { seat: null }, false],
])('whether there is anybody to see one: %s', (_, around, expected) =>
  expect(hasSigns(desk(around))).toBe(expected),
);

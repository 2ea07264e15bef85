import { expect, test } from 'vitest';
import type { SeatDoc, TableDoc } from '@rudel/protocol';
import { nextMatchFor } from '../../src/table/result/next-match.ts';

const person = (id: string): SeatDoc => ({
  kind: 'person',
  person: id,
  name: id,
  away: false,
  standIn: null,
});
const bot: SeatDoc = { kind: 'bot', name: 'Rex', level: 'greedy' };
const open: SeatDoc = { kind: 'open' };

const tableOf = (...seats: readonly SeatDoc[]): TableDoc => ({ host: 'p1', seats }) as unknown as TableDoc;
const full = tableOf(person('p1'), bot, person('p2'), bot);
const gap = tableOf(person('p1'), bot, open, bot);

test('whoever sits, and the host, plays again', () => {
  expect(nextMatchFor(full, { person: 'p1', seat: 0 }, true)).toEqual({ kind: 'again' });
  const bots = tableOf(bot, bot);
  expect(nextMatchFor(bots, { person: 'p1', seat: null }, true)).toEqual({ kind: 'again' });
});

test('whoever stood up sits down again where a seat is free, else waits', () => {
  expect(nextMatchFor(gap, { person: 'p2', seat: null }, true)).toEqual({ kind: 'sit', seat: 2 });
  expect(nextMatchFor(gap, { person: 'p2', seat: null }, false)).toEqual({ kind: 'wait' });
  expect(nextMatchFor(full, { person: 'p3', seat: null }, true)).toEqual({ kind: 'wait' });
  expect(nextMatchFor(full, null, true)).toEqual({ kind: 'wait' });
});

test('a free seat keeps everybody from playing again; only the host can fill it', () => {
  const two = tableOf(person('p1'), open, person('p2'), open);
  expect(nextMatchFor(two, { person: 'p1', seat: 0 }, true)).toEqual({ kind: 'fill', open: [1, 3] });
  expect(nextMatchFor(two, { person: 'p2', seat: 2 }, true)).toEqual({ kind: 'seats', open: 2 });
});

test('a guest says that they are ready, and begins when nobody who is here is missing', () => {
  const bo = { person: 'p2', seat: 2 };
  expect(nextMatchFor(full, bo, true)).toEqual({ kind: 'ready' });
  const ready = { ...full, ready: ['p2'] };
  expect(nextMatchFor(ready, bo, true)).toEqual({ kind: 'awaits', others: ['p1'] });
  const away = tableOf({ ...person('p1'), away: true } as SeatDoc, bot, person('p2'), bot);
  expect(nextMatchFor(away, bo, true)).toEqual({ kind: 'again' });
});

import { expect, test } from 'vitest';
import type { TableDoc } from '@rudel/protocol';
import { isPlayedByBot, presenceIn, roleAtTable } from '../src/people.ts';

const table = (phase: TableDoc['phase']): TableDoc =>
  ({
    phase,
    seats: [{ kind: 'person', person: 'p1', name: 'Bo', away: false, standIn: null }, { kind: 'open' }],
    watchers: [{ person: 'p2', name: 'Cleo', away: false }],
  }) as unknown as TableDoc;

test('whoever sits plays while a match runs, and a bot plays on for nobody else', () => {
  expect(roleAtTable(table('playing'), 'p1')).toBe('playing');
  expect(roleAtTable(table('over'), 'p1')).toBe('sitting');
  expect(roleAtTable(table('playing'), 'p2')).toBe('watching');
});

test('a program from outside is shown as a bot while it is there', () => {
  const here = {
    kind: 'person',
    person: 'p1',
    name: 'Rover',
    away: false,
    standIn: null,
    program: true,
  } as const;
  const [away, replaced] = [
    { ...here, away: true },
    { ...here, away: true, standIn: 'strong' },
  ];
  expect([here, away, replaced].map(isPlayedByBot)).toEqual([true, false, true]);
  const seats = { ...table('playing'), seats: [here, away, replaced] };
  expect([0, 1, 2].map((seat) => presenceIn(seats, seat))).toEqual(['bot', 'away', 'away']);
});

import { describe, expect, test } from 'vitest';
import { mustParse } from '@rudel/kernel';
import type { Seat, Turn } from '@rudel/kernel';
import { woelfe } from '../src/index.ts';
import type { State } from '../src/types.ts';

const { table } = woelfe;

const open = (opts: string, goblins: string): State =>
  mustParse(
    table.position,
    `woelfe/1 opts:${opts} seats:4 phase:goblin round:1 starter:2 turn:- double:- fever:- rabies:- goblins:${goblins} bids:-/-/-/- tricks:- trick:2>W1 points:- hands:W,W,G,H,M,F,P/W,W,G,B,F,Y,P/W,G,H,M,P,P/W,G,G,B,B,Y,P answers:-/-/-/-`,
  );

function orders(seats: readonly Seat[]): (readonly Seat[])[] {
  if (seats.length === 0) return [[]];
  return seats.flatMap((first) =>
    orders(seats.filter((seat) => seat !== first)).map((rest) => [first, ...rest]),
  );
}

const askedIn = (turn: Turn): readonly Seat[] => (turn.kind === 'seats' ? turn.seats : []);

/** Lets the seats answer in the order of their arrival until the window is closed: who spent a goblin, and who was never needed. */
function closed(begun: State, arrivals: readonly Seat[], wants: ReadonlySet<Seat>): string {
  let state = begun;
  for (const by of arrivals) {
    if (table.view(state, 'table').shown.phase !== 'goblin') break;
    expect(askedIn(table.turn(state))).toContain(by);
    state = table.apply(state, { by, move: { kind: wants.has(by) ? 'goblin' : 'pass' } });
  }
  const { shown } = table.view(state, 'table');
  return `${shown.phase} ${shown.trick?.dice[0]?.undone[0]?.by ?? '-'} ${shown.goblins.join('/')}`;
}

/** The same by asking one after the other, from the roller on. */
function askedInTurn(holders: readonly Seat[], wants: ReadonlySet<Seat>): string {
  const spender = [2, 3, 0, 1].find((seat) => holders.includes(seat) && wants.has(seat));
  const goblins = [0, 1, 2, 3].map((seat) => (holders.includes(seat) && seat !== spender ? 1 : 0));
  return `${spender === undefined ? 'play' : 'roll'} ${spender ?? '-'} ${goblins.join('/')}`;
}

const subsets = (seats: readonly Seat[]): Set<Seat>[] =>
  Array.from(
    { length: 2 ** seats.length },
    (_, bits) => new Set(seats.filter((_seat, nth) => (bits >> nth) & 1)),
  );

describe('a goblin window', () => {
  test('comes to what asking in seat order would, whoever answers first', () => {
    for (const holding of subsets([0, 1, 2, 3])) {
      const holders = [...holding];
      if (holders.length === 0) continue;
      const goblins = [0, 1, 2, 3].map((seat) => (holding.has(seat) ? 1 : 0)).join('/');
      for (const wants of subsets(holders)) {
        const expected = askedInTurn(holders, wants);
        for (const arrivals of orders(holders)) {
          expect(closed(open('-', goblins), arrivals, wants)).toBe(expected);
        }
      }
    }
  });

  test('lapses after as many seconds as the table wants, and answers do not change that', () => {
    const begun = open('goblinSeconds=12', '1/1/1/1');
    expect(table.turn(begun)).toEqual({ kind: 'seats', seats: [0, 1, 2, 3], lapses: true, seconds: 12 });
    const later = table.apply(begun, { by: 1, move: { kind: 'goblin' } });
    expect(table.turn(later)).toEqual({ kind: 'seats', seats: [0, 2, 3], lapses: true, seconds: 12 });
  });

  test('waits for everybody where it has no time', () => {
    expect(table.turn(open('goblinSeconds=0', '1/0/1/0'))).toEqual({
      kind: 'seats',
      seats: [0, 2],
      lapses: false,
    });
  });
});

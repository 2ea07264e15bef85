import type { Seat } from '@rudel/kernel';
import { isWolf, symbol } from './dice.ts';
import type { Kind } from './dice.ts';
import type { Trick, TrickDie, Verdict, Win } from './types.ts';

/** What decides a trick of each die. */
export type Rolled = Pick<TrickDie, 'kind' | 'face' | 'at'>;

/** A trick as far as it counts. */
export type Laid = { readonly leader: Seat; readonly dice: readonly Rolled[] };

export const rollerAt = (leader: Seat, place: number, seats: number): Seat => (leader + place) % seats;

export function isSymbol({ kind, face }: Rolled): boolean {
  return kind === 'M' && face === symbol;
}

const has = (trick: Laid, kind: Kind): boolean => trick.dice.some((die) => die.kind === kind);

/** What the bees lying at a seat add or take (woelfe 2.6). */
function beesAt(dice: readonly Rolled[], seat: Seat): number {
  let sum = 0;
  for (const { kind, face, at } of dice) if (kind === 'Y' && at === seat && face !== null) sum += face;
  return sum;
}

/** What a die counts; null where it does not compete: bees, poisoned hunters, a die still rolling (woelfe 2.4, 2.6). */
export function valueAt(trick: Laid, place: number, seats: number): number | null {
  const { kind, face } = trick.dice[place] as Rolled;
  if (face === null || kind === 'Y' || (kind === 'M' && face === symbol)) return null;
  if (kind === 'H' && has(trick, 'M')) return null;
  return face + beesAt(trick.dice, rollerAt(trick.leader, place, seats));
}

/** With one fox in the trick the lowest wins; two cancel each other (woelfe 2.5). */
export function lowestWins({ dice }: Laid): boolean {
  let foxes = 0;
  for (const { kind } of dice) if (kind === 'F') foxes += 1;
  return foxes === 1;
}

/** The place that wins, or leads while dice are missing; of equals the earlier (woelfe 2.3, 2.4, 2.6). */
export function winningPlace(trick: Laid, seats: number): number {
  const { dice } = trick;
  for (let place = 0; place < dice.length; place += 1) if (isSymbol(dice[place] as Rolled)) return place;
  const sign = lowestWins(trick) ? -1 : 1;
  let [winner, best] = [0, -Infinity];
  for (let place = 0; place < dice.length; place += 1) {
    const value = valueAt(trick, place, seats);
    if (value !== null && value * sign > best) [winner, best] = [place, value * sign];
  }
  return winner;
}

export function winnerOf(trick: Laid, seats: number): Seat {
  return rollerAt(trick.leader, winningPlace(trick, seats), seats);
}

/** Who won a trick and why, for everybody to follow. */
export function verdictOf(trick: Trick, seats: number): Verdict {
  const place = winningPlace(trick, seats);
  const values = trick.dice.map((_, index) => valueAt(trick, index, seats));
  const isPoisoned = has(trick, 'M');
  return {
    winner: rollerAt(trick.leader, place, seats),
    place,
    by: winBy(trick, place, values),
    values,
    poisoned: trick.dice.flatMap(({ kind }, index) => (kind === 'H' && isPoisoned ? [index] : [])),
  };
}

function winBy(trick: Trick, place: number, values: readonly (number | null)[]): Win {
  if (isSymbol(trick.dice[place] as Rolled)) return 'symbol';
  if (values[place] === null) return 'first';
  return lowestWins(trick) ? 'lowest' : 'highest';
}

export function wolvesIn({ dice }: Laid): number {
  let count = 0;
  for (const { kind } of dice) if (isWolf(kind)) count += 1;
  return count;
}

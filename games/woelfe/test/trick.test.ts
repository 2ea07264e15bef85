import { describe, expect, test } from 'vitest';
import { seededRng, shuffled } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import { dice, diceLeft } from '../src/dice.ts';
import { verdictOf, winnerOf } from '../src/trick.ts';
import type { Trick, TrickDie } from '../src/types.ts';

/** Who wins, told once more and in another way: all that cannot win is crossed out, the rest is sorted. */
function winnerByCrossingOut({ leader, dice: thrown }: Trick, seats: number): number {
  const entries = thrown.map((die, place) => ({ ...die, place, seat: (leader + place) % seats }));
  const symbols = entries.filter(({ kind, face }) => kind === 'M' && face === 0);
  if (symbols[0] !== undefined) return symbols[0].seat;
  const isPoisonous = entries.some(({ kind }) => kind === 'M');
  const isTurned = entries.filter(({ kind }) => kind === 'F').length % 2 === 1;
  const bees = entries.filter(({ kind }) => kind === 'Y');
  const rest = entries
    .filter(({ kind }) => kind !== 'Y' && !(kind === 'H' && isPoisonous))
    .map((entry) => {
      const stung = bees.filter(({ at }) => at === entry.seat).map(({ face }) => face ?? 0);
      return { ...entry, value: stung.reduce((sum, one) => sum + one, entry.face ?? 0) };
    })
    .toSorted((one, other) => (isTurned ? one.value - other.value : other.value - one.value));
  return (rest[0] ?? entries[0])?.seat ?? leader;
}

function randomTrick(seats: number, rng: Rng): Trick {
  const leader = rng.int(seats);
  const thrown = shuffled(diceLeft([]), rng, seats).map((kind, place): TrickDie => {
    const roller = (leader + place) % seats;
    const at = kind === 'Y' ? (roller + 1 + rng.int(seats - 1)) % seats : null;
    return { kind, face: dice[kind].faces[rng.int(6)] ?? 1, at, undone: [] };
  });
  return { leader, dice: thrown };
}

describe('woelfe 2: tricks', () => {
  for (const seats of [2, 3, 4]) {
    test(`are won as by crossing out, with ${seats} dice`, () => {
      const rng = seededRng(`tricks ${seats}`);
      const disputed: Trick[] = [];
      for (let nth = 0; nth < 20_000; nth += 1) {
        const trick = randomTrick(seats, rng);
        const winner = winnerByCrossingOut(trick, seats);
        const isAgreed = winnerOf(trick, seats) === winner && verdictOf(trick, seats).winner === winner;
        if (!isAgreed) disputed.push(trick);
      }
      expect(disputed).toEqual([]);
    });
  }
});

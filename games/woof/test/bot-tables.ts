import { expect } from 'vitest';
import type { Bot } from '@rudel/bots';
import { drawFrom, sameData, seededRng } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { woof } from '../src/index.ts';
import { woofPlayer } from '../src/player.ts';
import type { Options, WoofTypes } from '../src/types.ts';

export const budget = { kind: 'iterations', count: 60 } as const;

/** Points per round of each bot over some matches, seats taken in turn. */
export function pointsPerRound(
  bots: readonly Bot<WoofTypes>[],
  seats: number,
  matches: number,
  options: Options = woof.options.defaults,
): readonly number[] {
  const sums = bots.map(() => 0);
  let rounds = 0;
  for (let match = 0; match < matches; match += 1) {
    const rng = seededRng(`match ${seats} ${match}`);
    const botAt = (seat: Seat): number => (seat + match) % bots.length;
    let state = woof.table.start(options, seats);
    for (let turn = woof.table.turn(state); turn.kind !== 'over'; turn = woof.table.turn(state)) {
      if (turn.kind === 'chance') {
        state = woof.table.apply(state, { by: 'chance', drawn: drawFrom(turn.urn, rng) });
        continue;
      }
      const by = turn.seats[0] as Seat;
      const view = woof.table.view(state, by);
      const move = (bots[botAt(by)] as Bot<WoofTypes>).choose(view, rng, budget);
      expect(woofPlayer.legal(view).some((one) => sameData(one, move))).toBe(true);
      state = woof.table.apply(state, { by, move });
    }
    const { points } = woof.table.view(state, 'table').shown;
    rounds += points.length;
    for (const round of points) {
      for (const [seat, count] of round.entries()) sums[botAt(seat)] = (sums[botAt(seat)] ?? 0) + count;
    }
  }
  return sums.map((sum) => sum / rounds);
}

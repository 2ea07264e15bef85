import { seededRng } from '@rudel/kernel';
import { writePoints } from '../bot/know/fast/fast-points.ts';
import { FastRound } from '../bot/know/fast/fast-round.ts';
import { most } from '../bot/know/fast/fast-trick.ts';
import { Playout } from '../bot/value/playout.ts';
import type { Temper } from '../bot/worlds/habit/temper.ts';
import { HabitRounds } from './habit-rounds.ts';

const dice = 7;

/** By how many points a round one temper leads another, each deal played twice: as the hunters, and as the dwellers. */
export function leadOver(other: Temper, one: Temper, deals: number, seed: string): number {
  const game = new HabitRounds(seededRng(`${seed} duel`));
  const round = new FastRound();
  const playout = new Playout();
  const points = new Float64Array(most);
  let lead = 0;
  for (let deal = 0; deal < deals; deal += 1) {
    game.dealPair(dice);
    for (const doesHunt of [true, false]) {
      round.copyFrom(game.round);
      playout.luck.salt = game.playout.luck.salt;
      playout.seat(
        Array.from({ length: most }, (_, seat) => (round.isHunter(seat) === doesHunt ? one : other)),
      );
      playout.finish(round, dice);
      writePoints(round, points);
      for (let seat = 0; seat < most; seat += 1)
        lead += (round.isHunter(seat) === doesHunt ? 0.5 : -0.5) * (points[seat] as number);
    }
  }
  return lead / (2 * deals);
}

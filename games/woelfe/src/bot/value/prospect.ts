import type { Rng, Seat } from '@rudel/kernel';
import { dice } from '../../dice.ts';
import type { Kind } from '../../dice.ts';
import { rollerAt, winnerOf, wolvesIn } from '../../trick.ts';
import type { Laid, Rolled } from '../../trick.ts';
import { mediumParameters } from '../parameters.ts';
import type { Basis } from './basis.ts';

/** What the trick on the table may come to: some ways in which the others go on, the same for every choice. */
export type Prospect = {
  readonly basis: Basis;
  readonly leader: Seat;
  /** What the seats that are still to come may roll, sample by sample. */
  readonly samples: readonly (readonly Rolled[])[];
};

/** Samples for the places from `place` on: any die of one's own where one is to come, else any unseen one, and any face. */
export function prospectOf(basis: Basis, leader: Seat, place: number, rng: Rng): Prospect {
  const { seats } = basis.shown;
  const samples = Array.from({ length: mediumParameters.samples }, () => {
    const pool = basis.unseen.slice();
    return Array.from({ length: seats - place }, (_, nth) => {
      const roller = rollerAt(leader, place + nth, seats);
      return anyThrow(roller === basis.eye ? basis.hand.slice() : pool, roller, seats, rng);
    });
  });
  return { basis, leader, samples };
}

function anyThrow(pool: Kind[], roller: Seat, seats: number, rng: Rng): Rolled {
  const kind = pool.splice(rng.int(pool.length), 1)[0] ?? 'P';
  const face = dice[kind].faces[rng.int(6)] as number;
  const at = kind === 'Y' ? rollerAt(roller, 1 + rng.int(seats - 1), seats) : null;
  return { kind, face, at };
}

/** How much the end of a trick pleases. */
function pleasure({ favour, stakes, shown }: Basis, trick: Laid): number {
  const winner = winnerOf(trick, shown.seats);
  return (favour[winner] as number) * wolvesIn(trick) + (stakes[winner] as number);
}

/** What the trick is worth on average after these dice; `nth` varies what is given with the sample. */
export function worthAfter(
  { basis, leader, samples }: Prospect,
  diceOf: (nth: number) => readonly Rolled[],
): number {
  let sum = 0;
  for (let nth = 0; nth < samples.length; nth += 1) {
    sum += pleasure(basis, { leader, dice: [...diceOf(nth), ...(samples[nth] as readonly Rolled[])] });
  }
  return sum / samples.length;
}

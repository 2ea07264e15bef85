import type { Seat } from '@rudel/kernel';
import { earlyIn, earlyNeeded, hasActed, hasSuspected, lapLimitOf, lapOf } from '../../rounds.ts';
import type { Shown } from '../../types.ts';
import type { StrongParameters } from '../parameters.ts';

/** How likely the turns are over before this seat has its next one. */
export function chanceOfEnd(shown: Shown, seat: Seat, habits: StrongParameters): number {
  const { seats, options } = shown;
  if (lapOf(shown) >= lapLimitOf(options)) return 1;
  const needed = earlyNeeded(seats) - earlyIn(shown.log).length;
  let counts = [1];
  for (let other = (seat + 1) % seats; other !== seat; other = (other + 1) % seats) {
    counts = withOneMore(counts, chanceOfSuspicion(shown, other, habits));
  }
  return 1 - counts.slice(0, needed).reduce((sum, chance) => sum + chance, 0);
}

/** The chances of 0, 1, 2 … events with one more that may happen. */
function withOneMore(counts: readonly number[], chance: number): number[] {
  return [...counts, 0].map((_, nth) => (counts[nth] ?? 0) * (1 - chance) + (counts[nth - 1] ?? 0) * chance);
}

/** What is likely in the nth of somebody's turns; the last figure stands for all later ones. */
const inTurn = (some: readonly number[], turn: number): number => some[Math.min(turn, some.length) - 1] ?? 0;

/** How likely a seat suspects in its next turn: the longer it has not, the likelier it is one of the slow. */
function chanceOfSuspicion(shown: Shown, seat: Seat, habits: StrongParameters): number {
  const { quick, slow } = habits;
  if (hasSuspected(shown, seat) || !hasActed(shown, seat) || shown.red[seat] === true) return 0;
  const turns = shown.log.filter(({ by }) => by === seat).length;
  let [ifQuick, ifSlow] = lastTime(shown, seat, habits);
  for (let turn = 1; turn < turns; turn += 1) {
    ifQuick *= 1 - inTurn(quick, turn);
    ifSlow *= 1 - inTurn(slow, turn);
  }
  return (ifQuick * inTurn(quick, turns) + ifSlow * inTurn(slow, turns)) / (ifQuick + ifSlow);
}

/** How likely a seat is quick and how likely it is slow, by what it did in the round before. */
function lastTime({ last }: Shown, seat: Seat, habits: StrongParameters): [ifQuick: number, ifSlow: number] {
  const { shareOfQuick: share, earlyIfQuick, earlyIfSlow } = habits;
  if (last === null) return [share, 1 - share];
  return last.early.includes(seat)
    ? [share * earlyIfQuick, (1 - share) * earlyIfSlow]
    : [share * (1 - earlyIfQuick), (1 - share) * (1 - earlyIfSlow)];
}

import { wilson } from '@rudel/bots';
import type { Interval } from '@rudel/bots';
import { sumsFor } from './woof-sample.ts';
import type { Bin, Sample, SeatSums, Sums } from './woof-sample.ts';

/** A figure with the interval that holds the true one in 95 of 100 cases. */
export type Figure = { readonly value: number; readonly interval: Interval };

const z = 1.96;

/** How far each deal is off what is usual, in points a round of a bot, as a part of all its points. */
function deviations(deals: readonly Sums[], bot: string): readonly number[] {
  const { points, rounds } = sumsFor(deals, bot);
  return deals.map((sums) => {
    const one = sums[bot] as SeatSums;
    return (one.points - (points / rounds) * one.rounds) / points;
  });
}

const rootOfSquares = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0));

/** Points a round; deals are drawn independently, rounds of a match and its seats are not. */
export function pointsPerRound({ deals }: Sample, bot: string): Figure {
  const { points, rounds } = sumsFor(deals, bot);
  const value = points / rounds;
  const reach = z * value * rootOfSquares(deviations(deals, bot));
  return { value, interval: [value - reach, value + reach] };
}

/** How many times the points of another a bot scores at the same tables; the interval is one of its logarithm. */
export function timesThePoints(sample: Sample, bot: string, other: string): Figure {
  const value = pointsPerRound(sample, bot).value / pointsPerRound(sample, other).value;
  const [own, others] = [deviations(sample.deals, bot), deviations(sample.deals, other)];
  const reach = Math.exp(z * rootOfSquares(own.map((one, deal) => one - (others[deal] ?? 0))));
  return { value, interval: [value / reach, value * reach] };
}

/** A part of some whole, with Wilson's interval. */
export function rate(part: number, whole: number): Figure {
  return { value: whole === 0 ? 0 : part / whole, interval: wilson(part, whole) };
}

/** By how much too high what was said is, in a bin. */
export const excessIn = ({ count, stated, right }: Bin): number => (stated - right) / count;

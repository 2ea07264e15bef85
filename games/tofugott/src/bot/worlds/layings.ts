import { places } from '../../answers.ts';
import { silhouettes } from '../../silhouettes.ts';
import type { Utilities } from '../know/profile.ts';
import type { Layout } from '../know/turn-layout.ts';

/** How likely each silhouette lies in each place: by place, by silhouette. */
export type Layings = readonly (readonly number[])[];

/** 1 for a place of the best answers, −1 for one of the worst. */
export const signs: readonly number[] = places.map(({ row }) => (row === 'best' ? 1 : -1));

const most = 1 << places.length;
const steps = silhouettes.length + 1;

/** Weights of all ways to fill each set of places, with none of the silhouettes, one, two …: from the first on, from the last on. */
const fromFirst = Array.from({ length: steps }, () => new Float64Array(most));
const fromLast = Array.from({ length: steps }, () => new Float64Array(most));

/**
 * The soft-max over all ways to lay three best and three worst answers, all different, that agree with what is laid: a
 * way weighs as much as its best utilities less its worst ones. All are summed up silhouette by silhouette over the
 * sets of places that are filled, which gives the same as going through every one of them.
 */
export function layingsOf(utilities: Utilities, temperature: number, { among, laid }: Layout): Layings {
  const open = places.flatMap((_, place) => (laid[place] === null ? [place] : []));
  const free = among.filter((one) => !laid.includes(one));
  const factors = free.map((one) => open.map((place) => factorOf(utilities, temperature, place, one)));
  countWays(fromFirst, factors, open.length);
  countWays(fromLast, factors.toReversed(), open.length);
  const total = fromFirst[free.length]?.[(1 << open.length) - 1] ?? 0;
  const chances = laid.map((known) => silhouettes.map((_, one) => (known === one ? 1 : 0)));
  for (const [nth, one] of free.entries()) {
    for (const [bit, place] of open.entries()) {
      const others = waysAround(nth, free.length - 1 - nth, bit, open.length);
      (chances[place] as number[])[one] = ((factors[nth]?.[bit] ?? 0) * others) / total;
    }
  }
  return chances;
}

const factorOf = (utilities: Utilities, temperature: number, place: number, one: number): number =>
  Math.exp(((signs[place] ?? 0) * (utilities[place % utilities.length]?.[one] ?? 0)) / temperature);

function countWays(
  ways: readonly Float64Array[],
  factors: readonly (readonly number[])[],
  width: number,
): void {
  const sets = 1 << width;
  let before = ways[0] as Float64Array;
  before.fill(0);
  before[0] = 1;
  for (const [nth, factor] of factors.entries()) {
    const now = ways[nth + 1] as Float64Array;
    now.set(before);
    for (let bit = 0; bit < width; bit += 1) addWays(now, before, 1 << bit, sets, factor[bit] ?? 0);
    before = now;
  }
}

/** Adds the ways in which one more silhouette comes into a place that was empty before. */
function addWays(now: Float64Array, before: Float64Array, place: number, sets: number, factor: number): void {
  for (let set = place; set < sets; set = (set + 1) | place) {
    now[set] = (now[set] as number) + (before[set ^ place] as number) * factor;
  }
}

/** The weight of all ways in which those before and those behind one silhouette fill all places but one. */
function waysAround(before: number, behind: number, bit: number, width: number): number {
  const [first, last] = [fromFirst[before] as Float64Array, fromLast[behind] as Float64Array];
  const [full, place] = [(1 << width) - 1, 1 << bit];
  let sum = 0;
  for (let set = place; set <= full; set = (set + 1) | place) {
    sum += (first[set ^ place] as number) * (last[full ^ set] as number);
  }
  return sum;
}

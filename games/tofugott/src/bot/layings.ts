import { places } from '../answers.ts';
import { silhouettes } from '../silhouettes.ts';
import type { Profile } from './profile.ts';

/** What each silhouette is worth to somebody as an answer, by question. */
export type Utilities = readonly Profile[];

/** A turn as answers are laid in it: silhouettes by their index, what lies in each of the six places, null for nothing known. */
export type Layout = { readonly among: readonly number[]; readonly laid: readonly (number | null)[] };

/** How likely each silhouette lies in each place. */
export type Layings = {
  /** By place, by silhouette. */
  readonly chances: readonly (readonly number[])[];
  /** The logarithm of the weight of all layings that agree with what is laid. */
  readonly logTotal: number;
};

/** The factor that a silhouette in a place brings to the weight of a laying. */
function weightsOf(utilities: Utilities, temperature: number): readonly (readonly number[])[] {
  return places.map(({ row, question }) => {
    const sign = row === 'best' ? 1 : -1;
    return (utilities[question - 1] ?? []).map((value) => Math.exp((sign * value) / temperature));
  });
}

/**
 * The soft-max over all ways to lay three best and three worst answers, all different: a laying weighs as much as the
 * sum of its best utilities less its worst ones says. Ways are summed up silhouette by silhouette over sets of filled
 * places, which is the same as going through all of them.
 */
export function layingsOf(utilities: Utilities, temperature: number, { among, laid }: Layout): Layings {
  const weights = weightsOf(utilities, temperature);
  const open = places.flatMap((_, place) => (laid[place] === null ? [place] : []));
  const free = among.filter((one) => !laid.includes(one));
  const factors = free.map((one) => open.map((place) => weights[place]?.[one] ?? 0));
  const before = waysBefore(factors, open.length);
  const behind = waysBefore(factors.toReversed(), open.length);
  const total = before.at(-1)?.at(-1) ?? 0;
  const chances = places.map((_, place) => silhouettes.map((__, one) => (laid[place] === one ? 1 : 0)));
  for (const [nth, one] of free.entries()) {
    const shares = sharesOf(before[nth] ?? nothing, behind[free.length - 1 - nth] ?? nothing, open.length);
    for (const [bit, place] of open.entries()) {
      const row = chances[place] as number[];
      row[one] = ((factors[nth]?.[bit] ?? 0) * (shares[bit] ?? 0)) / total;
    }
  }
  return { chances, logTotal: Math.log(total) + weightOfLaid(weights, laid) };
}

const nothing = new Float64Array(1 << places.length);

/** The weights of all ways to fill each set of places with the first silhouettes: none, one, two … */
function waysBefore(factors: readonly (readonly number[])[], width: number): readonly Float64Array[] {
  let ways = new Float64Array(1 << width);
  ways[0] = 1;
  const all = [ways];
  for (const factor of factors) {
    const now = ways.slice();
    for (let bit = 0; bit < width; bit += 1) addWays(now, ways, 1 << bit, factor[bit] ?? 0);
    ways = now;
    all.push(ways);
  }
  return all;
}

/** Adds the ways in which one more silhouette comes into a place that was empty before. */
function addWays(now: Float64Array, before: Float64Array, place: number, factor: number): void {
  for (let set = place; set < now.length; set = (set + 1) | place) {
    now[set] = (now[set] as number) + (before[set ^ place] as number) * factor;
  }
}

/** For each place the weight of all ways in which one silhouette lies there and those before and behind it fill the rest. */
function sharesOf(before: Float64Array, behind: Float64Array, width: number): readonly number[] {
  const full = (1 << width) - 1;
  return Array.from({ length: width }, (_, bit) => {
    const place = 1 << bit;
    let sum = 0;
    for (let set = place; set <= full; set = (set + 1) | place) {
      sum += (before[set ^ place] as number) * (behind[full ^ set] as number);
    }
    return sum;
  });
}

function weightOfLaid(weights: readonly (readonly number[])[], laid: Layout['laid']): number {
  return laid.reduce<number>(
    (sum, one, place) => (one === null ? sum : sum + Math.log(weights[place]?.[one] ?? 1)),
    0,
  );
}

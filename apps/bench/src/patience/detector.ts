import { quantile } from '@rudel/bots/measure';
import type { Probe } from './watcher.ts';

/** A span of time in which somebody did something in secret, or nobody. */
export type Span = {
  readonly from: number;
  readonly to: number;
  readonly hasActed: boolean;
  /** The exchange or call in which it was. */
  readonly round: number;
};

/** What can be told of a span from outside, by its name. */
export type Traits = { readonly [name: string]: number };

export type Sample = { readonly traits: Traits; readonly hasActed: boolean; readonly round: number };

/** How well somebody does who guesses from one trait. */
export type Detection = {
  readonly samples: number;
  readonly right: number;
  /** The traits that were looked at in the end. */
  readonly by: readonly string[];
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function traitsOf(name: string, probes: readonly Probe[]): Traits {
  const delays = probes.map(({ delay }) => delay);
  if (delays.length === 0) return {};
  const arrivals = probes.map(({ at, delay }) => at + delay).toSorted((one, other) => one - other);
  const gaps = arrivals.slice(1).map((at, nth) => at - (arrivals[nth] ?? at));
  return {
    [`${name} longest`]: Math.max(...delays),
    [`${name} shortest`]: Math.min(...delays),
    [`${name} mean`]: mean(delays),
    [`${name} p90`]: quantile(delays, 0.9),
    [`${name} gap`]: Math.max(0, ...gaps),
    [`${name} count`]: delays.length,
  };
}

/** What the answers of a span tell. */
export function sampleOf({ from, to, hasActed, round }: Span, probes: readonly Probe[]): Sample {
  const within = probes.filter(({ at }) => at >= from && at < to);
  const refused = within.filter(({ kind }) => kind === 'refused');
  const written = within.filter(({ kind }) => kind === 'written');
  const traits = { ...traitsOf('refused', refused), ...traitsOf('written', written) };
  return { traits, hasActed, round };
}

/** A rule to guess by: above the threshold somebody has acted, or below it. */
type Rule = { readonly trait: string; readonly threshold: number; readonly isAbove: boolean };

const guess = ({ trait, threshold, isAbove }: Rule, { traits }: Sample): boolean =>
  (traits[trait] ?? 0) > threshold === isAbove;

const countRight = (rule: Rule, samples: readonly Sample[]): number =>
  samples.filter((sample) => guess(rule, sample) === sample.hasActed).length;

/** The rule that would have been right most often. */
function bestRule(samples: readonly Sample[]): Rule {
  const names = new Set(samples.flatMap(({ traits }) => Object.keys(traits)));
  let best: Rule = { trait: '', threshold: 0, isAbove: true };
  let most = 0;
  for (const trait of names) {
    for (const { traits } of samples) {
      for (const isAbove of [true, false]) {
        const rule = { trait, threshold: traits[trait] ?? 0, isAbove };
        const right = countRight(rule, samples);
        if (right > most) [best, most] = [rule, right];
      }
    }
  }
  return best;
}

/** As many samples with an act as without, so that whoever guesses blindly is right half the time. */
function balanced(samples: readonly Sample[]): readonly Sample[] {
  const [acted, still] = [true, false].map((did) => samples.filter(({ hasActed }) => hasActed === did));
  const count = Math.min(acted?.length ?? 0, still?.length ?? 0);
  return [...(acted ?? []).slice(0, count), ...(still ?? []).slice(0, count)];
}

/** Learns from every other round what tells best, and guesses the rounds between by it; then the other way round. */
export function detected(samples: readonly Sample[]): Detection {
  const halves = [0, 1].map((half) => balanced(samples.filter(({ round }) => round % 2 === half)));
  const rules = halves.map(bestRule);
  const right = rules.map((rule, half) => countRight(rule, halves[1 - half] ?? []));
  return {
    samples: halves.flat().length,
    right: right.reduce((sum, count) => sum + count, 0),
    by: [...new Set(rules.map(({ trait }) => trait))],
  };
}

/** Between which parts the truth lies, by Wilson; `z` says how surely. */
export function interval(right: number, of: number, z: number): readonly [number, number] {
  const part = right / of;
  const middle = part + z ** 2 / (2 * of);
  const reach = z * Math.sqrt((part * (1 - part)) / of + z ** 2 / (4 * of ** 2));
  const whole = 1 + z ** 2 / of;
  return [(middle - reach) / whole, (middle + reach) / whole];
}

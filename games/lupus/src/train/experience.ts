import { Events, fitLogistic, rounded } from '@rudel/bots/train';
import type { Experience } from '../bot/worlds/sureness.ts';
import type { Suspicion } from './suspicions.ts';

/** Where experience says how often one was right; in between it goes straight. Closest together where most suspicions are, and where the surest part from the sure. */
const knots: readonly number[] = [
  0, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1,
];

/** Certainty that is nearer to none or all than this counts as that near: its logarithm shall not outweigh everything. */
const brink = 0.005;

/** The suspicions of a match stand and fall together, so that a hundred of them tell no more than a few: so many have to speak for a bend of the curve. */
const stiffness = 30;
/** How much less that holds for the plain curve without bends, which is three numbers only. */
const freedom = 5;

/** The two knots around some certainty, and how much it belongs to the upper one. */
function between(sure: number): { readonly upper: number; readonly share: number } {
  const upper = Math.max(
    1,
    knots.findIndex((knot) => knot >= sure),
  );
  const [low, high] = [knots[upper - 1] as number, knots[upper] as number];
  return { upper, share: (sure - low) / (high - low) };
}

/** What the logit of being right is made of: a plain curve, and a bend at each knot. */
function featuresOf(sure: number): Float64Array {
  const row = new Float64Array(3 + knots.length);
  const inside = Math.min(1 - brink, Math.max(brink, sure));
  row.set([freedom, freedom * Math.log(inside), -freedom * Math.log(1 - inside)]);
  const { upper, share } = between(sure);
  row.set([1 - share, share], 3 + upper - 1);
  return row;
}

/** Suspicions about as sure as a knot: how many, and how many of them were right by the curve. */
type Pool = { readonly said: number; readonly right: number; readonly knots: number };

const joined = (one: Pool, other: Pool): Pool => ({
  said: one.said + other.said,
  right: one.right + other.right,
  knots: one.knots + other.knots,
});

const shareOf = ({ right, said }: Pool): number => right / said;

/** Whoever was surer shall have been right more often: knots for which that is not so are taken together. */
function rising(pools: readonly Pool[]): readonly number[] {
  const kept: Pool[] = [];
  for (const pool of pools) {
    let next = pool;
    for (let last = kept.at(-1); last !== undefined && shareOf(last) >= shareOf(next); last = kept.at(-1)) {
      next = joined(last, next);
      kept.pop();
    }
    kept.push(next);
  }
  return kept.flatMap((pool) => Array.from({ length: pool.knots }, () => shareOf(pool)));
}

const grain = 0.001;

/** What suspicions have taught. What is known is no suspicion: nobody asks experience about it, and nobody is suspected for nothing. */
export function experienceOf(suspicions: readonly Suspicion[]): Experience {
  const events = new Events(3 + knots.length);
  /** Some suspicion at every knot, so that none is without weight. */
  const near = knots.map(() => 1);
  for (const { sure, isRight } of suspicions.filter((one) => one.sure < 1)) {
    events.add(featuresOf(sure), isRight);
    const { upper, share } = between(sure);
    (near[upper] as number) += share;
    (near[upper - 1] as number) += 1 - share;
  }
  const coefficients = fitLogistic(events, stiffness);
  const pools = knots.map((knot, nth): Pool => {
    const logit = featuresOf(knot).reduce((sum, one, at) => sum + one * (coefficients[at] as number), 0);
    const said = near[nth] as number;
    return { said, right: said / (1 + Math.exp(-logit)), knots: 1 };
  });
  let least = 0;
  return rising(pools).map((right, nth) => {
    if (nth > 0) least = rounded(Math.max(right, least + grain), 3);
    return [knots[nth] as number, least];
  });
}

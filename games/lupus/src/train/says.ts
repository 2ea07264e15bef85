import type { Seat } from '@rudel/kernel';
import { believed } from '../bot/worlds/believed.ts';
import type { Belief, Ground, SeerCase } from '../bot/worlds/believed.ts';
import { groundOf } from '../bot/worlds/evidence.ts';
import { weightsBy } from '../bot/worlds/weights.ts';
import type { Fitted, Weights } from '../bot/worlds/weights.ts';
import type { Field } from './fields.ts';
import type { Moment } from './moments.ts';
import { nothing } from './surprise.ts';

/** By how much a logarithm grows with a field: at a seat, or at two. */
type Share = readonly [at: number, by: number];

/** What a field has to say in one case of a moment. */
export type Say = {
  readonly field: number;
  readonly nth: number;
  readonly seers: readonly Share[];
  readonly alone: readonly Share[];
  readonly both: readonly Share[];
};

const nudge = 0.01;

function sharesOf(from: Float64Array, to: Float64Array): readonly Share[] {
  const shares: Share[] = [];
  for (const [at, one] of from.entries()) {
    const other = to[at] as number;
    if (one > 0 && other > 0 && one !== other) shares.push([at, Math.log(other / one) / nudge]);
  }
  return shares;
}

/** Where the fields have something to say in a moment: wherever the ground gives way when one of them is nudged. */
export function saysIn({ shown, heard }: Moment, fitted: Fitted, fields: readonly Field[]): readonly Say[] {
  const { cases } = groundOf(shown, heard, weightsBy(fitted));
  return fields.flatMap((one, field) => {
    const nudged = groundOf(shown, heard, weightsBy(one.with(fitted, one.of(fitted) + nudge)));
    return cases.flatMap((from, nth) => {
      const to = nudged.cases[nth] as SeerCase;
      const [seers, alone] = [sharesOf(from.seers, to.seers), sharesOf(from.alone, to.alone)];
      const both = sharesOf(from.both, to.both);
      return seers.length + alone.length + both.length === 0 ? [] : [{ field, nth, seers, alone, both }];
    });
  });
}

function sumOf(shares: readonly Share[], worthAt: (at: number) => number): number {
  let sum = 0;
  for (const [at, by] of shares) sum += by * worthAt(at);
  return sum;
}

/** Two wolves stand twice in a list by two seats. */
const half = 0.5;

/** How much a say comes to if each is a wolf or the seer with these chances. */
const expectedOf = ({ seers, alone, both }: Say, belief: Belief): number =>
  sumOf(seers, (at) => belief.seer[at] as number) +
  sumOf(alone, (at) => belief.wolf[at] as number) +
  half * sumOf(both, (at) => belief.both[at] as number);

/** How much it came to. */
function trueOf({ seers, alone, both }: Say, { seer, wolves, players }: Moment): number {
  const isWolf = (seat: Seat): boolean => wolves.includes(seat);
  return (
    sumOf(seers, (at) => Number(at === seer)) +
    sumOf(alone, (at) => Number(isWolf(at))) +
    half * sumOf(both, (at) => Number(isWolf(Math.floor(at / players)) && isWolf(at % players)))
  );
}

/** How likely each case is, and what to believe in it. */
function casesOf(ground: Ground): readonly { readonly chance: number; readonly belief: Belief }[] {
  const whole = believed(ground, nothing);
  return ground.cases.map((one) => {
    const chance = one.seers.reduce(
      (sum, odds, seat) => (odds > 0 ? sum + (whole.seer[seat] as number) : sum),
      0,
    );
    return { chance, belief: chance > 0 ? believed({ ...ground, cases: [one] }, nothing) : whole };
  });
}

/** Adds by how much the truth of a moment would grow likelier with each field, as a logarithm: what was true, less what was to be expected. */
export function addSlopes(
  slopes: Float64Array,
  moment: Moment,
  says: readonly Say[],
  weights: Weights,
): void {
  const ground = groundOf(moment.shown, moment.heard, weights);
  const cases = casesOf(ground);
  const truth = ground.cases.findIndex(({ seers }) => (seers[moment.seer] as number) > 0);
  if ((cases[truth]?.chance ?? 0) === 0) return;
  for (const say of says) {
    const { chance, belief } = cases[say.nth] as (typeof cases)[number];
    const was = say.nth === truth ? trueOf(say, moment) : 0;
    slopes[say.field] = (slopes[say.field] as number) + was - chance * expectedOf(say, belief);
  }
}

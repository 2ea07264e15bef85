import { caution } from '../bot/parameters/weights.ts';
import { weightsBy } from '../bot/worlds/weights.ts';
import type { Fitted } from '../bot/worlds/weights.ts';
import { liar, steadyFields } from './fields.ts';
import type { Field } from './fields.ts';
import type { Moment } from './moments.ts';
import { addSlopes, saysIn } from './says.ts';
import type { Say } from './says.ts';
import { meanSurprise } from './surprise.ts';

/** How a climb goes. */
const climb = {
  /** The moments are taken in so many turns: a step on a part of them is nearly as good as one on all. */
  parts: 4,
  steps: 80,
  /** The first step of each number, and after how many steps it is half as long: so all come to rest. */
  stride: 0.2,
  halving: 15,
  /** How much of the last direction, and of how steep it was, is kept: the usual values, for a course that is nearly straight. */
  drift: 0.8,
  steepness: 0.95,
  /** How much speaks for the number of the prior, as if a few moments had told of it: what was hardly ever seen shall change little. */
  doubt: 10,
};

type Part = { readonly moments: readonly Moment[]; readonly says: readonly (readonly Say[])[] };

/** How much likelier the truth of some moments would be with a little more of each number, for each moment; less what the prior has against it. */
function slopesOf({ moments, says }: Part, at: Fitted, prior: Fitted, all: number): readonly number[] {
  const slopes = new Float64Array(steadyFields.length);
  const weights = weightsBy(at);
  for (const [nth, moment] of moments.entries()) addSlopes(slopes, moment, says[nth] ?? [], weights);
  return steadyFields.map(
    (field, nth) =>
      (slopes[nth] as number) / moments.length - (climb.doubt * (field.of(at) - field.of(prior))) / all,
  );
}

/** Climbs to where the truth of all moments is likeliest, with each number in its own stride (Adam). */
function climbed(moments: readonly Moment[], start: Fitted, prior: Fitted): Fitted {
  const says = moments.map((moment) => saysIn(moment, start, steadyFields));
  const parts = Array.from({ length: climb.parts }, (_, part): Part => {
    const isOfPart = (_one: unknown, nth: number): boolean => nth % climb.parts === part;
    return { moments: moments.filter(isOfPart), says: says.filter(isOfPart) };
  }).filter((part) => part.moments.length > 0);
  let [course, slant] = [steadyFields.map(() => 0), steadyFields.map(() => 0)];
  let at = start;
  for (let step = 1; step <= climb.steps; step += 1) {
    const part = parts[step % parts.length];
    if (part === undefined) return start;
    const slopes = slopesOf(part, at, prior, moments.length);
    course = course.map((one, nth) => climb.drift * one + (1 - climb.drift) * (slopes[nth] as number));
    slant = slant.map(
      (one, nth) => climb.steepness * one + (1 - climb.steepness) * (slopes[nth] as number) ** 2,
    );
    const stride = climb.stride / (1 + step / climb.halving) / (1 - climb.drift ** step);
    for (const [nth, field] of steadyFields.entries()) {
      const steep = Math.sqrt((slant[nth] as number) / (1 - climb.steepness ** step));
      if (steep > 0) at = field.with(at, field.of(at) + (stride * (course[nth] as number)) / steep);
    }
  }
  return at;
}

/** What never happens among bots may happen among people: a lie is not held rarer than this, nor than a wrong report where nobody is possessed. */
const leastLog: number = caution.wrong / caution.unpossessed;

/** How much a surprise about the seer counts beside one about a wolf: beliefs about wolves are what votes go by. */
const seerCounts = 0.2;

/** Goes along one number while the truth surprises less, with shorter and shorter steps. */
function walked(moments: readonly Moment[], start: Fitted, field: Field): Fitted {
  const lossOf = (fitted: Fitted): number => {
    const { wolf, seer } = meanSurprise(moments, weightsBy(fitted));
    return wolf + seerCounts * seer;
  };
  let [best, least] = [start, lossOf(start)];
  for (const step of [0.8, 0.4, 0.2, 0.1])
    for (const by of [step, -step])
      for (;;) {
        const next = field.with(best, field.of(best) + by);
        const loss = lossOf(next);
        if (loss >= least || field.of(next) < leastLog) break;
        [best, least] = [next, loss];
      }
  return best;
}

/** The numbers by which the truth of some moments is likeliest, from a beginning, and as far as a prior allows. */
export const fittedTo = (moments: readonly Moment[], start: Fitted, prior: Fitted): Fitted =>
  walked(moments, climbed(moments, start, prior), liar);

import { silhouettes } from '../../silhouettes.ts';
import { blended, flat } from '../know/profile.ts';
import type { Profile } from '../know/profile.ts';
import { nothingLaid } from '../know/turn-layout.ts';
import type { SeenTurn } from '../know/turn-layout.ts';
import { companionParameters } from '../parameters.ts';
import { spreadToKin } from './kinship.ts';
import { layingsOf, signs } from './layings.ts';
import type { Layings } from './layings.ts';

/** What is believed of people before they have shown anything. */
export type Belief = {
  /** How much tastes differ. */
  readonly spread: number;
  /** How much chance there is in an answer. */
  readonly temperature: number;
};

const { steps, stiffness } = companionParameters.reader;

/**
 * The taste that explains best what somebody has laid so far, and is not more special than it must be: the most likely
 * one where tastes are normally distributed and related silhouettes are liked together, found step by step.
 */
export function learnedTaste(turns: readonly SeenTurn[], { spread, temperature }: Belief): Profile {
  const trust = spread ** 2 / temperature;
  const step = 1 / (1 + (stiffness * turns.length * trust) / temperature);
  let taste = flat;
  for (let nth = 0; turns.length > 0 && nth < steps; nth += 1) {
    const pulls = turns.map((turn) => [1, pullOf(turn, taste, temperature)] as const);
    taste = blended([1 - step, taste], [step * trust, spreadToKin(blended(...pulls))]);
  }
  return taste;
}

/** How much more often each silhouette was laid best rather than worst than this taste makes one expect. */
function pullOf({ appeals, layout }: SeenTurn, taste: Profile, temperature: number): Profile {
  const utilities = appeals.map((appeal) => blended([1, appeal], [1, taste]));
  const expected = layingsOf(utilities, temperature, { ...layout, laid: nothingLaid });
  return blended([1, netOf(layingsOf(utilities, temperature, layout))], [-1, netOf(expected)]);
}

const netOf = (layings: Layings): Profile =>
  silhouettes.map((_, one) =>
    signs.reduce((sum, sign, place) => sum + sign * (layings[place]?.[one] ?? 0), 0),
  );

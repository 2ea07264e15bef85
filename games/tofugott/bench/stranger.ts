import { seededRng, shuffled } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import { blended, chanceProfile, scaledTo, tasteFor, traits } from '@rudel/tofugott/bot';
import type { Persona } from '@rudel/tofugott/bot';

/** How far a whim of the moment moves a silhouette. */
const whim = 0.7;

const between = (least: number, most: number, rng: Rng): number =>
  least + ((most - least) * rng.int(1001)) / 1000;

const silent = { loves: [], hates: [], talk: 0, best: [], worst: [], guess: [], noticed: [] };

/**
 * Somebody whom no bot has met: none of their characters, nor made quite the way these are. How special the taste is, how
 * much of it goes by traits, and how much chance there is beside it differs from one to the next.
 */
export function stranger(seed: string): Persona {
  const rng = seededRng(`stranger ${seed}`);
  const [loves, hates] = [shuffled(traits, rng, 4), shuffled(traits, rng, 3)];
  const byTraits = between(0, 1, rng);
  const taste = blended(
    [Math.sqrt(byTraits), scaledTo(tasteFor({ loves, hates }), 1)],
    [Math.sqrt(1 - byTraits), scaledTo(chanceProfile(1, rng), 1)],
  );
  return {
    character: silent,
    taste: scaledTo(taste, between(0.7, 1.1, rng)),
    quirk: ({ card, appeals }) =>
      appeals.map((_, question) => chanceProfile(whim, seededRng(`whim ${seed} ${card} ${question}`))),
    openness: 0.5,
    temperature: between(0.4, 0.6, rng),
  };
}

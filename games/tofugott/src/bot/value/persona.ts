import { seededRng } from '@rudel/kernel';
import { silhouettes } from '../../silhouettes.ts';
import type { CardReading } from '../know/card-reading.ts';
import { blended, flat, scaledTo, spreadOf } from '../know/profile.ts';
import type { Profile, Utilities } from '../know/profile.ts';
import { silhouetteTraits } from '../know/traits/silhouette-traits.ts';
import { traits } from '../know/traits/traits.ts';
import type { Trait } from '../know/traits/traits.ts';
import { companionParameters } from '../parameters.ts';
import { chanceProfile } from '../worlds/chance.ts';
import type { Character } from './characters/character.ts';

/** Somebody with a taste of their own. */
export type Persona = {
  readonly character: Character;
  /** What each silhouette is worth to it before any question is asked. */
  readonly taste: Profile;
  /** What else comes to its mind at a card, by question. */
  readonly quirk: (reading: CardReading) => Utilities;
  /** How readily it believes that somebody's taste is special, from 0 to 1. */
  readonly openness: number;
  /** How much chance there is in its answers. */
  readonly temperature: number;
};

const { spread, temperature, gagStrength, madeUpSpread } = companionParameters.taste;

/** What somebody wants an answer to be, by silhouette. */
export function tasteFor({ loves, hates }: Pick<Character, 'loves' | 'hates'>): Profile {
  return blended(
    ...loves.map((trait) => [1, silhouetteTraits[trait]] as const),
    ...hates.map((trait) => [-1, silhouetteTraits[trait]] as const),
  );
}

/** A character as a seed makes it: half of its taste and its running gag are this one's own. */
export function personaFrom(character: Character, seed: string): Persona {
  const rng = seededRng(`persona ${seed}`);
  const own = chanceProfile(1, rng);
  const taste = blended([1, scaledTo(tasteFor(character), 1)], [1, scaledTo(own, 1)]);
  const gag: Gag = {
    trait: traits[rng.int(traits.length)] ?? 'plain',
    silhouette: rng.int(silhouettes.length),
  };
  return {
    character,
    taste: scaledTo(taste, spread),
    quirk: (reading) => reading.appeals.map((_, question) => quirkOf(reading, question, gag, seed)),
    openness: rng.int(101) / 100,
    temperature,
  };
}

/** Whenever this trait is asked for, this silhouette comes to mind. */
type Gag = { readonly trait: Trait; readonly silhouette: number };

function quirkOf(reading: CardReading, question: number, gag: Gag, seed: string): Profile {
  const weight = reading.leanings[question]?.[gag.trait] ?? 0;
  const joke = flat.map((_, one) => (one === gag.silhouette ? gagStrength * Math.sign(weight) : 0));
  return reading.isGuessed ? blended([1, joke], [1, madeUp(reading, question, seed)]) : joke;
}

/** What a question of a custom deck is to somebody who understands little of its words: always the same, and only theirs. */
function madeUp({ card, appeals }: CardReading, question: number, seed: string): Profile {
  const known = spreadOf(appeals[question] ?? flat);
  const missing = Math.sqrt(Math.max(0, madeUpSpread ** 2 - known ** 2));
  return chanceProfile(missing, seededRng(`made up ${seed} ${card} ${question}`));
}

/** What answers are worth to a persona: what the questions ask for, its taste, and its quirk. */
export function utilitiesOf(
  { taste, quirk }: Pick<Persona, 'taste' | 'quirk'>,
  reading: CardReading,
): Utilities {
  const quirks = quirk(reading);
  return reading.appeals.map((appeal, question) =>
    blended([1, appeal], [1, taste], [1, quirks[question] ?? flat]),
  );
}

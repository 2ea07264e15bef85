import type { Language } from '@rudel/kernel';
import { silhouettes } from '../../silhouettes.ts';
import type { Silhouette } from '../../silhouettes.ts';
import type { Row } from '../../types.ts';
import { indexOf } from '../know/profile.ts';
import type { Profile } from '../know/profile.ts';
import type { Leaning } from '../know/traits/leaning.ts';
import { silhouetteTraits, traitOf } from '../know/traits/silhouette-traits.ts';
import { traits } from '../know/traits/traits.ts';
import type { Trait } from '../know/traits/traits.ts';
import { companionParameters, hintParameters } from '../parameters.ts';
import { factIn } from './hint-words.ts';
import type { HintWords, Wanted } from './hint-words.ts';
import { factsAbout } from './talk/facts/facts-about.ts';

const { traits: mostTraits, step, liking } = hintParameters;
const { spread } = companionParameters.taste;

/** What a question asks for most; what it asks to be without comes after that. */
export function wantedBy(leaning: Leaning): readonly Wanted[] {
  const weightOf = (trait: Trait): number => leaning[trait] ?? 0;
  return traits
    .filter((trait) => Math.abs(weightOf(trait)) >= step)
    .toSorted((one, other) => Math.abs(weightOf(other)) - Math.abs(weightOf(one)))
    .slice(0, mostTraits)
    .map((trait) => ({ trait, isWanted: weightOf(trait) > 0 }))
    .toSorted((one, other) => Number(other.isWanted) - Number(one.isWanted));
}

/** What somebody of this taste likes most; null where nothing stands out. */
export function likedIn(taste: Profile): Trait | null {
  const pullOf = (trait: Trait): number => {
    const profile = silhouetteTraits[trait];
    const size = Math.sqrt(profile.reduce((sum, value) => sum + value * value, 0));
    return profile.reduce((sum, value, at) => sum + value * (taste[at] ?? 0), 0) / size;
  };
  const top = traits.reduce((one, other) => (pullOf(other) > pullOf(one) ? other : one));
  return pullOf(top) >= liking * spread * Math.sqrt(silhouettes.length) ? top : null;
}

/** Why a silhouette answers a question so well or so badly: what weighs most among its traits, told as the companions tell it. */
export function factsFor(
  silhouette: Silhouette,
  leaning: Leaning,
  row: Row,
  language: Language,
): readonly string[] {
  const side = row === 'best' ? 1 : -1;
  const supportOf = (trait: Trait): number => side * (leaning[trait] ?? 0) * traitOf(silhouette, trait);
  const top = traits
    .filter((trait) => supportOf(trait) > 0 && factsAbout[silhouette][trait] !== undefined)
    .toSorted((one, other) => supportOf(other) - supportOf(one))[0];
  const fact = top === undefined ? undefined : factsAbout[silhouette][top];
  return fact === undefined ? [] : [factIn(fact, language)];
}

/** Whether the card names a silhouette as the joke of a question, in words or by an idiom. */
export function jokeParts(silhouette: Silhouette, leaning: Leaning, words: HintWords): readonly string[] {
  const bonus =
    (leaning[silhouette] ?? 0) + ((leaning.en?.[silhouette] ?? 0) + (leaning.de?.[silhouette] ?? 0)) / 2;
  return bonus > 0 ? [words.made] : [];
}

/** What somebody's own taste has to do with an answer. */
export function tasteParts(
  silhouette: Silhouette,
  taste: Profile,
  name: string,
  words: HintWords,
): readonly string[] {
  const liked = taste[indexOf(silhouette)] ?? 0;
  if (Math.abs(liked) < liking * spread) return [];
  return [liked > 0 ? words.taste(name) : words.against(name)];
}

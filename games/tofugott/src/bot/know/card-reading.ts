import { writtenLanguages } from '@rudel/kernel';
import type { CardText } from '../../cards/deck-types.ts';
import { findTexts } from '../../deck/decks.ts';
import { silhouettes } from '../../silhouettes.ts';
import type { CardId, CardTexts, Options } from '../../types.ts';
import { blended } from './profile.ts';
import type { Profile, Utilities } from './profile.ts';
import { appealOf } from './traits/appeal.ts';
import { guessedLeaning } from './traits/guessed-leaning.ts';
import { leaningsOf } from './traits/house-leanings.ts';
import type { Leaning } from './traits/leaning.ts';
import { traits } from './traits/traits.ts';

/** What a card asks for, as anybody may read it. */
export type CardReading = {
  readonly card: CardId;
  /** By question. */
  readonly leanings: readonly Leaning[];
  /** What each silhouette is worth as an answer to somebody without a taste of their own, by question. */
  readonly appeals: Utilities;
  /** Whether that is made up from the words of the card alone. */
  readonly isGuessed: boolean;
};

const places = [0, 1, 2] as const;

/** Our own cards as far as they have been read; what is written of them never changes. */
const readBefore = new Map<CardId, CardReading>();

/** Reads a card. A bot does not know which language people think in, so idioms count half. */
export function readingOf(options: Options, card: CardId): CardReading {
  const known = readBefore.get(card);
  if (known !== undefined) return known;
  const written = leaningsOf(card);
  const leanings = written ?? guessedLeanings(findTexts(options, card));
  const reading = { card, leanings, appeals: leanings.map(appealInBoth), isGuessed: written === null };
  if (written !== null) readBefore.set(card, reading);
  return reading;
}

function appealInBoth(leaning: Leaning): Profile {
  const parts = writtenLanguages.map((language) => {
    const appeal = appealOf(leaning, language);
    return [1 / writtenLanguages.length, silhouettes.map((one) => appeal[one])] as const;
  });
  return blended(...parts);
}

/** A card that says the same in both languages is written in one of them: in the one in which more of it is understood. */
function guessedLeanings(texts: CardTexts | null): readonly Leaning[] {
  if (texts === null) return places.map(() => ({}));
  const { en, de } = texts;
  const [english, german] = [guesses(en, 'en'), guesses(de, 'de')];
  if (en.scene !== de.scene || en.questions.some((one, at) => one !== de.questions[at]))
    return places.map((at) => mixed(english[at] ?? {}, german[at] ?? {}));
  return understood(german) > understood(english) ? german : english;
}

const guesses = (text: CardText, language: 'en' | 'de'): readonly Leaning[] =>
  places.map((at) => guessedLeaning(text, at, language));

const keys = [...traits, ...silhouettes] as const;

const understood = (leanings: readonly Leaning[]): number =>
  leanings.reduce((sum, one) => sum + keys.reduce((inner, key) => inner + Math.abs(one[key] ?? 0), 0), 0);

function mixed(one: Leaning, other: Leaning): Leaning {
  const means = keys.map((key) => [key, ((one[key] ?? 0) + (other[key] ?? 0)) / 2] as const);
  return Object.fromEntries(means.filter(([, weight]) => weight !== 0));
}

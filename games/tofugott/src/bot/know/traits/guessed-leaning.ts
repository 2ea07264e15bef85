import type { CardText } from '../../../cards/deck-types.ts';
import { silhouettes } from '../../../silhouettes.ts';
import type { Silhouette } from '../../../silhouettes.ts';
import { companionParameters } from '../../parameters.ts';
import type { Language } from './appeal.ts';
import type { Leaning } from './leaning.ts';
import { lexicon } from './lexicon.ts';
import type { LexiconEntry } from './lexicon.ts';
import { traits } from './traits.ts';
import type { Trait } from './traits.ts';

const { longEnoughWithin, weightOfScene } = companionParameters.reading;

const split = (stems: string): readonly string[] => stems.split(' ');
const stems = lexicon.map(({ en, de }) => ({ en: split(en), de: split(de) }));

/** Spelled as in the lexicon, where Swiss and German decks meet: without ß. */
const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .match(/\p{L}+/gu) ?? [];

function has(words: readonly string[], stem: string): boolean {
  if (stem.endsWith('$')) return words.includes(stem.slice(0, -1));
  const isLong = stem.length >= longEnoughWithin;
  return words.some((word) => word.startsWith(stem) || (isLong && word.includes(stem)));
}

/** The entries of the lexicon that a text speaks of. */
function entriesIn(text: string, language: Language): readonly LexiconEntry[] {
  const words = wordsIn(text);
  return lexicon.filter((_, at) => stems[at]?.[language].some((stem) => has(words, stem)));
}

/**
 * What a question seems to lean to by its words and those of its scene, for cards that come without leanings: a rough
 * guess, and nothing at all where no word is known.
 */
export function guessedLeaning(text: CardText, question: 0 | 1 | 2, language: Language): Leaning {
  const asked = entriesIn(text.questions[question], language);
  const around = entriesIn(text.scene, language).filter((one) => !asked.includes(one));
  const sums: { -readonly [Key in Trait | Silhouette]?: number } = {};
  for (const [entries, weight] of [[asked, 1] as const, [around, weightOfScene] as const]) {
    for (const { leaning } of entries) {
      for (const key of [...traits, ...silhouettes]) {
        const step = leaning[key];
        if (step !== undefined) sums[key] = (sums[key] ?? 0) + weight * step;
      }
    }
  }
  return sums;
}

import type { ByLanguage } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import type { WoofWords } from './words/woof-words.ts';

export type { WoofWords } from './words/woof-words.ts';

/** What the drawing of Woof!! says, in every language. */
export const woofWords: ByLanguage<WoofWords> = withSwiss({ en, de });

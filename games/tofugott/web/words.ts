import type { ByLanguage } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import type { TofugottWords } from './words/tofugott-words.ts';

export type { TofugottWords } from './words/tofugott-words.ts';

/** What the drawing of Tofugott says, in every language. */
export const tofugottWords: ByLanguage<TofugottWords> = withSwiss({ en, de });

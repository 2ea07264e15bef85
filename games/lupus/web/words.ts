import type { ByLanguage } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import type { LupusWords } from './words/lupus-words.ts';

export type { LupusWords } from './words/lupus-words.ts';

/** What the drawing of Lupus in Tabula says, in every language. */
export const lupusWords: ByLanguage<LupusWords> = withSwiss({ en, de });

import type { ByLanguage } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import type { WoelfeWords } from './words/woelfe-words.ts';

export type { WoelfeWords } from './words/woelfe-words.ts';

/** What the drawing of Wölfe says, in every language. */
export const woelfeWords: ByLanguage<WoelfeWords> = withSwiss({ en, de });

import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';
import { de } from './de.ts';
import { en } from './en.ts';
import type { TableWords } from './en.ts';

export type { TableWords } from './en.ts';

/** What the table says around any game, in every language. */
export const tableWords: ByLanguage<TableWords> = withSwiss({ en, de });

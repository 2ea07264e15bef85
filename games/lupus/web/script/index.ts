import { withSwiss } from '@rudel/kernel';
import type { LupusTypes } from '@rudel/lupus/page';
import type { Scripts } from '@rudel/ui/script';
import { de } from './de.ts';
import { en } from './en.ts';

/** What a screen for everybody says of Lupus in Tabula. */
export const scripts: Scripts<LupusTypes> = withSwiss({ en, de });

import { withSwiss } from '@rudel/kernel';
import type { Scripts } from '@rudel/ui/script';
import type { WoelfeTypes } from '@rudel/woelfe/page';
import { de } from './de.ts';
import { en } from './en.ts';

/** What a screen for everybody says of Wölfe. */
export const scripts: Scripts<WoelfeTypes> = withSwiss({ en, de });

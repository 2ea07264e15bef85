import { withSwiss } from '@rudel/kernel';
import type { TofugottTypes } from '@rudel/tofugott/page';
import type { Scripts } from '@rudel/ui/script';
import { de } from './de.ts';
import { en } from './en.ts';

/** What a screen for everybody says of Tofugott. */
export const scripts: Scripts<TofugottTypes> = withSwiss({ en, de });

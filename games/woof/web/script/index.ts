import { withSwiss } from '@rudel/kernel';
import type { Scripts } from '@rudel/ui/script';
import type { WoofTypes } from '@rudel/woof/page';
import { de } from './de.ts';
import { en } from './en.ts';

/** What a screen for everybody says of Woof!!. */
export const scripts: Scripts<WoofTypes> = withSwiss({ en, de });

import type { DogTypes } from '@rudel/dog/page';
import { withSwiss } from '@rudel/kernel';
import type { Scripts } from '@rudel/ui/script';
import { de } from './de.ts';
import { en } from './en.ts';

/** What a screen for everybody says of Dog. */
export const scripts: Scripts<DogTypes> = withSwiss({ en, de });

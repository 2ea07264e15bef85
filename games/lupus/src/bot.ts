import type { Bot } from '@rudel/bots';
import type { LupusTypes } from './types.ts';

/** The bots that know Lupus in Tabula, the weakest first. */
export const lupusBots: readonly Bot<LupusTypes>[] = [];

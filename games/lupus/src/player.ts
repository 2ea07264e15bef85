import type { PlayerRules } from '@rudel/kernel';
import { lupusRules } from './lupus-rules.ts';
import { sight } from './notation/sight.ts';
import type { LupusTypes } from './types.ts';

/** Lupus in Tabula as one eye may know it: all that a bot needs. */
export const lupusPlayer: PlayerRules<LupusTypes> = { ...lupusRules, sight };

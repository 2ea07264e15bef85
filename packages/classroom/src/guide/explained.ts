import { keptSet } from './kept-set.ts';
import type { KeptSet } from './kept-set.ts';

/** What was explained on this device (`dog/hit`), so that nothing is said twice; all games together have about sixty of them. */
export const explained: KeptSet = keptSet('rudel.explained', 500);

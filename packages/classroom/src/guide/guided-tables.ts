import { keptSet } from './kept-set.ts';
import type { KeptSet } from './kept-set.ts';

/** The tables on this device at which a guide explains what comes up; a person has few at a time. */
export const guidedTables: KeptSet = keptSet('rudel.guided', 8);

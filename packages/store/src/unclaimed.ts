import type { WritingPlace } from './port.ts';

/** Behind so many entries of a table that nobody has claimed. */
export const unclaimed = (after: number): WritingPlace => ({ epoch: 0, after });

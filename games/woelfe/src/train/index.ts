import type { Training } from '@rudel/bots/train';
import { bidNetTables } from './bid-net-tables.ts';
import { bidOutlookTable } from './bid-outlook-table.ts';
import { habitPartsTable } from './habit-parts-table.ts';
import { sideNetTable } from './side-net-table.ts';
import { strengthTable } from './strength-table.ts';
import { sureHandTable } from './sure-hand-table.ts';

/** Habits bid by strength and choose by parts and outlooks; the nets learn from what habits play. */
export const training: Training = {
  game: 'woelfe',
  tables: [strengthTable, sureHandTable, habitPartsTable, bidOutlookTable, ...bidNetTables, sideNetTable],
};

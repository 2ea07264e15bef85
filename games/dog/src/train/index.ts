import type { Training } from '@rudel/bots/train';
import { boardWorthTable } from './board-worth-table.ts';
import { leaningsTable } from './leanings-table.ts';

/** Both learn from what habits play. */
export const training: Training = { game: 'dog', tables: [boardWorthTable, leaningsTable] };

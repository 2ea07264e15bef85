import type { Training } from '@rudel/bots/train';
import { strengthTable } from './strength-table.ts';

export const training: Training = { game: 'woelfe', tables: [strengthTable] };

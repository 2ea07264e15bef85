import type { Training } from '@rudel/bots/train';
import { weightsOfEight } from '../bot/learned/weights-of-eight.ts';
import { weightsOfNine } from '../bot/learned/weights-of-nine.ts';
import { weightsOfTen } from '../bot/learned/weights-of-ten.ts';
import { surenessTable } from './sureness-table.ts';
import { weightsTable } from './weights-table.ts';

export const training: Training = {
  game: 'lupus',
  tables: [
    weightsTable({ players: 8, number: 'eight', inUse: weightsOfEight }),
    weightsTable({ players: 9, number: 'nine', inUse: weightsOfNine }),
    weightsTable({ players: 10, number: 'ten', inUse: weightsOfTen }),
    surenessTable,
  ],
};

export { split, villageTold } from './village.ts';
export type { Decision, LupusBot, Told } from './village.ts';

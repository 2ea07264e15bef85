import { kinds } from '../../../dice.ts';
import { habitHeed, habitParts } from '../../learned/habit-parts.ts';
import { mediumParameters, strongParameters } from '../../parameters.ts';
import type { HabitParameters } from '../../parameters.ts';
import { learnedOutlook } from './bid-chance.ts';
import type { Outlook } from './bid-chance.ts';

/** How a habit weighs things: by what was chosen for it, and by what it has learned. */
export type Temper = HabitParameters & {
  /** Where sides play, how much the prospects of the trick count, by place in it. */
  readonly heed: readonly number[];
  /** And what it is worth to roll a die besides: by stage of the round, place in the trick and kind. */
  readonly part: readonly number[];
  /** How one judges bids. */
  readonly outlook: Outlook;
};

const { usual, plain } = strongParameters;

export const usualTemper: Temper = { ...usual, heed: habitHeed, part: habitParts, outlook: learnedOutlook };

const stagesTimesPlaces = 12;
const kept = kinds.map((kind) => -mediumParameters.keep[kind]);

/** One who plays like the plain bot: strong dice are kept, and whatever else may come is not thought of. */
export const plainTemper: Temper = {
  ...plain,
  heed: [1, 1, 1, 1],
  part: Array.from({ length: stagesTimesPlaces }, () => kept).flat(),
  outlook: learnedOutlook,
};

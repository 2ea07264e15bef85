import { habitHeed, habitParts } from './habit-parts.ts';

/** How a habit weighs things; found by letting habits play against each other. */
export type Temper = {
  /** How much likelier than any die others beat what lies there. */
  readonly zeal: number;
  /** Where sides play, how much the prospects of the trick count, by place in it. */
  readonly heed: readonly number[];
  /** And what it is worth to roll a die besides: by stage of the round, place in the trick and kind. */
  readonly part: readonly number[];
  /** What it is worth to lead the next trick. */
  readonly lead: number;
  /** A goblin must gain so much for each roll that is still to come, up to a bound. */
  readonly patience: number;
  readonly patienceMost: number;
  /** How well players read sides that nobody has shown. */
  readonly insight: number;
  /** How much others' points count against one who plays alone. */
  readonly envy: number;
  /** How far chance sways a choice. */
  readonly whim: number;
};

export const usualTemper: Temper = {
  zeal: 1.2,
  heed: habitHeed,
  part: habitParts,
  lead: 0.03,
  patience: 0.09,
  patienceMost: 1.8,
  insight: 0.3,
  envy: 0.5,
  whim: 0.15,
};

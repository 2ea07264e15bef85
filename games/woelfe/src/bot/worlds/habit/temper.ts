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
  /** A goblin must gain so much at least, and so much for each roll that is still to come, up to a bound. */
  readonly patienceLeast: number;
  readonly patience: number;
  readonly patienceMost: number;
  /** How well players read sides that nobody has shown. */
  readonly insight: number;
  /** What a bid that comes right is worth to one who goes by the tricks it lacks alone; 0 for one who knows its chances. */
  readonly rightBid: number;
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
  patienceLeast: 0,
  patience: 0.09,
  patienceMost: 1.8,
  insight: 0.3,
  rightBid: 0,
  envy: 0.5,
  whim: 0.15,
};

/** What it costs to have rolled a die, by kind, for one who keeps the strong ones. */
const kept: readonly number[] = [0, 0.15, 0.45, 0.8, 0.8, 0.4, 0.3, 0.45];
const stagesTimesPlaces = 12;

/** One who looks no further than the trick on the table, and takes nobody for better than chance. */
export const plainTemper: Temper = {
  zeal: 1,
  heed: [1, 1, 1, 1],
  part: Array.from({ length: stagesTimesPlaces }, () => kept.map((cost) => -cost)).flat(),
  lead: 0.25,
  patienceLeast: 0.4,
  patience: 0.03,
  patienceMost: 1.12,
  insight: 0,
  rightBid: 6,
  envy: 0.5,
  whim: 0.3,
};

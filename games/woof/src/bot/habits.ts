/** How a strong player weighs things, in points. */
export type Habits = {
  /** What an error token costs by itself: it decides among equals. */
  readonly token: number;
  /** What a round without early suspicions costs besides. */
  readonly barred: number;
  /** What it costs to end the match while behind, and is worth while ahead. */
  readonly ending: number;
  /** What is worth more than its bare chance: a board that is half sure counts for less than half. */
  readonly curve: number;
  /** How much of what others are told counts against a move. */
  readonly discretion: number;
  /** How much of the shepherd's bonus is believed in. */
  readonly bait: number;
  /** How much what others do tells about who they are; 0 for nothing. */
  readonly reading: number;
  /** How likely somebody quick suspects early in the second turn, the third …, and how likely everybody else. */
  readonly quick: readonly number[];
  readonly slow: readonly number[];
  /** How many are quick, as long as nothing is known of them. */
  readonly shareOfQuick: number;
};

export const usualHabits: Habits = {
  token: 0.1,
  barred: 0.6,
  ending: 0.5,
  curve: 1,
  discretion: 0.1,
  bait: 0.7,
  reading: 0.5,
  quick: [0.35, 0.7, 0.8],
  slow: [0.02, 0.06, 0.12],
  shareOfQuick: 0.6,
};

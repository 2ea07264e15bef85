/** How a strong player weighs things, in points. */
export type Habits = {
  /** What an error token costs by itself: it decides among equals. */
  readonly token: number;
  /** What a round without early suspicions costs besides. */
  readonly barred: number;
  /** With less of a chance it does not suspect early, even where nothing is to be lost by it. */
  readonly nerve: number;
  /** What it costs to end the match while behind, and is worth while ahead. */
  readonly ending: number;
  /** How much of what others are told counts against a move. */
  readonly discretion: number;
  /** How much of the shepherd's bonus is believed in. */
  readonly bait: number;
  /** How much what others do tells about who they are: 0 for nothing, 1 for as much as is written down of the characters. */
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
  nerve: 0.65,
  ending: 0.5,
  discretion: 0.1,
  bait: 0.7,
  reading: 1.25,
  quick: [0.35, 0.7, 0.8],
  slow: [0.02, 0.06, 0.12],
  shareOfQuick: 0.6,
};

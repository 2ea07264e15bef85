/** What a hint tells of what was weighed. */
export const hintParameters = {
  /** How many moves it names at most: more are a list, not a hint. */
  most: 3,
  /** Seats that are worth so much less than the best one are not worth a thought: a fifth of a certainty. */
  band: 0.2,
  /** Where suspicion is nearly equal, those of one's own are spared: by so little that it decides among equals only. */
  sparing: 0.02,
  /** From so much of a certainty on a kind of clue is worth naming. */
  tells: 0.03,
  /** Somebody of no special character: a hint says what is sensible, not what suits a temper. */
  nobody: { statements: 4, openness: 0.5, boldness: 0.5, loyalty: 0.5, curiosity: 0.5 },
} as const;

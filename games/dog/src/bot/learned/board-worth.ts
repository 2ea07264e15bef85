/*
 * Written by a command. Change how it is made, not the numbers.
 *
 * made by: npm run train -- dog board-worth --seed 1 --size 20000
 * from: 20000 matches of habits
 * held out: log loss 0.5629 on the ends of rounds of 4000 matches
 * checked by a rehearsal with 40 matches of habits: f75c97dfcced9ed4
 * numbers: f0c7591effe90827
 */

/** What each feature of a board adds to the logit of winning; value/features.ts says which is which. */
export const boardWorth: readonly number[] = [
  0.183, -0.015, -0.036, 0.028, 0.01, 0.058, 0.038, 0.12, 0.018, 0.005, 0.077, -0.087, -0.044, 0.262, 1.129,
  -0.216, 0.053, 0.014, 0.076, 0.22, 0.014,
];

/*
 * Written by a command. Change how it is made, not the numbers.
 *
 * made by: npm run train -- woelfe strength --seed 1 --size 100000
 * from: 100000 tricks of two, of three and of four dice
 * held out: mean square error 0.1920 on 20000 tricks of each number of dice
 * checked by making it again
 * numbers: 0262b84f30036e35
 */

import type { Kind } from '../../dice.ts';

/** How often a die wins a trick of two, three or four dice when all others are any dice. */
export const strength: { readonly [K in Kind]: readonly [two: number, three: number, four: number] } = {
  W: [0.35, 0.21, 0.15],
  G: [0.53, 0.31, 0.21],
  B: [0.7, 0.48, 0.34],
  H: [0.77, 0.56, 0.41],
  M: [0.66, 0.5, 0.42],
  F: [0.48, 0.32, 0.25],
  Y: [0.02, 0, 0],
  P: [0.59, 0.43, 0.34],
};

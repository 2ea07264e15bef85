/*
 * Written by a command. Change how it is made, not the numbers.
 *
 * made by: npm run train -- lupus weights-of-eight --seed 1 --size 1600
 * from: 1600 matches
 * held out: log loss of who is a wolf, by seat, 0.4204 on 534 matches
 * checked by a rehearsal with 3 matches: 51e2cf51260f4d19
 * numbers: dd67ae28870b3fb3
 */

import type { Fitted } from '../worlds/weights.ts';

/** How much everything tells among eight. */
export const weightsOfEight: Fitted = {
  token: { by: -0.1, at: 0.14, both: -0.72 },
  led: { by: -0.31, at: 0.19, both: -0.22 },
  suspect: { by: 0.04, at: 0.02, both: -0.3 },
  trust: { by: 0.08, at: -0.11, both: -0.02 },
  choice: { at: -0.04, over: -0.09, ofMate: 0, overMate: 0.93 },
  avenged: 0.04,
  claims: { medium: 0, bodyguard: 0, owl: 0, mythomaniac: 0 },
  seer: {
    silent: -0.27,
    usurped: -1.19,
    spared: -0.17,
    guarded: 0,
    faked: -2.12,
    framesMate: -2.64,
    clearsMate: -0.03,
    namesRival: 2.48,
    later: -0.13,
  },
  medium: 4,
  liar: -4,
};

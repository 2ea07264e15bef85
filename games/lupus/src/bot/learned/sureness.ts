/*
 * Written by a command. Change how it is made, not the numbers.
 *
 * made by: npm run train -- lupus sureness --seed 1 --size 100
 * from: 100 matches of each size of village
 * held out: log loss of whether a suspicion was right 0.5422 on 25 matches of each size of village
 * checked by a rehearsal with 2 matches of each size of village: e7e94600bf690b02
 * numbers: f97ddd88f5c012b7
 */

import type { Experience, Village } from '../worlds/sureness.ts';

/** What came of suspicions in matches among bots, by the size of the village: how sure one was, and how often one was right. */
export const learnedSureness: { readonly [V in Village]: Experience } = {
  small: [
    [0, 0],
    [0.204, 0.195],
    [0.25, 0.238],
    [0.271, 0.264],
    [0.3, 0.274],
    [0.372, 0.276],
    [0.507, 0.378],
    [0.581, 0.561],
    [0.749, 0.579],
    [0.986, 0.963],
    [1, 0.972],
  ],
  ten: [
    [0, 0],
    [0.255, 0.184],
    [0.378, 0.304],
    [0.443, 0.337],
    [0.533, 0.495],
    [0.697, 0.538],
    [0.907, 0.761],
    [1, 0.821],
  ],
  guarded: [
    [0, 0],
    [0.176, 0.174],
    [0.242, 0.194],
    [0.273, 0.223],
    [0.298, 0.231],
    [0.324, 0.24],
    [0.469, 0.25],
    [0.867, 0.366],
    [1, 0.524],
  ],
  large: [
    [0, 0],
    [0.001, 0.024],
    [0.015, 0.071],
    [0.051, 0.133],
    [0.087, 0.167],
    [0.135, 0.171],
    [0.179, 0.19],
    [0.212, 0.257],
    [0.252, 0.314],
    [0.29, 0.333],
    [0.332, 0.355],
    [0.39, 0.362],
    [0.454, 0.452],
    [0.542, 0.462],
    [0.689, 0.624],
    [0.923, 0.829],
    [1, 0.872],
  ],
  town: [
    [0, 0],
    [0.01, 0.042],
    [0.065, 0.06],
    [0.129, 0.126],
    [0.154, 0.153],
    [0.178, 0.214],
    [0.226, 0.251],
    [0.282, 0.433],
    [0.397, 0.504],
    [0.66, 0.735],
    [0.954, 0.925],
    [1, 0.944],
  ],
};

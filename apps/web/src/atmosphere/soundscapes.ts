import type { Scenery } from '@rudel/ui/scenery';
import type { Call } from './calls.ts';

/** A call, and how many seconds pass from one to the next at least and at most. */
export type Recurring = { readonly call: Call; readonly every: readonly [least: number, most: number] };

/** What is heard somewhere: wind (how loud, and how much of its hiss), a hum that stays, and calls. */
export type Soundscape = {
  readonly wind: { readonly loud: number; readonly bright: number };
  readonly hum: readonly number[];
  readonly calls: readonly Recurring[];
};

const crickets: Recurring = { call: 'cricket', every: [1.2, 3.5] };

export const soundscapes: { readonly [S in Scenery]: Soundscape } = {
  yard: {
    wind: { loud: 0.05, bright: 520 },
    hum: [],
    calls: [
      { call: 'chirp', every: [6, 15] },
      { call: 'whistle', every: [11, 25] },
      { call: 'bark', every: [25, 60] },
    ],
  },
  clearing: {
    wind: { loud: 0.07, bright: 700 },
    hum: [],
    calls: [
      { call: 'crackle', every: [0.8, 3] },
      crickets,
      { call: 'owl', every: [25, 55] },
      { call: 'howl', every: [45, 100] },
    ],
  },
  farm: {
    wind: { loud: 0.06, bright: 600 },
    hum: [],
    calls: [
      { call: 'sheepBell', every: [4, 12] },
      { call: 'chirp', every: [7, 18] },
      { call: 'bark', every: [30, 70] },
    ],
  },
  night: {
    wind: { loud: 0.08, bright: 330 },
    hum: [],
    calls: [crickets, { call: 'owl', every: [14, 34] }, { call: 'howl', every: [30, 75] }],
  },
  morning: {
    wind: { loud: 0.04, bright: 620 },
    hum: [],
    calls: [
      { call: 'chirp', every: [2.5, 8] },
      { call: 'whistle', every: [6, 16] },
      { call: 'churchBell', every: [40, 90] },
    ],
  },
  shrine: {
    wind: { loud: 0.035, bright: 450 },
    hum: [98, 147],
    calls: [
      { call: 'drop', every: [2.5, 7] },
      { call: 'bamboo', every: [11, 21] },
      { call: 'chime', every: [16, 38] },
    ],
  },
};

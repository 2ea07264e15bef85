import { unreadable } from '@rudel/kernel';
import type { Fate } from '../village/fates.ts';
import type { Written } from './written.ts';

const letters: { readonly [T in Fate['time']]: string } = { night: 'n', day: 'd' };

/** `n2` in the second night, `d2` on the day after it. */
export const formatFate = ({ time, nth }: Fate): Written<Fate> => `${letters[time]}${nth}` as Written<Fate>;

/** All fates there can be, by their texts: they are read very often. */
const fates: ReadonlyMap<string, Fate> = new Map(
  Array.from({ length: 99 }, (_, before) => before + 1)
    .flatMap((nth): Fate[] => [
      { time: 'night', nth },
      { time: 'day', nth },
    ])
    .map((fate) => [formatFate(fate), fate]),
);

export const readFate = (text: string): Fate =>
  fates.get(text) ?? unreadable(`A fate is written like 'n2' or 'd2'.`);

import { notation, unreadable } from '../notation.ts';
import type { Notation } from '../notation.ts';

/** What a seat adds to the lot: up to 64 letters, digits, - and _; empty for nothing. */
export const contributionNotation: Notation<string> = notation(
  (contribution) => contribution,
  (text) =>
    /^[\p{L}\p{N}_-]{0,64}$/u.test(text)
      ? text
      : unreadable('A contribution is at most 64 letters, digits, - and _.'),
);

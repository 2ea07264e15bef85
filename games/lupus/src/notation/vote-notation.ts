import { readMaybe, unreadable } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import type { Ballot, Evidence, Tokens } from '../day/votes.ts';
import { maybeLetter, seatOf } from './letters.ts';
import type { Written } from './written.ts';

/** A seat in a day: one small letter. */
export const readSeatLetter = (text: string): Seat =>
  (text === text.toLowerCase() ? seatOf(text) : null) ?? unreadable('A seat in a day is one small letter.');

/** A letter for each seat: `bc-a`. */
export const formatTokens = (tokens: Tokens): Written<Tokens> =>
  tokens.map(maybeLetter).join('') as Written<Tokens>;

export const readTokens = (text: string): Tokens =>
  Array.from(text, (letter) => readMaybe(letter, readSeatLetter));

const evidenceLetters: { readonly [E in Evidence]: string } = { paw: 'p', tuft: 't' };

/** A letter for each seat: `pt-p`. */
export const formatBallot = (ballot: Ballot): Written<Ballot> =>
  ballot.map((one) => (one === null ? '-' : evidenceLetters[one])).join('') as Written<Ballot>;

export function readBallot(text: string): Ballot {
  if (!/^[pt-]{1,24}$/.test(text)) unreadable(`A second vote is written with 'p', 't' and '-'.`);
  return Array.from(text, (letter) =>
    readMaybe(letter, (one): Evidence => (one === evidenceLetters.paw ? 'paw' : 'tuft')),
  );
}

import { unreadable } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { letterOf, maybeLetter, seatOf } from '../notation/letters.ts';
import type { Told } from '../roles/role.ts';
import type { Layout } from './calls.ts';
import { letterOfSign, signOfLetter } from './signs.ts';
import type { Sign } from './signs.ts';

/** Somebody else with open eyes, and whom they pointed at; null if at nobody in time. */
export type Mate = { readonly seat: Seat; readonly at: Seat | null; readonly sign: Sign | null };

/** What a seat did in a call, and what it was told: nothing where it was not the one called. */
export type Note = {
  readonly at: Seat;
  /** Chance pointed, for want of an answer (7.1). */
  readonly isByLot: boolean;
  readonly sign: Sign | null;
  /** Which round of a joint call it tells of, so that it is another text after each of them, for everybody (3.2). */
  readonly round: number;
  /** Whom the called agreed on. */
  readonly chosen: Seat | null;
  readonly told: Told | null;
  readonly mates: readonly Mate[];
};

/** A layout as a short text. */
export const formatLayout = ({ hasSigns, isJoint, isTold, mates }: Layout): string =>
  `${hasSigns ? 's' : ''}${isJoint ? 'j' : ''}${isTold ? 't' : ''}${mates}`;

export const readLayout = (text: string): Layout => ({
  hasSigns: text.includes('s'),
  isJoint: text.includes('j'),
  isTold: text.includes('t'),
  mates: Number(text.slice(-1)),
});

const formatMate = (mate: Mate | undefined, hasSigns: boolean): string => {
  if (mate === undefined) return hasSigns ? '---' : '--';
  return `${letterOf(mate.seat)}${maybeLetter(mate.at)}${hasSigns ? letterOfSign(mate.sign) : ''}`;
};

/** The part of a note that everybody has in common: where they pointed themselves. */
export function pointed(
  { at, isByLot, sign }: Pick<Note, 'at' | 'isByLot' | 'sign'>,
  { hasSigns }: Layout,
): string {
  const letter = letterOf(at);
  const own = isByLot ? letter.toUpperCase() : letter;
  return hasSigns ? own + letterOfSign(sign) : own;
}

/** The rest of a note where there is nothing to tell: dashes for all that somebody else may be told (3.2). */
export const untold = ({ hasSigns, isJoint, isTold, mates }: Layout, round: number): string =>
  (isJoint ? `${round}-` : '') + '-'.repeat(Number(isTold) + mates * (hasSigns ? 3 : 2));

/** A note has the same length for all who are asked in a call, whatever there is to tell (3.2). */
export function formatNote(note: Note, layout: Layout): string {
  const { hasSigns, isJoint, isTold, mates } = layout;
  let text = pointed(note, layout);
  if (isJoint) text += `${note.round}${maybeLetter(note.chosen)}`;
  if (isTold) text += note.told ?? '-';
  for (let nth = 0; nth < mates; nth += 1) text += formatMate(note.mates[nth], hasSigns);
  return text;
}

const lengthOf = ({ hasSigns, isJoint, isTold, mates }: Layout): number =>
  1 + Number(hasSigns) + 2 * Number(isJoint) + Number(isTold) + mates * (hasSigns ? 3 : 2);

const bad = (text: string): never => unreadable(`'${text.slice(0, 40)}' is no note about this call.`);

const readSeatLetter = (letter: string, text: string): Seat => seatOf(letter) ?? bad(text);
const readMaybeSeat = (letter: string, text: string): Seat | null =>
  letter === '-' ? null : readSeatLetter(letter, text);
const readSign = (letter: string, text: string): Sign | null => {
  const sign = signOfLetter(letter);
  return sign === undefined ? bad(text) : sign;
};

const readRound = (digit: string, text: string): number => {
  if (digit === '-') return 1;
  return /\d/.test(digit) ? Number(digit) : bad(text);
};

const told: readonly string[] = ['w', 'h', 'v', 's'] satisfies readonly Told[];

export function readNote(text: string, layout: Layout): Note {
  if (text.length !== lengthOf(layout) || /[^A-Xa-x1-3-]/.test(text)) return bad(text);
  const { hasSigns, isJoint, isTold } = layout;
  let at = 0;
  const next = (isThere = true): string => {
    if (!isThere) return '-';
    at += 1;
    return text.charAt(at - 1);
  };
  const own = next();
  const sign = readSign(next(hasSigns), text);
  const round = readRound(next(isJoint), text);
  const chosen = readMaybeSeat(next(isJoint), text);
  const answer = next(isTold);
  if (answer !== '-' && !told.includes(answer)) return bad(text);
  const mates: Mate[] = [];
  for (let nth = 0; nth < layout.mates; nth += 1) {
    const [seat, target] = [next(), next()];
    const mateSign = readSign(next(hasSigns), text);
    if (seat !== '-')
      mates.push({
        seat: readSeatLetter(seat, text),
        at: readMaybeSeat(target, text),
        sign: mateSign,
      });
  }
  return {
    at: readSeatLetter(own, text),
    isByLot: own !== own.toLowerCase(),
    sign,
    round,
    chosen,
    told: answer === '-' ? null : (answer as Told),
    mates,
  };
}

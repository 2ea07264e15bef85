import { unreadable } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import type { Layout } from '../night/calls.ts';
import type { Mate, Note, Page } from '../night/notes.ts';
import type { Sign } from '../night/signs.ts';
import type { Told } from '../roles/role.ts';
import { letterOf, maybeLetter, seatOf } from './letters.ts';
import type { Written } from './written.ts';

type Letters<K extends string> = { readonly [key in K]: string };

const signLetters: Letters<Sign> = { insist: 'i', unsure: 'u', seer: 's', follow: 'f' };
const toldLetters: Letters<Told> = { wolf: 'w', human: 'h', villager: 'v', seer: 's' };

/** A layout as a short text: `sj2`. */
export const formatLayout = ({ hasSigns, isJoint, isTold, mates }: Layout): Written<Layout> =>
  `${hasSigns ? 's' : ''}${isJoint ? 'j' : ''}${isTold ? 't' : ''}${mates}` as Written<Layout>;

export const readLayout = (text: string): Layout => ({
  hasSigns: text.includes('s'),
  isJoint: text.includes('j'),
  isTold: text.includes('t'),
  mates: Number(text.slice(-1)),
});

const formatMate = (mate: Mate | undefined, hasSigns: boolean): string => {
  if (mate === undefined) return hasSigns ? '---' : '--';
  return `${letterOf(mate.seat)}${maybeLetter(mate.at)}${hasSigns ? letterIn(signLetters, mate.sign) : ''}`;
};

/** A note has the same length for all who are asked in a call, whatever there is to tell (3.2). */
export function formatNote(note: Note, { hasSigns, isJoint, isTold, mates }: Layout): Written<Note> {
  const own = letterOf(note.at);
  let text = note.isByLot ? own.toUpperCase() : own;
  if (hasSigns) text += letterIn(signLetters, note.sign);
  if (isJoint) text += `${note.round}${maybeLetter(note.chosen)}`;
  if (isTold) text += letterIn(toldLetters, note.told);
  for (let nth = 0; nth < mates; nth += 1) text += formatMate(note.mates[nth], hasSigns);
  return text as Written<Note>;
}

const lengthOf = ({ hasSigns, isJoint, isTold, mates }: Layout): number =>
  1 + Number(hasSigns) + 2 * Number(isJoint) + Number(isTold) + mates * (hasSigns ? 3 : 2);

const bad = (text: string): never => unreadable(`'${text.slice(0, 40)}' is no note about this call.`);

const letterIn = <K extends string>(letters: Letters<K>, key: K | null): string =>
  key === null ? '-' : letters[key];

const readLetter = <K extends string>(letters: Letters<K>, letter: string, text: string): K | null =>
  letter === '-' ? null : ((Object.keys(letters) as K[]).find((key) => letters[key] === letter) ?? bad(text));

const readSeatLetter = (letter: string, text: string): Seat => seatOf(letter) ?? bad(text);
const readMaybeSeat = (letter: string, text: string): Seat | null =>
  letter === '-' ? null : readSeatLetter(letter, text);

const readRound = (digit: string, text: string): number => {
  if (digit === '-') return 1;
  return /\d/.test(digit) ? Number(digit) : bad(text);
};

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
  const sign = readLetter(signLetters, next(hasSigns), text);
  const round = readRound(next(isJoint), text);
  const chosen = readMaybeSeat(next(isJoint), text);
  const told = readLetter(toldLetters, next(isTold), text);
  const mates: Mate[] = [];
  for (let nth = 0; nth < layout.mates; nth += 1) {
    const [seat, target] = [next(), next()];
    const mateSign = readLetter(signLetters, next(hasSigns), text);
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
    told,
    mates,
  };
}

/** The note that a call has left, as a glimpse tells it. */
export const noteTold = (closed: { readonly note: Written<Note>; readonly layout: Written<Layout> }): Note =>
  readNote(closed.note, readLayout(closed.layout));

/** Notes of a night, with dots between them. */
export const formatPage = (notes: Page): Written<Page> => notes.join('.') as Written<Page>;

export const readPage = (page: Written<Page>): Page => page.split('.') as Written<Note>[];

import {
  contributionNotation,
  notation,
  quoted,
  readOneOf,
  readWhole,
  readWith,
  unreadable,
} from '@rudel/kernel';
import type { Notation, Seat } from '@rudel/kernel';
import { cleanText, withoutLooseJoiners } from './clean-text.ts';
import { botPaces, clocks } from './table-doc.ts';
import type { PersonId } from './table-doc.ts';
import { cleanTalk, lengthOfTalk, longestTalk } from './talk.ts';
import { formatWish, presets, reactions, screenKeys } from './wish.ts';
import type { Wish } from './wish.ts';

export const longestName = 24;

/** What stands behind so many characters is not even looked at. */
const longestTyped = 200;

const letters = new Intl.Segmenter();

/** A name as it is kept: clean text, cut to its length; null if nothing is left. */
export function cleanName(text: string): string | null {
  const name = cleanText(text.slice(0, longestTyped));
  const ends = Array.from(letters.segment(name), ({ index, segment }) => index + segment.length);
  const end = ends.slice(0, longestName).findLast((at) => at <= longestName * 4) ?? 0;
  const short = withoutLooseJoiners(name.slice(0, end)).trim();
  return short === '' ? null : short;
}

const readPerson = (text: string): PersonId =>
  /^p[1-9]\d{0,5}$/.test(text) ? text : unreadable(`${quoted(text)} is nobody at a table.`);

function readName(text: string): string {
  return cleanName(text) ?? unreadable('A name needs at least one letter.');
}

function readTalk(text: string): string {
  const line = cleanTalk(text) ?? unreadable('Talk needs at least one character.');
  const length = lengthOfTalk(line);
  return length <= longestTalk
    ? line
    : unreadable(`Talk has ${longestTalk} characters at most, and this has ${length}.`);
}

const readSeat = (text: string): Seat => readWhole(text, 0, 63, 'A seat');

function readBot(rest: string): Wish {
  const [, seat = '', level = ''] =
    /^(\S+) ([\w-]{1,24})$/.exec(rest) ?? unreadable('A bot needs a seat and a level.');
  return { kind: 'bot', seat: readSeat(seat), level };
}

function readAdmit(rest: string): Wish {
  const [person = '', seat] = rest.split(/ (.*)/s);
  const admit = { kind: 'admit', person: readPerson(person) } as const;
  return seat === undefined ? admit : { ...admit, seat: readSeat(seat) };
}

function alone<W extends Wish>(wish: W): (rest: string) => W {
  return (rest) => (rest === '' ? wish : unreadable(`Nothing stands behind '${wish.kind}'.`));
}

const readers: { readonly [K in Wish['kind']]: (rest: string) => Wish } = {
  move: (text) => ({ kind: 'move', text }),
  sit: (rest) => ({ kind: 'sit', seat: readSeat(rest) }),
  ask: (rest) => ({ kind: 'ask', seat: readSeat(rest) }),
  unask: alone({ kind: 'unask' }),
  stand: alone({ kind: 'stand' }),
  leave: alone({ kind: 'leave' }),
  name: (rest) => ({ kind: 'name', name: readName(rest) }),
  lot: (text) => ({ kind: 'lot', text: readWith(contributionNotation, text) }),
  say: (rest) => ({ kind: 'say', what: readOneOf(rest, presets, 'A preset') }),
  react: (rest) => ({ kind: 'react', what: readOneOf(rest, reactions, 'A reaction') }),
  talk: (rest) => ({ kind: 'talk', text: readTalk(rest) }),
  hint: alone({ kind: 'hint' }),
  report: (rest) => ({ kind: 'report', line: readWhole(rest, 1, 999_999, 'The number of a line') }),
  reading: (rest) => ({ kind: 'reading', on: readOneOf(rest, ['on', 'off'], 'Reading') === 'on' }),
  screen: (rest) => ({ kind: 'screen', key: readOneOf(rest, screenKeys, 'A key for screens') }),
  bot: readBot,
  open: (rest) => ({ kind: 'open', seat: readSeat(rest) }),
  seats: (rest) => ({ kind: 'seats', count: readWhole(rest, 1, 64, 'The number of seats') }),
  options: (text) => ({ kind: 'options', text }),
  clock: (rest) => ({ kind: 'clock', clock: readOneOf(rest, clocks, 'The clock') }),
  pace: (rest) => ({ kind: 'pace', pace: readOneOf(rest, botPaces, 'The pace') }),
  hints: (rest) => ({ kind: 'hints', on: readOneOf(rest, ['on', 'off'], 'Hints') === 'on' }),
  list: (rest) => ({ kind: 'list', on: readOneOf(rest, ['on', 'off'], 'The list') === 'on' }),
  kick: (rest) => ({ kind: 'kick', person: readPerson(rest) }),
  admit: readAdmit,
  decline: (rest) => ({ kind: 'decline', person: readPerson(rest) }),
  silence: (rest) => ({ kind: 'silence', person: readPerson(rest) }),
  unsilence: (rest) => ({ kind: 'unsilence', person: readPerson(rest) }),
  host: (rest) => ({ kind: 'host', person: readPerson(rest) }),
  start: alone({ kind: 'start' }),
  rematch: alone({ kind: 'rematch' }),
  unready: alone({ kind: 'unready' }),
  pause: alone({ kind: 'pause' }),
  resume: alone({ kind: 'resume' }),
  takeback: alone({ kind: 'takeback' }),
  more: alone({ kind: 'more' }),
  join: alone({ kind: 'join' }),
  unjoin: alone({ kind: 'unjoin' }),
  reopen: alone({ kind: 'reopen' }),
};

const isKind = (text: string): text is Wish['kind'] => Object.hasOwn(readers, text);

/** What kind of wish a text is, by its first word; null where it is none. */
export function kindOf(text: string): Wish['kind'] | null {
  const [word] = parted(text);
  return isKind(word) ? word : null;
}

function parted(text: string): readonly [word: string, rest: string] {
  const blank = text.indexOf(' ');
  return blank < 0 ? [text, ''] : [text.slice(0, blank), text.slice(blank + 1)];
}

/** The text of a command: its first word says what is wanted. */
export const wishNotation: Notation<Wish> = notation(formatWish, (text) => {
  const [kind, rest] = parted(text);
  if (!isKind(kind)) return unreadable(`A command begins with a word like 'move', not with ${quoted(kind)}.`);
  return readers[kind](rest);
});

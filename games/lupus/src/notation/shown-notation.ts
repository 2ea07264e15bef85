import {
  formatList,
  formatMaybe,
  readList,
  readMaybe,
  readOneOf,
  readParts,
  readWhole,
  readWith,
  unreadable,
} from '@rudel/kernel';
import type { Fields, Seat } from '@rudel/kernel';
import type { Diary, Page } from '../night/notes.ts';
import { signs } from '../night/signs.ts';
import { options } from '../options.ts';
import { callOrder, roleOfLetter } from '../roles/index.ts';
import type { Card } from '../roles/role.ts';
import { phases } from '../types.ts';
import type { SecretChoice, Day, Mark, Shown, Unseen } from '../types.ts';
import { fewestPlayers, playersOf } from '../village/narrators.ts';
import { formatFate, readFate } from './fate-notation.ts';
import { letterOf, maybeLetter, mostPlayers } from './letters.ts';
import { readDeck } from './move-notation.ts';
import { formatSaid, readSaid } from './statement-notation.ts';
import { formatBallot, formatTokens, readBallot, readSeatLetter, readTokens } from './vote-notation.ts';
import type { Written } from './written.ts';

export const head = 'lupus/1';

const mostNights = 99;
const mostSeconds = 999;

const formatSeats = <T>(values: readonly T[], format: (value: T) => string): string =>
  formatList(values, format, '/');

const same = (text: string): string => text;

export function shownFields({ options: chosen, ...shown }: Shown): [string, string][] {
  return [
    ['opts', options.format(chosen)],
    ['seats', String(shown.seats)],
    ['phase', shown.phase],
    ['night', String(shown.night)],
    ['deck', formatList(shown.deck, same)],
    ['call', shown.call === null ? '-' : `${shown.call}.${shown.round}`],
    ['open', shown.isOpen ? 'yes' : 'no'],
    ['seconds', String(shown.seconds)],
    ['turn', formatMaybe(shown.turn)],
    ['elder', formatMaybe(shown.elder)],
    ['ready', formatList(shown.ready, String)],
    ['fates', formatSeats(shown.fates, formatMaybe)],
    ['days', formatList(shown.days, formatDay)],
    ['talk', formatSeats(shown.talk, (texts) => formatList(texts, same))],
  ];
}

/** `a~bcaa~-~bc~ptp-~b`: the Welcome card, tokens, the owl's target, paw and tuft, second votes, who was lynched. */
const formatDay = ({ welcome, first, owl, suspects, ballots, lynched }: Day): string =>
  [
    letterOf(welcome),
    first,
    maybeLetter(owl),
    suspects.map(maybeLetter).join('') || '-',
    ballots.join('+') || '-',
    maybeLetter(lynched),
  ].join('~');

function readDay(text: string): Day {
  const parts = text.split('~');
  if (parts.length !== 6) unreadable(`A day has six parts between '~'.`);
  const [welcome = '', first = '', owl = '', suspects = '', ballots = '', lynched = ''] = parts;
  return {
    welcome: readSeatLetter(welcome),
    first: formatTokens(readTokens(first)),
    owl: readMaybe(owl, readSeatLetter),
    suspects: suspects === '-' ? [] : Array.from(suspects, readSeatLetter),
    ballots: readList(ballots, (ballot) => formatBallot(readBallot(ballot)), '+'),
    lynched: readMaybe(lynched, readSeatLetter),
  };
}

const readTalk = (text: string): Shown['talk'][number] =>
  readList(text, (said) => formatSaid(readSaid(said)));

function readTalks(text: string, days: number): Shown['talk'] {
  if (days > 0) return readParts(text, days, readTalk);
  return text === '-' ? [] : unreadable('Nobody has spoken before the first day.');
}

function readCall(text: string): Pick<Shown, 'call' | 'round'> {
  if (text === '-') return { call: null, round: 1 };
  const [role = '', round = ''] = text.split(/\.(.*)/s);
  return {
    call: readOneOf(role, callOrder, 'A call'),
    round: readWhole(round, 1, 3, 'The round of a call'),
  };
}

export function readShown(fields: Fields): Shown {
  const chosen = readWith(options, fields.take('opts'));
  const seats = readWhole(fields.take('seats'), fewestPlayers, mostPlayers + 1, 'The number of seats');
  const readSeat = (text: string): Seat => readWhole(text, 0, seats - 1, 'A seat');
  const players = playersOf({ options: chosen, seats });
  const days = readList(fields.take('days'), readDay);
  return {
    options: chosen,
    seats,
    phase: readOneOf(fields.take('phase'), phases, 'The phase'),
    night: readWhole(fields.take('night'), 0, mostNights, 'The night'),
    deck: readDeck(fields.take('deck')),
    ...readCall(fields.take('call')),
    isOpen: readOneOf(fields.take('open'), ['no', 'yes'], 'The field open') === 'yes',
    seconds: readWhole(fields.take('seconds'), 0, mostSeconds, 'The seconds of a call'),
    turn: readMaybe(fields.take('turn'), readSeat),
    elder: readMaybe(fields.take('elder'), readSeat),
    ready: readList(fields.take('ready'), readSeat),
    fates: readParts(fields.take('fates'), players, (text) =>
      readMaybe(text, (fate) => formatFate(readFate(fate))),
    ),
    talk: readTalks(fields.take('talk'), days.length),
    days,
  };
}

const readCard = (text: string): Card =>
  roleOfLetter(text) === undefined
    ? unreadable('A card is one of the letters W V S M P B O F H Y.')
    : (text as Card);

const formatAnswer = (answer: SecretChoice | Unseen | null): string => {
  if (answer === null || answer === '?') return answer ?? '-';
  return answer.sign === null ? String(answer.at) : `${answer.at}.${answer.sign}`;
};

export function readAnswer(text: string): SecretChoice {
  const [at = '', sign] = text.split(/\.(.*)/s);
  return {
    at: readWhole(at, 0, mostPlayers - 1, 'A seat'),
    sign: sign === undefined ? null : readOneOf(sign, signs, 'A sign'),
  };
}

const formatMark = (mark: Mark | Unseen): string =>
  mark === '?' ? '?' : `${formatMaybe(mark.at)}.${mark.left}`;

export function readMark(text: string): Mark {
  const [at = '', left = ''] = text.split(/\.(.*)/s);
  return {
    at: readMaybe(at, (seat) => readWhole(seat, 0, mostPlayers - 1, 'A seat')),
    left: readWhole(left, 0, 3, 'The number of marks left'),
  };
}

/** The diary of a seat, its nights apart. */
export const readDiary = (text: string): Diary => readList(text, (page) => page as Written<Page>);

const formatDiary = (diary: Diary | Unseen): string => (diary === '?' ? '?' : formatList(diary, same));

/** What seats have before them, seen or not. */
export type Held = {
  readonly cards: readonly (Card | Unseen)[];
  readonly diaries: readonly (Diary | Unseen)[];
  readonly answers: readonly (SecretChoice | Unseen | null)[];
  readonly marks: readonly (Mark | Unseen)[];
};

export const heldFields = ({ cards, diaries, answers, marks }: Held): [string, string][] => [
  ['cards', formatSeats(cards, same)],
  ['diaries', formatSeats(diaries, formatDiary)],
  ['answers', formatSeats(answers, formatAnswer)],
  ['marks', formatSeats(marks, formatMark)],
];

/** Reads what seats have before them; `?` only where a sight is read. */
export function readHeld<U extends Unseen>(
  fields: Fields,
  players: number,
  unseen: readonly U[],
): {
  readonly cards: readonly (Card | U)[];
  readonly diaries: readonly (Diary | U)[];
  readonly answers: readonly (SecretChoice | U | null)[];
  readonly marks: readonly (Mark | U)[];
} {
  const maybeSeen =
    <T>(read: (text: string) => T) =>
    (text: string): T | U =>
      unseen.find((one) => one === text) ?? read(text);
  const each = <T>(key: string, read: (text: string) => T): (T | U)[] =>
    readParts(fields.take(key), players, maybeSeen(read));
  return {
    cards: each('cards', readCard),
    diaries: each('diaries', readDiary),
    answers: each('answers', (text) => readMaybe(text, readAnswer)),
    marks: each('marks', readMark),
  };
}

import {
  formatList,
  formatMaybe,
  readList,
  readMaybe,
  readOneOf,
  readParts,
  readWhole,
  readWith,
} from '@rudel/kernel';
import type { Fields } from '@rudel/kernel';
import { fewestSeats, mostSeats, placesOf } from './deck.ts';
import { formatDeed, formatReveal, readDeed, readMaybeReveal } from './log-notation.ts';
import { formatBoard, readBoard, readPlace } from './move-notation.ts';
import { options } from './options.ts';
import { mostErrors, mostRounds } from './rounds.ts';
import { phases } from './types.ts';
import type { Shown, Suspicion, Unseen, View } from './types.ts';

export const head = 'woof/1';

const mostPoints = 99;

const same = (text: string): string => text;
const bySeat = <T>(values: readonly T[], format: (value: T, seat: number) => string): string =>
  values.map(format).join('/');

export function shownFields({ options: chosen, ...shown }: Shown): [string, string][] {
  return [
    ['opts', options.format(chosen)],
    ['seats', String(shown.seats)],
    ['phase', shown.phase],
    ['round', String(shown.round)],
    ['starter', formatMaybe(shown.starter)],
    ['turn', formatMaybe(shown.turn)],
    ['looking', formatMaybe(shown.looking)],
    ['log', formatList(shown.log, formatDeed)],
    ['errors', bySeat(shown.errors, (count, seat) => `${count}${shown.red[seat] === true ? '!' : ''}`)],
    ['points', formatList(shown.points, (round) => bySeat(round, String))],
    ['last', shown.last === null ? '-' : formatReveal(shown.last)],
  ];
}

const readError = (text: string): number =>
  readWhole(text.replace(/!$/, ''), 0, mostErrors, 'The number of error tokens of a seat');

export function readShown(fields: Fields): Shown {
  const chosen = readWith(options, fields.take('opts'));
  const seats = readWhole(fields.take('seats'), fewestSeats, mostSeats, 'The number of seats');
  const each = <T>(text: string, read: (part: string) => T): T[] => readParts(text, seats, read);
  const [phase, round] = [fields.take('phase'), fields.take('round')];
  const [starter, turn, looking] = ['starter', 'turn', 'looking'].map((key) =>
    readMaybe(fields.take(key), readPlace),
  );
  const log = readList(fields.take('log'), readDeed);
  const errors = fields.take('errors');
  return {
    options: chosen,
    seats,
    phase: readOneOf(phase, phases, 'The phase'),
    round: readWhole(round, 1, mostRounds, 'The round'),
    starter: starter ?? null,
    turn: turn ?? null,
    looking: looking ?? null,
    log,
    errors: each(errors, readError),
    red: each(errors, (text) => text.endsWith('!')),
    points: readList(fields.take('points'), (one) =>
      each(one, (text) => readWhole(text, 0, mostPoints, 'The points of a seat')),
    ),
    last: readMaybeReveal(fields.take('last'), placesOf(seats), seats),
  };
}

/** What is hidden from some, as it is known to an eye or in truth. */
export type Secrets = Pick<View, 'pairs' | 'hands' | 'seen' | 'layout' | 'boards'>;

export function secretFields({ pairs, hands, seen, layout, boards }: Secrets): [string, string][] {
  const hand = (some: readonly string[]): string => formatList(some, same);
  return [
    ['pairs', bySeat(pairs, hand)],
    ['hands', bySeat(hands, hand)],
    ['seen', formatList(seen, same)],
    ['layout', formatList(layout, same)],
    ['boards', bySeat(boards, formatMaybeBoard)],
  ];
}

function formatMaybeBoard(board: Suspicion | Unseen | null): string {
  if (board === null) return '-';
  return board === '?' ? '?' : formatBoard(board);
}

/** Makes of a reader one that also reads `?`. */
export const orUnseen =
  <T>(read: (text: string) => T): ((text: string) => T | Unseen) =>
  (text) =>
    text === '?' ? '?' : read(text);

/** Reads lists of things by seat or place. */
export function readLists<T>(text: string, count: number, read: (text: string) => T): T[][] {
  return readParts(text, count, (list) => readList(list, read));
}

export function readBoards(text: string, seats: number): (Suspicion | Unseen | null)[] {
  return readParts(text, seats, (board) => readMaybe(board, orUnseen(readBoard)));
}

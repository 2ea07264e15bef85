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
import { formatTrick, readKind, readMaybeTrick, readSeat, readTrick } from './dice-notation.ts';
import { options } from './options.ts';
import { roundsOf, sidesFrom, sizeOf } from './rounds.ts';
import { phases } from './types.ts';
import type { GoblinAnswer, Kind, Shown, Unseen } from './types.ts';

export const head = 'woelfe/1';

const answers = ['goblin', 'pass'] as const;
const mostGoblins = 2;
const mostPoints = 999;
const mostRounds = 99;

export const readSeen = (text: string): Kind | Unseen => (text === '?' ? '?' : readKind(text));
export const readAnswer = (text: string): GoblinAnswer => readOneOf(text, answers, 'An answer');
export const readSeenAnswer = (text: string): GoblinAnswer | Unseen =>
  text === '?' ? '?' : readAnswer(text);

const same = (text: string): string => text;
const formatSeats = <T>(values: readonly T[], format: (value: T) => string): string =>
  formatList(values, format, '/');
const formatNumbers = (values: readonly number[]): string => formatSeats(values, String);

export function shownFields({ options: chosen, ...shown }: Shown): [string, string][] {
  return [
    ['opts', options.format(chosen)],
    ['seats', String(shown.seats)],
    ['phase', shown.phase],
    ['round', String(shown.round)],
    ['starter', formatMaybe(shown.starter)],
    ['turn', formatMaybe(shown.turn)],
    ['double', formatMaybe(shown.double)],
    ['fever', formatMaybe(shown.fever)],
    ['rabies', formatMaybe(shown.rabies)],
    ['goblins', formatNumbers(shown.goblins)],
    ['bids', formatSeats(shown.bids, formatMaybe)],
    ['tricks', formatList(shown.tricks, formatTrick)],
    ['trick', shown.trick === null ? '-' : formatTrick(shown.trick)],
    ['points', formatList(shown.points, formatNumbers)],
  ];
}

export function readShown(fields: Fields): Shown {
  const chosen = readWith(options, fields.take('opts'));
  const seats = readWhole(fields.take('seats'), 2, sidesFrom, 'The number of seats');
  const each = <T>(text: string, read: (part: string) => T): T[] => readParts(text, seats, read);
  const lastRound = seats === sidesFrom ? mostRounds : roundsOf(seats);
  return {
    options: chosen,
    seats,
    phase: readOneOf(fields.take('phase'), phases, 'The phase'),
    round: readWhole(fields.take('round'), 1, lastRound, 'The round'),
    starter: readMaybe(fields.take('starter'), readSeat),
    turn: readMaybe(fields.take('turn'), readSeat),
    double: readMaybe(fields.take('double'), readSeat),
    fever: readMaybe(fields.take('fever'), readSeat),
    rabies: readMaybe(fields.take('rabies'), readSeat),
    goblins: each(fields.take('goblins'), (text) =>
      readWhole(text, 0, mostGoblins, 'The number of goblins of a seat'),
    ),
    bids: each(fields.take('bids'), (text) => readMaybe(text, readBid)),
    tricks: readList(fields.take('tricks'), readTrick),
    trick: readMaybeTrick(fields.take('trick')),
    points: readList(fields.take('points'), (round) =>
      each(round, (text) => readWhole(text, 0, mostPoints, 'The points of a seat')),
    ),
  };
}

const readBid = (text: string): number => readWhole(text, 0, sizeOf(7, 2), 'A bid');

export const handFields = (
  hands: readonly (readonly string[])[],
  given: readonly (string | null)[],
): [string, string][] => [
  ['hands', formatSeats(hands, (hand) => formatList(hand, same))],
  ['answers', formatSeats(given, formatMaybe)],
];

export function readHands<T>(text: string, seats: number, readOne: (text: string) => T): T[][] {
  return readParts(text, seats, (hand) => readList(hand, readOne));
}

export function readAnswers<T>(text: string, seats: number, readOne: (text: string) => T): (T | null)[] {
  return readParts(text, seats, (answer) => readMaybe(answer, readOne));
}

import {
  formatList,
  formatMaybe,
  quoted,
  readList,
  readMaybe,
  readOneOf,
  readParts,
  readWhole,
  readWith,
  unreadable,
} from '@rudel/kernel';
import type { Fields, Seat } from '@rudel/kernel';
import { readCardId, readSilhouette } from './move-notation.ts';
import { options } from './options.ts';
import { fewestSeats, lastQuestion, mostSeats } from './turns.ts';
import { phases } from './types.ts';
import type { Answers, Guesses, PastTurn, Shown, Silhouette, TieRound, View } from './types.ts';

export const head = 'tofugott/1';

const same = (text: string): string => text;
const readSeat = (text: string): Seat => readWhole(text, 0, mostSeats - 1, 'A seat');
const readMaybeSilhouette = (text: string): Silhouette | null => readMaybe(text, readSilhouette);

/** Silhouettes one after another; within a part of a field they stand between dots. */
const formatCards = (cards: readonly Silhouette[], separator = ','): string =>
  formatList(cards, same, separator);
const readCards = (text: string, separator = ','): readonly Silhouette[] =>
  readList(text, readSilhouette, separator);

const formatGuesses = (guesses: Guesses, separator: string): string =>
  guesses.map(formatMaybe).join(separator);

function formatPast({ card, aside, best, worst, guesses }: PastTurn): string {
  const cards = [aside, best, worst].map((list) => formatCards(list, '.'));
  return [card, ...cards, ...guesses.map((one) => formatGuesses(one, '.'))].join('>');
}

function readPast(text: string, seats: number): PastTurn {
  const [card = '', aside = '', best = '', worst = '', ...guesses] = text.split('>');
  if (guesses.length !== lastQuestion)
    unreadable(`${quoted(text)} is not a turn: card, aside, best, worst and three rounds of guesses.`);
  return {
    aside: readCards(aside, '.'),
    guesses: guesses.map((one) => readParts(one, seats, readMaybeSilhouette, '.')),
    best: readCards(best, '.'),
    worst: readCards(worst, '.'),
    card: readCardId(card),
  };
}

const formatRound = ({ seats, turned }: TieRound): string =>
  seats.map((seat, index) => `${seat}>${formatCards(turned[index] ?? [], '.')}`).join('/');

function readRound(text: string): TieRound {
  const parts = text.split('/').map((part): [Seat, readonly Silhouette[]] => {
    const [seat = '', cards, ...more] = part.split('>');
    if (cards === undefined || more.length > 0)
      return unreadable(`${quoted(part)} is not what a seat has turned over.`);
    return [readSeat(seat), readCards(cards, '.')];
  });
  return { seats: parts.map(([seat]) => seat), turned: parts.map(([, cards]) => cards) };
}

const mostPoints = 999;

function readPoints(text: string): number {
  const isMinus = text.startsWith('-');
  const value = readWhole(
    isMinus ? text.slice(1) : text,
    isMinus ? 1 : 0,
    mostPoints,
    'The points of a seat',
  );
  return isMinus ? -value : value;
}

export function shownFields({ options: chosen, ...shown }: Shown): [string, string][] {
  return [
    ['opts', options.format(chosen)],
    ['seats', String(shown.seats)],
    ['phase', shown.phase],
    ['starter', formatMaybe(shown.starter)],
    ['card', formatMaybe(shown.card)],
    ['aside', formatCards(shown.aside)],
    ['guesses', formatList(shown.guesses, (one) => formatGuesses(one, '/'), '|')],
    ['best', formatCards(shown.best)],
    ['worst', formatCards(shown.worst)],
    ['past', formatList(shown.past, formatPast)],
    ['tie', formatList(shown.tie, formatRound)],
    ['points', shown.points.map(String).join('/')],
  ];
}

export function readShown(fields: Fields): Shown {
  const chosen = readWith(options, fields.take('opts'));
  const seats = readWhole(fields.take('seats'), fewestSeats, mostSeats, 'The number of seats');
  const phase = readOneOf(fields.take('phase'), phases, 'The phase');
  const starter = readMaybe(fields.take('starter'), readSeat);
  const card = readMaybe(fields.take('card'), readCardId);
  return {
    options: chosen,
    seats,
    phase,
    starter,
    card,
    aside: readCards(fields.take('aside')),
    guesses: readList(fields.take('guesses'), (one) => readParts(one, seats, readMaybeSilhouette), '|'),
    best: readCards(fields.take('best')),
    worst: readCards(fields.take('worst')),
    past: readList(fields.take('past'), (turn) => readPast(turn, seats)),
    tie: readList(fields.take('tie'), readRound),
    points: readParts(fields.take('points'), seats, readPoints),
  };
}

const lockWords = ['open', 'locked'] as const;

export function formatAnswers(answers: View['answers']): string {
  if (answers === null || answers === '?') return formatMaybe(answers);
  const { best, worst, isLocked } = answers;
  const laid = [best, worst].map((row) => row.map(formatMaybe).join(','));
  return [...laid, lockWords[isLocked ? 1 : 0]].join('/');
}

const readRow = (row: string): (Silhouette | null)[] =>
  readParts(row, lastQuestion, readMaybeSilhouette, ',');

export function readAnswers(text: string): Answers {
  const [best = '', worst = '', lock = ''] = readParts(text, 3, same);
  return {
    best: readRow(best),
    worst: readRow(worst),
    isLocked: readOneOf(lock, lockWords, 'What is laid') === 'locked',
  };
}

export const formatPicks = (picks: View['picks']): string => picks.map(formatMaybe).join('/');

export function readPicks<T>(text: string, seats: number, readOne: (text: string) => T): (T | null)[] {
  return readParts(text, seats, (pick) => readMaybe(pick, readOne));
}

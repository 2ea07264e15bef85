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
import { fresh, inNest, placeOf, ringSize, seats, stallDoor, startOf, stoneFor } from './board.ts';
import type { Stone } from './board.ts';
import { cards } from './cards.ts';
import { options } from './options.ts';
import { phases } from './types.ts';
import type { Card, Shown, Unseen } from './types.ts';

export const head = 'dog/1';

const same = (text: string): string => text;

/** Written large; read in either case. */
export function readCard(text: string): Card {
  const card = cards.find((known) => known === text.toUpperCase());
  return card ?? unreadable(`${quoted(text)} is no card: cards are A, 2 to 10, J, Q, K and X for the joker.`);
}

export const readSeat = (text: string): Seat => readWhole(text, 0, 3, 'A seat');
export const readSeen = (text: string): Card | Unseen => (text === '?' ? '?' : readCard(text));

const formatPile = (pile: readonly string[]): string => formatList(pile, same);
const formatPiles = (piles: readonly (readonly string[])[]): string => formatList(piles, formatPile, '/');

/** Stones as their seat counts them: `n` nest, `0!` fresh, a field of the ring, `h2` second field of the stall. */
function formatStone(seat: Seat, stone: Stone): string {
  if (stone === inNest) return 'n';
  if (stone >= stallDoor) return `h${stone - stallDoor + 1}`;
  return `${placeOf(seat, stone)}${stone === fresh ? '!' : ''}`;
}

function readStone(seat: Seat, text: string): Stone {
  if (text === 'n') return inNest;
  const stall = /^h([1-4])$/.exec(text);
  if (stall !== null) return stallDoor + Number(stall[1]) - 1;
  const [, field = '', mark = ''] = /^(\d+)(!?)$/.exec(text) ?? [];
  if (field === '')
    unreadable(
      `${quoted(text)} is no stone: write n, a field 0 to 63, 'field!' for a fresh one, or h1 to h4.`,
    );
  const place = readWhole(field, 0, ringSize - 1, 'A field');
  if (mark === '') return stoneFor(seat, place);
  return place === startOf(seat)
    ? fresh
    : unreadable(`A fresh stone of seat ${seat} stands on ${startOf(seat)}, not on ${place}.`);
}

export function shownFields({ options: chosen, ...shown }: Shown): [string, string][] {
  return [
    ['opts', options.format(chosen)],
    ['phase', shown.phase],
    ['round', String(shown.round)],
    ['starter', formatMaybe(shown.starter)],
    ['turn', formatMaybe(shown.turn)],
    ...seats.map((seat): [string, string] => [
      `s${seat}`,
      formatList(shown.board.slice(seat * 4, seat * 4 + 4), (stone) => formatStone(seat, stone)),
    ]),
    ['played', formatPiles(shown.played)],
    ['out', formatList(shown.out, String)],
    ['tray', formatPile(shown.tray)],
  ];
}

function readSeatStones(fields: Fields, seat: Seat): Stone[] {
  const stones = readList(fields.take(`s${seat}`), (text) => readStone(seat, text));
  if (stones.length !== 4) unreadable(`Seat ${seat} has four stones, not ${stones.length}.`);
  return stones.toSorted((one, other) => one - other);
}

export function readPiles<T>(text: string, readOne: (text: string) => T): T[][] {
  return readParts(text, seats.length, (pile) => readList(pile, readOne));
}

export function readShown(fields: Fields): Shown {
  return {
    options: readWith(options, fields.take('opts')),
    phase: readOneOf(fields.take('phase'), phases, 'The phase'),
    round: readWhole(fields.take('round'), 1, 99_999, 'The round'),
    starter: readMaybe(fields.take('starter'), readSeat),
    turn: readMaybe(fields.take('turn'), readSeat),
    board: seats.flatMap((seat) => readSeatStones(fields, seat)),
    played: readPiles(fields.take('played'), readCard),
    out: readList(fields.take('out'), readSeat),
    tray: readList(fields.take('tray'), readCard),
  };
}

export const handFields = (
  hands: readonly (readonly string[])[],
  gifts: readonly (string | null)[],
): [string, string][] => [
  ['hands', formatPiles(hands)],
  ['gifts', formatList(gifts, formatMaybe, '/')],
];

export function readGifts<T>(text: string, readOne: (text: string) => T): (T | null)[] {
  return readParts(text, seats.length, (gift) => readMaybe(gift, readOne));
}

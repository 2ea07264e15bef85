import type { Seat } from '@rudel/kernel';
import { cards } from './cards.ts';
import type { Card } from './cards.ts';
import type { Options } from './options.ts';

/** A seat, or with four seats the simulated one in the middle, which is counted behind them (woof 1.6). */
export type CardPlace = number;

/** How many of each card there are. */
export type Deck = { readonly [C in Card]: number };

export const fewestSeats = 4;
export const mostSeats = 8;

/** How many places have cards: four players sit down as five (woof 1.6). */
export const placesOf = (seats: number): number => (seats === fewestSeats ? seats + 1 : seats);

/** The place that nobody sits at; null with five players or more (woof 1.6). */
export const middleOf = (seats: number): CardPlace | null => (seats === fewestSeats ? seats : null);

const lists: readonly (readonly number[])[] = Array.from({ length: mostSeats + 1 }, (_, count) =>
  Array.from({ length: count }, (__, nth) => nth),
);

/** 0, 1, 2 … below a number of seats or places. */
export const listOf = (count: number): readonly number[] => lists[count] as readonly number[];

export const nextSeat = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

type Counts = { readonly [C in 'D' | 'D?' | 'H' | 'H?' | 'P?' | 'W']: number };

/** All cards but sheep, by the number of places; sheep fill up to two a place (woof 1.3). */
const presets: { readonly [places: number]: Counts } = {
  5: { D: 1, 'D?': 1, H: 1, 'H?': 1, 'P?': 1, W: 1 },
  6: { D: 2, 'D?': 1, H: 1, 'H?': 1, 'P?': 1, W: 1 },
  7: { D: 2, 'D?': 1, H: 1, 'H?': 1, 'P?': 1, W: 2 },
  8: { D: 2, 'D?': 1, H: 2, 'H?': 1, 'P?': 1, W: 2 },
};

const chosenCounts = (options: Options): Counts => ({
  D: options.dogs,
  'D?': options.unknownDogs,
  H: options.hunters,
  'H?': options.unknownHunters,
  'P?': options.shepherds,
  W: options.wolves,
});

/** The cards of a table: two a place, whatever is chosen (woof 1.3, 9.6). */
export function deckOf(options: Options, seats: number): Deck {
  const places = placesOf(seats);
  const counts = options.deck === 'counts' ? chosenCounts(options) : (presets[places] as Counts);
  const others = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const base = { S: 2 * places - others, SD: 0, DW: 0, HS: 0, PH: 0, ...counts };
  return options.expert === 'yes' ? disguised(base) : base;
}

/** The expert game: every “?” card and one sheep are replaced by a card in disguise (woof 1.4). */
function disguised(base: Deck): Deck {
  return {
    ...base,
    S: base.S - 1,
    SD: 1,
    'D?': 0,
    DW: base['D?'],
    'H?': 0,
    HS: base['H?'],
    'P?': 0,
    PH: base['P?'],
  };
}

/** The cards of a deck one by one, in order. */
export function cardsIn(deck: Deck): readonly Card[] {
  return cards.flatMap((card) => Array.from({ length: deck[card] }, () => card));
}

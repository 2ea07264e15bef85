import type { Options } from './options.ts';

export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** What a card can be played as. */
export type Rank = (typeof ranks)[number];

/** A card in hand: a rank, or the joker, which names a rank as it is played. */
export type Card = Rank | 'X';

export const cards: readonly Card[] = [...ranks, 'X'];

/** Every card is known by its first character: the tens by their 1. */
const orderByInitial: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  cards.findIndex((card) => card.charCodeAt(0) === code),
);

const placeInOrder = (card: Card): number => orderByInitial[card.charCodeAt(0)] as number;

/** A hand in the order in which hands are written. */
export function sortedHand(hand: readonly Card[]): readonly Card[] {
  const sorted = hand.slice();
  sortHand(sorted);
  return sorted;
}

/** Puts a hand in order, in place. */
export function sortHand(hand: Card[]): void {
  for (let end = 1; end < hand.length; end += 1) sink(hand, end);
}

/** Moves a card down to its place among those before it, which are in order; hands are short. */
function sink(hand: Card[], from: number): void {
  const card = hand[from] as Card;
  const order = placeInOrder(card);
  let slot = from;
  for (; slot > 0 && placeInOrder(hand[slot - 1] as Card) > order; slot -= 1)
    hand[slot] = hand[slot - 1] as Card;
  hand[slot] = card;
}

/** The hand without one copy of a card that it holds. */
export function without(hand: readonly Card[], card: Card): readonly Card[] {
  const left = hand.slice();
  const last = left.length - 1;
  for (let place = placeIn(hand, card); place < last; place += 1) left[place] = left[place + 1] as Card;
  left.pop();
  return left;
}

function placeIn(hand: readonly Card[], card: Card): number {
  let place = 0;
  while (place < hand.length && hand[place] !== card) place += 1;
  return place;
}

/** The hand after one of its cards went out and another came in. */
export function exchanged(hand: readonly Card[], given: Card, received: Card): readonly Card[] {
  const after = hand.slice();
  after[placeIn(after, given)] = received;
  sortHand(after);
  return after;
}

/** How far each rank drives a stone; seven and jack have sections of their own (dog 3.1). */
export const distances: { readonly [R in Rank]: readonly number[] } = {
  A: [1, 11],
  '2': [2],
  '3': [3],
  '4': [4, -4],
  '5': [5],
  '6': [6],
  '7': [],
  '8': [8],
  '9': [9],
  '10': [10],
  J: [],
  Q: [12],
  K: [13],
};

/** The ranks that bring a stone out of the nest (dog 3.1). */
export function opensNest(rank: Card): boolean {
  return rank === 'A' || rank === 'K';
}

/** One way to use a card: as a rank that drives so far, and that may open the nest. */
export type Use = { readonly as: Rank; readonly distances: readonly number[]; readonly opensNest: boolean };

const useAs = (as: Rank): Use => ({ as, distances: distances[as], opensNest: opensNest(as) });

const allUses: readonly Use[] = ranks.map(useAs);

const usesInOrder: readonly (readonly Use[])[] = [...allUses.map((use) => [use]), allUses];

/** What a card can be played as: a joker as anything, any other as itself (dog 3.1). */
export function usesOf(card: Card): readonly Use[] {
  return usesInOrder[placeInOrder(card)] as readonly Use[];
}

/** A deck: eight of every rank and its jokers, and the hand sizes round by round (dog 1.3, 2.1, 9.1). */
type Deck = {
  readonly jokers: number;
  readonly firstSizes: readonly number[];
  readonly laterSizes: readonly number[];
};

const copiesOfRank = 8;

const decks: { readonly [D in Options['deck']]: Deck } = {
  wyden: { jokers: 8, firstSizes: [6, 5, 4, 3, 2], laterSizes: [5, 4, 3, 2] },
  braendi: { jokers: 6, firstSizes: [6, 5, 4, 3, 2], laterSizes: [6, 5, 4, 3, 2] },
};

export function copiesOf(card: Card, deck: Options['deck']): number {
  return card === 'X' ? decks[deck].jokers : copiesOfRank;
}

/** How many cards each seat is dealt in a round, counted from 1. */
export function handSize(round: number, deck: Options['deck']): number {
  const { firstSizes, laterSizes } = decks[deck];
  const first = firstSizes[round - 1];
  return first ?? (laterSizes[(round - 1 - firstSizes.length) % laterSizes.length] as number);
}

const copiesInOrder: { readonly [D in Options['deck']]: readonly number[] } = {
  wyden: cards.map((card) => copiesOf(card, 'wyden')),
  braendi: cards.map((card) => copiesOf(card, 'braendi')),
};

const decksInOrder: { readonly [D in Options['deck']]: readonly Card[] } = {
  wyden: cards.flatMap((card) => Array.from({ length: copiesOf(card, 'wyden') }, () => card)),
  braendi: cards.flatMap((card) => Array.from({ length: copiesOf(card, 'braendi') }, () => card)),
};

/** The cards of the deck that are in none of these piles: as much of a copy of the deck as there are, written over. */
export function cardsLeft(deck: Options['deck'], piles: readonly (readonly Card[])[]): Card[] {
  const counts = copiesInOrder[deck].slice();
  for (const pile of piles) for (const card of pile) (counts[placeInOrder(card)] as number) -= 1;
  let size = 0;
  for (const count of counts) size += Math.max(count, 0);
  const left = decksInOrder[deck].slice(0, size);
  for (let place = 0, next = 0; place < cards.length; place += 1) {
    const card = cards[place] as Card;
    for (let count = counts[place] as number; count > 0; count -= 1, next += 1) left[next] = card;
  }
  return left;
}

export const deckSize = (deck: Options['deck']): number => decksInOrder[deck].length;

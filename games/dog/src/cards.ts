import type { Options } from './options.ts';

export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** What a card can be played as. */
export type Rank = (typeof ranks)[number];

/** A card in hand: a rank, or the joker, which names a rank as it is played. */
export type Card = Rank | 'X';

export const cards: readonly Card[] = [...ranks, 'X'];

const orderOf: ReadonlyMap<Card, number> = new Map(cards.map((card, index) => [card, index]));

const byRank = (one: Card, other: Card): number => (orderOf.get(one) ?? 0) - (orderOf.get(other) ?? 0);

/** A hand in the order in which hands are written. */
export function sortedHand(hand: readonly Card[]): readonly Card[] {
  return hand.toSorted(byRank);
}

/** The hand without one copy of a card. */
export function without(hand: readonly Card[], card: Card): readonly Card[] {
  const left = hand.slice();
  const index = left.indexOf(card);
  if (index >= 0) left.splice(index, 1);
  return left;
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

export function deckSize(deck: Options['deck']): number {
  return cards.reduce((sum, card) => sum + copiesOf(card, deck), 0);
}

/** The cards of the deck that are in none of these piles. */
export function cardsLeft(deck: Options['deck'], ...piles: readonly (readonly Card[])[]): Card[] {
  const used = new Map<Card, number>();
  for (const pile of piles) for (const card of pile) used.set(card, (used.get(card) ?? 0) + 1);
  const left: Card[] = [];
  for (const card of cards) {
    for (let count = copiesOf(card, deck) - (used.get(card) ?? 0); count > 0; count -= 1) left.push(card);
  }
  return left;
}

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

/** A hand in the order in which hands are written; sorted by insertion, since hands are short. */
export function sortedHand(hand: readonly Card[]): readonly Card[] {
  const sorted: Card[] = [];
  for (const card of hand) insert(sorted, card);
  return sorted;
}

function insert(sorted: Card[], card: Card): void {
  const order = placeInOrder(card);
  let slot = sorted.length;
  for (; slot > 0 && placeInOrder(sorted[slot - 1] as Card) > order; slot -= 1)
    sorted[slot] = sorted[slot - 1] as Card;
  sorted[slot] = card;
}

/** The hand without one copy of a card that it holds. */
export function without(hand: readonly Card[], card: Card): readonly Card[] {
  const left = hand.slice(0, -1);
  for (let place = hand.indexOf(card); place < left.length; place += 1) left[place] = hand[place + 1] as Card;
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

export function deckSize(deck: Options['deck']): number {
  return copiesInOrder[deck].reduce((sum, copies) => sum + copies, 0);
}

/** The cards of the deck that are in none of these piles. */
export function cardsLeft(deck: Options['deck'], ...piles: readonly (readonly Card[])[]): Card[] {
  const counts = copiesInOrder[deck].slice();
  for (const pile of piles) for (const card of pile) (counts[placeInOrder(card)] as number) -= 1;
  const left: Card[] = [];
  for (let place = 0; place < cards.length; place += 1) {
    for (let count = counts[place] as number; count > 0; count -= 1) left.push(cards[place] as Card);
  }
  return left;
}

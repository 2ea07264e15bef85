import type { Card } from '../cards.ts';

/** What the greedy bot holds dear, in fields of the ring; found by self-play. */
export type Weights = {
  /** How much the partner's stones count beside one's own, and the opponents' against them. */
  readonly partner: number;
  readonly rival: number;
  /** A stone out of the nest, one in the stall. */
  readonly out: number;
  readonly home: number;
  /** A stone that four back would bring before its stall. */
  readonly fourBack: number;
  /** An empty field of the stall behind a stone in it. */
  readonly gap: number;
  /** A stone that finds a fresh one in its way. */
  readonly barred: number;
  /** The share of its value that a stone of the team loses when a hit is certain. */
  readonly danger: number;
  /** How much of that danger is left when the partner may still move the stone before. */
  readonly lateDanger: number;
  /** Sending a stone of the partner home, beyond what it was worth. */
  readonly betrayal: number;
  /** The cards that every other hand is thought to hold beyond those it has: the next round comes. */
  readonly laterCards: number;
  /** The share of what the best card left in hand would gain, and of what the others would. */
  readonly nextPlay: number;
  readonly laterPlays: number;
  /** A card left in hand that cannot be played. */
  readonly deadCard: number;
  /** Having no card to leave the nest with when no stone is out: for oneself, for the partner. */
  readonly noStarter: number;
  readonly partnerNoStarter: number;
  /** How much a card given counts in the partner's hand, when one's own counts one. */
  readonly gift: number;
  /** A card kept for later. */
  readonly keep: { readonly [C in Card]: number };
};

export const weights: Weights = {
  partner: 0.95,
  rival: 0.9,
  out: 37,
  home: 33,
  fourBack: 24,
  gap: 6,
  barred: 2,
  danger: 0.8,
  lateDanger: 0.5,
  betrayal: 30,
  laterCards: 1.2,
  nextPlay: 0.45,
  laterPlays: 0.1,
  deadCard: 2.5,
  noStarter: 55,
  partnerNoStarter: 38,
  gift: 0.8,
  keep: {
    A: 8,
    '2': 0,
    '3': 1,
    '4': 5,
    '5': 0.5,
    '6': 0,
    '7': 5,
    '8': 0.5,
    '9': 0,
    '10': 0,
    J: 2,
    Q: 0,
    K: 6,
    X: 15,
  },
};

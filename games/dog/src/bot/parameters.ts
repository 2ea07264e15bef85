import type { Card } from '../cards.ts';

/** What a position is weighed by, in fields of the ring: found by self-play, with the reason for each beside it. */
export type Weights = {
  /** The end of the match: more than everything else on a board can add up to, so that nothing is ever preferred to winning. */
  readonly victory: number;
  /** How much the partner's stones count beside one's own: nearly as much, since a team wins together, but somebody else moves them. */
  readonly partner: number;
  /** How much the opponents' stones count against one's own: a little less, since there are two of them to stop with one card. */
  readonly rival: number;
  /** A stone out of the nest: about half a round, for that is what a hand without a starter loses. */
  readonly out: number;
  /** A stone in the stall: about half a round more, because nobody can send it back. */
  readonly home: number;
  /** A stone that four back would bring before its stall: the round is behind it if a four comes, and there are many. */
  readonly fourBack: number;
  /** An empty field of the stall behind a stone in it: it takes an exact card to fill it. */
  readonly gap: number;
  /** A stone that finds a fresh one in its way: a small matter, since fresh stones soon move on. */
  readonly barred: number;
  /** How many fields ahead such a fresh stone counts: as far as the longest card but one reaches. */
  readonly barredWithin: number;
  /** The share of its value that a stone of the team loses when a hit is certain: not all, since attackers have other things to do. */
  readonly danger: number;
  /** How much of that danger is left when the partner may still move the stone before: half, for the partner may be unable to. */
  readonly lateDanger: number;
  /** Sending a stone of the partner home, beyond what it was worth: people do not forgive it for a small gain. */
  readonly betrayal: number;
  /** The cards that every other hand is thought to hold beyond those it has: the next round comes before a stone is safe. */
  readonly laterCards: number;
  /** The share of what the best card left in hand would gain: under half, because the board changes before it is played. */
  readonly nextPlay: number;
  /** The share of what the other cards left would gain: little, because the board changes again and again. */
  readonly laterPlays: number;
  /** A card left in hand that cannot be played: it may cost the rest of the hand. */
  readonly deadCard: number;
  /** Having no card to leave the nest with when no stone is out: the round is lost, more than a stone out is worth. */
  readonly noStarter: number;
  /** The same for the partner: less, because the partner may have a starter of which one does not know. */
  readonly partnerNoStarter: number;
  /** How much a card given counts in the partner's hand, when one's own counts one: less, since one does not see that hand. */
  readonly gift: number;
  /** A card kept for later: what it can do that others cannot. Starters lead, then the four, the seven and the jack; a joker is all of them. */
  readonly keep: { readonly [C in Card]: number };
};

/** How closely somebody looks. */
export type PlainParameters = {
  readonly weights: Weights;
  /** Moves that differ by less are equally good, in fields of the ring. */
  readonly band: number;
  /** Whether the cards of earlier rounds are remembered. */
  readonly countsTray: boolean;
};

const weights: Weights = {
  victory: 10_000,
  partner: 0.95,
  rival: 0.9,
  out: 37,
  home: 33,
  fourBack: 24,
  gap: 6,
  barred: 2,
  barredWithin: 12,
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

/** Only rounding is within its band, so that equal moves stay equal. */
export const mediumParameters: PlainParameters = { weights, band: 0.01, countsTray: true };

/** Its band is a queen's move: it misses what can be made up for, and gives away neither a match, a stone of its partner nor its only starter. `bench -- levels` says what it costs. */
export const easyParameters: PlainParameters = { weights, band: 12, countsTray: false };

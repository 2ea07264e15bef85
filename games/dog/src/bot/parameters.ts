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

/** How somebody plays by habit, who looks at the board once: `strong` takes it that everybody goes on like that. Worths are in fields of the ring. */
export type HabitParameters = {
  readonly out: number;
  readonly fourBack: number;
  readonly home: number;
  /** Each field deeper in the stall: the deep ones keep the way in open for the others. */
  readonly depth: number;
  readonly gap: number;
  /** The first stone on the ring, beyond its own worth: without one a hand is lost. */
  readonly firstOut: number;
  /** The share of its worth that a stone loses when a hit is certain. */
  readonly danger: number;
  readonly rival: number;
  readonly partner: number;
  readonly betrayal: number;
  /** Whole cards that every other hand is thought to hold beyond those it has: the next round comes before a stone is safe. */
  readonly laterCards: number;
  /** What cards are kept for, by rank from the ace to the king, the joker last. */
  readonly keep: readonly number[];
  /** How much a card counts in the partner's hand beside one's own. */
  readonly gift: number;
  /** The share of what a card would gain now that it is thought to gain later. */
  readonly nextPlay: number;
  readonly dead: number;
  readonly noStarter: number;
  readonly partnerNoStarter: number;
};

export const habitParameters: HabitParameters = {
  out: 50,
  fourBack: 24,
  home: 33,
  depth: 6,
  gap: -8,
  firstOut: 18,
  danger: 0.7,
  rival: 0.9,
  partner: 0.95,
  betrayal: 30,
  laterCards: 1,
  keep: [8, 0, 1, 5, 0.5, 0, 5, 0.5, 0, 0, 2, 0, 6, 15],
  gift: 0.8,
  nextPlay: 0.5,
  dead: 2.5,
  noStarter: 55,
  partnerNoStarter: 38,
};

/** How `strong` plays, which plays every choice on in deals that may be true. Chances are those of winning the match. */
export type StrongParameters = {
  /** Nobody should wait longer for a card. */
  readonly mostMs: number;
  /** More iterations than this change hardly any choice. */
  readonly mostIterations: number;
  /** Of the many ways to share a seven only so many are tried, the best by the board they lead to. */
  readonly mostCandidates: number;
  /** A move without another is tried so often: enough to say how likely it wins, and done at once. */
  readonly loneTrials: number;
  /** For how many trials it counts what a board alone is worth. */
  readonly priorTrials: number;
  /** What the habit's fields are in chances of winning: what a stone gains from the nest to its stall, divided by its way. */
  readonly chancePerField: number;
  /** What sending a stone of the partner home must gain. */
  readonly betrayal: number;
  /** Where no more cards than so many are unknown, all deals are looked at instead of some: fourteen kinds of one card are few, of two they are many. */
  readonly mostUnknown: number;
  /** And where no more than so many ends can come about: they take about as long as so many iterations. */
  readonly mostEnds: number;
  /** When a choice is dropped early: after every so many trials, if it is so many standard errors behind. */
  readonly clear: { readonly trials: number; readonly errors: number };
};

export const strongParameters: StrongParameters = {
  mostMs: 150,
  mostIterations: 20_000,
  mostCandidates: 24,
  loneTrials: 64,
  priorTrials: 4,
  chancePerField: 0.001,
  betrayal: 0.02,
  mostUnknown: 1,
  mostEnds: 4000,
  clear: { trials: 16, errors: 3 },
};

/** What a hint tells of what was weighed. */
export const hintParameters = {
  /** How much is tried to say what a position is about: enough for the best move to be among the first, and done in a few milliseconds. */
  glance: 256,
  /** How many moves it names at most: more are a list, not a hint. */
  most: 3,
  /** Moves that win less often than the best by more are not worth a thought: about what a stone sent home costs. */
  band: 0.08,
  /** How many fields away a stone counts as near: as far as the longest card goes. */
  reach: 13,
  /** Below this chance to be hit a place is called safe, from the other on it is called dangerous: people round to such steps. */
  safeBelow: 0.08,
  dangerFrom: 0.25,
  /** Fewer fields of difference are noise of the trials. */
  worthSaying: 3,
} as const;

/** How closely a match is looked at when it is over: all of it within some seconds. */
export const reviewParameters = {
  /** From how many deals the curve of a seat's own view is made: so many leave it within a percent or two. */
  outlookTrials: 300,
  /** How much is tried to find the best move of a decision. */
  searched: 1500,
  /** The share of what a decision costs where all go on by habit that is left where they go on as `strong` does, who makes up for some of it: measured by `bench -- review`. */
  heeded: 0.7,
  /** In how many deals of their own the best move and the one that was made are played on side by side. */
  compared: 800,
} as const;

import type { Eye, Seat } from '@rudel/kernel';
import type { Hidden } from '@rudel/kernel/hidden';
import type { Card, Character, Pair, Sign } from './cards.ts';
import type { CardPlace } from './deck.ts';
import type { Options } from './options.ts';
import type { Question } from './questions.ts';
import type { Reason } from './reasons.ts';

export const sides = ['left', 'right'] as const;

/** Where a card lies that its owner has laid out. */
export type Side = (typeof sides)[number];

/** What a pointer of the suspicion board shows: a place, that nobody plays it, or x for nothing at all (woof 5.2). */
export type Pointer = CardPlace | 'none' | 'x';

/** A suspicion board: the pointer of the first goal and that of the second. */
export type Suspicion = readonly [Pointer, Pointer];

export type Move =
  | { readonly kind: 'look'; readonly at: CardPlace }
  | { readonly kind: 'lay'; readonly left: Card; readonly right: Card }
  | { readonly kind: 'take'; readonly side: Side }
  | { readonly kind: 'ask'; readonly at: Seat; readonly question: Question }
  | { readonly kind: 'suspect'; readonly first: Pointer; readonly second: Pointer }
  | { readonly kind: 'abstain' }
  | { readonly kind: 'pass' };

/** A look as everybody saw it: whose token shows what, and where it lies. */
export type Looked = {
  readonly kind: 'look';
  readonly by: Seat;
  readonly at: CardPlace;
  readonly sign: Sign;
  /** Which card was taken, where owners lay them out; null where they are shuffled. */
  readonly side: Side | null;
};

/** A question card with its answer. */
export type Asked = {
  readonly kind: 'ask';
  readonly by: Seat;
  readonly at: Seat;
  readonly question: Question;
  readonly answer: boolean;
};

/** What somebody did in a turn; the nth deed of a round was done in its nth turn. */
export type Deed = Looked | Asked | { readonly kind: 'suspect' | 'pass'; readonly by: Seat };

export const phases = [
  'starter',
  'cards',
  'questions',
  'play',
  'look',
  'lay',
  'take',
  'final',
  'over',
] as const;
export type Phase = (typeof phases)[number];

/** All that lies open when a round is over, place by place and seat by seat. */
export type Reveal = {
  readonly pairs: readonly Pair[];
  readonly boards: readonly Suspicion[];
  /** Who suspected early, the first first. */
  readonly early: readonly Seat[];
  /** The places with a wolf token of whoever played the shepherd. */
  readonly baits: readonly CardPlace[];
};

/** What everybody at the table sees. */
export type Shown = {
  readonly options: Options;
  readonly seats: number;
  readonly phase: Phase;
  /** Counted from 1. */
  readonly round: number;
  /** Who begins this round; null until the first starter is drawn. */
  readonly starter: Seat | null;
  /** Whose turn it is; null between rounds and while all make their final suspicions. */
  readonly turn: Seat | null;
  /** The place that is about to be looked at. */
  readonly looking: CardPlace | null;
  /** What was done in this round, turn by turn: tokens and question cards as they lie. */
  readonly log: readonly Deed[];
  /** How many error tokens each seat has, and whether one of them shows red. */
  readonly errors: readonly number[];
  readonly red: readonly boolean[];
  /** What each seat scored, round by round. */
  readonly points: readonly (readonly number[])[];
  /** How the round before this one came out; at the end of the match the last one. */
  readonly last: Reveal | null;
};

export interface State {
  readonly shown: Shown;
  /** The cards of every place in order; none before they are dealt. */
  readonly pairs: readonly Hidden<readonly Card[]>[];
  /** The question cards in hand, in order. */
  readonly hands: readonly Hidden<readonly Question[]>[];
  /** What was seen in each look of the log. */
  readonly seen: readonly Hidden<Card>[];
  /** The cards that somebody has laid out for a look, left and right; else none. */
  readonly layout: Hidden<readonly Card[]>;
  /** The suspicion boards that lie face down; null for one that is not set. */
  readonly boards: readonly Hidden<Suspicion | null>[];
}

export type Unseen = '?';

export type View = {
  readonly eye: Eye;
  readonly shown: Shown;
  readonly pairs: readonly (readonly (Card | Unseen)[])[];
  readonly hands: readonly (readonly (Question | Unseen)[])[];
  readonly seen: readonly (Card | Unseen)[];
  readonly layout: readonly (Card | Unseen)[];
  readonly boards: readonly (Suspicion | Unseen | null)[];
};

/** Why a goal counts as met or missed. */
export type GoalReason = 'plays-it' | 'nobody-plays-it' | 'plays-other' | 'somebody-plays-it';

/** One goal of a suspicion, judged. */
export type GoalVerdict = {
  readonly goal: Character;
  readonly pointer: Pointer;
  readonly isRight: boolean;
  readonly reason: GoalReason;
  /** Whom the named place plays; null where nobody was named. */
  readonly plays: Character | null;
  /** The places that would have been right. */
  readonly players: readonly CardPlace[];
};

/** The suspicion of a seat, judged (woof 6.2, 6.3, 6.4). */
export type Verdict = {
  readonly when: 'early' | 'final' | 'none';
  readonly goals: readonly GoalVerdict[];
  readonly isRight: boolean;
  /** For a right suspicion; the shepherd's bonus comes on top. */
  readonly points: number;
  readonly error: 'red' | 'black' | null;
  /** Whether a wolf token of the shepherd's led this seat astray. */
  readonly isLured: boolean;
};

/** What a round came to. */
export type Judgement = {
  readonly characters: readonly Character[];
  readonly verdicts: readonly Verdict[];
  /** Who played the shepherd; null for nobody, or the simulated seat. */
  readonly shepherd: Seat | null;
  readonly bonus: number;
  /** What each seat scores in all. */
  readonly points: readonly number[];
};

/** What an eye notices of an act. `middle` is the simulated place, where there is one. */
export type Glimpse =
  | { readonly kind: 'starter'; readonly seat: Seat }
  | { readonly kind: 'dealt'; readonly round: number; readonly cards: readonly Card[] | null }
  | {
      readonly kind: 'questions';
      readonly starter: Seat;
      readonly cards: readonly Question[] | null;
    }
  | { readonly kind: 'reached'; readonly seat: Seat; readonly at: Seat }
  | {
      readonly kind: 'laidOut';
      readonly seat: Seat;
      readonly by: Seat;
      readonly cards: readonly Card[] | null;
    }
  | {
      readonly kind: 'looked';
      readonly seat: Seat;
      readonly at: CardPlace;
      readonly middle: CardPlace | null;
      readonly sign: Sign;
      readonly side: Side | null;
      readonly card: Card | null;
    }
  | {
      readonly kind: 'asked';
      readonly seat: Seat;
      readonly at: Seat;
      readonly question: Question;
      readonly answer: boolean;
    }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | {
      readonly kind: 'suspected';
      readonly seat: Seat;
      readonly middle: CardPlace | null;
      /** How many more early suspicions end the round. */
      readonly left: number;
      readonly goals: readonly Character[];
      readonly board: Suspicion | null;
    }
  | { readonly kind: 'finals'; readonly by: 'suspicions' | 'laps'; readonly laps: number }
  | {
      readonly kind: 'decided';
      readonly middle: CardPlace | null;
      readonly goals: readonly Character[];
      readonly board: Suspicion;
    }
  | ({
      readonly kind: 'revealed';
      readonly round: number;
      readonly middle: CardPlace | null;
      readonly reveal: Reveal;
      /** Error tokens after this round. */
      readonly errors: readonly number[];
    } & Judgement)
  | {
      readonly kind: 'won';
      readonly seats: readonly Seat[];
      readonly scores: readonly number[];
      readonly errors: readonly number[];
    };

export interface WoofTypes {
  State: State;
  Move: Move;
  View: View;
  Options: Options;
  Glimpse: Glimpse;
  Reason: Reason;
}

export type { Card, Character, Options, Pair, CardPlace, Question, Reason, Sign };

import type { Notation } from './notation.ts';
import type { Open, OpenObject } from './open.ts';
import type { OptionsNotation } from './options.ts';
import type { Rng } from './random/rng.ts';
import type { Act, Eye, Seat, Turn } from './turn.ts';
import type { WordsByLanguage } from './words.ts';

/** The least a view tells: whose it is. */
export type AnyView = OpenObject & { readonly eye: Eye };

export type AnyGlimpse = OpenObject & { readonly kind: string };

export type AnyOptions = { readonly [key: string]: string | number };

/**
 * The types of one game, bundled under one name. `State` is an interface with `Hidden` parts;
 * all others are `Open`: whatever leaves the rules is plain data without secrets.
 */
export interface GameTypes {
  State: object;
  Move: Open;
  View: AnyView;
  Options: AnyOptions;
  Glimpse: AnyGlimpse;
  Reason: string;
}

/** Why a move is refused: a reason that has words in every language, and the number of its rule. */
export type WhyNot<Reason extends string = string> = {
  readonly reason: Reason;
  readonly rule: string;
  readonly about?: readonly string[];
};

/** Makes refusals that carry the number of their rule, from the game's table of reasons. */
export function refusalsBy<Reason extends string>(ruleOf: { readonly [R in Reason]: string }): (
  reason: Reason,
  ...about: readonly string[]
) => WhyNot<Reason> {
  return (reason, ...about) => {
    const rule = ruleOf[reason];
    return about.length === 0 ? { reason, rule } : { reason, rule, about };
  };
}

/** The rules as one eye may know them: they read its view and nothing else, and run anywhere. */
export interface PlayerRules<G extends GameTypes> {
  /**
   * The seats that may be deciding, as far as this eye may know: its own exactly when it is asked,
   * of the others all that are, and others too where telling would leak who has decided.
   */
  asked(view: G['View']): readonly Seat[];
  /** The moves of the view's own seat in a fixed order; empty when it is neither asked nor may change what it decided. */
  legal(view: G['View']): readonly G['Move'][];
  /** Null exactly for the legal moves and for those that `listed` turns into one. */
  whyNot(view: G['View'], move: G['Move']): WhyNot<G['Reason']> | null;
  /** The member of `legal` that stands for a lawful move; most games list every move themselves. */
  listed(view: G['View'], move: G['Move']): G['Move'];
  /**
   * Why this eye may not speak in free text now, or null; a game without it is played without free text. Who may speak follows from what
   * everybody sees: that somebody speaks, or does not, tells nothing else.
   */
  whyNotTalk?(view: G['View']): WhyNot<G['Reason']> | null;
  /**
   * Where in the course of a match something is said in free text, by what the table's eye sees, in a short text of the game's own: a
   * drawing puts it among what the game tells by it. Missing where a game has no such place.
   */
  talkPlace?(view: G['View']): string;
  /**
   * The seats that are told more than their own secrets, as a narrator is: nobody new sits down there while a match runs. Every eye
   * gives the same answer; none where a game does not say.
   */
  toldMore?(view: G['View']): readonly Seat[];
  /**
   * The seats that have hardly anything left to do in this match, as the dead have: whoever comes late is led to others. Every eye gives the
   * same answer; none where a game does not say.
   */
  outOfPlay?(view: G['View']): readonly Seat[];
  readonly move: Notation<G['Move']>;
  /** A view as text: the position with `?` for what this eye may not know. */
  readonly sight: Notation<G['View']>;
}

/** One act with the truth before and after it. */
export type Step<G extends GameTypes> = {
  readonly before: G['State'];
  readonly act: Act<G['Move']>;
  readonly after: G['State'];
};

/** The rules as the table knows them: pure functions over the whole truth. */
export interface TableRules<G extends GameTypes> {
  start(options: G['Options'], seats: number): G['State'];
  /** How many seats the match has. */
  seats(state: G['State']): number;
  turn(state: G['State']): Turn;
  /** Unchecked and fast; `whyNotAct` is the guard. Never mutates. */
  apply(state: G['State'], act: Act<G['Move']>): G['State'];
  /** All that this eye was ever told and that still matters. Built up from nothing. */
  view(state: G['State'], eye: Eye): G['View'];
  /** What this eye notices of a step, in order; empty when it notices nothing. */
  glimpses(step: Step<G>, eye: Eye): readonly G['Glimpse'][];
  /** Some truth that looks exactly like this view. */
  imagine(view: G['View'], rng: Rng): G['State'];
  readonly position: Notation<G['State']>;
}

export interface Game<G extends GameTypes> {
  readonly id: string;
  /** The version of its rules and notations: positions begin with `id/version`. */
  readonly version: number;
  /** The numbers of seats it can be played with, ascending. */
  readonly seats: readonly number[];
  readonly options: OptionsNotation<G['Options']>;
  readonly player: PlayerRules<G>;
  readonly table: TableRules<G>;
  readonly words: WordsByLanguage<G>;
}

export function headOf(game: Pick<Game<GameTypes>, 'id' | 'version'>): string {
  return `${game.id}/${game.version}`;
}

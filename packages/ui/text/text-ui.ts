import type { ByLanguage, GameTypes, Language, Seat, SealedTypes } from '@rudel/kernel';
import type { Paint } from './paint.ts';

/** What a drawing in text is made from: a view, and how seats are called. */
export type Subject<G extends GameTypes> = {
  readonly view: G['View'];
  readonly language: Language;
  readonly paint: Paint;
  /** One sign a seat. */
  readonly letterOf: (seat: Seat) => string;
  readonly nameOf: (seat: Seat) => string;
};

/** A few sentences for a seat at the beginning of a match. */
export type Intro = (seat: Seat, nameOf: (seat: Seat) => string) => readonly string[];

/** What whoever sits down for the first time is told. */
export type Primer = {
  /** How to read the drawing. */
  readonly legend: ByLanguage<readonly string[]>;
  /** What cards and the like do, as a small table. */
  readonly cards: ByLanguage<readonly string[]>;
  /** The goal, who belongs together, and what comes now. */
  readonly intro: ByLanguage<Intro>;
};

/** A game as a terminal draws it. */
export interface TextUi<G extends GameTypes> extends Primer {
  /** The board, at most 78 wide and 12 high. */
  draw(subject: Subject<G>): readonly string[];
  /** How many columns it needs. */
  readonly width: number;
  /** What to say to somebody who typed what the rules and the notation read differently; null where they agree. */
  readonly misread?: ByLanguage<(typed: string) => string | null>;
}

/** Any game's drawing, as the command line knows it. */
export type AnyTextUi = TextUi<SealedTypes>;

/** Closes a drawing's types to everybody outside of its game, as `sealUi` does for the page. */
export function sealText<G extends GameTypes>(ui: TextUi<G>): AnyTextUi {
  return ui as unknown as AnyTextUi;
}

import type { Language, Seat } from '@rudel/kernel';
import type { Paint } from './paint.ts';

/** What a drawing is made from: a sight as text, and how seats are called. */
export type Scene = {
  readonly sight: string;
  readonly language: Language;
  readonly paint: Paint;
  /** One sign a seat. */
  readonly letterOf: (seat: Seat) => string;
  readonly nameOf: (seat: Seat) => string;
};

/** A game's board in text, at most 78 wide and 12 high. */
export type Drawing = {
  readonly draw: (scene: Scene) => readonly string[];
  /** How many columns it needs. */
  readonly width: number;
  /** How to read it. */
  readonly legend: { readonly [L in Language]: readonly string[] };
  /** What cards and the like do, as a small table. */
  readonly cards: { readonly [L in Language]: readonly string[] };
  /** For whoever has never played: the goal, who belongs together, and what comes now. */
  readonly intro: { readonly [L in Language]: Intro };
};

/** A few sentences for a seat at the beginning of a match. */
export type Intro = (seat: Seat, nameOf: (seat: Seat) => string) => readonly string[];

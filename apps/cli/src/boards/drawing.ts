import type { Language, Seat } from '@rudel/kernel';
import { dog } from './dog.ts';
import { lupus } from './lupus.ts';
import type { Paint } from './paint.ts';
import { tofugott } from './tofugott.ts';
import { woelfe } from './woelfe.ts';
import { woof } from './woof.ts';

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

/** A game without a drawing shows its sight as it is. */
const bare: Drawing = {
  draw: ({ sight }) => [sight],
  width: 0,
  legend: { en: [], de: [] },
  cards: { en: [], de: [] },
  intro: { en: () => [], de: () => [] },
};

const drawings: ReadonlyMap<string, Drawing> = new Map([
  ['dog', dog],
  ['woelfe', woelfe],
  ['tofugott', tofugott],
  ['woof', woof],
  ['lupus', lupus],
]);

export function drawingOf(game: string): Drawing {
  return drawings.get(game) ?? bare;
}

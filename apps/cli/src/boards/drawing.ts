import type { Language, Seat } from '@rudel/kernel';
import { dog } from './dog.ts';
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
  /** How to read it. */
  readonly legend: { readonly [L in Language]: readonly string[] };
};

/** A game without a drawing shows its sight as it is. */
const bare: Drawing = { draw: ({ sight }) => [sight], legend: { en: [], de: [] } };

const drawings: ReadonlyMap<string, Drawing> = new Map([['dog', dog]]);

export function drawingOf(game: string): Drawing {
  return drawings.get(game) ?? bare;
}

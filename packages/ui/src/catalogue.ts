import type { ComponentType } from 'preact';
import type { WrittenLanguage } from '@rudel/kernel';

type Written = { readonly [L in WrittenLanguage]: string };

/** What every page knows of a game: small, and there before anything else of it. */
export type Catalogue = {
  readonly id: string;
  readonly name: Written;
  /** How many can play. */
  readonly players: readonly [least: number, most: number];
  /** The levels of its bots, the weakest first. */
  readonly levels: readonly string[];
};

/** What a game shows where it is chosen. */
export type Cover = {
  /** What it is about, in a few words: there is little room for them on a phone. */
  readonly line: Written;
  /** What it is about, in a sentence or two. */
  readonly blurb: Written;
  /** Its scene in the family of illustrations. */
  readonly Picture: ComponentType;
};

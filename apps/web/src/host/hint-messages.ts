import type { Language, Open } from '@rudel/kernel';

/** What a hint is asked with: the view of a seat, and for whom it is written. */
export type HintWish = {
  readonly game: string;
  readonly view: Open;
  readonly language: Language;
  readonly names: readonly string[];
  /** What is thought about by chance. */
  readonly seed: string;
};

/** What the position is about, and moves as text with their reasons, the best first. */
export type ToldHint = {
  readonly about: string;
  readonly moves: readonly { readonly text: string; readonly why: string }[];
};

import type { WrittenHints } from '@rudel/bots';
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

/** What is known of a hint so far: what the position is about comes at once, the moves a moment later. */
export type ToldHint = { readonly about: string; readonly moves: WrittenHints | null };

import type { Seat } from '@rudel/kernel';

/** A sentence in both languages that are written; `{2}` stands for the name of that seat. */
export type Said = { readonly en: string; readonly de: string };

/** Lawful moves that miss the point, and what is said to whoever makes one. A `*` stands for anything. */
export type Mistake = { readonly moves: readonly string[]; readonly said: Said };

/** A move that the rules refuse here; they say why themselves. */
export type Refused = { readonly move: string; readonly reason: string };

/** One thing that is said, and mostly something to do. Without `ask` it is only read, and the learner goes on by themselves. */
export type LessonStep = {
  /** Where it begins in its file. */
  readonly line: number;
  /** The position it is said at; null where the one before goes on. */
  readonly given: string | null;
  readonly say: Said;
  readonly ask: Said | null;
  /** What to touch for it, in order: `card=K` is what the drawing calls `data-card="K"`. */
  readonly taps: readonly string[];
  /** The moves that fulfil it; a `*` stands for anything. */
  readonly moves: readonly string[];
  readonly mistakes: readonly Mistake[];
  readonly refused: readonly Refused[];
  /** What the others and chance do then. */
  readonly acts: readonly string[];
};

/** One idea, tried out in a minute. */
export type Lesson = {
  readonly id: string;
  readonly title: Said;
  /** Where the learner sits. */
  readonly seat: Seat;
  readonly steps: readonly LessonStep[];
  /** What is said when all is done. */
  readonly end: Said;
};

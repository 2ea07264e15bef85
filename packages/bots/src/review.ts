import type { GameTypes, Rng, SealedTypes, Seat } from '@rudel/kernel';
import type { Reader } from './hint.ts';

export type Measure = 'winning' | 'certainty';

/** A decision held against the best one, by what its seat saw. */
export type Verdict<G extends GameTypes> = {
  readonly best: G['Move'];
  /** How likely the seat's side was to win by the best move. */
  readonly chance: number;
  /** How much less likely by what it did; not below 0. */
  readonly loss: number;
  /** The standard error of that. */
  readonly error: number;
  /** What speaks for the better move, as a sentence. */
  readonly why: string;
};

/** Says after a match how it went for a seat. What a seat saw is all that its own curve and its decisions are judged by. */
export interface Reviewer<G extends GameTypes> {
  /** What its numbers say: how likely one wins, as a rule; or how certain one could be of what the game asks for. */
  readonly measure?: Measure;
  /** How likely the view's side is to win; null where nothing can be said. */
  outlook(view: G['View'], rng: Rng): number | null;
  /** The same for somebody who sees what every seat sees. */
  openOutlook(views: readonly G['View'][], seat: Seat, rng: Rng): number | null;
  /** What a decision was worth; null where there was nothing to decide. */
  verdict(view: G['View'], made: G['Move'], rng: Rng, reader: Reader): Verdict<G> | null;
}

/** Any game's reviewer, as its host knows it. */
export type AnyReviewer = Reviewer<SealedTypes>;

export function sealReviewer<G extends GameTypes>(reviewer: Reviewer<G>): AnyReviewer {
  return reviewer as unknown as AnyReviewer;
}

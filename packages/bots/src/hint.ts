import type { GameTypes, Language, NameOf, Rng, SealedTypes } from '@rudel/kernel';
import type { Budget } from './bot.ts';

/** A move that is worth a thought, and what speaks for and against it, in words. */
export type Hinted<G extends GameTypes> = { readonly move: G['Move']; readonly why: string };

/** For whom a hint is written. */
export type Reader = { readonly language: Language; readonly nameOf: NameOf };

/** Says what a strong bot has weighed. It gets the view of a seat, as a bot does, and nothing else. */
export interface Hinter<G extends GameTypes> {
  /** What the position is about, without saying what to do. It takes a glance, whatever the budget of a bot is; empty where there is nothing to say. */
  about(view: G['View'], rng: Rng, reader: Reader): string;
  /** Which moves `strong` considers, the best first. */
  moves(view: G['View'], rng: Rng, budget: Budget, reader: Reader): readonly Hinted<G>[];
}

/** Any game's hinter, as its host knows it. */
export type AnyHinter = Hinter<SealedTypes>;

export function sealHinter<G extends GameTypes>(hinter: Hinter<G>): AnyHinter {
  return hinter as unknown as AnyHinter;
}

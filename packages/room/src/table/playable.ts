import type { Aliases, AnyBot } from '@rudel/bots';
import type { AnyGame } from '@rudel/kernel';

/** A game with the bots that play it, the weakest first. */
export type Playable = {
  readonly game: AnyGame;
  readonly bots: readonly AnyBot[];
  /** What the levels of its bots were called before. */
  readonly aliases?: Aliases;
};

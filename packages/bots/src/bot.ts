import type { GameTypes, Rng, SealedTypes } from '@rudel/kernel';

/** How long a bot may think: a number of iterations (repeatable) or milliseconds by its host's clock (in play). */
export type Budget =
  | { readonly kind: 'iterations'; readonly count: number }
  | { readonly kind: 'ms'; readonly ms: number; readonly now: () => number };

/** A player like any other: it gets a view and returns a legal move. It never sees a state. */
export interface Bot<G extends GameTypes> {
  readonly name: string;
  choose(view: G['View'], rng: Rng, budget: Budget): G['Move'];
}

/** Any game's bot, as its host knows it. */
export type AnyBot = Bot<SealedTypes>;

export function sealBot<G extends GameTypes>(bot: Bot<G>): AnyBot {
  return bot as unknown as AnyBot;
}

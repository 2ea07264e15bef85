import { randomBot, sealBot } from '@rudel/bots';
import type { AnyBot, Bot } from '@rudel/bots';
import { seal } from '@rudel/kernel';
import type { AnyGame, Game, GameTypes } from '@rudel/kernel';

/** A game with the bots that play it, the weakest first. */
export type Shelved = { readonly game: AnyGame; readonly bots: readonly AnyBot[] };

/** Puts a game on the shelf: sealed, and with a bot that plays at random in front of its own. */
export function shelve<G extends GameTypes>(game: Game<G>, bots: readonly Bot<G>[]): Shelved {
  return { game: seal(game), bots: [randomBot(game.player), ...bots].map((bot) => sealBot(bot)) };
}

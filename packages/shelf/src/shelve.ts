import { levels, randomBot, sealBot, sealHinter, sealReviewer } from '@rudel/bots';
import type { Aliases, AnyBot, AnyHinter, AnyReviewer, Bot, BotsByLevel } from '@rudel/bots';
import { seal } from '@rudel/kernel';
import type { AnyGame, Game, GameTypes } from '@rudel/kernel';

/** A game with the bots that play it, the weakest first, each called by its level. */
export type Shelved = {
  readonly game: AnyGame;
  readonly bots: readonly AnyBot[];
  readonly aliases: Aliases;
  /** Null where its bots cannot say what they weigh. */
  readonly hinter: AnyHinter | null;
  /** Null where nobody can say how its matches went. */
  readonly reviewer: AnyReviewer | null;
};

/** Puts a game on the shelf: sealed, and with a bot that plays at random in front of its own. */
export function shelve<G extends GameTypes>(game: Game<G>, bots: BotsByLevel<G>): Shelved {
  const own = levels.flatMap((name): Bot<G>[] => {
    const bot = bots.levels[name];
    return bot === undefined ? [] : [{ ...bot, name }];
  });
  return {
    game: seal(game),
    bots: [randomBot(game.player), ...own].map((bot) => sealBot(bot)),
    aliases: bots.aliases,
    hinter: bots.hinter === undefined ? null : sealHinter(bots.hinter),
    reviewer: bots.reviewer === undefined ? null : sealReviewer(bots.reviewer),
  };
}

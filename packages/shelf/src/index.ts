import { randomBot, sealBot } from '@rudel/bots';
import type { AnyBot, Bot } from '@rudel/bots';
import { dog } from '@rudel/dog';
import { dogBots } from '@rudel/dog/bot';
import { seal } from '@rudel/kernel';
import type { AnyGame, Game, GameTypes } from '@rudel/kernel';
import { lupus } from '@rudel/lupus';
import { lupusBots } from '@rudel/lupus/bot';
import { tofugott } from '@rudel/tofugott';
import { tofugottBots } from '@rudel/tofugott/bot';
import { woelfe } from '@rudel/woelfe';
import { woelfeBots } from '@rudel/woelfe/bot';
import { woof } from '@rudel/woof';
import { woofBots } from '@rudel/woof/bot';

/** A game with the bots that play it, the weakest first. */
export type Shelved = { readonly game: AnyGame; readonly bots: readonly AnyBot[] };

function shelve<G extends GameTypes>(game: Game<G>, bots: readonly Bot<G>[]): Shelved {
  return { game: seal(game), bots: [randomBot(game.player), ...bots].map((bot) => sealBot(bot)) };
}

/** All games there are, one line each. */
export const shelf: readonly Shelved[] = [
  shelve(dog, dogBots),
  shelve(woelfe, woelfeBots),
  shelve(tofugott, tofugottBots),
  shelve(woof, woofBots),
  shelve(lupus, lupusBots),
];

export function findGame(id: string): Shelved | undefined {
  return shelf.find(({ game }) => game.id === id);
}

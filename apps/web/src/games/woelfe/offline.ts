import { randomBot, sealBot } from '@rudel/bots';
import type { AnyBot } from '@rudel/bots';
import { seal } from '@rudel/kernel';
import type { AnyGame } from '@rudel/kernel';
import { woelfe } from '@rudel/woelfe';
import { woelfeBots } from '@rudel/woelfe/bot';

/** Wölfe with its table rules and its bots, for what runs without a server: the offline worker, replay, the result. */
export const playable: { readonly game: AnyGame; readonly bots: readonly AnyBot[] } = {
  game: seal(woelfe),
  bots: [randomBot(woelfe.player), ...woelfeBots].map((bot) => sealBot(bot)),
};

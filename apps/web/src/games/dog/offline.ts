import { randomBot, sealBot } from '@rudel/bots';
import type { AnyBot } from '@rudel/bots';
import { dog } from '@rudel/dog';
import { dogBots } from '@rudel/dog/bot';
import { seal } from '@rudel/kernel';
import type { AnyGame } from '@rudel/kernel';

/** Dog with its table rules and its bots, for what runs without a server: the offline worker, replay, the result. */
export const playable: { readonly game: AnyGame; readonly bots: readonly AnyBot[] } = {
  game: seal(dog),
  bots: [randomBot(dog.player), ...dogBots].map((bot) => sealBot(bot)),
};

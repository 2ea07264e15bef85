import { randomBot, sealBot } from '@rudel/bots';
import type { AnyBot } from '@rudel/bots';
import { seal } from '@rudel/kernel';
import type { AnyGame } from '@rudel/kernel';
import { tofugott } from '@rudel/tofugott';
import { tofugottBots } from '@rudel/tofugott/bot';

/** Tofugott with its table rules, our cards and its bots, for what runs without a server: the offline worker, replay, the result. */
export const playable: { readonly game: AnyGame; readonly bots: readonly AnyBot[] } = {
  game: seal(tofugott),
  bots: [randomBot(tofugott.player), ...tofugottBots].map((bot) => sealBot(bot)),
};

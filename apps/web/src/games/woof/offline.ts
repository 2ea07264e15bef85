import { randomBot, sealBot } from '@rudel/bots';
import type { AnyBot } from '@rudel/bots';
import { seal } from '@rudel/kernel';
import type { AnyGame } from '@rudel/kernel';
import { woof } from '@rudel/woof';
import { woofBots } from '@rudel/woof/bot';

/** Woof!! with its table rules and its bots, for what runs without a server: the offline worker, replay, the result. */
export const playable: { readonly game: AnyGame; readonly bots: readonly AnyBot[] } = {
  game: seal(woof),
  bots: [randomBot(woof.player), ...woofBots].map((bot) => sealBot(bot)),
};

import { randomBot, sealBot } from '@rudel/bots';
import type { AnyBot } from '@rudel/bots';
import { seal } from '@rudel/kernel';
import type { AnyGame } from '@rudel/kernel';
import { lupus } from '@rudel/lupus';
import { lupusBots } from '@rudel/lupus/bot';

/** Lupus in Tabula with its table rules and its bots, for what runs without a server: the offline worker, replay, the result. */
export const playable: { readonly game: AnyGame; readonly bots: readonly AnyBot[] } = {
  game: seal(lupus),
  bots: [randomBot(lupus.player), ...lupusBots].map((bot) => sealBot(bot)),
};

import type { AnyGame, AnyView, Open, Rng } from '@rudel/kernel';
import type { AnyBot, Budget } from './bot.ts';
import { botCalled } from './levels.ts';
import type { Aliases } from './levels.ts';

type WithBots = { readonly game: AnyGame; readonly bots: readonly AnyBot[]; readonly aliases?: Aliases };

/** What a table asks a bot: a view, and how well to play. */
type Asked = { readonly level: string; readonly view: Open };

/** The move that a bot answers a table with, as text: it knows the view and draws its own chance. Fails where there is no such game or level. */
export function answerTo(
  { level, view }: Asked,
  playable: WithBots | undefined,
  rng: Rng,
  budget: Budget,
): string {
  const bot = playable && botCalled(playable, level);
  if (playable === undefined || bot === undefined) throw new Error('no such game or level');
  return playable.game.player.move.format(bot.choose(view as AnyView, rng, budget));
}

import { lupusBots } from '@rudel/lupus/bot';
import { villageTold as untimedVillage } from '@rudel/lupus/train';
import type { LupusBot, Decision as Untimed, Told } from '@rudel/lupus/train';

export { split } from '@rudel/lupus/train';
export type { LupusBot } from '@rudel/lupus/train';

export function botNamed(name: string): LupusBot {
  const bot = lupusBots.find((one) => one.name === name);
  if (bot === undefined) throw new Error(`Lupus has no bot '${name}'.`);
  return bot;
}

/** A decision as it was made, and how long it took. */
export type Decision = Untimed & { readonly ms: number };

/** A whole match by the suggested deck, with a clock beside it. */
export function villageTold(
  players: number,
  seed: string,
  bot: LupusBot,
  onDecision: (decision: Decision) => void = () => {},
): Told {
  let ms = 0;
  const timed: LupusBot = {
    name: bot.name,
    choose(...asked) {
      const before = performance.now();
      const move = bot.choose(...asked);
      ms = performance.now() - before;
      return move;
    },
  };
  return untimedVillage(players, seed, timed, (decision) => onDecision({ ...decision, ms }));
}

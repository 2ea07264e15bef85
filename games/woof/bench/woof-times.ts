import { quantile } from '@rudel/bots/measure';
import { playWoof } from './woof-match.ts';
import type { Deck, WoofBot } from './woof-match.ts';

/** How long decisions took, in milliseconds of processor time. */
export type Times = {
  readonly deck: Deck;
  readonly seats: number;
  readonly decisions: number;
  readonly median: number;
  readonly most99: number;
  readonly worst: number;
};

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A bot that plays as it does in earnest: from a view that has come from elsewhere, with time instead of iterations. */
function timed(bot: WoofBot, times: number[]): WoofBot {
  return {
    name: bot.name,
    choose(view, rng) {
      const sent = structuredClone(view);
      const begun = processorMs();
      const move = bot.choose(sent, rng, { kind: 'ms', ms: 200, now: () => performance.now() });
      times.push(processorMs() - begun);
      return move;
    },
  };
}

/** How long a bot thinks in some matches against others. */
export function timesOf(
  deck: Deck,
  seats: number,
  bot: WoofBot,
  others: readonly WoofBot[],
  matches: number,
): Times {
  const times: number[] = [];
  const players = [timed(bot, times), ...others];
  const watch = { onMove: () => {}, onRound: () => {}, onEnd: () => {} };
  for (let nth = 0; nth < matches; nth += 1) playWoof({ deck, seats, players }, nth, watch);
  return {
    deck,
    seats,
    decisions: times.length,
    median: quantile(times, 0.5),
    most99: quantile(times, 0.99),
    worst: Math.max(...times),
  };
}

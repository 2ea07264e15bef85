/** How a seat begins: for the creator, free for guests, or a bot of a level. */
export type SeatPlan = 'me' | 'open' | `bot ${string}`;

const bot = 'bot ';

/** The level of a planned bot; null for other plans. */
export function levelIn(plan: SeatPlan): string | null {
  return plan.startsWith(bot) ? plan.slice(bot.length) : null;
}

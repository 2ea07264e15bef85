import type { BenchReport, BenchSettings } from '../benches.ts';
import { adversaries } from './adversaries.ts';
import { balanceAmong, levelPairs, sharesOf } from './figures.ts';
import { lupusReport } from './lupus-report.ts';

const matches = { whole: 1000, quick: 10 };
const [fewest, most] = [8, 24];

/** Where the levels and the scripts are compared. */
const compared: readonly number[] = [10, 16];

/** How the bots of Lupus in Tabula fare among themselves, how sure they are of what they say, and what single-minded wolves gain. */
export function lupusBench({ quick }: BenchSettings): BenchReport {
  const count = quick ? matches.quick : matches.whole;
  const numbers = Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
  const balances = numbers.map((players) => balanceAmong(players, 0, count));
  const among = compared.map((players) => ({
    players,
    levels: levelPairs.map((bot) => ({ name: bot.name, ...sharesOf(bot, players, 0, count) })),
    scripts: adversaries.map((bot) => ({ name: bot.name, ...sharesOf(bot, players, 0, count) })),
  }));
  return lupusReport(balances, among);
}

import type { BenchPart, BenchReport, BenchSettings } from '@rudel/bots/measure';
import { adversaries } from './adversaries.ts';
import { balanceAmong, levelPairs, sharesOf } from './figures.ts';
import { lupusReport } from './lupus-report.ts';

const matches = { whole: 1000, quick: 10 };
const [fewest, most] = [8, 24];

/** Where the levels and the scripts are compared. */
const compared: readonly number[] = [10, 16];

/** The first match of a part, and how many it has. */
export function matchesOf({ nth, of }: BenchPart, all: number): readonly [first: number, count: number] {
  const [from, to] = [Math.floor(((nth - 1) * all) / of), Math.floor((nth * all) / of)];
  return [from, to - from];
}

/** How the bots of Lupus in Tabula fare among themselves, how sure they are of what they say, and what single-minded wolves gain. */
export function lupusBench({ quick, part }: BenchSettings): BenchReport {
  const [first, count] = matchesOf(part, quick ? matches.quick : matches.whole);
  const numbers = Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
  const balances = numbers.map((players) => balanceAmong(players, first, count));
  const among = compared.map((players) => ({
    players,
    levels: levelPairs.map((bot) => ({ name: bot.name, ...sharesOf(bot, players, first, count) })),
    scripts: adversaries.map((bot) => ({ name: bot.name, ...sharesOf(bot, players, first, count) })),
  }));
  return lupusReport(balances, among);
}

import { randomBot } from '@rudel/bots';
import type { BenchReport, BenchSettings } from '@rudel/bots/measure';
import { woofBots } from '@rudel/woof/bot';
import { woofPlayer } from '@rudel/woof/page';
import { decks } from './woof-match.ts';
import type { Tables, WoofBot } from './woof-match.ts';
import { woofReport } from './woof-report.ts';
import type { Titled } from './woof-report.ts';
import { sampleOf } from './woof-sample.ts';
import { timesOf } from './woof-times.ts';
import type { Times } from './woof-times.ts';

const seatNumbers = [4, 5, 6, 7, 8] as const;
const mostSeats = 8;

const named = (name: string): WoofBot => woofBots.find((bot) => bot.name === name) ?? randomBot(woofPlayer);
const [strong, greedy, random] = ['strong', 'greedy', 'random'].map(named) as [WoofBot, WoofBot, WoofBot];

/** Tables of one kind, and how many matches are played at them. */
export type Plan = Tables &
  Pick<Titled, 'title' | 'isContest'> & { readonly whole: number; readonly quick: number };

/** Who sits together, by turns round the table, and how many matches each number of seats has. */
const lineups: readonly Omit<Plan, 'deck' | 'seats'>[] = [
  { title: 'strong and greedy', isContest: true, players: [strong, greedy], whole: 2_000, quick: 20 },
  {
    title: 'strong, greedy and random',
    isContest: false,
    players: [strong, greedy, random],
    whole: 600,
    quick: 6,
  },
];

/** All tables at which they meet. */
export const plans: readonly Plan[] = lineups.flatMap((lineup) =>
  decks.flatMap((deck) => seatNumbers.map((seats) => ({ ...lineup, deck, seats }))),
);

/** How long strong thinks at the largest tables. */
export function allTimes(matches: number): readonly Times[] {
  return decks.map((deck) => timesOf(deck, mostSeats, strong, [greedy], matches));
}

/** How well the bots of Woof!! play at the same tables, and whether strong knows how sure it may be. */
export function woofBench({ quick }: BenchSettings): BenchReport {
  const times = allTimes(quick ? 4 : 60);
  const groups = plans.map((plan): Titled => {
    const { title, isContest, deck, seats } = plan;
    return { title, isContest, deck, seats, sample: sampleOf(plan, 0, quick ? plan.quick : plan.whole) };
  });
  return woofReport(groups, times);
}

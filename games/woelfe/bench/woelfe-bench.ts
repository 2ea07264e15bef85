import { randomBot, tally, wilson } from '@rudel/bots';
import type { Budget, Interval } from '@rudel/bots';
import type { BenchPart, BenchReport, BenchSettings } from '@rudel/bots/measure';
import { mustParse } from '@rudel/kernel';
import { woelfe } from '@rudel/woelfe';
import { woelfeBots } from '@rudel/woelfe/bot';
import { noMatches, playBidMatch } from './bid-matches.ts';
import { Clairvoyant } from './clairvoyant.ts';
import { noRounds, playDeal } from './side-rounds.ts';
import type { SideTally, Won } from './side-rounds.ts';
import type { Thought, WoelfeBot } from './thinking.ts';
import { woelfeText } from './woelfe-report.ts';

/** How often something happened, with the interval that holds its true rate in 95 of 100 cases. */
export type Rate = { readonly of: number; readonly rate: number; readonly interval: Interval };

/** A bot as a whole side against another, and what it took to decide. */
export type SideFigures = {
  readonly options: string;
  readonly one: string;
  readonly other: string;
  readonly pairs: Rate & { readonly lead: number };
  readonly lone: Rate & { readonly lead: number };
  readonly ms: number;
};

/** A bot alone against others, with bids. */
export type BidFigures = {
  readonly seats: number;
  readonly one: string;
  readonly other: string;
  readonly matches: Rate;
  readonly bids: Rate;
  readonly ms: number;
};

const named = (name: string): WoelfeBot =>
  woelfeBots.find((bot) => bot.name === name) ?? randomBot(woelfe.player);

const rateOf = (successes: number, of: number): Rate => ({
  of,
  rate: successes / of,
  interval: wilson(successes, of),
});

const sideRate = ({ rounds, wins, lead }: Won): SideFigures['pairs'] => ({
  ...rateOf(wins, rounds),
  lead: lead / rounds,
});

const meanOf = ({ ms, decisions }: Thought): number => ms / decisions;

export function sideFigures(options: string, one: WoelfeBot, other: WoelfeBot, sum: SideTally): SideFigures {
  return {
    options,
    one: one.name,
    other: other.name,
    pairs: sideRate(sum.pairs),
    lone: sideRate(sum.lone),
    ms: meanOf(sum.thought.one),
  };
}

/** What strong bots may think in this bench: well below 25 ms a decision on one core, and beyond it little is gained. */
const budget: Budget = { kind: 'iterations', count: 400 };

const expansions = 'stalk=yes,fever=yes,hunterCaught=yes,wolfPack=yes,halali=yes';

/** The numbers of a part of this many things. */
function numbersOf({ nth, of }: BenchPart, all: number): readonly number[] {
  const [from, to] = [Math.floor(((nth - 1) * all) / of), Math.floor((nth * all) / of)];
  return Array.from({ length: to - from }, (_, index) => from + index);
}

function playSides(deals: readonly number[], one: WoelfeBot, other: WoelfeBot, text: string): SideFigures {
  const options = mustParse(woelfe.options, text);
  const sum = noRounds();
  for (const deal of deals) playDeal({ options, one, other, budget, seed: 'woelfe' }, deal, sum);
  return sideFigures(text, one, other, sum);
}

function playBids(matches: readonly number[], seats: number, one: WoelfeBot, other: WoelfeBot): BidFigures {
  const sum = noMatches();
  for (const nth of matches) playBidMatch({ seats, one, other, budget, seed: 'woelfe' }, nth, sum);
  const { wins, matches: of } = tally(sum.results).players.get(one.name) ?? { wins: 0, matches: 0 };
  return {
    seats,
    one: one.name,
    other: other.name,
    matches: rateOf(wins, of),
    bids: rateOf(sum.exact, sum.bids),
    ms: meanOf(sum.thought),
  };
}

/** How well the bots of Wölfe play, against each other and against one that sees everything. */
export function woelfeBench({ quick, part, machine }: BenchSettings): BenchReport {
  const deals = numbersOf(part, quick ? 25 : 720);
  const matches = numbersOf(part, quick ? 12 : 1002);
  const [random, greedy, strong] = [named('random'), named('greedy'), named('strong')];
  const sides = [
    playSides(deals, greedy, random, '-'),
    playSides(deals, strong, random, '-'),
    playSides(deals, strong, greedy, '-'),
    playSides(deals, strong, greedy, expansions),
    playSides(deals, new Clairvoyant(), greedy, '-'),
    playSides(deals, new Clairvoyant(), strong, '-'),
  ];
  const bids = [2, 3].flatMap((seats) => [
    playBids(matches, seats, greedy, random),
    playBids(matches, seats, strong, random),
    playBids(matches, seats, strong, greedy),
  ]);
  return { text: woelfeText(machine, sides, bids), data: { bench: 'woelfe', machine, budget, sides, bids } };
}

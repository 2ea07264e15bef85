import { wilson } from '@rudel/bots';
import type { Budget, Interval } from '@rudel/bots';
import { quantile } from '@rudel/bots/measure';
import type { BenchPart, BenchReport, BenchSettings } from '@rudel/bots/measure';
import { dog } from '@rudel/dog';
import { mustParse } from '@rudel/kernel';
import { clairvoyant, medium, random, strong } from './contestants.ts';
import type { Contestant } from './contestants.ts';
import { noMatches, playDeal, processorMs } from './dog-match.ts';
import type { Tally } from './dog-match.ts';
import { dogText, faultsOf } from './dog-report.ts';

/** Two bots, and what came of their matches for the first of them. */
export type Figures = {
  readonly one: string;
  readonly other: string;
  readonly options: string;
  readonly budget: string;
  readonly matches: number;
  readonly rate: number;
  readonly interval: Interval;
  readonly decisions: number;
  readonly ms: { readonly mean: number; readonly most99: number };
  readonly unkind: number;
  readonly needless: number;
};

/** Who meets whom, with which options, and for how many deals. */
export type Plan = {
  readonly one: Contestant;
  readonly other: Contestant;
  readonly options: string;
  readonly budget: Budget;
  readonly deals: number;
};

/** A hand's worth of thinking for a core as slow as a phone's; the clock is that of the processor, which other programs do not hurry. */
const inPlay: Budget = { kind: 'ms', ms: 150, now: processorMs };
const brief: Budget = { kind: 'iterations', count: 400 };
/** Enough against those who do not think. */
const briefest: Budget = { kind: 'iterations', count: 60 };
const everything =
  'deck=braendi,jackWithoutEffect=lastResort,jackTakesFresh=own,sevenHelpsPartner=always,jokerFinishes=no';

/** Deals are played twice: 200 of them are 400 matches. */
export const plans: readonly Plan[] = [
  { one: strong, other: medium, options: '-', budget: inPlay, deals: 200 },
  { one: strong, other: medium, options: '-', budget: brief, deals: 400 },
  {
    one: strong,
    other: medium,
    options: 'deck=braendi,jackWithoutEffect=lastResort',
    budget: brief,
    deals: 100,
  },
  { one: strong, other: medium, options: everything, budget: brief, deals: 100 },
  { one: strong, other: random, options: '-', budget: briefest, deals: 500 },
  { one: clairvoyant, other: strong, options: '-', budget: brief, deals: 200 },
];

/** A few deals show that everything works. */
const quickDeals = 3;

const budgetText = (budget: Budget): string =>
  budget.kind === 'ms' ? `${budget.ms} ms` : `${budget.count} iterations`;

/** The deals of a part. */
function dealsOf({ nth, of }: BenchPart, all: number): readonly number[] {
  const [from, to] = [Math.floor(((nth - 1) * all) / of), Math.floor((nth * all) / of)];
  return Array.from({ length: to - from }, (_, index) => from + index);
}

export function figuresOf({ one, other, options, budget }: Plan, tally: Tally): Figures {
  const { matches, wins, ms, unkind, needless } = tally;
  return {
    one: one.name,
    other: other.name,
    options,
    budget: budgetText(budget),
    matches,
    rate: wins / matches,
    interval: wilson(wins, matches),
    decisions: ms.length,
    ms: { mean: ms.reduce((sum, each) => sum + each, 0) / ms.length, most99: quantile(ms, 0.99) },
    unkind,
    needless,
  };
}

function played(plan: Plan, deals: readonly number[]): Figures {
  const tally = noMatches();
  const duel = { ...plan, options: mustParse(dog.options, plan.options), seed: 'dog bench' };
  for (const deal of deals) playDeal(duel, deal, tally);
  return figuresOf(plan, tally);
}

/** How well the bots of Dog play, and how they treat their partners. */
export function dogBench({ quick, part, machine }: BenchSettings): BenchReport {
  const figures = plans
    .map((plan) => ({ plan, deals: dealsOf(part, quick ? quickDeals : plan.deals) }))
    .filter(({ deals }) => deals.length > 0)
    .map(({ plan, deals }) => played(plan, deals));
  const faults = quick || part.of > 1 ? [] : faultsOf(figures);
  return {
    text: dogText(machine, figures, faults),
    data: { bench: 'dog', machine, figures },
    hasFailed: faults.length > 0,
  };
}

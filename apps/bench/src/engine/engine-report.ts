import type { Machine } from '@rudel/bots/measure';
import { median, quotients, spread } from '@rudel/bots/measure';
import { formatNumber, formatPercent, formatTable } from '@rudel/bots/measure';
import type { Column } from '@rudel/bots/measure';
import type { Measured, Plan } from '../measure/rounds.ts';
import { contestantNames } from './contestant-names.ts';

/** What one contestant achieved: medians over the rounds. */
export type Score = {
  readonly name: string;
  readonly actsPerSecond: number;
  readonly nsPerAct: number;
  /** How often as fast as boardgame.io; null when that did not take part. */
  readonly timesPeer: number | null;
  readonly timesLimit: number | null;
  readonly spread: number;
  /** Acts per second, round by round. */
  readonly rates: readonly number[];
  readonly actsPerMatch: number;
  /** Null for a player of given moves. */
  readonly movesPerList: number | null;
};

/** One set of options and those who played with it. */
export type Heat = { readonly options: string; readonly scores: readonly Score[] };

const timesPeerWanted = 200;
const timesLimitWanted = 0.4;

function timesOther(rates: readonly number[], other: Measured | undefined): number | null {
  return other === undefined ? null : median(quotients(rates, other.rates));
}

export function scoresOf(measured: readonly Measured[]): readonly Score[] {
  const peer = measured.find(({ name }) => name === contestantNames.peer);
  const limit = measured.find(({ name }) => name === contestantNames.limit);
  return measured.map(({ name, rates, tally }) => ({
    name,
    actsPerSecond: median(rates),
    nsPerAct: 1e9 / median(rates),
    timesPeer: timesOther(rates, peer),
    timesLimit: timesOther(rates, limit),
    spread: spread(rates),
    rates,
    actsPerMatch: tally.acts / tally.matches,
    movesPerList: tally.decisions === 0 ? null : tally.listed / tally.decisions,
  }));
}

const columns: readonly Column[] = [
  { head: 'engine', align: 'left' },
  { head: 'acts/s', align: 'right' },
  { head: 'ns/act', align: 'right' },
  { head: '× boardgame.io', align: 'right' },
  { head: '× limit', align: 'right' },
  { head: 'spread', align: 'right' },
  { head: 'acts/match', align: 'right' },
  { head: 'moves/list', align: 'right' },
];

const maybe = (value: number | null): string => (value === null ? '–' : formatNumber(value));

const rowOf = (score: Score): string[] => [
  score.name,
  formatNumber(score.actsPerSecond),
  formatNumber(score.nsPerAct),
  maybe(score.timesPeer),
  maybe(score.timesLimit),
  formatPercent(score.spread),
  formatNumber(score.actsPerMatch),
  maybe(score.movesPerList),
];

const columnsOfGames: readonly Column[] = [
  { head: 'game', align: 'left' },
  { head: 'acts/s', align: 'right' },
  { head: 'µs/act', align: 'right' },
  { head: 'spread', align: 'right' },
  { head: 'acts/match', align: 'right' },
  { head: 'moves/list', align: 'right' },
];

const rowOfGame = (score: Score): string[] => [
  score.name,
  formatNumber(score.actsPerSecond),
  formatNumber(score.nsPerAct / 1000),
  formatPercent(score.spread),
  formatNumber(score.actsPerMatch),
  maybe(score.movesPerList),
];

function aim(what: string, reached: number | null, wanted: number): string[] {
  if (reached === null) return [];
  const verdict = reached >= wanted ? 'reached' : 'missed';
  return [`Aim: ≥ ${formatNumber(wanted)} × ${what}; ${verdict} with ${formatNumber(reached)} ×.`];
}

function heatText({ options, scores }: Heat): string {
  const title = `Dog, ${options === '-' ? 'default options' : options}`;
  const rudel = scores.find(({ name }) => name === contestantNames.rudel);
  const aims = [
    ...aim('boardgame.io', rudel?.timesPeer ?? null, timesPeerWanted),
    ...aim('the mutable limit', rudel?.timesLimit ?? null, timesLimitWanted),
  ];
  return [title, '', formatTable(columns, scores.map(rowOf)), '', ...aims].join('\n');
}

const gamesText = (scores: readonly Score[]): string =>
  ['Every game through the contract', '', formatTable(columnsOfGames, scores.map(rowOfGame))].join('\n');

export function engineText(
  { node, cpu, cores }: Machine,
  plan: Plan,
  heats: readonly Heat[],
  games: readonly Score[],
): string {
  const rounds = `${plan.rounds} rounds of ${plan.roundMs / 1000} s each by turns; medians, processor time`;
  return [`Node ${node}, ${cores} × ${cpu}; ${rounds}.`, ...heats.map(heatText), gamesText(games)].join(
    '\n\n',
  );
}

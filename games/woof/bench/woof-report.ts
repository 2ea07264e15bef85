import type { BenchReport } from '@rudel/bots/measure';
import { formatPercent, formatTable } from '@rudel/bots/measure';
import type { Column } from '@rudel/bots/measure';
import { excessIn, pointsPerRound, rate, timesThePoints } from './woof-figures.ts';
import type { Figure } from './woof-figures.ts';
import type { Deck } from './woof-match.ts';
import { binCount, joined, sumsFor } from './woof-sample.ts';
import type { Bin, Sample } from './woof-sample.ts';
import type { Times } from './woof-times.ts';

/** A sample with what it was played by. */
export type Titled = {
  readonly title: string;
  /** Whether strong has to win here; elsewhere only what it says is looked at. */
  readonly isContest: boolean;
  readonly deck: Deck;
  readonly seats: number;
  readonly sample: Sample;
};

const wanted = { times: 2, earlyRight: 0.85, excess: 0.03, ms: 200 };

/** In a bin with fewer suspicions than this chance alone may be off by three points. */
const enoughInBin = 1_000;

type Row = {
  readonly title: string;
  readonly deck: Deck;
  readonly seats: number;
  readonly matches: number;
  readonly strong: Figure;
  readonly greedy: Figure;
  readonly times: Figure;
  readonly early: number;
  readonly earlyRight: Figure;
  readonly finalRight: Figure;
  readonly bonus: number;
};

function rowOf({ title, deck, seats, sample }: Titled): Row {
  const sums = sumsFor(sample.deals, 'strong');
  const seatsTaken = Object.keys(sample.deals[0] ?? {}).reduce(
    (sum, bot) => sum + sumsFor(sample.deals, bot).matches,
    0,
  );
  return {
    title,
    deck,
    seats,
    matches: seatsTaken / seats,
    strong: pointsPerRound(sample, 'strong'),
    greedy: pointsPerRound(sample, 'greedy'),
    times: timesThePoints(sample, 'strong', 'greedy'),
    early: sums.early / sums.rounds,
    earlyRight: rate(sums.earlyRight, sums.early),
    finalRight: rate(sums.finalRight, sums.final),
    bonus: sums.bonus / sums.rounds,
  };
}

const column = (head: string, align: Column['align'] = 'right'): Column => ({ head, align });

const rowColumns: readonly Column[] = [
  column('deck', 'left'),
  column('seats'),
  column('matches'),
  column('strong, points a round'),
  column('greedy'),
  column('× greedy'),
  column('early'),
  column('early right'),
  column('final right'),
  column('bonus'),
];

const plusMinus = ({ value, interval }: Figure): string =>
  `${value.toFixed(3)} ± ${((interval[1] - interval[0]) / 2).toFixed(3)}`;

const between = ({ value, interval: [low, high] }: Figure): string =>
  `${value.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;

const percentBetween = ({ value, interval: [low, high] }: Figure): string =>
  `${formatPercent(value)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`;

const rowText = (row: Row): string[] => [
  row.deck,
  String(row.seats),
  row.matches.toLocaleString('en'),
  plusMinus(row.strong),
  plusMinus(row.greedy),
  between(row.times),
  formatPercent(row.early),
  percentBetween(row.earlyRight),
  formatPercent(row.finalRight.value),
  row.bonus.toFixed(3),
];

/** Bins of all tables, and of the tables of each kind. */
type Calibration = {
  readonly all: readonly Bin[];
  readonly byTitle: readonly { readonly title: string; readonly bins: readonly Bin[] }[];
};

function calibrationOf(groups: readonly Titled[]): Calibration {
  const binsOf = (some: readonly Titled[]): readonly Bin[] => joined(some.map(({ sample }) => sample)).bins;
  const titles = [...new Set(groups.map(({ title }) => title))];
  return {
    all: binsOf(groups),
    byTitle: titles.map((title) => ({
      title,
      bins: binsOf(groups.filter((group) => group.title === title)),
    })),
  };
}

const excessText = (bin: Bin): string => (bin.count === 0 ? '–' : (100 * excessIn(bin)).toFixed(1));

/** What was said, and what came of it: at all tables, and how far it was off at those of each kind. */
function calibrationText({ all, byTitle }: Calibration): string {
  const columns: readonly Column[] = [
    column('strong said'),
    column('suspicions'),
    column('on average'),
    column('right'),
    column('too high by'),
    ...byTitle.map(({ title }) => column(title)),
  ];
  const width = 100 / binCount;
  const rows = all.flatMap((bin, nth) =>
    bin.count === 0
      ? []
      : [
          [
            `${nth * width}–${(nth + 1) * width} %`,
            bin.count.toLocaleString('en'),
            formatPercent(bin.stated / bin.count),
            percentBetween(rate(bin.right, bin.count)),
            excessText(bin),
            ...byTitle.map(({ bins }) => excessText(bins[nth] as Bin)),
          ],
        ],
  );
  const count = all.reduce((sum, bin) => sum + bin.count, 0);
  return `What strong said of its ${count.toLocaleString('en')} suspicions, and by how much too high it was, in points:\n\n${formatTable(columns, rows)}`;
}

const timeColumns: readonly Column[] = [
  column('deck', 'left'),
  column('seats'),
  column('decisions'),
  column('median ms'),
  column('99 %'),
  column('worst'),
];

const timeText = (times: Times): string[] => [
  times.deck,
  String(times.seats),
  times.decisions.toLocaleString('en'),
  ...[times.median, times.most99, times.worst].map((ms) => ms.toFixed(1)),
];

/** What is not as it should be in a contest, in words. */
function lostContests(rows: readonly Row[]): readonly string[] {
  const at = ({ deck, seats }: Row): string => `${deck} deck, ${seats} seats`;
  return [
    ...rows
      .filter((row) => row.times.value < wanted.times)
      .map((row) => `${at(row)}: ${row.times.value.toFixed(2)} times the points of greedy.`),
    ...rows
      .filter((row) => row.earlyRight.value < wanted.earlyRight)
      .map((row) => `${at(row)}: ${formatPercent(row.earlyRight.value)} of early suspicions are right.`),
  ];
}

/** Tables of each kind count by themselves too: too bold at some and too modest at others would look right together. */
function misjudged(where: string, bins: readonly Bin[]): readonly string[] {
  return bins
    .filter((bin) => bin.count >= enoughInBin && Math.abs(excessIn(bin)) > wanted.excess)
    .map(
      (bin) =>
        `At ${where}, where strong says about ${formatPercent(bin.stated / bin.count)} it is right in ${formatPercent(bin.right / bin.count)}.`,
    );
}

function delayed(times: readonly Times[]): readonly string[] {
  return times
    .filter(({ worst }) => worst > wanted.ms)
    .map(({ deck, worst }) => `A decision took ${worst.toFixed(0)} ms (${deck} deck).`);
}

/** What came out, beside what was wanted. */
export function woofReport(groups: readonly Titled[], times: readonly Times[]): BenchReport {
  const rows = groups.map(rowOf);
  const calibration = calibrationOf(groups);
  const failed = [
    ...lostContests(rows.filter((_, nth) => groups[nth]?.isContest)),
    ...misjudged('all tables', calibration.all),
    ...calibration.byTitle.flatMap(({ title, bins }) => misjudged(`tables with ${title}`, bins)),
    ...delayed(times),
  ];
  const text = [
    ...calibration.byTitle.map(
      ({ title }) =>
        `Tables with ${title}:\n\n${formatTable(rowColumns, rows.filter((row) => row.title === title).map(rowText))}`,
    ),
    calibrationText(calibration),
    `How long strong thinks (processor time):\n\n${formatTable(timeColumns, times.map(timeText))}`,
    `Wanted: ${wanted.times} times the points of greedy, ${formatPercent(wanted.earlyRight)} of early suspicions right, what is said off by at most ${100 * wanted.excess} points in every row with ${enoughInBin.toLocaleString('en')} suspicions, ${wanted.ms} ms.`,
    failed.length === 0 ? 'All of it is reached.' : `Not reached:\n${failed.join('\n')}`,
  ].join('\n\n');
  return {
    text,
    data: { bench: 'woof', rows, calibration, times, failed },
    hasFailed: failed.length > 0,
  };
}

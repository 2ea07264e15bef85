import type { BenchReport } from '@rudel/bots/measure';
import { formatPercent, formatTable } from '@rudel/bots/measure';
import type { Column } from '@rudel/bots/measure';
import { writtenLanguages } from '@rudel/kernel';
import { houseDeck } from '@rudel/tofugott';
import { guessers } from './panel.ts';
import type { Guesser, Shot } from './panel.ts';
import { askedFor, questionKinds } from './question-kinds.ts';
import type { AskedFor } from './question-kinds.ts';

/** From this many turns of somebody on, a reader should know them. */
const turnsToKnow = 3;

const timesChanceWanted = 2.5;
const gapWanted = 0.5;
const pairWanted: readonly [number, number] = [0.45, 0.6];

const rateOf = (hits: readonly boolean[]): number =>
  hits.length === 0 ? 0 : hits.filter(Boolean).length / hits.length;

type Row = {
  readonly guesser: Guesser;
  /** Hits by the turns seen before. */
  readonly byTurns: readonly number[];
  readonly known: number;
  readonly all: number;
};

function rowOf(shots: readonly Shot[], guesser: Guesser): Row {
  const own = shots.filter((shot) => shot.guesser === guesser);
  const rate = (fits: (shot: Shot) => boolean): number =>
    rateOf(own.filter((shot) => fits(shot)).map(({ isHit }) => isHit));
  const most = Math.max(...own.map(({ turnsSeen }) => turnsSeen));
  return {
    guesser,
    byTurns: Array.from({ length: most + 1 }, (_, turns) => rate(({ turnsSeen }) => turnsSeen === turns)),
    known: rate(({ turnsSeen }) => turnsSeen >= turnsToKnow),
    all: rate(() => true),
  };
}

const meanings: { readonly [G in Guesser]: string } = {
  chance: 'anything',
  novice: 'the bot `novice`',
  greedy: 'the bot `greedy`',
  table: 'the card alone',
  strong: 'the bot `strong`',
  knowing: 'the card and the true taste',
};

function tableOf(rows: readonly Row[]): string {
  const turns = rows[0]?.byTurns ?? [];
  const columns: readonly Column[] = [
    { head: 'guesses by', align: 'left' },
    ...turns.map((_, seen) => ({ head: `${seen} seen`, align: 'right' }) as const),
    { head: `${turnsToKnow} or more`, align: 'right' },
    { head: 'all', align: 'right' },
  ];
  return formatTable(
    columns,
    rows.map(({ guesser, byTurns, known, all }) => [
      meanings[guesser],
      ...[...byTurns, known, all].map(formatPercent),
    ]),
  );
}

const languageNames = { en: 'English', de: 'German' } as const;

/** What our cards ask for, by language. */
function kindsTable(asked: readonly AskedFor[]): string {
  const columns: readonly Column[] = [
    { head: 'questions', align: 'left' },
    ...['in all', ...questionKinds, 'you act'].map((head) => ({ head, align: 'right' }) as const),
  ];
  return formatTable(
    columns,
    asked.map(({ language, questions, kinds, you }) => [
      languageNames[language],
      ...[questions, ...questionKinds.map((kind) => kinds[kind]), you].map(String),
    ]),
  );
}

/** What came out, beside what was wanted. */
export function tofugottReport(
  matches: number,
  shots: readonly Shot[],
  pairs: readonly boolean[],
): BenchReport {
  const rows = guessers.map((guesser) => rowOf(shots, guesser));
  const known = (guesser: Guesser): number => rows.find((row) => row.guesser === guesser)?.known ?? 0;
  const timesChance = known('strong') / known('chance');
  const gap = (known('strong') - known('table')) / (known('knowing') - known('table'));
  const pair = rateOf(pairs);
  const [least, most] = pairWanted;
  const isReached = timesChance >= timesChanceWanted && gap >= gapWanted && pair >= least && pair <= most;
  const asked = writtenLanguages.map((language) => askedFor(houseDeck, language));
  const text = [
    `Best answers of strangers guessed right, by how many of their turns were seen before (${matches} matches):`,
    '',
    tableOf(rows),
    '',
    `With ${turnsToKnow} turns seen, strong hits ${timesChance.toFixed(2)} times as often as chance (wanted: ${timesChanceWanted})`,
    `and closes ${formatPercent(gap)} of the gap between the card alone and the true taste (wanted: ${formatPercent(gapWanted)}).`,
    `Two strong bots guess each other right in ${formatPercent(pair)} of all cases (wanted: ${formatPercent(least)} to ${formatPercent(most)}; ${matches} matches).`,
    '',
    'What our cards ask for:',
    '',
    kindsTable(asked),
  ].join('\n');
  const data = { bench: 'tofugott', matches, rows, timesChance, gap, pair, asked };
  return { text, data, hasFailed: !isReached };
}

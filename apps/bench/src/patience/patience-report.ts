import { formatPercent, formatTable } from '@rudel/bots/measure';
import type { Column, Machine } from '@rudel/bots/measure';
import { interval } from './detector.ts';
import type { Detection } from './detector.ts';

/** One table on one disk, with its beat or without. */
export type PatienceRow = {
  readonly table: string;
  readonly diskMs: number;
  readonly hasBeat: boolean;
  readonly detection: Detection;
};

const usual = 1.96;
/** Somebody who only guesses is beyond it once in two hundred times. */
const sure = 2.576;

/** Whether guessing is better than chance, beyond doubt. */
const tells = ({ right, samples }: Detection): boolean => interval(right, samples, sure)[0] > 0.5;

/** With a beat nothing may be told; and without one something must be, or the measure sees nothing. */
export function hasFailed(rows: readonly PatienceRow[]): boolean {
  return rows.some(({ hasBeat, detection }) => tells(detection) === hasBeat);
}

const columns: readonly Column[] = [
  { head: 'table', align: 'left' },
  { head: 'commit ms', align: 'right' },
  { head: 'beat', align: 'left' },
  { head: 'spans', align: 'right' },
  { head: 'guessed right', align: 'right' },
  { head: '95 % of runs', align: 'left' },
  { head: 'by', align: 'left' },
];

function rowOf({ table, diskMs, hasBeat, detection }: PatienceRow): readonly string[] {
  const { right, samples, by } = detection;
  const [least, most] = interval(right, samples, usual);
  return [
    table,
    String(diskMs),
    hasBeat ? 'as usual' : 'off',
    String(samples),
    formatPercent(right / samples),
    `${formatPercent(least)} to ${formatPercent(most)}`,
    by.join(', '),
  ];
}

export function patienceText(machine: Machine, rows: readonly PatienceRow[]): string {
  const verdict = hasFailed(rows)
    ? 'With the beat something is told, or without it the measure sees nothing.'
    : 'With the beat nothing is told; without it, the same measure sees it.';
  return [
    formatTable(columns, rows.map(rowOf)),
    '',
    `Whoever guesses blindly is right in 50 % of the spans. ${verdict}`,
    '',
    `Node ${machine.node}, ${machine.cores} × ${machine.cpu}`,
  ].join('\n');
}

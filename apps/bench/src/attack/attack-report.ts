import { formatNumber, formatTable } from '@rudel/bots/measure';
import type { Column } from '@rudel/bots/measure';
import type { Machine } from '@rudel/bots/measure';
import type { Noticed } from './bystander.ts';

/** One attack, and what a table beside it noticed. */
export type AttackRow = {
  readonly what: string;
  readonly noticed: Noticed;
  /** The longest time in which the server did nothing else. */
  readonly longestPauseMs: number;
  readonly told: string;
};

export type AttackFigures = {
  readonly quiet: Noticed;
  readonly rows: readonly AttackRow[];
  readonly peakBytes: number;
  /** What it takes to be answered, in milliseconds. */
  readonly stale: { readonly stale: number; readonly refused: number };
};

const mostBytes = 500_000_000;
const mostTimes = 2;

/** Whether an attack was noticed more than it may be. */
export function hasFailed({ quiet, rows, peakBytes, stale }: AttackFigures): boolean {
  const isSlow = rows.some(({ noticed }) => noticed.p95 >= mostTimes * quiet.p95);
  return isSlow || peakBytes > mostBytes || stale.stale > mostTimes * stale.refused;
}

const columns: readonly Column[] = [
  { head: 'attack', align: 'left' },
  { head: 'moves', align: 'right' },
  { head: 'p50 ms', align: 'right' },
  { head: 'p95 ms', align: 'right' },
  { head: '× quiet', align: 'right' },
  { head: 'longest ms', align: 'right' },
  { head: 'pause ms', align: 'right' },
  { head: 'answers', align: 'left' },
];

function rowOf(quiet: Noticed, { what, noticed, longestPauseMs, told }: AttackRow): readonly string[] {
  const { moves, p50, p95, longest } = noticed;
  const numbers = [moves, p50, p95, p95 / quiet.p95, longest, longestPauseMs].map(formatNumber);
  return [what, ...numbers, told];
}

export function attackText(machine: Machine, figures: AttackFigures): string {
  const { quiet, rows, peakBytes, stale } = figures;
  const none: AttackRow = { what: 'none', noticed: quiet, longestPauseMs: 0, told: '' };
  return [
    formatTable(
      columns,
      [none, ...rows].map((row) => rowOf(quiet, row)),
    ),
    '',
    `Memory of the server at its largest: ${formatNumber(peakBytes / 1e6)} MB (at most ${mostBytes / 1e6}).`,
    `A move from the future is answered after ${formatNumber(stale.stale)} ms, one that is refused after ${formatNumber(stale.refused)} ms: ${formatNumber(stale.stale / stale.refused)} times (at most ${mostTimes}).`,
    hasFailed(figures) ? 'Some of it is more than it may be.' : 'Nothing of it is more than it may be.',
    '',
    `Node ${machine.node}, ${machine.cores} × ${machine.cpu}`,
  ].join('\n');
}

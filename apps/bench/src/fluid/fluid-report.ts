import type { Machine } from '@rudel/bots/measure';
import { quantile } from '@rudel/bots/measure';
import { formatNumber, formatPercent, formatTable } from '@rudel/bots/measure';
import type { Noted } from './probe.ts';

/** How a page kept up, in milliseconds. */
export type FluidRow = {
  readonly seats: number;
  readonly slowdown: number;
  readonly updates: number;
  readonly median: number;
  readonly p95: number;
  readonly worst: number;
  /** How many frames came in time for the eye, twenty a second at least. */
  readonly even: number;
};

const slowFrame = 50;

const at = (values: readonly number[], part: number): number =>
  values.length === 0 ? Number.NaN : quantile(values, part);

export function rowOf(seats: number, slowdown: number, { updates, frames }: Noted): FluidRow {
  return {
    seats,
    slowdown,
    updates: updates.length,
    median: at(updates, 0.5),
    p95: at(updates, 0.95),
    worst: at(updates, 1),
    even: frames.filter((frame) => frame <= slowFrame).length / frames.length,
  };
}

const columns = [
  'seats',
  'slowdown',
  'updates',
  'median ms',
  'p95 ms',
  'worst ms',
  'frames within 50 ms',
].map((head) => ({ head, align: 'right' as const }));

const cellOf = (value: number): string => (Number.isNaN(value) ? '–' : formatNumber(value));

export function fluidText({ node, cpu, cores }: Machine, rows: readonly FluidRow[]): string {
  const cells = rows.map(({ seats, slowdown, updates, median, p95, worst, even }) => [
    String(seats),
    `${slowdown} ×`,
    formatNumber(updates),
    cellOf(median),
    cellOf(p95),
    cellOf(worst),
    Number.isNaN(even) ? '–' : formatPercent(even),
  ]);
  return `From a message to the screen (Node ${node}, ${cores} × ${cpu}):\n\n${formatTable(columns, cells)}`;
}

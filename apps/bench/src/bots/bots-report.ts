import { formatNumber, formatTable, quantile } from '@rudel/bots/measure';
import type { Column, Machine } from '@rudel/bots/measure';
import type { Events } from './bots-server.ts';

export type BotsFigures = {
  /** How long bots took at the table beside, in milliseconds: alone, and beside the villages. */
  readonly alone: readonly number[];
  readonly beside: readonly number[];
  readonly villages: number;
  /** How many villages, and how often the table beside, were told that the bots are busy. */
  readonly told: number;
  readonly toldBeside: number;
  /** How far all villages have come, in what spectators see. */
  readonly steps: number;
  readonly seconds: number;
  readonly events: Events;
};

/** Moves that were drawn by lot since a bot had none. */
const fallbacksIn = ({ events }: BotsFigures): number => events['bot-fallback'] ?? 0;

/** No bot may play at random, and the table beside goes on. */
export function hasFailed(figures: BotsFigures): boolean {
  return fallbacksIn(figures) > 0 || figures.beside.length === 0;
}

const columns: readonly Column[] = [
  { head: 'a table of Dog', align: 'left' },
  { head: 'moves of bots', align: 'right' },
  { head: 'p50 ms', align: 'right' },
  { head: 'p95 ms', align: 'right' },
  { head: 'longest ms', align: 'right' },
];

function rowOf(what: string, times: readonly number[]): readonly string[] {
  if (times.length === 0) return [what, '0', '–', '–', '–'];
  const figures = [times.length, quantile(times, 0.5), quantile(times, 0.95), Math.max(...times)];
  return [what, ...figures.map(formatNumber)];
}

export function botsText(machine: Machine, figures: BotsFigures): string {
  const { alone, beside, villages, told, toldBeside, steps, seconds, events } = figures;
  const logged = Object.entries(events).map(([event, count]) => `${count} × ${event}`);
  return [
    formatTable(columns, [rowOf('alone', alone), rowOf(`beside ${villages} villages of bots`, beside)]),
    '',
    `The villages came on by ${formatNumber(steps)} steps in ${seconds} s; ${told} of ${villages} were told that the bots are busy, the table beside ${toldBeside} times.`,
    `Moves by lot for want of a bot's: ${fallbacksIn(figures)} (none may be). Logged: ${logged.join(', ') || 'nothing'}.`,
    '',
    `Node ${machine.node}, ${machine.cores} × ${machine.cpu}`,
  ].join('\n');
}

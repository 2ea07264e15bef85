import type { Machine } from '@rudel/bots/measure';
import { formatNumber, formatPercent, formatTable } from '@rudel/bots/measure';
import type { Column } from '@rudel/bots/measure';
import type { BidFigures, Rate, SideFigures } from './woelfe-bench.ts';

const left = (head: string): Column => ({ head, align: 'left' });
const right = (head: string): Column => ({ head, align: 'right' });

const sideColumns: readonly Column[] = [
  left('side'),
  left('against'),
  left('options'),
  right('rounds'),
  right('won'),
  right('95 %'),
  right('lead'),
  right('lone rounds'),
  right('won'),
  right('95 %'),
  right('ms'),
];

const bidColumns: readonly Column[] = [
  right('seats'),
  left('alone'),
  left('against'),
  right('matches'),
  right('won'),
  right('95 %'),
  right('bids'),
  right('right'),
  right('95 %'),
  right('ms'),
];

const cellsOf = ({ of, rate, interval: [low, high] }: Rate): string[] => [
  String(of),
  formatPercent(rate),
  `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}`,
];

const optionsOf = (text: string): string => (text === '-' ? 'none' : 'all');

const sideRow = ({ one, other, options, pairs, lone, ms }: SideFigures): string[] => [
  one,
  other,
  optionsOf(options),
  ...cellsOf(pairs),
  formatNumber(pairs.lead),
  ...cellsOf(lone),
  formatNumber(ms),
];

const bidRow = ({ seats, one, other, matches, bids, ms }: BidFigures): string[] => [
  String(seats),
  one,
  other,
  ...cellsOf(matches),
  ...cellsOf(bids),
  formatNumber(ms),
];

export function woelfeText(
  { node, cpu, cores }: Machine,
  sides: readonly SideFigures[],
  bids: readonly BidFigures[],
): string {
  return [
    `Node ${node}, ${cores} × ${cpu}`,
    'Four players, a bot as a whole side; each deal twice, with the sides changed:',
    formatTable(sideColumns, sides.map(sideRow)),
    'Two and three players, one bot against others; each deal once from every seat:',
    formatTable(bidColumns, bids.map(bidRow)),
  ].join('\n\n');
}

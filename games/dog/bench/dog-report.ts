import { formatNumber, formatPercent, formatTable } from '@rudel/bots/measure';
import type { Column, Machine } from '@rudel/bots/measure';
import type { Figures } from './dog-bench.ts';

const left = (head: string): Column => ({ head, align: 'left' });
const right = (head: string): Column => ({ head, align: 'right' });

const columns: readonly Column[] = [
  left('bot'),
  left('against'),
  left('options'),
  right('budget'),
  right('matches'),
  right('won'),
  right('95 %'),
  right('decisions'),
  right('ms'),
  right('99 %'),
  right('unkind'),
  right('needless'),
];

const optionsText = (options: string): string => {
  if (options === '-') return 'usual';
  return options.includes('sevenHelpsPartner') ? 'all others' : 'Brändi';
};

const rowOf = (one: Figures): string[] => [
  one.one,
  one.other,
  optionsText(one.options),
  one.budget,
  String(one.matches),
  formatPercent(one.rate),
  `${(100 * one.interval[0]).toFixed(1)}–${(100 * one.interval[1]).toFixed(1)}`,
  String(one.decisions),
  formatNumber(one.ms.mean),
  formatNumber(one.ms.most99),
  String(one.unkind),
  String(one.needless),
];

const winsFromMedium = 0.8;
const clairvoyantMost = 0.58;
const decisionsPerBetrayal = 500;
const most99 = 200;

/** What a full run must hold, in a sentence each where it does not. */
export function faultsOf(figures: readonly Figures[]): readonly string[] {
  return figures.flatMap((one) => {
    const pair = `${one.one} against ${one.other} (${one.budget})`;
    const rate = formatPercent(one.rate);
    const checks: readonly (readonly [boolean, string])[] = [
      [one.one === 'strong' && one.budget === '150 ms' && one.rate < winsFromMedium, `wins only ${rate}`],
      [one.other === 'random' && one.rate < 1, `wins only ${rate}`],
      [one.one === 'clairvoyant' && one.rate > clairvoyantMost, `wins ${rate}: hands are read too little`],
      [one.needless * decisionsPerBetrayal > one.decisions, `betrays its partner ${one.needless} times`],
      [one.ms.most99 > most99, `takes ${formatNumber(one.ms.most99)} ms for one decision in a hundred`],
    ];
    return checks.filter(([isFault]) => isFault).map(([, says]) => `${pair} ${says}.`);
  });
}

export function dogText(
  { node, cpu, cores }: Machine,
  figures: readonly Figures[],
  faults: readonly string[],
): string {
  return [
    `Node ${node}, ${cores} × ${cpu}`,
    'Two bots as teams; each deal twice, with the same luck and the sides changed. Times are of the processor, for decisions with a choice:',
    formatTable(columns, figures.map(rowOf)),
    ...faults,
  ].join('\n\n');
}

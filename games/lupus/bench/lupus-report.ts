import { wilson } from '@rudel/bots';
import type { BenchReport } from '@rudel/bots/measure';
import { formatNumber, formatPercent, formatTable } from '@rudel/bots/measure';
import type { Balance, Shares, Sureness } from './figures.ts';

type Named = Shares & { readonly name: string };

/** What was compared among this many players. */
export type Comparison = {
  readonly players: number;
  readonly levels: readonly Named[];
  readonly scripts: readonly Named[];
};

const humansWanted: readonly [number, number] = [0.4, 0.6];
const surenessWanted = 0.05;
const gainWanted = 0.05;

const left = (head: string): { readonly head: string; readonly align: 'left' } => ({ head, align: 'left' });
const right = (head: string): { readonly head: string; readonly align: 'right' } => ({
  head,
  align: 'right',
});

const partsOf = ({ humans, wolves, hamster, matches }: Shares): readonly string[] =>
  [humans, wolves, hamster].map((wins) => formatPercent(wins / matches));

const reach = ({ humans, matches }: Shares): string => {
  const [low, high] = wilson(humans, matches);
  return `${formatPercent(low)} – ${formatPercent(high)}`;
};

function balanceTable(balances: readonly Balance[]): string {
  return formatTable(
    [
      right('players'),
      ...[
        'matches',
        'humans',
        'wolves',
        'hamster',
        '95 % of humans',
        'decisions',
        'ms each',
        'slowest ms',
      ].map(right),
    ],
    balances.map((one) => [
      String(one.players),
      String(one.matches),
      ...partsOf(one),
      reach(one),
      formatNumber(one.decisions / one.matches),
      formatNumber(one.ms / one.decisions),
      formatNumber(one.slowest),
    ]),
  );
}

/** All that was said with the same certainty, whatever the number of players. */
export function surenessOf(balances: readonly Balance[]): readonly Sureness[] {
  const [first] = balances;
  return (first?.sureness ?? []).map((_, nth) => {
    const sum = { said: 0, sum: 0, wolves: 0 };
    for (const { sureness } of balances) {
      sum.said += sureness[nth]?.said ?? 0;
      sum.sum += sureness[nth]?.sum ?? 0;
      sum.wolves += sureness[nth]?.wolves ?? 0;
    }
    return sum;
  });
}

function surenessTable(bins: readonly Sureness[]): string {
  const rows = bins.filter(({ said }) => said > 0);
  return formatTable(
    [right('sure'), right('was a wolf'), right('statements')],
    rows.map(({ said, sum, wolves }) => [
      formatPercent(sum / said),
      formatPercent(wolves / said),
      formatNumber(said),
    ]),
  );
}

const namedTable = (head: string, rows: readonly Named[]): string =>
  formatTable(
    [left(head), right('humans'), right('wolves'), right('hamster'), right('matches')],
    rows.map((row) => [row.name, ...partsOf(row), String(row.matches)]),
  );

const wolvesShare = ({ wolves, matches }: Shares): number => wolves / matches;

/** What came out, beside what was wanted. */
export function lupusReport(balances: readonly Balance[], comparisons: readonly Comparison[]): BenchReport {
  const bins = surenessOf(balances);
  const [least, most] = humansWanted;
  const outside = balances.filter(
    ({ humans, matches }) => humans / matches < least || humans / matches > most,
  );
  const seventy = bins[7];
  const hit = seventy === undefined || seventy.said === 0 ? 0 : seventy.wolves / seventy.said;
  const said = seventy === undefined || seventy.said === 0 ? 0 : seventy.sum / seventy.said;
  const gains = comparisons.map(({ levels, scripts }) => {
    const usual = levels.find(({ name }) => name === 'strong against strong');
    return Math.max(
      ...scripts.map((one) => wolvesShare(one) - (usual === undefined ? 0 : wolvesShare(usual))),
    );
  });
  const isReached =
    outside.length === 0 &&
    Math.abs(hit - said) <= surenessWanted &&
    gains.every((gain) => gain <= gainWanted);
  const text = [
    'Who wins where only `strong` plays, with the suggested deck:',
    '',
    balanceTable(balances),
    '',
    `Humans win less than ${formatPercent(least)} or more than ${formatPercent(most)} among: ${outside.map(({ players }) => players).join(', ') || 'none'}.`,
    '',
    'How sure villagers are when they say that they suspect somebody:',
    '',
    surenessTable(bins),
    ...comparisons.flatMap(({ players, levels, scripts }) => [
      '',
      namedTable(`${players} players: humans and hamster against wolves`, levels),
      '',
      namedTable(`${players} players: wolves that`, scripts),
    ]),
  ].join('\n');
  return { text, data: { bench: 'lupus', balances, bins, comparisons, gains }, hasFailed: !isReached };
}

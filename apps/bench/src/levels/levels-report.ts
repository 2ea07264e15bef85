import { wilson } from '@rudel/bots';
import type { BenchReport } from '@rudel/bots/measure';
import { formatTable } from '@rudel/bots/measure';

/** A cell after so many matches. */
export type Counted = {
  readonly table: string;
  readonly row: string;
  readonly column: string;
  readonly matches: number;
  readonly won: number;
};

const percent = (part: number): string => (100 * part).toFixed(0);

function cellText({ won, matches }: Counted): string {
  const [low, high] = wilson(won, matches);
  return `${percent(won / matches)} % (${percent(low)}–${percent(high)})`;
}

function tableText(counted: readonly Counted[]): string {
  const columns = [...new Set(counted.map(({ column }) => column))];
  const rows = [...new Set(counted.map(({ row }) => row))];
  return formatTable(
    [{ head: '', align: 'left' }, ...columns.map((head) => ({ head, align: 'right' }) as const)],
    rows.map((row) => [
      row,
      ...columns.map((column) => {
        const cell = counted.find((one) => one.row === row && one.column === column);
        return cell === undefined ? '' : cellText(cell);
      }),
    ]),
  );
}

/** Tables with how often was won, and in brackets what holds the true rate in 95 of 100 cases. */
export function levelsReport(counted: readonly Counted[]): BenchReport {
  const titles = [...new Set(counted.map(({ table }) => table))];
  const texts = titles.map((title) => {
    const own = counted.filter(({ table }) => table === title);
    return `${title}; ${own[0]?.matches ?? 0} matches a cell:\n\n${tableText(own)}`;
  });
  return { text: texts.join('\n\n'), data: counted };
}

export type Column = { readonly head: string; readonly align: 'left' | 'right' };

function widthsOf(columns: readonly Column[], rows: readonly (readonly string[])[]): number[] {
  return columns.map(({ head }, at) => Math.max(3, head.length, ...rows.map((row) => row[at]?.length ?? 0)));
}

/** A table in Markdown with its columns in line: read in a terminal, pasted into a page. */
export function formatTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const widths = widthsOf(columns, rows);
  const cell = (text: string, at: number): string =>
    columns[at]?.align === 'right' ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0);
  const rule = columns.map(
    ({ align }, at) => `${'-'.repeat((widths[at] ?? 1) - 1)}${align === 'right' ? ':' : '-'}`,
  );
  const heads = columns.map(({ head }) => head);
  const lines = [heads.map(cell), rule, ...rows.map((row) => row.map(cell))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Three digits that count: `1,230,000`, `45.6`, `0.789`. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 3 });
}

export function formatPercent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}

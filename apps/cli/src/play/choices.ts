import { hanging } from '@rudel/ui/text';

/** A legal move as it is written and as it is told. */
export type Listed<Move> = { readonly move: Move; readonly text: string; readonly label: string };

/** One line to choose: a move, or several that begin alike. */
export type Choice<Move> = { readonly title: string; readonly moves: readonly Listed<Move>[] };

/** A list up to this long is shown as it is. */
const longList = 9;

/** `X=7:12>15,60>61` falls into `X=`, `7:`, `12>`, `15,`, `60>` and `61`. */
const partsOf = (text: string): readonly string[] => text.split(/(?<=[,:=>x])/);

/** Short lists as they are; long ones by the first part of the move in which they differ. */
export function choicesOf<Move>(moves: readonly Listed<Move>[]): readonly Choice<Move>[] {
  const single = moves.map((one) => ({ title: one.label, moves: [one] }));
  if (moves.length <= longList) return single;
  const parts = moves.map(({ text }) => partsOf(text));
  const first = parts[0] ?? [];
  let depth = 0;
  while (depth < first.length && parts.every((own) => own[depth] === first[depth])) depth += 1;
  const groups = new Map<string, Listed<Move>[]>();
  for (const [nth, one] of moves.entries()) {
    const key = parts[nth]?.slice(0, depth + 1).join('') ?? '';
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  if (groups.size === moves.length) return single;
  return [...groups.values()].map((group) => ({ title: titleOf(group), moves: group }));
}

function titleOf<Move>(group: readonly Listed<Move>[]): string {
  const [first, ...others] = group.map(({ label }) => label);
  if (first === undefined || others.length === 0) return first ?? '';
  let length = 0;
  while (length < first.length && others.every((label) => label[length] === first[length])) length += 1;
  const shared = first.slice(0, length);
  const words = shared.slice(0, shared.lastIndexOf(' ')).replace(/[,:]$|[,:] [^\d,:]*$/, '');
  return `${words || shared} … (${group.length})`;
}

/** The moves that go on from a beginning: of a written move part by part, or of anything in their words. */
export function narrowed<Move>(moves: readonly Listed<Move>[], typed: string): readonly Listed<Move>[] {
  const start = typed.toLowerCase();
  const written = moves.filter(({ text }) => {
    const rest = text.toLowerCase().startsWith(start) ? text.slice(start.length) : null;
    return rest !== null && (/^[,:=>x]/.test(rest) || /[,:=>x]$/.test(start));
  });
  return written.length > 0 ? written : moves.filter(({ label }) => label.toLowerCase().includes(start));
}

/** Numbered lines, in as many columns as fit; a line that is too long goes on below itself. */
export function numbered(titles: readonly string[], width = 78): readonly string[] {
  const digits = String(titles.length).length;
  const markOf = (nth: number): string => `${String(nth + 1).padStart(digits + 1)}) `;
  const cells = titles.map((title, nth) => `${markOf(nth)}${title}`);
  const most = Math.min(3, Math.ceil(cells.length / 4));
  for (let across = most; across > 1; across -= 1) {
    const lines = inColumns(cells, Math.ceil(cells.length / across));
    if (lines.every((line) => line.length <= width)) return lines;
  }
  return titles.flatMap((title, nth) => hanging(markOf(nth), title, width));
}

/** Cells below each other, so many in a column; every column is as wide as it has to be. */
function inColumns(cells: readonly string[], down: number): readonly string[] {
  const columns = Array.from({ length: Math.ceil(cells.length / down) }, (_, nth) =>
    cells.slice(nth * down, (nth + 1) * down),
  );
  const widths = columns.map((column) => Math.max(...column.map((cell) => cell.length)) + 2);
  return Array.from({ length: down }, (_, row) =>
    columns
      .map((column, nth) => (column[row] ?? '').padEnd(widths[nth] ?? 0))
      .join('')
      .trimEnd(),
  );
}

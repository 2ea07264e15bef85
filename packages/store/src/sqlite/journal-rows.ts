import type { Line } from './lines.ts';
import type { Statements } from './statements.ts';

/** What could be read of a row: its lines, and the tables of which some cannot be. */
type Found = {
  readonly lines: readonly Line[];
  readonly damaged: ReadonlySet<number>;
  readonly isSound: boolean;
};

const isText = (part: unknown): boolean => typeof part === 'string';
const isWhole = (part: unknown): boolean => Number.isSafeInteger(part);
const isTextOrNull = (part: unknown): boolean => part === null || isText(part);
const isWholeOrNull = (part: unknown): boolean => part === null || isWhole(part);
const isMark = (part: unknown): boolean => part === undefined || typeof part === 'boolean';

/** What each part of a line has to be. */
const shape = [isWhole, isWhole, isText, isTextOrNull, isTextOrNull, isWhole, isWholeOrNull, isText, isMark];

const isLine = (value: unknown): value is Line =>
  Array.isArray(value) && shape.every((fits, at) => fits(value[at]));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The table that a line is of, where nothing else can be read of it. */
const tableInLine = /^\[*(\d{1,15}),/;

/** Lines as one text, each by itself, so that a bad byte spoils one of them. */
export const bodyOf = (lines: readonly Line[]): string =>
  lines.map((line) => JSON.stringify(line)).join('\n');

/** Which tables a row is about and where it leaves them, told a second time. */
export function endsOf(lines: readonly Line[]): string {
  return JSON.stringify([...new Map(lines.map(([table, n]) => [table, n]))]);
}

function partsOf(body: string): readonly unknown[] {
  if (body === '') return [];
  const parts = body.startsWith('[[') ? parsed(body) : body.split('\n').map((line) => parsed(line) ?? line);
  return Array.isArray(parts) ? parts : body.split('],[');
}

function toldEnds(ends: string | null): ReadonlyMap<number, number> | null {
  if (ends === null) return null;
  const pairs = parsed(ends);
  const isSound =
    Array.isArray(pairs) &&
    pairs.every((pair) => Array.isArray(pair) && isWhole(pair[0]) && isWhole(pair[1]));
  return new Map(isSound ? (pairs as [number, number][]) : []);
}

/** The tables about which a row contradicts itself. */
function contradicted(lines: readonly Line[], told: ReadonlyMap<number, number> | null): readonly number[] {
  if (told === null) return [];
  const found = new Map(lines.map(([table, n]) => [table, n]));
  return [...new Set([...told.keys(), ...found.keys()])].filter(
    (table) => told.get(table) !== found.get(table),
  );
}

/** The table of a part that is no line, as far as it can be told. */
function tableOf(part: unknown): readonly number[] {
  const named = Array.isArray(part) ? (part[0] as unknown) : tableInLine.exec(String(part))?.[1];
  return isWhole(Number(named)) ? [Number(named)] : [];
}

/** Reads one row; `ends` is null in rows of earlier versions. */
function readRow(body: string, ends: string | null): Found {
  const parts = partsOf(body);
  const lines = parts.filter(isLine);
  const others = parts.filter((part) => !isLine(part));
  const damaged = new Set([...others.flatMap(tableOf), ...contradicted(lines, toldEnds(ends))]);
  return { lines, damaged, isSound: others.length === 0 && damaged.size === 0 };
}

/**
 * Reads the journal. A row in which something is wrong is put aside for whoever can make sense of it; what can be read of it takes its place,
 * and the tables that have lost something are told.
 */
export function readJournal(sql: Statements, onDamaged: (table: number) => void): Line[] {
  return sql.journal.all().flatMap(({ number, body, ends }) => {
    const { lines, damaged, isSound } = readRow(body, ends);
    if (isSound) return lines;
    for (const table of damaged) onDamaged(table);
    sql.putAside.run(body, ends);
    sql.changeJournal.run(bodyOf(lines), endsOf(lines), number);
    return lines;
  });
}

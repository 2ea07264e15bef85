/**
 * @import { Statements } from './statements.js'
 * @import { Line } from './lines.js'
 */

/**
 * What could be read of a row: its lines, and the tables of which some cannot be.
 *
 * @typedef {object} Found
 * @property {readonly Line[]} lines
 * @property {ReadonlySet<number>} damaged
 * @property {boolean} isSound
 */

const isText = (/** @type {unknown} */ part) => typeof part === 'string';
const isWhole = (/** @type {unknown} */ part) => Number.isSafeInteger(part);
const isTextOrNull = (/** @type {unknown} */ part) => part === null || isText(part);
const isWholeOrNull = (/** @type {unknown} */ part) => part === null || isWhole(part);
const isMark = (/** @type {unknown} */ part) => part === undefined || typeof part === 'boolean';

/** What each part of a line has to be. */
const shape = [isWhole, isWhole, isText, isTextOrNull, isTextOrNull, isWhole, isWholeOrNull, isText, isMark];

/**
 * @param {unknown} value
 * @returns {value is Line}
 */
const isLine = (value) => Array.isArray(value) && shape.every((fits, at) => fits(value[at]));

/**
 * @param {string} text
 * @returns {unknown}
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The table that a line is of, where nothing else can be read of it. */
const tableInLine = /^\[*(\d{1,15}),/;

/**
 * Lines as one text, each by itself, so that a bad byte spoils one of them.
 *
 * @param {readonly Line[]} lines
 * @returns {string}
 */
export const bodyOf = (lines) => lines.map((line) => JSON.stringify(line)).join('\n');

/**
 * Which tables a row is about and where it leaves them, told a second time.
 *
 * @param {readonly Line[]} lines
 * @returns {string}
 */
export function endsOf(lines) {
  return JSON.stringify([...new Map(lines.map(([table, n]) => [table, n]))]);
}

/**
 * @param {string} body
 * @returns {readonly unknown[]}
 */
function partsOf(body) {
  if (body === '') return [];
  const parts = body.startsWith('[[') ? parsed(body) : body.split('\n').map((line) => parsed(line) ?? line);
  return Array.isArray(parts) ? parts : body.split('],[');
}

/**
 * @param {string | null} ends
 * @returns {ReadonlyMap<number, number> | null}
 */
function toldEnds(ends) {
  if (ends === null) return null;
  const pairs = parsed(ends);
  const isSound =
    Array.isArray(pairs) &&
    pairs.every((pair) => Array.isArray(pair) && isWhole(pair[0]) && isWhole(pair[1]));
  return new Map(isSound ? /** @type {[number, number][]} */ (pairs) : []);
}

/**
 * The tables about which a row contradicts itself.
 *
 * @param {readonly Line[]} lines
 * @param {ReadonlyMap<number, number> | null} told
 * @returns {readonly number[]}
 */
function contradicted(lines, told) {
  if (told === null) return [];
  const found = new Map(lines.map(([table, n]) => [table, n]));
  return [...new Set([...told.keys(), ...found.keys()])].filter(
    (table) => told.get(table) !== found.get(table),
  );
}

/**
 * The table of a part that is no line, as far as it can be told.
 *
 * @param {unknown} part
 * @returns {readonly number[]}
 */
function tableOf(part) {
  const named = Array.isArray(part) ? /** @type {unknown} */ (part[0]) : tableInLine.exec(String(part))?.[1];
  return isWhole(Number(named)) ? [Number(named)] : [];
}

/**
 * @param {string} body
 * @param {string | null} ends null in rows of earlier versions
 * @returns {Found}
 */
export function readRow(body, ends) {
  const parts = partsOf(body);
  const lines = parts.filter(isLine);
  const others = parts.filter((part) => !isLine(part));
  const damaged = new Set([...others.flatMap(tableOf), ...contradicted(lines, toldEnds(ends))]);
  return { lines, damaged, isSound: others.length === 0 && damaged.size === 0 };
}

/**
 * Reads the journal. A row in which something is wrong is put aside for whoever can make sense of it; what can be read of it takes its place,
 * and the tables that have lost something are told.
 *
 * @param {Statements} sql
 * @param {(table: number) => void} onDamaged
 * @returns {Line[]}
 */
export function readJournal(sql, onDamaged) {
  return sql.journal.all().flatMap(({ number, body, ends }) => {
    const { lines, damaged, isSound } = readRow(body, ends);
    if (isSound) return lines;
    for (const table of damaged) onDamaged(table);
    sql.putAside.run(body, ends);
    sql.changeJournal.run(bodyOf(lines), endsOf(lines), number);
    return lines;
  });
}

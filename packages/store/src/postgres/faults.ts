import type { Refusal } from '../calls.ts';
import type { StoreFaultCause, StoreFaultKind } from '../port.ts';
import { InUse } from './connection.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const constraintOf = (error: unknown): string =>
  error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : '';

/** Codes of the system and of Postgres for a connection that is gone, or that cannot be had now. */
const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** What the driver says, without a code, of a connection that has ended or takes too long. */
const lostSayings =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout|timeout expired|Client was closed)/;

/** Whether the database cannot be reached: what was asked may have been done or not. */
export function isLost(error: unknown): boolean {
  if (error instanceof InUse) return true;
  const code = codeOf(error);
  if (lostCodes.has(code) || code.startsWith('08')) return true;
  return error instanceof Error && code === '' && lostSayings.test(error.message);
}

const causes: ReadonlyMap<string, StoreFaultCause> = new Map([
  ['53100', 'full'],
  ['53200', 'memory'],
  ['54000', 'too-big'],
  ['58030', 'io'],
  ['25006', 'readonly'],
  ['42501', 'readonly'],
  ['XX001', 'corrupt'],
  ['XX002', 'corrupt'],
  ['28P01', 'unopened'],
  ['28000', 'unopened'],
  ['3D000', 'unopened'],
]);

const unique = '23505';

const violated: ReadonlyMap<string, readonly [kind: StoreFaultKind, message: string]> = new Map([
  ['tables_by_id', ['taken', 'exists already.']],
  ['tables_by_invite', ['taken', 'wants the invite of another table.']],
  ['tables_by_code', ['taken', 'wants the code of another table.']],
  ['entries_by_command', ['repeated', 'has an entry of this command already.']],
  ['entries_in_order', ['not-the-last', 'has more entries than that.']],
]);

/** Why a call failed that was alone in its transaction. What Postgres says itself may contain names and values: its code does not. */
export function refusalOf(error: unknown, subject: string): Refusal {
  const code = codeOf(error);
  const known = code === unique ? violated.get(constraintOf(error)) : undefined;
  if (known !== undefined) return { kind: known[0], message: `${subject} ${known[1]}` };
  const cause = causes.get(code) ?? 'other';
  const said = code === '' ? 'an error' : `code ${code}`;
  if (cause === 'corrupt') return { kind: 'damaged', message: `${subject} is damaged: ${said}.`, cause };
  return { kind: 'failed', message: `${subject} could not be read or written: ${said}.`, cause };
}

/** Why the database could not be opened. */
export function refusalToOpen(error: unknown): Refusal {
  if (error instanceof InUse) {
    const message = 'Another server has these tables open, and does not share them with this one.';
    return { kind: 'in-use', message, cause: 'busy' };
  }
  const code = codeOf(error);
  const cause = isLost(error) ? 'unopened' : (causes.get(code) ?? 'other');
  const said = code === '' ? 'an error' : `code ${code}`;
  return { kind: 'failed', message: `The database cannot be opened: ${said}.`, cause };
}

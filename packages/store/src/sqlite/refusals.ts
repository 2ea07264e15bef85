import type { Refusal } from '../calls.ts';
import type { StoreFaultCause, StoreFaultKind } from '../port.ts';

/** Why the file could not be opened. */
export class Unopened extends Error {
  readonly refusal: Refusal;

  constructor(kind: StoreFaultKind, message: string) {
    super(message);
    this.refusal = { kind, message };
  }
}

/** SQLite's primary and extended result codes, as far as they make a difference here. */
const codes = { busy: 5, corrupt: 11, notADatabase: 26 };

/** What SQLite says for some of them: not every error comes with its code. */
const sayings = new Map([
  ['database is locked', codes.busy],
  ['database disk image is malformed', codes.corrupt],
  ['file is not a database', codes.notADatabase],
]);

function codeOf(error: unknown): number {
  if (!(error instanceof Error)) return 0;
  const code = 'errcode' in error ? error.errcode : sayings.get(error.message);
  return typeof code === 'number' ? code : 0;
}

const primary = (code: number): number => code & 0xff;

/** What a primary result code means to somebody who runs a server. */
const causes: ReadonlyMap<number, StoreFaultCause> = new Map([
  [3, 'readonly'],
  [codes.busy, 'busy'],
  [6, 'busy'],
  [7, 'memory'],
  [8, 'readonly'],
  [10, 'io'],
  [codes.corrupt, 'corrupt'],
  [13, 'full'],
  [14, 'unopened'],
  [18, 'too-big'],
  [codes.notADatabase, 'corrupt'],
]);

/** What the operating system says where SQLite is not asked yet. */
const systemCauses: ReadonlyMap<string, StoreFaultCause> = new Map([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EROFS', 'readonly'],
  ['EACCES', 'readonly'],
  ['EPERM', 'readonly'],
  ['EIO', 'io'],
  ['ENOTDIR', 'unopened'],
  ['ENOENT', 'unopened'],
]);

export function systemCauseOf(error: unknown): StoreFaultCause | undefined {
  return error instanceof Error && 'code' in error ? systemCauses.get(String(error.code)) : undefined;
}

function causeOf(error: unknown): StoreFaultCause {
  return systemCauseOf(error) ?? causes.get(primary(codeOf(error))) ?? 'other';
}

/** Codes of what has gone bad in the file: rows that contradict each other, pages that cannot be read. */
const damage = new Set([codes.corrupt, 19, codes.notADatabase]);

/** Whether something in the file is not as it was written. */
export const isDamage = (error: unknown): boolean => damage.has(primary(codeOf(error)));

/** Whether a value could not be used that was read without any complaint of SQLite's: it is of a kind that was never written. */
export const isOddValue = (error: unknown): boolean => codeOf(error) === 0;

/** What SQLite said, without the names and values that its own message may contain. */
function saying(error: unknown): string {
  const code = codeOf(error);
  const known = [...sayings].find(([, which]) => which === primary(code))?.[0] ?? 'an error';
  const text = error instanceof Error && 'errstr' in error ? String(error.errstr) : known;
  return `${text} (code ${code})`;
}

/** Why a file could not be opened. */
export function refusalToOpen(error: unknown): Refusal {
  if (error instanceof Unopened) return error.refusal;
  const code = primary(codeOf(error));
  if (code === codes.busy) {
    const message = 'Another process has the database open. Only one may write to it.';
    return { kind: 'in-use', message, cause: 'busy' };
  }
  if (code === codes.notADatabase || code === codes.corrupt) {
    const message = `The file is no database that can be read: ${saying(error)}.`;
    return { kind: 'unusable', message, cause: 'corrupt' };
  }
  const said = code === 0 && error instanceof Error ? error.message : saying(error);
  return { kind: 'failed', message: `The database cannot be opened: ${said}.`, cause: causeOf(error) };
}

/** Why a call that was alone in its transaction failed; `subject` is what it was about. */
export function refusalOf(error: unknown, subject: string): Refusal {
  const code = codeOf(error);
  if (primary(code) === codes.corrupt || primary(code) === codes.notADatabase) {
    return { kind: 'damaged', message: `${subject} is damaged: ${saying(error)}.`, cause: 'corrupt' };
  }
  const message = `${subject} could not be read or written: ${saying(error)}.`;
  return { kind: 'failed', message, cause: causeOf(error) };
}

import type { CallAnswer } from '../calls.ts';
import type { NewEntry, WritingPlace } from '../port.ts';
import { fencedBy, haveTwice, refused } from '../refused.ts';
import type { Connection } from './connection.ts';
import type { End, Ends } from './head.ts';
import { bytesInRows, chainedRows, columnsOf, unnestedRows } from './rows.ts';
import type { EntryRow } from './rows.ts';

/** Entries for the end of a log, with nothing aside. */
export type PlainAppend = {
  readonly id: string;
  readonly place: WritingPlace;
  readonly entries: readonly NewEntry[];
};

/** What one table gets of several calls. */
type Want = { readonly from: End; readonly rows: readonly EntryRow[] };

/**
 * One statement for all tables: each log that is still with whoever writes and ends where it should goes on, and only then its entries are kept. A
 * log in which somebody else has written, or that somebody else has claimed, stays as it is.
 */
const appendAll = {
  name: 'append',
  sql: `WITH wanted AS (
      SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::text[], $7::bigint[], $8::bigint[], $9::bigint[])
        AS wanted (number, epoch, was_n, was_hash, n, hash, deadline, changed, bytes)
    ), extended AS (
      UPDATE tables SET entries_count = wanted.n, last_hash = wanted.hash, deadline = wanted.deadline,
        changed = wanted.changed, bytes = tables.bytes + wanted.bytes
      FROM wanted
      WHERE tables.number = wanted.number AND tables.epoch = wanted.epoch
        AND entries_count = wanted.was_n AND last_hash = wanted.was_hash
      RETURNING tables.number
    ), kept AS (
      INSERT INTO entries (table_number, n, text, person, command, at, deadline, hash)
      SELECT entry.* FROM ${unnestedRows(10)} WHERE entry.table_number IN (SELECT number FROM extended)
    )
    SELECT number FROM extended`,
};

function valuesOf(wants: readonly Want[]): readonly unknown[] {
  const last = wants.map(({ rows }) => rows.at(-1));
  return [
    wants.map(({ from }) => from.number),
    wants.map(({ from }) => from.epoch),
    wants.map(({ from }) => from.n),
    wants.map(({ from }) => from.hash),
    last.map((row) => row?.n),
    last.map((row) => row?.hash),
    last.map((row) => row?.deadline),
    last.map((row) => row?.at),
    wants.map(({ rows }) => bytesInRows(rows)),
    ...columnsOf(wants.flatMap(({ rows }) => rows)),
  ];
}

/** Why a call cannot be carried out at this end of the log; null where it can. */
function refusalAt(
  end: End | undefined,
  { id, place: { epoch, after }, entries }: PlainAppend,
  before: readonly EntryRow[],
): CallAnswer {
  if (end === undefined) return refused('missing', `There is no table ${id}.`);
  if (end.epoch !== epoch) return refused('fenced', fencedBy(id, end.owner));
  if (end.n !== after) return refused('not-the-last', `Table ${id} has ${end.n} entries, not ${after}.`);
  const isKnown = ({ command }: NewEntry): boolean =>
    command !== null &&
    (end.replaced.some(([person, order]) => person === command.person && order === command.id) ||
      before.some((row) => row.person === command.person && row.command === command.id));
  return haveTwice(entries) || entries.some(isKnown)
    ? refused('repeated', `Table ${id} has an entry of this command already.`)
    : null;
}

/** Puts the appends of many tables into one statement. */
export class PlainAppends {
  readonly #connection: Connection;
  readonly #ends: Ends;

  constructor(connection: Connection, ends: Ends) {
    this.#connection = connection;
    this.#ends = ends;
  }

  /** One answer for each call. Fails as a whole where a command is in a log already. */
  async append(calls: readonly PlainAppend[]): Promise<CallAnswer[]> {
    const ids = calls.map(({ id }) => id);
    const remembered = new Set(ids.filter((id) => this.#ends.isKnown(id)));
    const ends = new Map(await this.#ends.of(ids));
    const wants = new Map<string, Want>();
    const answers = calls.map((call) => {
      const [end, want] = [ends.get(call.id), wants.get(call.id)];
      const refusal = refusalAt(end, call, want?.rows ?? []);
      if (refusal !== null || end === undefined || call.entries.length === 0) return refusal;
      const rows = chainedRows(call.id, end.number, end, call.entries);
      const { n, hash } = rows.at(-1) ?? end;
      ends.set(call.id, { ...end, n, hash });
      wants.set(call.id, { from: want?.from ?? end, rows: [...(want?.rows ?? []), ...rows] });
      return null;
    });
    const left = await this.#write(wants);
    for (const [id] of wants) {
      const end = ends.get(id);
      if (end !== undefined && !left.has(id)) this.#ends.set(id, end);
    }
    return this.#againFor(calls, answers, { left, remembered });
  }

  /** Returns the tables in which somebody else has written. */
  async #write(wants: ReadonlyMap<string, Want>): Promise<ReadonlySet<string>> {
    if (wants.size === 0) return new Set();
    const extended = await this.#connection.query<{ number: number }>(
      appendAll,
      valuesOf([...wants.values()]),
    );
    const numbers = new Set(extended.map(({ number }) => number));
    const left = [...wants].filter(([, { from }]) => !numbers.has(from.number)).map(([id]) => id);
    for (const id of left) this.#ends.forget(id);
    return new Set(left);
  }

  /** What was decided by an end that was only remembered is decided anew. */
  async #againFor(
    calls: readonly PlainAppend[],
    answers: CallAnswer[],
    { left, remembered }: { readonly left: ReadonlySet<string>; readonly remembered: ReadonlySet<string> },
  ): Promise<CallAnswer[]> {
    const isStale = ({ id }: PlainAppend, answer: CallAnswer): boolean =>
      left.has(id) || (answer !== null && remembered.has(id));
    for (const [at, call] of calls.entries()) {
      if (!isStale(call, answers[at] ?? null)) continue;
      if (!remembered.has(call.id)) {
        answers[at] = refused('not-the-last', `Table ${call.id} has been written to by somebody else.`);
        continue;
      }
      this.#ends.forget(call.id);
      answers[at] = (await this.append([call]))[0] ?? null;
    }
    return answers;
  }
}

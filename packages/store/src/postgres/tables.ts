import type { CallAnswer } from '../calls.ts';
import { chainStart } from '../chain.ts';
import { checkpointDigest } from '../checkpoint.ts';
import { halfDigest } from '../half-digest.ts';
import type { Aside, NewEntry, TableKeys, WritingPlace } from '../port.ts';
import { fencedBy, haveTwice, refused } from '../refused.ts';
import { withReplaced } from '../replaced.ts';
import { Seal, sealedHead, sealedReplaced } from '../seal.ts';
import { unclaimed } from '../unclaimed.ts';
import { Asides } from './asides.ts';
import { cellOf } from './cells.ts';
import type { Connection } from './connection.ts';
import { headColumns, replacedIn } from './head.ts';
import type { Ends, HeadRow, Replaced } from './head.ts';
import { bytesInRows, chainedRows, columnsOf, unnestedRows } from './rows.ts';
import type { EntryRow } from './rows.ts';

const lockHead = { name: 'lock', sql: `SELECT ${headColumns} FROM tables WHERE id = $1 FOR UPDATE` };

const insertEntries = {
  name: 'insert-entries',
  sql: `INSERT INTO entries (table_number, n, text, person, command, at, deadline, hash)
    SELECT * FROM ${unnestedRows(1)}`,
};

const updateHead = {
  name: 'update-head',
  sql: `UPDATE tables SET invite = $2, code = $3, listed = $4, closed = $5, entries_count = $6, last_hash = $7,
    deadline = $8, changed = $9, bytes = $10, replaced = $11, seal = $12 WHERE number = $1`,
};

const knownCommands = {
  name: 'known-commands',
  sql: `SELECT count(*) AS count FROM entries JOIN unnest($2::text[], $3::text[]) AS wanted (person, command)
    ON entries.person = wanted.person AND entries.command = wanted.command WHERE table_number = $1`,
};

const setCheckpoint = {
  name: 'set-checkpoint',
  sql: `INSERT INTO checkpoints SELECT number, entries_count, last_hash, $4, $5 FROM tables
    WHERE id = $1 AND epoch = $2 AND entries_count = $3 AND entries_count > 0
    ON CONFLICT (table_number) DO UPDATE
      SET n = excluded.n, hash = excluded.hash, digest = excluded.digest, text = excluded.text
    RETURNING n`,
};

/** Where something is written, and what it takes the place of. */
type Place = { readonly n: number; readonly hash: string; readonly gone: EntryRow | null };

/** Why somebody may not write to a table there; null where they may. */
function refusalAt({ id, owner, epoch, entries_count: n }: HeadRow, place: WritingPlace): CallAnswer {
  if (epoch !== place.epoch) return refused('fenced', fencedBy(id, owner));
  return n === place.after
    ? null
    : refused('not-the-last', `Table ${id} has ${n} entries, not ${place.after}.`);
}

/** Tables that change in more than their log. Every call is answered within a transaction that somebody else began and will end. */
export class Tables {
  readonly #connection: Connection;
  readonly #ends: Ends;
  readonly #asides: Asides;

  constructor(connection: Connection, ends: Ends) {
    this.#connection = connection;
    this.#ends = ends;
    this.#asides = new Asides(connection);
  }

  async create(id: string, keys: TableKeys, entries: readonly NewEntry[], aside: Aside): Promise<CallAnswer> {
    const [known] = await this.#connection.run(
      'SELECT id FROM tables WHERE id = $1 OR invite = $2 OR code = $3 LIMIT 1',
      [id, keys.invite, keys.code],
    );
    if (known !== undefined) return refused('taken', `There is a table with the id or a key of ${id}.`);
    if (haveTwice(entries)) return refused('repeated', `Table ${id} would have two entries of one command.`);
    const seal = new Seal(halfDigest, id);
    seal.add(sealedHead(keys, false, false));
    await this.#connection.run(
      `INSERT INTO tables (id, invite, code, listed, closed, entries_count, last_hash, changed, bytes, replaced, seal)
       VALUES ($1, $2, $3, false, false, 0, $4, 0, 0, '[]', $5)`,
      [id, keys.invite, keys.code, chainStart, seal.text],
    );
    return this.append(id, unclaimed(0), entries, { ...aside, keys });
  }

  async append(
    id: string,
    place: WritingPlace,
    entries: readonly NewEntry[],
    aside: Aside,
  ): Promise<CallAnswer> {
    const [head] = await this.#connection.query<HeadRow>(lockHead, [id]);
    if (head === undefined) return refused('missing', `There is no table ${id}.`);
    const refusal = refusalAt(head, place) ?? (await this.#refusalOf(head, entries, aside));
    if (refusal !== null) return refusal;
    const behind = await this.#placeIn(head, aside);
    if (behind === null) return refused('damaged', `Table ${id} is damaged at entry ${head.entries_count}.`);
    await this.#write(head, behind, entries, aside);
    return null;
  }

  /** Locks nothing: whatever comes in between, it is either kept for the entry that it stands for or not at all. */
  async checkpoint(id: string, place: WritingPlace, text: string): Promise<CallAnswer> {
    const { epoch, after } = place;
    const digest = checkpointDigest(halfDigest, id, after, text);
    const kept = await this.#connection.query(setCheckpoint, [id, epoch, after, digest, cellOf(text)]);
    if (kept.length > 0) return null;
    const [head] = await this.#connection.query<HeadRow>(lockHead, [id]);
    if (head === undefined) return refused('missing', `There is no table ${id}.`);
    return refusalAt(head, place) ?? refused('unfit', `Table ${id} has no entry to stand behind.`);
  }

  async erase(id: string, place: WritingPlace, changed: number): Promise<CallAnswer> {
    const [head] = await this.#connection.query<HeadRow>(lockHead, [id]);
    if (head === undefined) return refused('missing', `There is no table ${id}.`);
    const refusal = refusalAt(head, place);
    if (refusal !== null) return refusal;
    if (head.changed !== changed) return refused('not-the-last', `Table ${id} has changed since then.`);
    await this.#connection.run('DELETE FROM tables WHERE number = $1', [head.number]);
    this.#ends.forget(id);
    return null;
  }

  async #refusalOf(head: HeadRow, entries: readonly NewEntry[], aside: Aside): Promise<CallAnswer> {
    const { id, number } = head;
    const { chapter, replaces, keys } = aside;
    if (replaces === true && head.entries_count === 0) {
      return refused('unfit', `Table ${id} has no entry to replace.`);
    }
    if (chapter !== undefined) {
      const [later] = await this.#connection.run(
        'SELECT number FROM chapters WHERE table_number = $1 AND number >= $2 LIMIT 1',
        [number, chapter.number],
      );
      if (later !== undefined)
        return refused('unfit', `The next chapter of table ${id} has a higher number.`);
    }
    if (keys !== undefined && (await this.#isTaken(id, keys))) {
      return refused('taken', `Another table has the invite or code of table ${id}.`);
    }
    return (await this.#isRepeated(head, entries))
      ? refused('repeated', `Table ${id} has an entry of this command already.`)
      : null;
  }

  async #isTaken(id: string, { invite, code }: TableKeys): Promise<boolean> {
    const rows = await this.#connection.run(
      'SELECT id FROM tables WHERE id <> $1 AND (invite = $2 OR code = $3) LIMIT 1',
      [id, invite, code],
    );
    return rows.length > 0;
  }

  async #isRepeated({ number, replaced }: HeadRow, entries: readonly NewEntry[]): Promise<boolean> {
    const commands = entries.flatMap(({ command }) => (command === null ? [] : [command]));
    if (commands.length === 0) return false;
    const gone = replacedIn(replaced);
    const isGone = commands.some(({ person, id }) =>
      gone.some(([by, order]) => by === person && order === id),
    );
    if (isGone || haveTwice(entries)) return true;
    const [known] = await this.#connection.query<{ count: number }>(knownCommands, [
      number,
      commands.map(({ person }) => person),
      commands.map(({ id }) => id),
    ]);
    return (known?.count ?? 0) > 0;
  }

  /** Behind the last entry, or behind the one before where the last is to be replaced; null if the log is not what it was. */
  async #placeIn(head: HeadRow, { replaces }: Aside): Promise<Place | null> {
    const { number, entries_count: n, last_hash: hash } = head;
    if (replaces !== true) return { n, hash, gone: null };
    const rows = await this.#connection.run<EntryRow>(
      'SELECT * FROM entries WHERE table_number = $1 AND n IN ($2, $3)',
      [number, n, n - 1],
    );
    const [last, before] = [rows.find((row) => row.n === n), rows.find((row) => row.n === n - 1)];
    if (last?.hash !== hash || (before === undefined && n > 1)) return null;
    await this.#connection.run('DELETE FROM entries WHERE table_number = $1 AND n = $2', [number, n]);
    return { n: n - 1, hash: before?.hash ?? chainStart, gone: last };
  }

  async #write(head: HeadRow, place: Place, entries: readonly NewEntry[], aside: Aside): Promise<void> {
    const seal = new Seal(halfDigest, head.id, head.seal);
    const { chapter } = aside;
    const added = chapter === undefined ? 0 : await this.#asides.begin(seal, head.number, chapter, place);
    const rows = chainedRows(head.id, head.number, place, entries);
    if (rows.length > 0) await this.#connection.query(insertEntries, columnsOf(rows));
    const changed = await this.#asides.write(seal, head, aside);
    const replaced = this.#replacedIn(seal, head, place.gone);
    const last = rows.at(-1);
    const bytes =
      head.bytes + added + bytesInRows(rows) - bytesInRows(place.gone === null ? [] : [place.gone]);
    const { invite, code, listed, closed, number } = changed;
    const [n, hash] = [last?.n ?? head.entries_count, last?.hash ?? head.last_hash];
    const deadline = last === undefined ? head.deadline : last.deadline;
    const log = [n, hash, deadline, last?.at ?? head.changed, bytes, JSON.stringify(replaced), seal.text];
    await this.#connection.query(updateHead, [number, invite, code, listed, closed, ...log]);
    this.#ends.set(head.id, { number, n, hash, replaced, owner: head.owner, epoch: head.epoch });
  }

  #replacedIn(seal: Seal, head: HeadRow, gone: EntryRow | null): Replaced {
    const before = replacedIn(head.replaced);
    const { person = null, command = null } = gone ?? {};
    if (person === null || command === null) return before;
    const after = withReplaced(before, [person, command] as const);
    seal.remove(sealedReplaced(before));
    seal.add(sealedReplaced(after));
    return after;
  }
}

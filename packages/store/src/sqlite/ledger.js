import { hash as digestOf } from 'node:crypto';
import { chainStart, entryHash, firstBreak } from '../chain.js';
import { Journal } from './journal.js';
import { statementsOf } from './statements.js';

/**
 * @import { Database } from './database.ts'
 * @import { Aside, Entry, Finder, NewEntry, StoredTable, StoreFaultKind, TableKeys } from '../port.ts'
 * @import { Answer, Call } from './messages.ts'
 * @import { EntryRow, Statements } from './statements.js'
 */

/**
 * Where a table's log ends.
 *
 * @typedef {{ readonly number: number, n: number, hash: string }} End
 */

/** How many tables' ends are remembered. */
const endsAtMost = 10_000;

/** @param {string} text */
const halfSha256 = (text) => digestOf('sha256', text, 'hex').slice(0, 32);

/** @param {string | Uint8Array} cell */
const textOf = (cell) => (typeof cell === 'string' ? cell : Buffer.from(cell).toString('utf16le'));

/**
 * @param {EntryRow} row
 * @returns {Entry}
 */
function entryOf({ n, text, person, command, at, deadline, hash }) {
  const by = person === null || command === null ? null : { person, id: command };
  return { n, text: textOf(text), command: by, at, deadline, hash };
}

/**
 * @param {StoreFaultKind} kind
 * @param {string} message
 * @returns {Answer}
 */
const refused = (kind, message) => ({ refusal: { kind, message } });

/**
 * Whether two entries are of the same command.
 *
 * @param {readonly NewEntry[]} entries
 * @returns {boolean}
 */
function haveTwice(entries) {
  if (entries.length < 2) return false;
  const commands = entries.flatMap(({ command }) => (command === null ? [] : [JSON.stringify(command)]));
  return new Set(commands).size < commands.length;
}

/** All tables in a database. Every call is answered within a transaction that somebody else began and will end. */
export class Ledger {
  /**
   * @readonly
   * @type {Statements}
   */
  #sql;
  /**
   * @readonly
   * @type {Map<string, End>}
   */
  #ends = new Map();
  /** @readonly */
  #journal;

  /** @param {Database} database */
  constructor(database) {
    this.#sql = statementsOf(database);
    this.#journal = new Journal(this.#sql);
  }

  /** The last thing in a transaction. */
  write() {
    this.#journal.write();
  }

  /** Before the file is closed: everything is where it belongs. */
  settle() {
    this.#journal.settle();
  }

  hasCommitted() {
    this.#journal.hasCommitted();
  }

  /** Forgets what was not kept. */
  hasRolledBack() {
    this.#ends.clear();
    this.#journal.hasRolledBack();
  }

  /**
   * Refuses before anything is written; where SQLite fails, it throws, and the transaction must be taken back.
   *
   * @param {Exclude<Call, { op: 'close' }>} call
   * @returns {Answer}
   */
  answer(call) {
    switch (call.op) {
      case 'append':
        return this.#append(call.id, call.after, call.entries, call.aside);
      case 'create':
        return this.#create(call.id, call.keys, call.entries, call.aside);
      case 'load':
        return this.#load(call.id);
      case 'find':
        return { value: this.#find(call.by) };
      case 'listed':
        return { value: this.#sql.listed.all(call.limit).map(({ id }) => id) };
      case 'withDeadline':
        this.#journal.settle();
        return { value: this.#sql.withDeadline.all() };
    }
  }

  /**
   * @param {string} id
   * @param {TableKeys} keys
   * @param {readonly NewEntry[]} entries
   * @param {Aside} aside
   * @returns {Answer}
   */
  #create(id, keys, entries, aside) {
    if (this.#endOf(id) !== undefined) return refused('taken', `There is a table ${id} already.`);
    if (this.#isTaken(id, keys))
      return refused('taken', `Another table has the invite or code of table ${id}.`);
    if (haveTwice(entries)) return refused('repeated', `Table ${id} would have two entries of one command.`);
    this.#sql.create.run(id, keys.invite, keys.code, chainStart, entries[0]?.at ?? null);
    const end = this.#endOf(id);
    if (end !== undefined) this.#write(id, end, entries, { ...aside, keys });
    return null;
  }

  /**
   * @param {string} id
   * @param {number} after
   * @param {readonly NewEntry[]} entries
   * @param {Aside | null} aside
   * @returns {Answer}
   */
  #append(id, after, entries, aside) {
    const end = this.#endOf(id);
    if (end === undefined) return refused('missing', `There is no table ${id}.`);
    if (end.n !== after) return refused('not-the-last', `Table ${id} has ${end.n} entries, not ${after}.`);
    if (aside?.keys !== undefined && this.#isTaken(id, aside.keys)) {
      return refused('taken', `Another table has the invite or code of table ${id}.`);
    }
    if (this.#isRepeated(end.number, entries))
      return refused('repeated', `Table ${id} has an entry of this command already.`);
    this.#write(id, end, entries, aside);
    return null;
  }

  /**
   * @param {number} table
   * @param {readonly NewEntry[]} entries
   * @returns {boolean}
   */
  #isRepeated(table, entries) {
    return (
      haveTwice(entries) ||
      entries.some(({ command }) => {
        if (command === null) return false;
        const { person, id } = command;
        return (
          this.#journal.knows(table, person, id) || this.#sql.command.get(table, person, id) !== undefined
        );
      })
    );
  }

  /**
   * @param {string} id
   * @param {End} end
   * @param {readonly NewEntry[]} entries
   * @param {Aside | null} aside
   */
  #write(id, end, entries, aside) {
    for (const entry of entries) {
      const { text, command, at, deadline } = entry;
      end.n += 1;
      end.hash = entryHash(halfSha256, end.hash, id, end.n, entry);
      const [person, order] = command === null ? [null, null] : [command.person, command.id];
      this.#journal.add([end.number, end.n, text, person, order, at, deadline, end.hash]);
    }
    if (aside !== null) this.#writeAside(end.number, aside);
  }

  /**
   * @param {number} number
   * @param {Aside} aside
   */
  #writeAside(number, { keys, tokens = [], forgotten = [], secret, talk, listed, closed }) {
    const sql = this.#sql;
    if (keys !== undefined) sql.setKeys.run(keys.invite, keys.code, number);
    for (const person of forgotten) sql.forgetToken.run(number, person);
    for (const { person, hash } of tokens) sql.setToken.run(number, person, hash);
    if (secret !== undefined) sql.setSecret.run(number, secret.match, secret.secret);
    if (talk !== undefined) this.#writeTalk(number, talk);
    if (listed !== undefined) sql.setListed.run(Number(listed), number);
    if (closed !== undefined) sql.setClosed.run(Number(closed), number);
  }

  /**
   * @param {number} number
   * @param {NonNullable<Aside['talk']>} talk
   */
  #writeTalk(number, { from, lines }) {
    this.#sql.forgetTalk.run(number, from);
    for (const { n, text } of lines) this.#sql.setTalk.run(number, n, text);
  }

  /**
   * @param {string} id
   * @returns {Answer}
   */
  #load(id) {
    const head = this.#sql.head.get(id);
    if (head === undefined) return { value: null };
    const { number, invite, code, listed, closed } = head;
    const waiting = this.#journal.rowsOf(number);
    const last = waiting.at(-1) ?? { n: head.entries_count, hash: head.last_hash };
    const entries = [...this.#sql.entries.all(number), ...waiting].map(entryOf);
    const broken = firstBreak(halfSha256, id, entries, last);
    if (broken !== null) return refused('damaged', `Table ${id} is damaged at entry ${broken}.`);
    /** @type {StoredTable} */
    const value = {
      id,
      keys: { invite, code },
      entries,
      tokens: this.#sql.tokens.all(number).toSorted((a, b) => (a.person < b.person ? -1 : 1)),
      secrets: new Map(this.#sql.secrets.all(number).map(({ match, secret }) => [match, secret])),
      talk: this.#sql.talk.all(number).map(({ n, text }) => ({ n, text })),
      listed: listed === 1,
      closed: closed === 1,
    };
    return { value };
  }

  /**
   * @param {Finder} by
   * @returns {string | null}
   */
  #find(by) {
    const row = 'invite' in by ? this.#sql.byInvite.get(by.invite) : this.#sql.byCode.get(by.code);
    return row?.id ?? null;
  }

  /**
   * @param {string} id
   * @param {TableKeys} keys
   * @returns {boolean}
   */
  #isTaken(id, { invite, code }) {
    return this.#sql.taken.get(id, invite, code) !== undefined;
  }

  /**
   * @param {string} id
   * @returns {End | undefined}
   */
  #endOf(id) {
    const known = this.#ends.get(id);
    if (known !== undefined) return known;
    const row = this.#sql.end.get(id);
    if (row === undefined) return row;
    if (this.#ends.size >= endsAtMost) this.#ends.clear();
    const last = this.#journal.rowsOf(row.number).at(-1) ?? { n: row.entries_count, hash: row.last_hash };
    const end = { number: row.number, n: last.n, hash: last.hash };
    this.#ends.set(id, end);
    return end;
  }
}

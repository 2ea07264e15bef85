/**
 * @import { Database } from './database.ts'
 * @import { PersonName, TalkRow, TokenHash } from '../port.ts'
 */

/**
 * @typedef {{ number: number, entries_count: number, last_hash: string }} EndRow
 *
 * @typedef {{ number: number, id: string, invite: string, code: string, listed: number, closed: number, seal: string }} SealedRow
 *
 * @typedef {SealedRow & EndRow & { deadline: number | null, changed: number, bytes: number }} HeadRow
 *
 * @typedef {{ number: number, before: number, hash: string, digest: string }} ChapterHead
 *
 * @typedef {ChapterHead & { text: string | Uint8Array }} ChapterRow
 *
 * @typedef {object} AgedRow
 * @property {number} number
 * @property {string} id
 * @property {number} changed
 * @property {number} entries
 * @property {number} bytes
 * @property {number} chapters
 * @property {number} closed
 *
 * @typedef {object} EntryRow
 * @property {number} n
 * @property {string | Uint8Array} text
 * @property {string | null} person
 * @property {string | null} command
 * @property {number} at
 * @property {number | null} deadline
 * @property {string} hash
 * @property {boolean} [replaces] whether it takes the place of one that has settled
 *
 * @typedef {string | number | null | Uint8Array} Cell
 */

/**
 * @template {readonly Cell[]} Cells
 * @typedef {{ run(...cells: Cells): { readonly changes: number | bigint } }} Change
 */

/**
 * @template {readonly Cell[]} Cells
 * @template Row
 * @typedef {{ get(...cells: Cells): Row | undefined, all(...cells: Cells): Row[] }} Query
 */

/**
 * Every statement that is ever run on a table.
 *
 * @typedef {object} Statements
 * @property {Change<[id: string, invite: string, code: string, hash: string, created: number | null, seal: string]>} create
 * @property {Change<
 *   [
 *     table: number,
 *     n: number,
 *     text: string | Uint8Array,
 *     person: string | null,
 *     command: string | null,
 *     at: number,
 *     deadline: number | null,
 *     hash: string,
 *   ]
 * >} insert
 * @property {Change<
 *   [n: number, hash: string, deadline: number | null, changed: number, bytes: number, table: number]
 * >} extend
 * @property {Change<[table: number, n: number]>} removeEntry
 * @property {Change<[bytes: number, table: number]>} grow
 * @property {Change<[body: string, ends: string]>} addToJournal
 * @property {Change<[body: string, ends: string, number: number]>} changeJournal
 * @property {Change<[body: string, ends: string | null]>} putAside
 * @property {Change<[]>} emptyJournal
 * @property {Change<[invite: string, code: string, table: number]>} setKeys
 * @property {Change<[listed: number, table: number]>} setListed
 * @property {Change<[closed: number, table: number]>} setClosed
 * @property {Change<[table: number, person: string]>} forgetToken
 * @property {Change<[table: number, person: string, hash: string]>} setToken
 * @property {Change<[table: number, person: string]>} forgetName
 * @property {Change<[table: number, person: string, name: string]>} setName
 * @property {Change<[table: number, match: number, secret: string]>} setSecret
 * @property {Change<[table: number, from: number]>} forgetTalk
 * @property {Change<[table: number, n: number, text: string]>} setTalk
 * @property {Change<
 *   [table: number, number: number, before: number, hash: string, digest: string, text: string | Uint8Array]
 * >} addChapter
 * @property {Change<[seal: string, table: number]>} setSeal
 * @property {Change<[table: number, commands: string]>} setReplaced
 * @property {Change<[table: number]>} eraseEntries
 * @property {Change<[table: number]>} eraseTokens
 * @property {Change<[table: number]>} eraseNames
 * @property {Change<[table: number]>} eraseSecrets
 * @property {Change<[table: number]>} eraseTalk
 * @property {Change<[table: number]>} eraseChapters
 * @property {Change<[table: number]>} eraseReplaced
 * @property {Change<[table: number]>} eraseTable
 * @property {Change<[]>} fillProbe
 * @property {Change<[]>} emptyProbe
 * @property {Query<[], { number: number, body: string, ends: string | null }>} journal
 * @property {Query<[table: number, person: string, command: string], { n: number }>} command
 * @property {Query<[id: string], EndRow>} end
 * @property {Query<[id: string], HeadRow>} head
 * @property {Query<[table: number, after: number, upTo: number], EntryRow>} entries
 * @property {Query<[table: number, n: number], EntryRow>} entry
 * @property {Query<[table: number, n: number], { bytes: number }>} bytesOfEntry
 * @property {Query<[table: number], ChapterHead>} chapters
 * @property {Query<[table: number, number: number], ChapterRow>} chapter
 * @property {Query<[table: number], { number: number }>} lastChapter
 * @property {Query<[table: number], SealedRow>} sealed
 * @property {Query<[], { number: number }>} numbers
 * @property {Query<[table: number, person: string], TokenHash>} token
 * @property {Query<[table: number, person: string], PersonName>} name
 * @property {Query<[table: number, match: number], { secret: string }>} secret
 * @property {Query<[table: number, n: number], TalkRow>} talkLine
 * @property {Query<[table: number, from: number], TalkRow>} talkBelow
 * @property {Query<[table: number], { commands: string }>} replaced
 * @property {Query<[before: number, limit: number], AgedRow>} aged
 * @property {Query<[table: number], AgedRow>} agedByNumber
 * @property {Query<[], { bytes: number }>} total
 * @property {Query<[], { entries: number }>} countEntries
 * @property {Query<[table: number], TokenHash>} tokens
 * @property {Query<[table: number], PersonName>} names
 * @property {Query<[table: number], { match: number, secret: string }>} secrets
 * @property {Query<[table: number], TalkRow>} talk
 * @property {Query<[otherThan: string, invite: string, code: string], { id: string }>} taken
 * @property {Query<[invite: string], { id: string }>} byInvite
 * @property {Query<[code: string], { id: string }>} byCode
 * @property {Query<[limit: number], { id: string }>} listed
 * @property {Query<[], { number: number, id: string, deadline: number, at: number }>} withDeadline
 * @property {Query<[limit: number], { number: number, at: number }>} lastChanges
 */

const changes = {
  create: 'INSERT INTO tables (id, invite, code, last_hash, created, seal) VALUES (?, ?, ?, ?, ?, ?)',
  insert:
    'INSERT INTO entries (table_number, n, text, person, command, at, deadline, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  extend:
    'UPDATE tables SET entries_count = ?, last_hash = ?, deadline = ?, changed = ?, bytes = bytes + ? WHERE number = ?',
  removeEntry: 'DELETE FROM entries WHERE table_number = ? AND n = ?',
  grow: 'UPDATE tables SET bytes = bytes + ? WHERE number = ?',
  addChapter:
    'INSERT INTO chapters (table_number, number, before, hash, digest, text) VALUES (?, ?, ?, ?, ?, ?)',
  setSeal: 'UPDATE tables SET seal = ? WHERE number = ?',
  setReplaced: 'INSERT OR REPLACE INTO replaced (table_number, commands) VALUES (?, ?)',
  eraseEntries: 'DELETE FROM entries WHERE table_number = ?',
  eraseTokens: 'DELETE FROM tokens WHERE table_number = ?',
  eraseNames: 'DELETE FROM names WHERE table_number = ?',
  eraseSecrets: 'DELETE FROM secrets WHERE table_number = ?',
  eraseTalk: 'DELETE FROM talk WHERE table_number = ?',
  eraseChapters: 'DELETE FROM chapters WHERE table_number = ?',
  eraseReplaced: 'DELETE FROM replaced WHERE table_number = ?',
  eraseTable: 'DELETE FROM tables WHERE number = ?',
  fillProbe: 'INSERT INTO probes (filling) VALUES (zeroblob(8192))',
  emptyProbe: 'DELETE FROM probes',
  addToJournal: 'INSERT INTO journal (body, ends) VALUES (?, ?)',
  changeJournal: 'UPDATE journal SET body = ?, ends = ? WHERE number = ?',
  putAside: 'INSERT INTO journal (body, ends, damaged) VALUES (?, ?, 1)',
  emptyJournal: 'DELETE FROM journal WHERE damaged = 0',
  setKeys: 'UPDATE tables SET invite = ?, code = ? WHERE number = ?',
  setListed: 'UPDATE tables SET listed = ? WHERE number = ?',
  setClosed: 'UPDATE tables SET closed = ? WHERE number = ?',
  forgetToken: 'DELETE FROM tokens WHERE table_number = ? AND person = ?',
  setToken: 'INSERT OR REPLACE INTO tokens (table_number, person, hash) VALUES (?, ?, ?)',
  forgetName: 'DELETE FROM names WHERE table_number = ? AND person = ?',
  setName: 'INSERT OR REPLACE INTO names (table_number, person, name) VALUES (?, ?, ?)',
  forgetTalk: 'DELETE FROM talk WHERE table_number = ? AND n < ?',
  setTalk: 'INSERT OR REPLACE INTO talk (table_number, n, text) VALUES (?, ?, ?)',
  setSecret: 'INSERT OR REPLACE INTO secrets (table_number, match, secret) VALUES (?, ?, ?)',
};

const sealedColumns = 'number, id, invite, code, listed, closed, seal';
const entryColumns = 'n, text, person, command, at, deadline, hash';
const agedColumns = `number, id, changed, entries_count AS entries, bytes, closed,
  (SELECT count(*) FROM chapters WHERE table_number = tables.number) AS chapters`;

/** What can be a time: a whole number that JavaScript can count to. */
const isTime = `BETWEEN ${Number.MIN_SAFE_INTEGER} AND ${Number.MAX_SAFE_INTEGER}`;

/** What is said of the last entry of a sound table is also in its log. */
const isConsistent = `changed ${isTime} AND bytes ${isTime} AND entries_count ${isTime} AND changed = coalesce(
  (SELECT at FROM entries WHERE table_number = tables.number AND n = entries_count), 0)`;

const queries = {
  journal: 'SELECT number, body, ends FROM journal WHERE damaged = 0 ORDER BY number',
  command: 'SELECT 1 AS n FROM entries WHERE table_number = ? AND person = ? AND command = ?',
  end: 'SELECT number, entries_count, last_hash FROM tables WHERE id = ?',
  head: `SELECT ${sealedColumns}, entries_count, last_hash, deadline, changed, bytes FROM tables WHERE id = ?`,
  entries: `SELECT ${entryColumns} FROM entries WHERE table_number = ? AND n > ? AND n <= ? ORDER BY n`,
  entry: `SELECT ${entryColumns} FROM entries WHERE table_number = ? AND n = ?`,
  bytesOfEntry: 'SELECT octet_length(text) AS bytes FROM entries WHERE table_number = ? AND n = ?',
  chapters: 'SELECT number, before, hash, digest FROM chapters WHERE table_number = ? ORDER BY number',
  chapter: 'SELECT number, before, hash, digest, text FROM chapters WHERE table_number = ? AND number = ?',
  lastChapter: 'SELECT number FROM chapters WHERE table_number = ? ORDER BY number DESC LIMIT 1',
  numbers: 'SELECT number FROM tables ORDER BY number',
  sealed: `SELECT ${sealedColumns} FROM tables WHERE number = ?`,
  token: 'SELECT person, hash FROM tokens WHERE table_number = ? AND person = ?',
  name: 'SELECT person, name FROM names WHERE table_number = ? AND person = ?',
  secret: 'SELECT secret FROM secrets WHERE table_number = ? AND match = ?',
  talkLine: 'SELECT n, text FROM talk WHERE table_number = ? AND n = ?',
  talkBelow: 'SELECT n, text FROM talk WHERE table_number = ? AND n < ?',
  replaced: 'SELECT commands FROM replaced WHERE table_number = ?',
  aged: `SELECT ${agedColumns} FROM tables WHERE changed < ? AND ${isConsistent} ORDER BY changed, number LIMIT ?`,
  agedByNumber: `SELECT ${agedColumns} FROM tables WHERE number = ? AND ${isConsistent}`,
  countEntries: 'SELECT count(*) AS entries FROM entries',
  total: `SELECT (page_count - freelist_count) * page_size AS bytes
     FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()`,
  tokens: 'SELECT person, hash FROM tokens WHERE table_number = ?',
  names: 'SELECT person, name FROM names WHERE table_number = ?',
  secrets: 'SELECT match, secret FROM secrets WHERE table_number = ? ORDER BY match',
  talk: 'SELECT n, text FROM talk WHERE table_number = ? ORDER BY n',
  taken: 'SELECT id FROM tables WHERE id <> ? AND (invite = ? OR code = ?) LIMIT 1',
  byInvite: 'SELECT id FROM tables WHERE invite = ?',
  byCode: 'SELECT id FROM tables WHERE code = ?',
  listed: 'SELECT id FROM tables WHERE listed = 1 AND closed = 0 ORDER BY number DESC LIMIT ?',
  withDeadline: `SELECT number, id, deadline, iif(changed ${isTime}, changed, 0) AS at
     FROM tables WHERE deadline ${isTime} AND closed = 0`,
  lastChanges: `SELECT number, changed AS at FROM tables WHERE changed ${isTime} ORDER BY changed DESC LIMIT ?`,
};

/**
 * @param {Database} database
 * @returns {Statements}
 */
export function statementsOf(database) {
  const prepared = Object.entries({ ...changes, ...queries }).map(([name, sql]) => [
    name,
    database.prepare(sql),
  ]);
  return /** @type {Statements} */ (Object.fromEntries(prepared));
}

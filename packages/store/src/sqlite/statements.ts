import type { LogPlace } from '../chain.ts';
import type { PersonName, TalkRow, TokenHash } from '../port.ts';
import type { ChapterHead } from '../seal.ts';
import type { Database } from './database.ts';

type EndRow = { readonly number: number; readonly entries_count: number; readonly last_hash: string };

export type SealedRow = {
  readonly number: number;
  readonly id: string;
  readonly invite: string;
  readonly code: string;
  readonly listed: number;
  readonly closed: number;
  readonly seal: string;
};

export type HeadRow = SealedRow &
  EndRow & { readonly deadline: number | null; readonly changed: number; readonly bytes: number };

type ChapterRow = ChapterHead & { readonly text: string | Uint8Array };

export type CheckpointRow = LogPlace & { readonly digest: string; readonly text: string | Uint8Array };

export type AgedRow = {
  readonly number: number;
  readonly id: string;
  readonly changed: number;
  readonly entries: number;
  readonly bytes: number;
  readonly chapters: number;
  readonly closed: number;
};

export type EntryRow = {
  readonly n: number;
  readonly text: string | Uint8Array;
  readonly person: string | null;
  readonly command: string | null;
  readonly at: number;
  readonly deadline: number | null;
  readonly hash: string;
  /** Whether it takes the place of one that has settled. */
  readonly replaces?: boolean;
};

type Cell = string | number | null | Uint8Array;

type Change<Cells extends readonly Cell[]> = {
  run(...cells: Cells): { readonly changes: number | bigint };
};

type Query<Cells extends readonly Cell[], Row> = {
  get(...cells: Cells): Row | undefined;
  all(...cells: Cells): Row[];
};

/** Every statement that is ever run on a table. */
export type Statements = {
  readonly create: Change<
    [id: string, invite: string, code: string, hash: string, created: number | null, seal: string]
  >;
  readonly insert: Change<
    [
      table: number,
      n: number,
      text: string | Uint8Array,
      person: string | null,
      command: string | null,
      at: number,
      deadline: number | null,
      hash: string,
    ]
  >;
  readonly extend: Change<
    [n: number, hash: string, deadline: number | null, changed: number, bytes: number, table: number]
  >;
  readonly removeEntry: Change<[table: number, n: number]>;
  readonly grow: Change<[bytes: number, table: number]>;
  readonly addToJournal: Change<[body: string, ends: string]>;
  readonly changeJournal: Change<[body: string, ends: string, number: number]>;
  readonly putAside: Change<[body: string, ends: string | null]>;
  readonly emptyJournal: Change<[]>;
  readonly setKeys: Change<[invite: string, code: string, table: number]>;
  readonly setListed: Change<[listed: number, table: number]>;
  readonly setClosed: Change<[closed: number, table: number]>;
  readonly forgetToken: Change<[table: number, person: string]>;
  readonly setToken: Change<[table: number, person: string, hash: string]>;
  readonly forgetName: Change<[table: number, person: string]>;
  readonly setName: Change<[table: number, person: string, name: string]>;
  readonly setSecret: Change<[table: number, match: number, secret: string]>;
  readonly forgetTalk: Change<[table: number, from: number]>;
  readonly setTalk: Change<[table: number, n: number, text: string]>;
  readonly addChapter: Change<
    [table: number, number: number, before: number, hash: string, digest: string, text: string | Uint8Array]
  >;
  readonly setSeal: Change<[seal: string, table: number]>;
  readonly setReplaced: Change<[table: number, commands: string]>;
  readonly setCheckpoint: Change<
    [table: number, n: number, hash: string, digest: string, text: string | Uint8Array]
  >;
  readonly eraseEntries: Change<[table: number]>;
  readonly eraseTokens: Change<[table: number]>;
  readonly eraseNames: Change<[table: number]>;
  readonly eraseSecrets: Change<[table: number]>;
  readonly eraseTalk: Change<[table: number]>;
  readonly eraseChapters: Change<[table: number]>;
  readonly eraseReplaced: Change<[table: number]>;
  readonly eraseCheckpoint: Change<[table: number]>;
  readonly eraseTable: Change<[table: number]>;
  readonly fillProbe: Change<[]>;
  readonly emptyProbe: Change<[]>;
  readonly journal: Query<
    [],
    { readonly number: number; readonly body: string; readonly ends: string | null }
  >;
  readonly command: Query<[table: number, person: string, command: string], { readonly n: number }>;
  readonly commands: Query<
    [table: number],
    { readonly person: string | null; readonly command: string | null }
  >;
  readonly end: Query<[id: string], EndRow>;
  readonly head: Query<[id: string], HeadRow>;
  readonly entries: Query<[table: number, after: number, upTo: number], EntryRow>;
  readonly entry: Query<[table: number, n: number], EntryRow>;
  readonly bytesOfEntry: Query<[table: number, n: number], { readonly bytes: number }>;
  readonly chapters: Query<[table: number], ChapterHead>;
  readonly chapter: Query<[table: number, number: number], ChapterRow>;
  readonly lastChapter: Query<[table: number], { readonly number: number }>;
  readonly sealed: Query<[table: number], SealedRow>;
  readonly numbers: Query<[], { readonly number: number }>;
  readonly token: Query<[table: number, person: string], TokenHash>;
  readonly name: Query<[table: number, person: string], PersonName>;
  readonly secret: Query<[table: number, match: number], { readonly secret: string }>;
  readonly talkLine: Query<[table: number, n: number], TalkRow>;
  readonly talkBelow: Query<[table: number, from: number], TalkRow>;
  readonly replaced: Query<[table: number], { readonly commands: string }>;
  readonly checkpoint: Query<[table: number], CheckpointRow>;
  readonly aged: Query<[before: number, limit: number], AgedRow>;
  readonly agedByNumber: Query<[table: number], AgedRow>;
  readonly total: Query<[], { readonly bytes: number }>;
  readonly countEntries: Query<[], { readonly entries: number }>;
  readonly opening: Query<[], { readonly number: number }>;
  readonly tokens: Query<[table: number], TokenHash>;
  readonly names: Query<[table: number], PersonName>;
  readonly secrets: Query<[table: number], { readonly match: number; readonly secret: string }>;
  readonly talk: Query<[table: number], TalkRow>;
  readonly taken: Query<[otherThan: string, invite: string, code: string], { readonly id: string }>;
  readonly byInvite: Query<[invite: string], { readonly id: string }>;
  readonly byCode: Query<[code: string], { readonly id: string }>;
  readonly listed: Query<[limit: number], { readonly id: string }>;
  readonly withDeadline: Query<
    [],
    { readonly number: number; readonly id: string; readonly deadline: number; readonly at: number }
  >;
  readonly lastChanges: Query<[limit: number], { readonly number: number; readonly at: number }>;
};

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
  setCheckpoint:
    'INSERT OR REPLACE INTO checkpoints (table_number, n, hash, digest, text) VALUES (?, ?, ?, ?, ?)',
  eraseEntries: 'DELETE FROM entries WHERE table_number = ?',
  eraseTokens: 'DELETE FROM tokens WHERE table_number = ?',
  eraseNames: 'DELETE FROM names WHERE table_number = ?',
  eraseSecrets: 'DELETE FROM secrets WHERE table_number = ?',
  eraseTalk: 'DELETE FROM talk WHERE table_number = ?',
  eraseChapters: 'DELETE FROM chapters WHERE table_number = ?',
  eraseCheckpoint: 'DELETE FROM checkpoints WHERE table_number = ?',
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
  commands: 'SELECT person, command FROM entries WHERE table_number = ? AND command IS NOT NULL',
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
  checkpoint: 'SELECT n, hash, digest, text FROM checkpoints WHERE table_number = ?',
  aged: `SELECT ${agedColumns} FROM tables WHERE changed < ? AND ${isConsistent} ORDER BY changed, number LIMIT ?`,
  agedByNumber: `SELECT ${agedColumns} FROM tables WHERE number = ? AND ${isConsistent}`,
  opening: 'SELECT number FROM openings',
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

export function statementsOf(database: Database): Statements {
  const prepared = Object.entries({ ...changes, ...queries }).map(([name, sql]) => [
    name,
    database.prepare(sql),
  ]);
  return Object.fromEntries(prepared) as Statements;
}

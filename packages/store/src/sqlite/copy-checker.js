import { parentPort, workerData } from 'node:worker_threads';
import { loadDriver } from './driver.js';
import { Journal } from './journal.js';
import { Reader } from './reader.js';
import { statementsOf } from './statements.js';

/**
 * @import { Database } from './database.ts'
 * @import { Answer, CopyCheck } from './messages.ts'
 * @import { Statements } from './statements.js'
 */

/**
 * @param {Answer} answer
 * @returns {boolean}
 */
const isGiven = (answer) => answer !== null && 'value' in answer && answer.value !== null;

/**
 * The first chapter of a table that is not sound.
 *
 * @param {Statements} sql
 * @param {Reader} reader
 * @param {number} number
 * @param {string} id
 * @returns {number | undefined}
 */
function brokenChapter(sql, reader, number, id) {
  const chapters = [0, ...sql.chapters.all(number).map((chapter) => chapter.number)];
  const broken = chapters.find((one) => !isGiven(reader.chapter(id, one)));
  return broken ?? (isGiven(reader.load(id)) ? undefined : chapters.at(-1));
}

/**
 * @param {Database} database
 * @returns {string | null}
 */
function integrityFault(database) {
  const rows = /** @type {{ integrity_check: string }[]} */ (
    database.prepare('PRAGMA integrity_check(1)').all()
  );
  return rows.length === 1 && rows[0]?.integrity_check === 'ok' ? null : 'its pages do not fit each other';
}

/**
 * Reads everything in a database: its pages, and every chain and seal.
 *
 * @param {Database} database
 * @returns {CopyCheck}
 */
function checkOf(database) {
  const fault = integrityFault(database);
  if (fault !== null) return { fault, tables: 0, entries: 0, damaged: [] };
  const sql = statementsOf(database);
  const reader = new Reader(sql, new Journal(sql));
  const tables = sql.numbers.all().flatMap(({ number }) => sql.sealed.all(number));
  const damaged = tables.flatMap(({ number, id }) => {
    const chapter = brokenChapter(sql, reader, number, id);
    return chapter === undefined ? [] : [{ id, chapter }];
  });
  const entries = sql.countEntries.get()?.entries ?? 0;
  return { fault: null, tables: tables.length, entries, damaged };
}

if (parentPort !== null) {
  const port = parentPort;
  const { file } = /** @type {{ file: string }} */ (workerData);
  const { DatabaseSync } = await loadDriver();
  const database = new DatabaseSync(file);
  database.exec('PRAGMA locking_mode = EXCLUSIVE');
  const check = checkOf(database);
  database.close();
  port.postMessage(check);
}

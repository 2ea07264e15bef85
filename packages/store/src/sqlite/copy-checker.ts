import { parentPort, workerData } from 'node:worker_threads';
import type { CallAnswer } from '../calls.ts';
import type { Database } from './database.ts';
import { loadDriver } from './driver.ts';
import { Journal } from './journal.ts';
import type { CopyCheck } from './messages.ts';
import { Reader } from './reader.ts';
import { statementsOf } from './statements.ts';
import type { Statements } from './statements.ts';

const isGiven = (answer: CallAnswer): boolean =>
  answer !== null && 'value' in answer && answer.value !== null;

/** The first chapter of a table that is not sound. */
function brokenChapter(sql: Statements, reader: Reader, number: number, id: string): number | undefined {
  const chapters = [0, ...sql.chapters.all(number).map((chapter) => chapter.number)];
  const broken = chapters.find((one) => !isGiven(reader.chapter(id, one)));
  return broken ?? (isGiven(reader.load(id)) ? undefined : chapters.at(-1));
}

function integrityFault(database: Database): string | null {
  const rows = database.prepare('PRAGMA integrity_check(1)').all() as { integrity_check: string }[];
  return rows.length === 1 && rows[0]?.integrity_check === 'ok' ? null : 'its pages do not fit each other';
}

/** Reads everything in a database: its pages, and every chain and seal. */
function checkOf(database: Database): CopyCheck {
  const fault = integrityFault(database);
  if (fault !== null) return { fault, tables: 0, entries: 0, damaged: [] };
  const sql = statementsOf(database);
  const reader = new Reader(sql, new Journal(sql), Number.POSITIVE_INFINITY);
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
  const { file } = workerData as { file: string };
  const { DatabaseSync } = await loadDriver();
  const database = new DatabaseSync(file);
  database.exec('PRAGMA locking_mode = EXCLUSIVE');
  const check = checkOf(database);
  database.close();
  port.postMessage(check);
}

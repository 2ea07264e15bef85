import type { Call, CallAnswer, LastCall, Question } from '../calls.ts';
import { Callers } from './callers.ts';
import type { Asked } from './callers.ts';
import type { Database } from './database.ts';
import type { Copied, Port, TakeWaiting } from './messages.ts';
import { refusalOf } from './refusals.ts';
import { Tables } from './tables.ts';

const isLast = (call: Call): call is LastCall => call.op === 'leave' || call.op === 'close';

type Transaction = {
  readonly begin: () => void;
  readonly commit: () => void;
  readonly rollback: () => void;
};

function transactionOf(database: Database): Transaction {
  const [begin, commit] = [database.prepare('BEGIN IMMEDIATE'), database.prepare('COMMIT')];
  return {
    begin: () => void begin.run(),
    commit: () => void commit.run(),
    rollback: () => {
      if (database.isTransaction) database.exec('ROLLBACK');
    },
  };
}

function subjectOf(call: Question): string {
  if ('id' in call) return `Table ${call.id}`;
  return call.op === 'probe' || call.op === 'total' ? 'The database' : 'The list of tables';
}

/**
 * Answers calls in one transaction, which is on disk when this returns. Where SQLite fails, each call gets a transaction of its own, so
 * that one cannot spoil another; if it fails because of a table that has gone bad, all of it is tried again without that one.
 */
function answersTo(tables: Tables, transaction: Transaction, calls: readonly Question[]): CallAnswer[] {
  const { brokenCount } = tables;
  try {
    transaction.begin();
    const answers = calls.map((call) => tables.answer(call));
    tables.write();
    transaction.commit();
    tables.hasCommitted();
    return answers;
  } catch (error) {
    transaction.rollback();
    tables.hasRolledBack();
    if (tables.brokenCount !== brokenCount) return answersTo(tables, transaction, calls);
    const [only] = calls;
    if (only === undefined) return [];
    if (calls.length === 1) return [{ refusal: refusalOf(error, subjectOf(only)) }];
    return calls.flatMap((call) => answersTo(tables, transaction, [call]));
  }
}

/** Writes everything to where it belongs. */
function settleAll(tables: Tables, transaction: Transaction): void {
  const { brokenCount } = tables;
  try {
    transaction.begin();
    tables.settle();
    transaction.commit();
    tables.hasCommitted();
  } catch (error) {
    transaction.rollback();
    tables.hasRolledBack();
    if (tables.brokenCount === brokenCount) throw error;
    settleAll(tables, transaction);
  }
}

function close(database: Database, tables: Tables, transaction: Transaction): CallAnswer {
  try {
    settleAll(tables, transaction);
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
    return null;
  } catch (error) {
    return { refusal: refusalOf(error, 'The database') };
  }
}

/** Copies the database, with everything where it belongs, while others are answered. */
async function copied(tables: Tables, transaction: Transaction, copy: () => Promise<void>): Promise<Copied> {
  try {
    settleAll(tables, transaction);
    await copy();
    return { copied: null };
  } catch (error) {
    return { copied: refusalOf(error, 'The copy') };
  }
}

/** Answers what comes through a port, and through those that are handed in by it, until it is told to close. What comes at the same time shares a transaction. */
export function serve(
  first: Port,
  database: Database,
  copy: (database: Database, file: string) => Promise<void>,
  takeWaiting: TakeWaiting = () => null,
): void {
  const tables = new Tables(database);
  const transaction = transactionOf(database);

  function answer(asked: readonly Asked[]): void {
    const asking = asked.flatMap(({ calls }) => calls.filter((call) => !isLast(call)));
    const answers = answersTo(tables, transaction, asking);
    let at = 0;
    for (const { port, calls } of asked) {
      const last = calls.find(isLast)?.op;
      const own = answers.slice(at, at + calls.length - (last === undefined ? 0 : 1));
      at += own.length;
      if (last !== undefined) own.push(last === 'close' ? close(database, tables, transaction) : null);
      port.postMessage(own.some((one) => one !== null) ? own : []);
      if (last === 'leave') port.close();
      if (last === 'close') callers.closeAll();
    }
  }

  const callers = new Callers(first, {
    takeWaiting,
    answer,
    copy: (order, port) =>
      void copied(tables, transaction, () => copy(database, order.copyTo)).then((done) =>
        port.postMessage(done),
      ),
  });
}

import { callOf } from './brief.ts';
import type { Database } from './database.ts';
import type { CallAnswer, Brief, Call, Copied, CopyOrder, Port } from './messages.ts';
import { refusalOf } from './refusals.ts';
import { Tables } from './tables.ts';

type Asking = Exclude<Call, { op: 'close' }>;

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

function subjectOf(call: Asking): string {
  if ('id' in call) return `Table ${call.id}`;
  return call.op === 'probe' || call.op === 'total' ? 'The database' : 'The list of tables';
}

/**
 * Answers calls in one transaction, which is on disk when this returns. Where SQLite fails, each call gets a transaction of its own, so
 * that one cannot spoil another; if it fails because of a table that has gone bad, all of it is tried again without that one.
 */
function answersTo(tables: Tables, transaction: Transaction, calls: readonly Asking[]): CallAnswer[] {
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

/** Answers what comes through a port from a database, group by group, until it is told to close. */
export function serve(
  port: Port,
  database: Database,
  copy: (database: Database, file: string) => Promise<void>,
): void {
  const tables = new Tables(database);
  const transaction = transactionOf(database);

  function answer(messages: readonly (Call | Brief)[]): void {
    const calls = messages.map(callOf);
    const asking = calls.filter((call) => call.op !== 'close');
    const answers = answersTo(tables, transaction, asking);
    const isLast = asking.length < calls.length;
    if (isLast) answers.push(close(database, tables, transaction));
    port.postMessage(answers.some((one) => one !== null) ? answers : []);
    if (isLast) port.close();
  }

  port.on('message', (text: string) => {
    const message = JSON.parse(text) as readonly (Call | Brief)[] | CopyOrder;
    if (!('copyTo' in message)) {
      answer(message);
      return;
    }
    void copied(tables, transaction, () => copy(database, message.copyTo)).then((done) =>
      port.postMessage(done),
    );
  });
}

import { callOf } from './brief.js';
import { Ledger } from './ledger.js';
import { refusalOf } from './refusals.js';

/**
 * @import { Database } from './database.ts'
 * @import { Answer, Brief, Call, Copied, CopyOrder, Port } from './messages.ts'
 */

/**
 * @typedef {Exclude<Call, { op: 'close' }>} Asking
 *
 * @typedef {{ commit: () => void, begin: () => void, rollback: () => void }} Transaction
 */

/**
 * @param {Database} database
 * @returns {Transaction}
 */
function transactionOf(database) {
  const [begin, commit] = [database.prepare('BEGIN IMMEDIATE'), database.prepare('COMMIT')];
  return {
    begin: () => void begin.run(),
    commit: () => void commit.run(),
    rollback: () => {
      if (database.isTransaction) database.exec('ROLLBACK');
    },
  };
}

/** @param {Asking} call */
function subjectOf(call) {
  if ('id' in call) return `Table ${call.id}`;
  return call.op === 'probe' || call.op === 'total' ? 'The database' : 'The list of tables';
}

/**
 * Answers calls in one transaction, which is on disk when this returns. Where SQLite fails, each call gets a transaction of its own, so
 * that one cannot spoil another; if it fails because of a table that has gone bad, all of it is tried again without that one.
 *
 * @param {Ledger} ledger
 * @param {Transaction} transaction
 * @param {readonly Asking[]} calls
 * @returns {Answer[]}
 */
function answersTo(ledger, transaction, calls) {
  const { brokenCount } = ledger;
  try {
    transaction.begin();
    const answers = calls.map((call) => ledger.answer(call));
    ledger.write();
    transaction.commit();
    ledger.hasCommitted();
    return answers;
  } catch (error) {
    transaction.rollback();
    ledger.hasRolledBack();
    if (ledger.brokenCount !== brokenCount) return answersTo(ledger, transaction, calls);
    const [only] = calls;
    if (only === undefined) return [];
    if (calls.length === 1) return [{ refusal: refusalOf(error, subjectOf(only)) }];
    return calls.flatMap((call) => answersTo(ledger, transaction, [call]));
  }
}

/**
 * Writes everything to where it belongs.
 *
 * @param {Ledger} ledger
 * @param {Transaction} transaction
 */
function settleAll(ledger, transaction) {
  const { brokenCount } = ledger;
  try {
    transaction.begin();
    ledger.settle();
    transaction.commit();
    ledger.hasCommitted();
  } catch (error) {
    transaction.rollback();
    ledger.hasRolledBack();
    if (ledger.brokenCount === brokenCount) throw error;
    settleAll(ledger, transaction);
  }
}

/**
 * @param {Database} database
 * @param {Ledger} ledger
 * @param {Transaction} transaction
 * @returns {Answer}
 */
function close(database, ledger, transaction) {
  try {
    settleAll(ledger, transaction);
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
    return null;
  } catch (error) {
    return { refusal: refusalOf(error, 'The database') };
  }
}

/**
 * Copies the database, with everything where it belongs, while others are answered.
 *
 * @param {Ledger} ledger
 * @param {Transaction} transaction
 * @param {() => Promise<void>} copy
 * @returns {Promise<Copied>}
 */
async function copied(ledger, transaction, copy) {
  try {
    settleAll(ledger, transaction);
    await copy();
    return { copied: null };
  } catch (error) {
    return { copied: refusalOf(error, 'The copy') };
  }
}

/**
 * Answers what comes through a port from a database, group by group, until it is told to close.
 *
 * @param {Port} port
 * @param {Database} database
 * @param {(database: Database, file: string) => Promise<void>} copy
 */
export function serve(port, database, copy) {
  const ledger = new Ledger(database);
  const transaction = transactionOf(database);

  /** @param {readonly (Call | Brief)[]} messages */
  function answer(messages) {
    const calls = messages.map(callOf);
    const asking = calls.filter((call) => call.op !== 'close');
    const answers = answersTo(ledger, transaction, asking);
    const isLast = asking.length < calls.length;
    if (isLast) answers.push(close(database, ledger, transaction));
    port.postMessage(answers.some((one) => one !== null) ? answers : []);
    if (isLast) port.close();
  }

  port.on('message', (/** @type {string} */ text) => {
    const message = /** @type {readonly (Call | Brief)[] | CopyOrder} */ (JSON.parse(text));
    if (!('copyTo' in message)) {
      answer(message);
      return;
    }
    void copied(ledger, transaction, () => copy(database, message.copyTo)).then((done) =>
      port.postMessage(done),
    );
  });
}

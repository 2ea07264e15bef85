import { callOf } from './brief.js';
import { Ledger } from './ledger.js';
import { refusalOf } from './refusals.js';

/**
 * @import { Database } from './database.ts'
 * @import { Answer, Brief, Call, Port } from './messages.ts'
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
 * that one cannot spoil another.
 *
 * @param {Ledger} ledger
 * @param {Transaction} transaction
 * @param {readonly Asking[]} calls
 * @returns {Answer[]}
 */
function answersTo(ledger, transaction, calls) {
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
    const [only] = calls;
    if (only === undefined) return [];
    if (calls.length === 1) return [{ refusal: refusalOf(error, subjectOf(only)) }];
    return calls.flatMap((call) => answersTo(ledger, transaction, [call]));
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
    transaction.begin();
    ledger.settle();
    transaction.commit();
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
    return null;
  } catch (error) {
    return { refusal: refusalOf(error, 'The database') };
  }
}

/**
 * Answers what comes through a port from a database, group by group, until it is told to close.
 *
 * @param {Port} port
 * @param {Database} database
 */
export function serve(port, database) {
  const ledger = new Ledger(database);
  const transaction = transactionOf(database);
  port.on('message', (/** @type {string} */ text) => {
    const messages = /** @type {readonly (Call | Brief)[]} */ (JSON.parse(text));
    const calls = messages.map(callOf);
    const asking = calls.filter((call) => call.op !== 'close');
    const answers = answersTo(ledger, transaction, asking);
    const isLast = asking.length < calls.length;
    if (isLast) answers.push(close(database, ledger, transaction));
    port.postMessage(answers.some((answer) => answer !== null) ? answers : []);
    if (isLast) port.close();
  });
}

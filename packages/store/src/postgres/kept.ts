import type { Question } from '../calls.ts';
import { chainStart } from '../chain.ts';
import type { LogPlace } from '../chain.ts';
import type { Connection } from './connection.ts';
import { chainedRows } from './rows.ts';

const placesOf = {
  name: 'places',
  sql: `SELECT n, hash FROM entries JOIN tables ON table_number = number WHERE id = $1 AND n IN ($2, $3)`,
};

const keysOf = { name: 'keys', sql: 'SELECT invite, code FROM tables WHERE id = $1' };

/**
 * Whether a call has been carried out whose answer was lost together with the connection. A log can tell, since its entries are chained: nobody
 * else can have written what fits. What changes nothing but what stands beside a log may be done again.
 */
export async function wasKept(connection: Connection, call: Question): Promise<boolean> {
  switch (call.op) {
    case 'append':
      return hasEntries(connection, call);
    case 'create': {
      const [row] = await connection.query<{ invite: string }>(keysOf, [call.id]);
      return row?.invite === call.keys.invite;
    }
    case 'erase':
      return (await connection.query(keysOf, [call.id])).length === 0;
    default:
      return false;
  }
}

async function hasEntries(
  connection: Connection,
  { id, place: { after }, entries, aside }: Extract<Question, { op: 'append' }>,
): Promise<boolean> {
  if (entries.length === 0) return false;
  const n = aside?.replaces === true ? after - 1 : after;
  const rows = await connection.query<LogPlace>(placesOf, [id, n, n + entries.length]);
  const before = n === 0 ? { n, hash: chainStart } : rows.find((row) => row.n === n);
  if (before === undefined) return false;
  const last = chainedRows(id, 0, before, entries).at(-1);
  return rows.some((row) => row.n === last?.n && row.hash === last.hash);
}

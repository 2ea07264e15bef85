import { commitmentTo } from '@rudel/kernel';
import type { StoredTable } from '@rudel/store';
import type { Ports } from '../ports.ts';
import type { TableState } from '../table/table-state.ts';

/** The kept secret of a table is not the one that everybody was promised: nothing may be drawn from it. */
export class PromiseBroken extends Error {
  override readonly name = 'PromiseBroken';
}

/** The number of the match that runs, or of the one that comes next. */
export function boundMatch({ match, phase }: TableState): number {
  const number = match?.number ?? 0;
  return phase === 'playing' ? number : number + 1;
}

/** The secret of a match, if it is the promised one; otherwise that is reported, and nothing goes on. */
export function promisedSecret(
  { report }: Pick<Ports, 'report'>,
  { id, secrets }: Pick<StoredTable, 'id' | 'secrets'>,
  match: number,
  commitment: string,
): string {
  const secret = secrets.get(match) ?? '';
  if (commitmentTo(secret) === commitment) return secret;
  report('promise-broken', { table: id.slice(0, 6), match });
  throw new PromiseBroken();
}

/** Before a deal: what is on disk must still be what was promised. Fails with `PromiseBroken`. */
export async function mustKeepPromise(ports: Ports, id: string, state: TableState): Promise<void> {
  const stored = await ports.store.load(id);
  if (stored !== null) promisedSecret(ports, stored, boundMatch(state), state.commitment);
}

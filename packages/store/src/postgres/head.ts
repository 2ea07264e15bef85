import type { LogPlace } from '../chain.ts';
import type { Connection } from './connection.ts';

/** What the row of a table says. */
export type HeadRow = {
  readonly number: number;
  readonly id: string;
  readonly invite: string;
  readonly code: string;
  readonly listed: boolean;
  readonly closed: boolean;
  readonly entries_count: number;
  readonly last_hash: string;
  readonly deadline: number | null;
  readonly changed: number;
  readonly bytes: number;
  readonly replaced: string;
  readonly seal: string;
  /** Who has claimed the table last, and by which claim. */
  readonly owner: string | null;
  readonly epoch: number;
};

/** Who gave each of the commands whose entries were replaced, and its id. */
export type Replaced = readonly (readonly [person: string, id: string])[];

export const replacedIn = (commands: string): Replaced => JSON.parse(commands) as Replaced;

/** Where a log ends, and who may go on with it. */
export type End = LogPlace & Pick<HeadRow, 'number' | 'owner' | 'epoch'> & { readonly replaced: Replaced };

export const headColumns = `number, id, invite, code, listed, closed, entries_count, last_hash, deadline, changed,
  bytes, replaced, seal, owner, epoch`;

const headsOf = {
  name: 'heads',
  sql: `SELECT number, id, entries_count, last_hash, replaced, owner, epoch FROM tables WHERE id = ANY($1)`,
};

/** How many ends are remembered: as many tables as one program plays at. */
const endsAtMost = 10_000;

/** Where the logs end that this program wrote to last. Others may have written since; whoever writes by it makes sure of that. */
export class Ends {
  readonly #connection: Connection;
  readonly #known = new Map<string, End>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  isKnown(id: string): boolean {
    return this.#known.has(id);
  }

  /** The ends of these tables, as far as they exist. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, End>> {
    const unknown = [...new Set(ids)].filter((id) => !this.#known.has(id));
    if (unknown.length > 0) {
      if (this.#known.size >= endsAtMost) this.#known.clear();
      for (const row of await this.#connection.query<HeadRow>(headsOf, [unknown])) {
        this.set(row.id, {
          number: row.number,
          n: row.entries_count,
          hash: row.last_hash,
          replaced: replacedIn(row.replaced),
          owner: row.owner,
          epoch: row.epoch,
        });
      }
    }
    return new Map(
      ids.flatMap((id) => {
        const end = this.#known.get(id);
        return end === undefined ? [] : [[id, end] as const];
      }),
    );
  }

  set(id: string, end: End): void {
    this.#known.set(id, end);
  }

  forget(id: string): void {
    this.#known.delete(id);
  }

  clear(): void {
    this.#known.clear();
  }
}

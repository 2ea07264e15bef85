import type { Lot, Secret } from '@rudel/kernel';
import { withJoiners } from '../table/joining.ts';
import { contributionsOf } from '../table/table-state.ts';
import type { TableState } from '../table/table-state.ts';

/** What decides the draws of a table: the secret it has promised, and what its seats add to it. */
export class Lots {
  #secret: Secret;
  #running: Lot | null = null;

  constructor(secret: Secret) {
    this.#secret = secret;
  }

  /** The lot of the match that runs: one object for as long as it does, for what is derived from it. */
  running({ match }: TableState): Lot {
    this.#running ??= { secret: this.#secret, contributions: match?.contributions ?? [] };
    return this.#running;
  }

  /** The lot of a match that starts now. */
  next(state: TableState): Lot {
    return { secret: this.#secret, contributions: contributionsOf(withJoiners(state)) };
  }

  /** A match has begun. */
  begin(): void {
    this.#running = null;
  }

  /** The table has committed to the secret of the next match. */
  promise(secret: Secret): void {
    this.#secret = secret;
  }
}

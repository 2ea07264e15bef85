import type { Keep, RoomCalls } from '@rudel/room';
import { traceOf } from '../logging.ts';
import type { Log } from '../logging.ts';

/** When passes take place, in milliseconds: the first after the start, between two, and where more waits to be done. */
const pauses = { first: 60_000, usual: 10 * 60_000, busy: 2000 };

export type SweepingPorts = {
  readonly upkeep: RoomCalls['upkeep'];
  readonly after: (ms: number, callback: () => void) => () => void;
  readonly log: Log;
  /** Whether it is for this server to do, where there are several. */
  readonly isOurs?: () => boolean;
};

/** Throws away what was kept long enough, a few tables at a time and with pauses, for as long as the server runs. */
export class Sweeping {
  readonly #keep: Keep;
  readonly #ports: SweepingPorts;
  #cancel: () => void = () => {};
  #running: Promise<void> = Promise.resolve();
  #isClosed = false;
  #wasOverfull = false;

  constructor(keep: Keep, ports: SweepingPorts) {
    this.#keep = keep;
    this.#ports = ports;
    this.#wait(pauses.first);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancel();
    await this.#running;
  }

  #wait(ms: number): void {
    if (this.#isClosed) return;
    this.#cancel = this.#ports.after(ms, () => {
      this.#running = this.#pass().then((pause) => this.#wait(pause));
    });
  }

  async #pass(): Promise<number> {
    const { upkeep, log, isOurs } = this.#ports;
    if (isOurs?.() === false) return pauses.usual;
    try {
      const { erased, hasMore, isOverfull } = await upkeep.sweep(this.#keep);
      if (erased > 0) log.info('swept', { tables: erased });
      if (isOverfull && !this.#wasOverfull) log.error('no-room-for-tables', { size: this.#keep.size ?? 0 });
      this.#wasOverfull = isOverfull;
      return hasMore ? pauses.busy : pauses.usual;
    } catch (error) {
      log.error('sweep-failed', traceOf(error));
      return pauses.usual;
    }
  }
}

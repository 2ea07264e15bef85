import { StoreFault } from '@rudel/store';
import type { Ports } from '../ports.ts';

/** How often it is looked whether there is room, in milliseconds. */
const beat = 5000;

/** Whether a fault means that there is no room, and that nothing was written. */
export const isNoRoom = (error: unknown): boolean => error instanceof StoreFault && error.cause === 'full';

/** Whether a fault means that what is kept of a table is not what was written: no other try will mend that. */
export const isDamage = (error: unknown): boolean => error instanceof StoreFault && error.kind === 'damaged';

/** Whether a fault means that somebody else has the table. */
export const isFenced = (error: unknown): boolean => error instanceof StoreFault && error.kind === 'fenced';

/** What is told about a fault of the store: its kind, and what lay behind it. */
export function faultDetails(error: unknown): { readonly kind: string; readonly cause?: string } {
  if (!(error instanceof StoreFault)) return { kind: 'unknown' };
  return error.cause === null ? { kind: error.kind } : { kind: error.kind, cause: error.cause };
}

/** Whether anything can be kept at the moment, as a table knows it. */
export interface Space {
  readonly isFull: boolean;
  /** Something could not be written. */
  hasRefused(error: unknown): void;
}

/**
 * Whether anything can be kept at the moment, for all tables together. That there is no room is found out and told on a beat that depends on
 * nothing anybody does: whoever reads it does not learn when somebody tried to act in secret. It goes on by itself when there is room.
 */
export class DiskSpace implements Space {
  readonly #ports: Pick<Ports, 'store' | 'clockwork' | 'report'>;
  readonly #onTurn: () => void;
  #isFull = false;
  #cancel: (() => void) | null = null;
  #isClosed = false;

  /** `onTurn` is called when it is full, and when it has room again. */
  constructor(ports: Pick<Ports, 'store' | 'clockwork' | 'report'>, onTurn: () => void) {
    this.#ports = ports;
    this.#onTurn = onTurn;
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  hasRefused(error: unknown): void {
    if (isNoRoom(error)) this.hasNoRoom();
  }

  /** Something could not be written for want of room. */
  hasNoRoom(): void {
    if (this.#cancel !== null || this.#isClosed) return;
    const { clockwork } = this.#ports;
    this.#cancel = clockwork.after(beat - (clockwork.now() % beat), () => void this.#look());
  }

  close(): void {
    this.#isClosed = true;
    this.#cancel?.();
  }

  async #look(): Promise<void> {
    const isFull = await this.#ports.store.probe().then(
      () => false,
      (error: unknown) => isNoRoom(error) || this.#isFull,
    );
    this.#cancel = null;
    if (isFull) this.hasNoRoom();
    if (isFull === this.#isFull || this.#isClosed) return;
    this.#isFull = isFull;
    this.#ports.report(isFull ? 'disk-full' : 'disk-has-room', {});
    this.#onTurn();
  }
}

import type { Finder } from '@rudel/store';
import { claimLedger } from './reading/open-ledger.ts';
import type { NoLedger } from './reading/open-ledger.ts';
import type { RoomPorts } from './room-ports.ts';
import { Room } from './room.ts';
import { DiskPace } from './time/tick.ts';
import { Ledger } from './writing/ledger.ts';

const nothing = (): void => {};

type Occupation = { readonly vacated: Promise<void>; readonly vacate: () => void };

/** The tables in memory: each is opened when somebody asks for it, once, however many ask. */
export class RoomsInMemory {
  readonly #ports: RoomPorts;
  readonly #rooms = new Map<string, Promise<Room | NoLedger>>();
  /** Those that are there by now, the newest last. */
  readonly #open = new Set<Room>();
  /** Those whose damage was found when something was to be written: they can be read, and nothing can be done at them. */
  readonly #damaged = new Set<string>();
  readonly #disk = new DiskPace();
  /** Tables that something is done about, so that nobody opens them. */
  readonly #occupied = new Map<string, Occupation>();
  #isClosed = false;

  constructor(ports: RoomPorts) {
    this.#ports = ports;
  }

  get open(): ReadonlySet<Room> {
    return this.#open;
  }

  has(id: string): boolean {
    return this.#rooms.has(id);
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Opens no table from here on, and ends those that are open. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const rooms = [...this.#rooms.values()];
    await Promise.allSettled(
      rooms.map(async (opening) => {
        const room = await opening;
        if (room instanceof Room) await room.close();
      }),
    );
  }

  /** Keeps a table that nobody has open from being opened until it is vacated; false where somebody has. */
  occupy(id: string): boolean {
    if (this.#isClosed || this.#rooms.has(id) || this.#occupied.has(id)) return false;
    let vacate = nothing;
    const vacated = new Promise<void>((resolve) => {
      vacate = resolve;
    });
    this.#occupied.set(id, { vacated, vacate });
    return true;
  }

  vacate(id: string): void {
    this.#occupied.get(id)?.vacate();
    this.#occupied.delete(id);
  }

  /** A table that is there or about to be; null where nobody has asked for it, or it cannot be opened. */
  async openOrOpening(id: string): Promise<Room | null> {
    const room = await this.#rooms.get(id)?.catch(() => null);
    return room instanceof Room ? room : null;
  }

  /** The store, which may be busy with what nobody should notice, is asked only about tables that sleep. */
  idBy(finder: Finder): string | null {
    for (const room of this.#open) if (room.isFoundBy(finder)) return room.id;
    return null;
  }

  async room(id: string): Promise<Room | null> {
    const room = this.#isClosed ? null : await this.opening(id);
    return room instanceof Room ? room : null;
  }

  /** Opens a table, or says how somebody who asks for it is sent away. */
  async opening(id: string): Promise<Room | NoLedger> {
    const known = this.#rooms.get(id);
    if (known !== undefined) return known;
    const occupied = this.#occupied.get(id);
    if (occupied !== undefined) return occupied.vacated.then(() => this.opening(id));
    const opened = this.#opened(id);
    this.#rooms.set(id, opened);
    const forget = (): void => {
      if (this.#rooms.get(id) === opened) this.#rooms.delete(id);
    };
    opened.then(
      (room) => {
        if (!(room instanceof Room) || room.hasEnded) forget();
      },
      () => forget(),
    );
    return opened;
  }

  async #opened(id: string): Promise<Room | NoLedger> {
    const ledger = await claimLedger(this.#ports, id);
    if (!(ledger instanceof Ledger)) return ledger;
    if (this.#damaged.has(id)) return 'unopened';
    const room: Room = new Room(this.#ports, ledger, this.#disk, (why) => {
      if (why === 'unopened') this.#damaged.add(id);
      this.#rooms.delete(id);
      this.#open.delete(room);
    });
    this.#open.add(room);
    return room;
  }
}

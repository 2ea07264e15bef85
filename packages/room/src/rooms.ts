import type { Seat } from '@rudel/kernel';
import { protocolVersion } from '@rudel/protocol';
import type {
  Admission,
  CreateTable,
  Farewell,
  Handover,
  Hello,
  Invitation,
  JoinTable,
  TableGlance,
} from '@rudel/protocol';
import type { Finder, NewEntry } from '@rudel/store';
import { founded } from './founding.ts';
import type { Founded } from './founding.ts';
import { cleanCode, freshId, withFreshKeys } from './keys.ts';
import { Handovers } from './people/handovers.ts';
import type { Link, Ports } from './ports.ts';
import { openLedger } from './reading/open-ledger.ts';
import type { NoLedger } from './reading/open-ledger.ts';
import { makeRecord } from './records/make-record.ts';
import { Records } from './records/records.ts';
import type { RoomPorts } from './room-ports.ts';
import { Room } from './room.ts';
import type { Attached, OrRefusal, Rooms } from './rooms-port.ts';
import { entryNotation } from './table/entry-notation.ts';
import { nameless } from './table/names-beside.ts';
import { httpRefusal } from './table/refusals.ts';
import type { RoomReason } from './table/refusals.ts';
import { Calendar } from './time/calendar.ts';
import { DiskPace } from './time/tick.ts';
import { goesOn } from './time/time-left.ts';
import { TableUpkeep } from './upkeep/upkeep.ts';
import { DiskSpace, faultDetails, isNoRoom } from './writing/disk-space.ts';
import { Ledger } from './writing/ledger.ts';
import { PromiseBroken } from './writing/promise.ts';

/** How many tables the public list shows. */
const mostListed = 100;

/** Whether somebody who comes now finds a seat. */
const isWaiting = ({ phase, openSeats }: TableGlance): boolean => phase !== 'playing' && openSeats.length > 0;

const no = <T>(reason: RoomReason): OrRefusal<T> => ({ ok: false, refusal: httpRefusal(reason) });

/** All tables that somebody is at, found by their ids. */
class OpenRooms implements Rooms {
  readonly #ports: RoomPorts;
  readonly #rooms = new Map<string, Promise<Room | NoLedger>>();
  /** Those that are there by now, the newest last. */
  readonly #open = new Set<Room>();
  /** Those whose damage was found when something was to be written: they can be read, and nothing can be done at them. */
  readonly #damaged = new Set<string>();
  readonly #disk = new DiskPace();
  readonly #handovers: Handovers;
  readonly #records = new Records(async (table, match) => this.#makeRecord(table, match));
  /** Tables that something is done about, so that nobody opens them. */
  readonly #occupied = new Map<string, Promise<unknown>>();
  readonly upkeep: TableUpkeep;
  #closed = false;

  constructor(ports: Ports) {
    const space = new DiskSpace(ports, () => {
      for (const room of this.#open) room.spaceHasTurned();
    });
    const calendar = new Calendar(ports);
    this.#ports = { ...ports, space, calendar, hasLost: (id) => this.#records.forget(id) };
    this.upkeep = new TableUpkeep(this.#ports, {
      all: this.#open,
      open: (id) => this.#opening(id),
      whileVacant: (id, work) => this.#whileVacant(id, work),
      forget: (id) => this.#records.forget(id),
    });
    this.#handovers = new Handovers(ports);
    void this.#resume();
  }

  create(wanted: CreateTable): Promise<OrRefusal<Admission>> {
    return this.#answered(async () => {
      const table = founded(this.#ports, wanted);
      if (!table.ok) return table;
      if (this.#ports.space.isFull) return no('disk-full');
      if (this.upkeep.isOverfull) return no('no-room');
      const id = await this.#keep(table.value);
      await this.#room(id);
      return { ok: true, value: { table: id, person: 'p1', token: table.value.token } };
    });
  }

  look(by: Invitation): Promise<OrRefusal<TableGlance>> {
    return this.#answered(async () => {
      const room = await this.#invited(by);
      return room === null ? no('no-such-table') : { ok: true, value: room.glance };
    });
  }

  join(wanted: JoinTable): Promise<OrRefusal<Admission>> {
    return this.#answered(async () => {
      if (this.#ports.space.isFull) return no('disk-full');
      const room = await this.#invited(wanted.by);
      return room === null ? no('no-such-table') : room.join(wanted);
    });
  }

  /** What is abandoned takes nobody's place on it: only open tables are looked at. */
  async listed(): Promise<readonly TableGlance[]> {
    const glances = [...this.#open].filter((room) => room.isOnList).map((room) => room.glance);
    const [waiting, others] = [glances.filter(isWaiting), glances.filter((glance) => !isWaiting(glance))];
    return [...waiting.toReversed(), ...others.toReversed()].slice(0, mostListed);
  }

  handover(table: string, token: string, seat: Seat | null): Promise<OrRefusal<Handover>> {
    return this.#answered(async () => {
      const room = await this.#room(table);
      if (room === null) return no('not-yours');
      const place = await room.handover(token, seat);
      return place.ok ? { ok: true, value: { key: this.#handovers.make(table, place.value) } } : place;
    });
  }

  take(key: string): Promise<OrRefusal<Admission>> {
    return this.#answered(async () => {
      const place = this.#handovers.redeem(key);
      const room = place === null ? null : await this.#room(place.table);
      return room === null || place === null ? no('key-spent') : room.take(place);
    });
  }

  record(table: string, match: number): Promise<OrRefusal<string>> {
    return this.#answered(async () => this.#records.record(table, match));
  }

  async attach(hello: Hello, link: Link): Promise<Attached | null> {
    if (hello.v !== protocolVersion) {
      link.close('version');
      return null;
    }
    const room = await this.#roomOrFarewell(hello.table);
    try {
      if (room instanceof Room) return await room.attach(hello, link);
      link.close(room);
    } catch (error) {
      this.#report('attach-failed', error);
      link.close('closed');
    }
    return null;
  }

  /** A table that is here and cannot be opened is another thing than one that is not: nobody's seat is lost by either. */
  async #roomOrFarewell(id: string): Promise<Room | Farewell> {
    try {
      return this.#closed ? 'closed' : await this.#opening(id);
    } catch (error) {
      if (error instanceof PromiseBroken) return 'broken';
      this.#report('attach-failed', error);
      return 'unopened';
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#ports.space.close();
    const rooms = [...this.#rooms.values()];
    await Promise.allSettled(
      rooms.map(async (opening) => {
        const room = await opening;
        if (room instanceof Room) await room.close();
      }),
    );
  }

  async #whileVacant<T>(id: string, work: () => Promise<T>): Promise<T | null> {
    if (this.#closed || this.#rooms.has(id) || this.#occupied.has(id)) return null;
    const doing = work();
    this.#occupied.set(
      id,
      doing.catch(() => {}),
    );
    return doing.finally(() => this.#occupied.delete(id));
  }

  /** A match that runs at an open table need not be read to be refused. */
  async #makeRecord(table: string, match: number): Promise<OrRefusal<string>> {
    const room = await this.#rooms.get(table)?.catch(() => null);
    const isRunning = room instanceof Room && room.runningMatch === match;
    return isRunning ? no('match-running') : makeRecord(this.#ports, table, match);
  }

  /** Nothing thrown inside gets out. */
  async #answered<T>(work: () => Promise<OrRefusal<T>>): Promise<OrRefusal<T>> {
    if (this.#closed) return no('trouble');
    try {
      return await work();
    } catch (error) {
      if (error instanceof PromiseBroken) return no('promise-broken');
      this.#report('call-failed', error);
      this.#ports.space.hasRefused(error);
      return no(isNoRoom(error) ? 'disk-full' : 'trouble');
    }
  }

  #report(event: string, error: unknown): void {
    this.#ports.report(event, { ...faultDetails(error), error: error instanceof Error ? error.name : '' });
  }

  /** Keeps a new table under an id, an invitation and a code that nobody else has. */
  async #keep({ playable, entries, aside }: Founded): Promise<string> {
    const { randomBytes, store, calendar } = this.#ports;
    const notation = entryNotation(playable.game);
    const at = calendar.date();
    const lines = entries.map((entry): NewEntry => ({
      text: notation.format(nameless(entry)),
      command: null,
      at,
      deadline: null,
    }));
    let id = '';
    await withFreshKeys(randomBytes, (keys) => {
      id = freshId(randomBytes);
      return store.create(id, keys, lines, aside);
    });
    return id;
  }

  /** A table on the public list needs no invitation. */
  async #invited(by: Invitation): Promise<Room | null> {
    if ('table' in by) {
      const room = await this.#room(by.table);
      return room?.isListed === true ? room : null;
    }
    const finder = 'code' in by ? { code: cleanCode(by.code) } : { invite: by.invite };
    const id = this.#openBy(finder) ?? (await this.#ports.store.find(finder));
    return id === null ? null : this.#room(id);
  }

  /** The store, which may be busy with what nobody should notice, is asked only about tables that sleep. */
  #openBy(finder: Finder): string | null {
    for (const room of this.#open) if (room.isFoundBy(finder)) return room.id;
    return null;
  }

  async #room(id: string): Promise<Room | null> {
    const room = this.#closed ? null : await this.#opening(id);
    return room instanceof Room ? room : null;
  }

  async #opening(id: string): Promise<Room | NoLedger> {
    const known = this.#rooms.get(id);
    if (known !== undefined) return known;
    const occupied = this.#occupied.get(id);
    if (occupied !== undefined) return occupied.then(() => this.#opening(id));
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
    const ledger = await openLedger(this.#ports, id);
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

  /** Tables whose clock was running are there again before anybody asks for them. */
  async #resume(): Promise<void> {
    const { store, calendar, pace } = this.#ports;
    try {
      const tables = await store.withDeadline();
      const running = tables.filter((last) => goesOn(last, calendar, pace.idle));
      for (const { id } of running)
        await this.#room(id).catch((error: unknown) => this.#report('resume-failed', error));
    } catch (error) {
      this.#report('resume-failed', error);
    }
  }
}

/** Opens the tables of a store; tables are loaded when somebody asks for them. */
export function openRooms(ports: Ports): Rooms {
  return new OpenRooms(ports);
}

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
import { founded, keepFounded } from './founding.ts';
import { cleanCode } from './keys.ts';
import { Handovers } from './people/handovers.ts';
import type { Link, Ports } from './ports.ts';
import { makeRecord } from './records/make-record.ts';
import { Records } from './records/records.ts';
import type { RoomPorts } from './room-ports.ts';
import { Room } from './room.ts';
import { RoomsInMemory } from './rooms-in-memory.ts';
import type { Attached, OrRefusal, Rooms } from './rooms-port.ts';
import { httpRefusal } from './table/refusals.ts';
import type { RoomReason } from './table/refusals.ts';
import { Calendar } from './time/calendar.ts';
import { goesOn } from './time/time-left.ts';
import { TableUpkeep } from './upkeep/upkeep.ts';
import { DiskSpace, faultDetails, isNoRoom } from './writing/disk-space.ts';
import { PromiseBroken } from './writing/promise.ts';

/** How many tables the public list shows. */
const mostListed = 100;

/** Whether somebody who comes now finds a seat. */
const isWaiting = ({ phase, openSeats }: TableGlance): boolean => phase !== 'playing' && openSeats.length > 0;

const no = <T>(reason: RoomReason): OrRefusal<T> => ({ ok: false, refusal: httpRefusal(reason) });

/** What is asked of all tables together, over HTTP and by devices. */
class OpenRooms implements Rooms {
  readonly #ports: RoomPorts;
  readonly #memory: RoomsInMemory;
  readonly #handovers: Handovers;
  readonly #records = new Records(async (table, match) => this.#makeRecord(table, match));
  readonly upkeep: TableUpkeep;

  constructor(ports: Ports) {
    const space = new DiskSpace(ports, () => {
      for (const room of this.#memory.open) room.spaceHasTurned();
    });
    const calendar = new Calendar(ports);
    this.#ports = { ...ports, space, calendar, hasLost: (id) => this.#records.forget(id) };
    this.#memory = new RoomsInMemory(this.#ports);
    this.upkeep = new TableUpkeep(this.#ports, {
      all: this.#memory.open,
      open: (id) => this.#memory.opening(id),
      whileVacant: (id, work) => this.#memory.whileVacant(id, work),
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
      const id = await keepFounded(this.#ports, table.value);
      await this.#memory.room(id);
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
    const glances = [...this.#memory.open].filter((room) => room.isOnList).map((room) => room.glance);
    const [waiting, others] = [glances.filter(isWaiting), glances.filter((glance) => !isWaiting(glance))];
    return [...waiting.toReversed(), ...others.toReversed()].slice(0, mostListed);
  }

  handover(table: string, token: string, seat: Seat | null): Promise<OrRefusal<Handover>> {
    return this.#answered(async () => {
      const room = await this.#memory.room(table);
      if (room === null) return no('not-yours');
      const place = await room.handover(token, seat);
      return place.ok ? { ok: true, value: { key: this.#handovers.make(table, place.value) } } : place;
    });
  }

  take(key: string): Promise<OrRefusal<Admission>> {
    return this.#answered(async () => {
      const place = this.#handovers.redeem(key);
      const room = place === null ? null : await this.#memory.room(place.table);
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
      return this.#memory.isClosed ? 'closed' : await this.#memory.opening(id);
    } catch (error) {
      if (error instanceof PromiseBroken) return 'broken';
      this.#report('attach-failed', error);
      return 'unopened';
    }
  }

  async close(): Promise<void> {
    this.#ports.space.close();
    await this.#memory.close();
  }

  /** A match that runs at an open table need not be read to be refused. */
  async #makeRecord(table: string, match: number): Promise<OrRefusal<string>> {
    const isRunning = (await this.#memory.openOrOpening(table))?.runningMatch === match;
    return isRunning ? no('match-running') : makeRecord(this.#ports, table, match);
  }

  /** Nothing thrown inside gets out. */
  async #answered<T>(work: () => Promise<OrRefusal<T>>): Promise<OrRefusal<T>> {
    if (this.#memory.isClosed) return no('trouble');
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

  /** A table on the public list needs no invitation. */
  async #invited(by: Invitation): Promise<Room | null> {
    if ('table' in by) {
      const room = await this.#memory.room(by.table);
      return room?.isListed === true ? room : null;
    }
    const finder = 'code' in by ? { code: cleanCode(by.code) } : { invite: by.invite };
    const id = this.#memory.idBy(finder) ?? (await this.#ports.store.find(finder));
    return id === null ? null : this.#memory.room(id);
  }

  /** Tables whose clock was running are there again before anybody asks for them. */
  async #resume(): Promise<void> {
    const { store, calendar, pace } = this.#ports;
    try {
      const tables = await store.withDeadline();
      const running = tables.filter((last) => goesOn(last, calendar, pace.idle));
      for (const { id } of running)
        await this.#memory.room(id).catch((error: unknown) => this.#report('resume-failed', error));
    } catch (error) {
      this.#report('resume-failed', error);
    }
  }
}

/** Opens the tables of a store; tables are loaded when somebody asks for them. */
export function openRooms(ports: Ports): Rooms {
  return new OpenRooms(ports);
}

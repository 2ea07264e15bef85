import type { Seat } from '@rudel/kernel';
import { protocolVersion } from '@rudel/protocol';
import type { Admission, Farewell, Hello, JoinTable, TableGlance } from '@rudel/protocol';
import { StoreFault } from '@rudel/store';
import type { Finder } from '@rudel/store';
import { answered, no, reportFault } from './answering.ts';
import type { PlaceClaim } from './people/handovers.ts';
import type { Link, Ports } from './ports.ts';
import { makeRecord } from './records/make-record.ts';
import type { RoomPorts } from './room-ports.ts';
import { Room } from './room.ts';
import { RoomsInMemory } from './rooms-in-memory.ts';
import type { Attached, OrRefusal } from './rooms-port.ts';
import type { Dissolved, FoundTable, Overseer, Tables } from './tables-port.ts';
import { Calendar } from './time/calendar.ts';
import { toldOf } from './upkeep/told.ts';
import type { OpenTable } from './upkeep/told.ts';
import { isNoRoom } from './writing/disk-space.ts';
import { PromiseBroken } from './writing/promise.ts';

/** The tables of this thread. */
class TablesHere implements Tables {
  readonly #ports: RoomPorts;
  readonly #memory: RoomsInMemory;
  #isFull = false;

  constructor(ports: Ports, overseer: Overseer, calendar: Calendar) {
    const isFull = (): boolean => this.#isFull;
    const space = {
      get isFull() {
        return isFull();
      },
      hasRefused: (error: unknown) => {
        if (isNoRoom(error)) overseer.hasNoRoom();
      },
    };
    this.#ports = { ...ports, space, calendar, hasLost: (id) => overseer.hasLost(id) };
    this.#memory = new RoomsInMemory(this.#ports);
  }

  async open(id: string): Promise<void> {
    await this.#memory.room(id);
  }

  async find(by: Finder): Promise<string | null> {
    return this.#memory.idBy(by);
  }

  look(id: string, isFromList: boolean): Promise<OrRefusal<TableGlance>> {
    return this.#answered(async () => {
      const room = await this.#room(id, isFromList);
      return room === null ? no('no-such-table') : { ok: true, value: room.glance };
    });
  }

  join(id: string, wanted: JoinTable): Promise<OrRefusal<Admission>> {
    return this.#answered(async () => {
      const room = await this.#room(id, 'table' in wanted.by);
      return room === null ? no('no-such-table') : room.join(wanted);
    });
  }

  /** What is abandoned takes nobody's place on the list: only open tables are looked at. */
  async onList(): Promise<readonly FoundTable[]> {
    const rooms = [...this.#memory.open].filter((room) => room.isOnList);
    return rooms.map(({ glance, since }) => ({ glance, since }));
  }

  handover(id: string, token: string, seat: Seat | null): Promise<OrRefusal<PlaceClaim>> {
    return this.#answered(async () => {
      const room = await this.#memory.room(id);
      return room === null ? no('not-yours') : room.handover(token, seat);
    });
  }

  take(id: string, place: PlaceClaim): Promise<OrRefusal<Admission>> {
    return this.#answered(async () => {
      const room = await this.#memory.room(id);
      return room === null ? no('key-spent') : room.take(place);
    });
  }

  /** A match that runs at an open table need not be read to be refused. */
  record(id: string, match: number): Promise<OrRefusal<string>> {
    return this.#answered(async () => {
      const isRunning = (await this.#memory.openOrOpening(id))?.runningMatch === match;
      return isRunning ? no('match-running') : makeRecord(this.#ports, id, match);
    });
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
      reportFault(this.#ports, 'attach-failed', error);
      link.close('closed');
    }
    return null;
  }

  async summaries(): Promise<readonly OpenTable[]> {
    return Array.from(this.#memory.open, ({ id, kept }) => ({ id, ...toldOf(kept.state, kept.here) }));
  }

  async dissolve(id: string, isWoken: boolean): Promise<Dissolved> {
    if (!isWoken && ![...this.#memory.open].some((room) => room.id === id)) return 'asleep';
    const room = await this.#memory.opening(id).catch(() => null);
    if (room instanceof Room) return { sentAway: await room.dissolve() };
    return room === 'missing' ? 'missing' : 'unopened';
  }

  async occupy(id: string): Promise<boolean> {
    return this.#memory.occupy(id);
  }

  async vacate(id: string): Promise<void> {
    this.#memory.vacate(id);
  }

  async spaceHasTurned(isFull: boolean): Promise<void> {
    this.#isFull = isFull;
    for (const room of this.#memory.open) room.spaceHasTurned();
  }

  get ids(): readonly string[] {
    return Array.from(this.#memory.open, ({ id }) => id);
  }

  has(id: string): boolean {
    return this.#memory.has(id);
  }

  async letGo(id: string, when: 'in turn' | 'at once'): Promise<void> {
    const room = await this.#memory.openOrOpening(id);
    if (when === 'at once') room?.leave();
    else await room?.close();
  }

  async close(): Promise<void> {
    await this.#memory.close();
  }

  async #answered<T>(work: () => Promise<OrRefusal<T>>): Promise<OrRefusal<T>> {
    return this.#memory.isClosed ? no('trouble') : answered(this.#ports, work);
  }

  /** A table on the public list needs no invitation. */
  async #room(id: string, isFromList: boolean): Promise<Room | null> {
    const room = await this.#memory.room(id);
    return isFromList && room?.isListed !== true ? null : room;
  }

  /** A table that is here and cannot be opened is another thing than one that is not: nobody's seat is lost by either. */
  async #roomOrFarewell(id: string): Promise<Room | Farewell> {
    try {
      return this.#memory.isClosed ? 'closed' : await this.#memory.opening(id);
    } catch (error) {
      if (error instanceof PromiseBroken) return 'broken';
      if (error instanceof StoreFault && error.kind === 'held') return 'closed';
      reportFault(this.#ports, 'attach-failed', error);
      return 'unopened';
    }
  }
}

/** Tables of a store that are opened here when somebody asks for them, and nowhere else. */
export function openTables(
  ports: Ports,
  overseer: Overseer,
  calendar: Calendar = new Calendar(ports),
): Tables {
  return new TablesHere(ports, overseer, calendar);
}

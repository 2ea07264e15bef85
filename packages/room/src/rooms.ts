import type { Seat } from '@rudel/kernel';
import type {
  Admission,
  CreateTable,
  Handover,
  Hello,
  Invitation,
  JoinTable,
  TableGlance,
} from '@rudel/protocol';
import { answered, no, reportFault } from './answering.ts';
import { founded, keepFounded } from './founding.ts';
import { cleanCode } from './keys.ts';
import { Handovers } from './people/handovers.ts';
import type { Link, Ports } from './ports.ts';
import { Records } from './records/records.ts';
import type { RoomPorts } from './room-ports.ts';
import type { Attached, OrRefusal, Rooms } from './rooms-port.ts';
import type { Overseer, Spread, SpreadRooms, TableCalls, Tables } from './tables-port.ts';
import { openTables } from './tables.ts';
import { Calendar } from './time/calendar.ts';
import { goesOn } from './time/time-left.ts';
import { TableUpkeep } from './upkeep/upkeep.ts';
import { DiskSpace } from './writing/disk-space.ts';

/** How many tables the public list shows. */
const mostListed = 100;

/** Whether somebody who comes now finds a seat. */
const isWaiting = ({ phase, openSeats }: TableGlance): boolean => phase !== 'playing' && openSeats.length > 0;

const isAt = (spread: Spread, id: string, place: TableCalls): boolean =>
  spread.isAt?.(id, place) ?? spread.of(id) === place;

/** How the tables are laid out that an overseer has. */
export type LayOut<Layout extends Spread> = (overseer: Overseer, calendar: Calendar) => Layout;

/** What there is once for all tables, wherever each of them is. */
class RoomsEverywhere<Layout extends Spread> implements SpreadRooms {
  readonly #ports: RoomPorts & { readonly space: DiskSpace };
  readonly #spread: Layout;
  readonly #handovers: Handovers;
  readonly #records: Records;
  readonly upkeep: TableUpkeep;
  #isClosed = false;

  constructor(ports: Ports, layOut: LayOut<Layout>) {
    const space = new DiskSpace(ports, () => {
      for (const tables of this.#spread.all) void tables.spaceHasTurned(space.isFull);
    });
    const calendar = new Calendar(ports);
    const hasLost = (table: string): void => this.#records.forget(table);
    this.#ports = { ...ports, space, calendar, hasLost };
    this.#spread = layOut({ hasLost, hasNoRoom: () => space.hasNoRoom() }, calendar);
    this.upkeep = new TableUpkeep(this.#ports, this.#spread, hasLost);
    this.#handovers = new Handovers(ports);
    /** Whoever leaves a table that another server has open is not told of here. */
    const mostKept = ports.shared === undefined ? undefined : 0;
    this.#records = new Records(async (id, match) => this.#spread.of(id).record(id, match), mostKept);
    for (const place of this.#spread.all) void this.#resume(place, calendar);
  }

  protected get spread(): Layout {
    return this.#spread;
  }

  create(wanted: CreateTable): Promise<OrRefusal<Admission>> {
    return this.#answered(async () => {
      const table = founded(this.#ports, wanted);
      if (!table.ok) return table;
      if (this.#ports.space.isFull) return no('disk-full');
      if (this.upkeep.isOverfull) return no('no-room');
      const id = await keepFounded(this.#ports, table.value);
      await this.#spread.of(id).open(id);
      return { ok: true, value: { table: id, person: 'p1', token: table.value.token } };
    });
  }

  look(by: Invitation): Promise<OrRefusal<TableGlance>> {
    return this.#answered(async () => {
      const id = await this.#invitedTo(by);
      return id === null ? no('no-such-table') : this.#spread.of(id).look(id, 'table' in by);
    });
  }

  join(wanted: JoinTable): Promise<OrRefusal<Admission>> {
    return this.#answered(async () => {
      if (this.#ports.space.isFull) return no('disk-full');
      const id = await this.#invitedTo(wanted.by);
      return id === null ? no('no-such-table') : this.#spread.of(id).join(id, wanted);
    });
  }

  async listed(): Promise<readonly TableGlance[]> {
    const found = await Promise.all(this.#spread.all.map(async (tables) => tables.onList()));
    const newest = found.flat().toSorted((one, other) => one.since - other.since);
    const glances = newest.toReversed().map(({ glance }) => glance);
    const [waiting, others] = [glances.filter(isWaiting), glances.filter((glance) => !isWaiting(glance))];
    return [...waiting, ...others].slice(0, mostListed);
  }

  handover(table: string, token: string, seat: Seat | null): Promise<OrRefusal<Handover>> {
    return this.#answered(async () => {
      const place = await this.#spread.of(table).handover(table, token, seat);
      return place.ok ? { ok: true, value: { key: await this.#handovers.make(table, place.value) } } : place;
    });
  }

  take(key: string): Promise<OrRefusal<Admission>> {
    return this.#answered(async () => {
      const claim = await this.#handovers.redeem(key);
      if (claim === null) return no('key-spent');
      const { table, ...place } = claim;
      return this.#spread.of(table).take(table, place);
    });
  }

  record(table: string, match: number): Promise<OrRefusal<string>> {
    return this.#answered(async () => this.#records.record(table, match));
  }

  async beganAnew(place: TableCalls): Promise<void> {
    if (this.#isClosed) return;
    if (this.#ports.space.isFull) await place.spaceHasTurned(true);
    await this.#resume(place, new Calendar(this.#ports));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#ports.space.close();
    await Promise.all(this.#spread.all.map(async (tables) => tables.close()));
  }

  async #answered<T>(work: () => Promise<OrRefusal<T>>): Promise<OrRefusal<T>> {
    return this.#isClosed ? no('trouble') : answered(this.#ports, work);
  }

  /** The id of the table that somebody was invited to; null where there is none. */
  async #invitedTo(by: Invitation): Promise<string | null> {
    if ('table' in by) return by.table;
    const finder = 'code' in by ? { code: cleanCode(by.code) } : { invite: by.invite };
    const open = await Promise.all(this.#spread.all.map(async (tables) => tables.find(finder)));
    return open.find((id) => id !== null) ?? (await this.#ports.store.find(finder));
  }

  /** Tables whose clock was running are there again before anybody asks for them: one after the other, so that whoever asks need not wait for all. */
  async #resume(place: TableCalls, calendar: Calendar): Promise<void> {
    const { store, pace } = this.#ports;
    try {
      const tables = await store.withDeadline();
      const running = tables.filter(
        (last) => isAt(this.#spread, last.id, place) && goesOn(last, calendar, pace.idle),
      );
      for (const { id } of running)
        await place.open(id).catch((error: unknown) => reportFault(this.#ports, 'resume-failed', error));
    } catch (error) {
      reportFault(this.#ports, 'resume-failed', error);
    }
  }
}

type OnePlace = Spread & { readonly here: Tables };

/** All tables in one place, which is here. */
class RoomsHere extends RoomsEverywhere<OnePlace> implements Rooms {
  constructor(ports: Ports) {
    super(ports, (overseer, calendar) => {
      const here = openTables(ports, overseer, calendar);
      return { here, of: () => here, all: [here] };
    });
  }

  attach(hello: Hello, link: Link): Promise<Attached | null> {
    return this.spread.here.attach(hello, link);
  }
}

/** Opens the tables of a store; tables are loaded when somebody asks for them. */
export function openRooms(ports: Ports): Rooms {
  return new RoomsHere(ports);
}

/** Opens the tables of a store, each in its place. */
export function openSpreadRooms(ports: Ports, layOut: LayOut<Spread>): SpreadRooms {
  return new RoomsEverywhere(ports, layOut);
}

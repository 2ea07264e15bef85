import { localBus } from '@rudel/bus';
import type { Bus } from '@rudel/bus';
import { pick, seededRng } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import type { Hello } from '@rudel/protocol';
import { openRooms } from '@rudel/room';
import type { Attached, Clockwork, Link, Ports, Rooms } from '@rudel/room';
import type { Store } from '@rudel/store';
import { storeInProcess } from '@rudel/store/in-process';
import type { Database } from '@rudel/store/in-process';
import { Client } from '../around/client.ts';
import type { FakeClockwork } from '../around/fake-clockwork.ts';
import { settled } from '../around/fake-clockwork.ts';
import { readBy } from '../around/read-by.ts';
import { World } from '../around/world.ts';
import { Disk, Mount } from './disk/disk.ts';
import type { SimulatedSqlite } from './disk/simulated-sqlite.ts';
import type { Witness } from './witness.ts';

/** Something that is wrong on purpose, at one of the places where the rooms meet the world. */
export type Defect = {
  readonly clockwork?: (clockwork: Clockwork) => Clockwork;
  readonly database?: (database: Database) => void;
  readonly store?: (store: Store, machine: Machine) => Store;
  readonly bus?: (bus: Bus, machine: Machine) => Bus;
  readonly link?: (link: Link, hello: Hello) => Link;
  readonly attached?: (attached: Attached, hello: Hello, machine: Machine) => Attached;
};

/** One run of the program: everything it has in memory ends with it. */
type Life = {
  isOver: boolean;
  pending: number;
  readonly mount: Mount;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly opened: readonly Database[];
};

const never = <T>(): Promise<T> => new Promise<T>(() => {});

/** By how many hours a wall clock is set in these worlds, and in how many steps once. */
const clockJumps: readonly number[] = [1, -1, 87_660, -87_660];
const stepsPerJump = 80;

/** Pages in the write-ahead log before it is worked off: few, so that it happens in short runs. */
const checkpointAfter = 24;

/** Where a checkpoint cannot be kept, the disk is to blame and nothing else. */
function reportOf(event: string, { kind }: Parameters<Ports['report']>[1]): string {
  return event === 'checkpoint-failed' && kind !== 'failed' ? `${event} ${kind}` : event;
}

/** A machine with a disk and a program on it, which can stop at any moment and be started again. */
export class Machine {
  readonly disk: Disk;
  readonly clockwork: FakeClockwork;
  readonly witness: Witness;
  readonly reports: string[] = [];
  readonly defect: Defect;
  readonly #sqlite: SimulatedSqlite;
  readonly #clockRng: Rng;
  readonly #ports: Ports;
  #life: Life | null = null;
  /** Databases of programs, to be let go of when they are over. */
  readonly #buried: (readonly Database[])[] = [];
  /** How often it has been started. */
  starts = 0;

  constructor(seed: string, sqlite: SimulatedSqlite, witness: Witness, defect: Defect = {}) {
    const world = new World(seed, {
      report: (event, details) => this.reports.push(reportOf(event, details)),
    });
    this.#ports = world.ports;
    this.clockwork = world.clockwork;
    this.#sqlite = sqlite;
    this.#clockRng = seededRng(`${seed} clock`);
    this.witness = witness;
    this.defect = defect;
    this.disk = new Disk(seededRng(`${seed} disk`), () => this.kill());
  }

  get isUp(): boolean {
    return this.#life !== null;
  }

  /** The rooms, for as long as the program runs. */
  get rooms(): Rooms {
    if (this.#life === null) throw new Error('the program does not run');
    return this.#life.rooms;
  }

  /** The store as it is, for whoever looks into it from outside. */
  get store(): Store {
    if (this.#life === null) throw new Error('the program does not run');
    return this.#life.store;
  }

  /** Starts the program; throws what the store says where it cannot be opened. */
  start(): void {
    this.bury();
    this.disk.boot();
    this.starts += 1;
    const mount = new Mount(this.disk);
    const opened: Database[] = [];
    this.#buried.push(opened);
    const plain = storeInProcess(() => {
      const database = this.#sqlite.open(mount);
      opened.push(database);
      return database;
    });
    for (const database of opened) {
      database.exec(`PRAGMA wal_autocheckpoint = ${checkpointAfter}`);
      this.defect.database?.(database);
    }
    const inner = this.defect.store?.(plain, this) ?? plain;
    const life = { isOver: false, pending: 0, mount, store: inner, opened };
    const rooms = openRooms({
      ...this.#ports,
      bus: this.defect.bus?.(localBus(), this) ?? localBus(),
      clockwork: this.#mortalClockwork(life),
      store: this.#watched(inner, life),
    });
    this.#life = Object.assign(life, { rooms });
    this.witness.note('— the program starts');
  }

  /** The program ends without a word; the disk goes on. */
  kill(): void {
    const life = this.#life;
    if (life === null) return;
    this.witness.note(this.disk.isOff ? '— the power goes' : '— the program is killed');
    life.isOver = true;
    life.mount.isOver = true;
    this.#life = null;
  }

  /** Lets go of what dead programs held. */
  bury(): void {
    for (const opened of this.#buried.splice(0)) for (const database of opened) database.close();
  }

  /** The program ends as it should. */
  async stop(): Promise<void> {
    const life = this.#life;
    if (life === null) return;
    this.witness.note('— the program is told to stop');
    const isDone = { rooms: false };
    void life.rooms
      .close()
      .then(() => life.store.close())
      .then(
        () => (isDone.rooms = true),
        () => (isDone.rooms = true),
      );
    for (let turn = 0; turn < 200 && !isDone.rooms && this.#life === life; turn += 1) {
      await this.quiet();
      await this.clockwork.pass(50);
    }
    if (this.#life !== life) return;
    life.isOver = true;
    life.mount.isOver = true;
    this.#life = null;
  }

  /** Now and then somebody sets the wall clock, whether the program runs or not. */
  maySetClock(): void {
    if (this.#clockRng.int(stepsPerJump) > 0) return;
    const hours = pick(clockJumps, this.#clockRng);
    this.witness.note(`— the wall clock is set by ${hours} hours`);
    this.clockwork.jump(hours * 3600_000);
  }

  /** Until nothing is under way that needs no time. */
  async quiet(): Promise<void> {
    for (let idle = 0; idle < 2;) {
      await settled();
      idle = this.#life === null || this.#life.pending === 0 ? idle + 1 : 0;
    }
  }

  /** Says hello for a device; whatever the rooms send to it is seen by the witness first. */
  async attach(client: Client, hello: Hello, link: Link): Promise<Attached | null> {
    const life = this.#life;
    if (life === null) {
      link.close('closed');
      return null;
    }
    const mirror = new Client(client.admission);
    mirror.epoch = client.epoch;
    if (hello.have !== undefined) mirror.knowWhat(client);
    mirror.table = client.table;
    mirror.you = client.you;
    const watched = this.#watchedLink(life, client, mirror, link);
    const attached = await life.rooms.attach(hello, this.defect.link?.(watched, hello) ?? watched);
    return attached === null ? null : (this.defect.attached?.(attached, hello, this) ?? attached);
  }

  #watchedLink(life: Life, client: Client, mirror: Client, link: Link): Link {
    const watched: Link = {
      send: (text) => {
        if (life.isOver) return;
        this.witness.tells(client, mirror, text);
        link.send(text);
      },
      close: (why) => {
        if (life.isOver) return;
        this.witness.parts(client, why);
        link.close(why);
      },
      get isBehind(): boolean {
        return link.isBehind;
      },
    };
    return watched;
  }

  /** Each program counts its time from its own start, and hears no alarm after its end. */
  #mortalClockwork(life: { readonly isOver: boolean }): Clockwork {
    const { clockwork } = this;
    const began = clockwork.now() - 1000;
    const mortal: Clockwork = {
      now: () => clockwork.now() - began,
      date: () => clockwork.date(),
      after: (ms, callback) => clockwork.after(ms, () => life.isOver || callback()),
    };
    return this.defect.clockwork?.(mortal) ?? mortal;
  }

  /** The store as the rooms have it: told of by the witness, and silent once the program is over. */
  #watched(inner: Store, life: { isOver: boolean; pending: number }): Store {
    const during = async <T>(call: () => Promise<T>, note: (value: T) => void = () => {}): Promise<T> => {
      if (life.isOver) return never();
      life.pending += 1;
      try {
        const value = await call();
        note(value);
        if (life.isOver) return await never<T>();
        return value;
      } catch (error) {
        if (life.isOver) return await never<T>();
        throw error;
      } finally {
        life.pending -= 1;
      }
    };
    const { witness } = this;
    return {
      ...inner,
      create: (id, keys, entries, aside) => {
        const attempt = witness.asked(id, 0, entries, { ...aside, keys });
        return during(
          () => inner.create(id, keys, entries, aside),
          () => witness.kept(id, attempt),
        );
      },
      append: (id, place, entries, aside = {}) => {
        const attempt = witness.asked(id, place.after, entries, aside);
        return during(
          () => inner.append(id, place, entries, aside),
          () => witness.kept(id, attempt),
        );
      },
      ...readBy(inner, (read, id) => during(read, (stored) => witness.loaded(id, stored))),
      claim: async (id, ...by) => {
        const claimed = await during(
          () => inner.claim(id, ...by),
          (stored) => witness.loaded(id, stored),
        );
        if (claimed !== null) await witness.opens(claimed);
        return claimed;
      },
      checkpoint: (...given) => during(() => inner.checkpoint(...given)),
      erase: (id, place, changed) => {
        witness.sweeps(id);
        return during(() => inner.erase(id, place, changed));
      },
      chapter: (id, number) => during(() => inner.chapter(id, number)),
      find: (by) => during(() => inner.find(by)),
      listed: (limit) => during(() => inner.listed(limit)),
      withDeadline: () => during(() => inner.withDeadline()),
    };
  }
}

import type { Farewell } from '@rudel/protocol';
import { StoreFault } from '@rudel/store';
import type { Aside, TableKeys } from '@rudel/store';
import { Crowd } from '../people/crowd.ts';
import type { Device } from '../people/device.ts';
import { openLedger } from '../reading/open-ledger.ts';
import type { Granted, Moment } from '../table/decision.ts';
import { seatOf } from '../table/table-state.ts';
import { Herald } from '../telling/herald.ts';
import { Tick } from '../time/tick.ts';
import type { DiskPace } from '../time/tick.ts';
import { faultDetails, isNoRoom } from './disk-space.ts';
import type { RoomPorts } from './disk-space.ts';
import { Ledger } from './ledger.ts';
import { PromiseBroken } from './promise.ts';
import { TryAlone } from './rounds.ts';
import type { CommandKey, Staged, Written } from './staged.ts';
import type { TalkChange } from './talk-book.ts';

/** What became of something to be written. Without room on the disk nothing has changed; where the store failed otherwise, it is lost as far as anybody knows. */
export type Fate = 'written' | 'repeated' | 'unfit' | 'no-room' | 'lost';

/** How somebody's devices are sent away, by what has happened. */
const farewells = { kicked: 'kicked', left: 'unknown', moved: 'moved' } as const;
/** What belongs to something to be written. */
export type WriteExtras = {
  readonly tokens?: Aside['tokens'];
  /** Called when it has been told, before anything else is: what others have written must not come in between. */
  readonly told?: () => void;
};

type Item = {
  readonly staged: Staged;
  readonly told: () => void;
  readonly resolve: (fate: Fate) => void;
  readonly reject: (error: unknown) => void;
};

/** A table with its people: writes what was decided, then tells everybody. */
export class Writer {
  readonly ports: RoomPorts;
  readonly crowd: Crowd = new Crowd();
  #hasParted = false;
  readonly #onLost: (why: Farewell) => void;
  #ledger: Ledger;
  #herald: Herald;
  readonly #disk: DiskPace;
  /** What is written next. */
  #batch: Item[] = [];
  #isWorking = false;
  /** Whether the table was given up: whoever opens it next is its only writer. */
  #isLost = false;
  /** Beats while somebody may act in secret. */
  readonly tick: Tick;

  /** `onLost` is called when the table can neither be written nor read again. */
  constructor(ports: RoomPorts, ledger: Ledger, disk: DiskPace, onLost: (why: Farewell) => void) {
    this.ports = ports;
    this.#onLost = onLost;
    this.#ledger = ledger;
    this.crowd.update(ledger.state.people.keys(), ports.clockwork.now());
    this.#herald = new Herald(ports, ledger, this.crowd);
    this.#disk = disk;
    this.tick = new Tick(ports.clockwork, disk, ports.pace.tick);
    this.tick.turn(ledger.isSecretive);
  }

  get ledger(): Ledger {
    return this.#ledger;
  }

  get herald(): Herald {
    return this.#herald;
  }

  get now(): number {
    return this.ports.clockwork.now();
  }

  moment(): Moment {
    return this.#ledger.moment((person) => this.crowd.isHere(person));
  }

  /** The table as everybody knows it, for what needs no writing. */
  momentKnown(): Moment {
    const { ledger } = this;
    return ledger.moment((person) => this.crowd.isHere(person), ledger.state);
  }

  /** Whether what is about to be written changes what everybody sees. */
  get isClosing(): boolean {
    return this.#batch.some(({ staged }) => staged.isPublic);
  }

  /** Writes what was decided, together with all that is decided in the same moment. */
  async write(
    decision: Granted,
    command: CommandKey | null,
    { tokens, told }: WriteExtras = {},
  ): Promise<Fate> {
    if (this.ports.space.isFull) return 'no-room';
    return this.#enter(this.#ledger.stage(decision, command, tokens), told);
  }

  /** What is kept with the table and is no entry of its log. */
  async keepTalk(change: TalkChange, command: CommandKey, told: () => void): Promise<Fate> {
    if (this.ports.space.isFull) return 'no-room';
    return this.#enter(this.#ledger.stageTalk(change, command), told);
  }

  #enter(staged: Staged, told: () => void = () => {}): Promise<Fate> {
    if (this.#isLost) return Promise.resolve('lost');
    const fate = new Promise<Fate>((resolve, reject) => {
      this.#batch.push({ staged, told, resolve, reject });
    });
    if (!this.#isWorking) void this.#work();
    return fate;
  }

  /** Begins when everybody whose turn it is has decided. */
  async #work(): Promise<void> {
    this.#isWorking = true;
    await Promise.resolve();
    for (let items = this.#batch; items.length > 0; items = this.#batch) {
      this.#batch = [];
      await this.#writeTogether(items);
    }
    this.#isWorking = false;
  }

  async #writeTogether(items: readonly Item[]): Promise<void> {
    const began = this.now;
    let keys: TableKeys | null;
    try {
      keys = await this.#ledger.keep(items.map(({ staged }) => staged));
    } catch (error) {
      await this.#afterFault(error, items);
      return;
    }
    if (!this.tick.isOn || items.some(({ staged }) => staged.isPublic)) this.#disk.note(this.now - began);
    await this.tick.release();
    this.#publish(items, keys);
  }

  /** All that was kept counts and is told, one after the other; the last of it is what gave the table other keys. */
  #publish(items: readonly Item[], keys: TableKeys | null): void {
    for (const item of items) {
      try {
        const seen = this.#seen();
        const isLast = item === items.at(-1);
        this.#tell(this.#ledger.adopt(item.staged, isLast ? keys : null));
        const hasTurned = this.#seen() !== seen;
        if (hasTurned) this.tick.turn(this.#ledger.isSecretive);
        item.told();
        if (hasTurned) this.#herald.hasTold();
        item.resolve('written');
      } catch (error) {
        item.reject(error);
      }
    }
  }

  /** What everybody has seen so far of matches, as a number. */
  #seen(): string {
    const { state, projection } = this.#ledger;
    return `${state.phase} ${projection?.seq('table') ?? 0}`;
  }

  /** Devices that have lost their place at the table since this was asked last, and how they are sent away. */
  parted(): readonly { readonly device: Device; readonly why: Farewell }[] {
    if (!this.#hasParted) return [];
    this.#hasParted = false;
    return this.crowd.devices.flatMap((device) =>
      device.farewell === null ? [] : [{ device, why: device.farewell }],
    );
  }

  /** What is on disk counts: the table is read again, and everybody is told all of it. */
  async reload(): Promise<void> {
    let why: Farewell = 'closed';
    const ledger = await openLedger(this.ports, this.#ledger.id, this.#ledger).catch((error: unknown) => {
      if (error instanceof PromiseBroken) why = 'broken';
      return null;
    });
    if (!(ledger instanceof Ledger)) {
      this.#isLost = true;
      this.#onLost(why);
      return;
    }
    this.#ledger = ledger;
    this.crowd.update(ledger.state.people.keys(), this.now);
    this.#herald = new Herald(this.ports, ledger, this.crowd);
    this.tick.turn(ledger.isSecretive);
    for (const device of this.crowd.devices) {
      if (!ledger.state.people.has(device.person)) this.#part(device, 'unknown');
    }
    for (const device of this.crowd.devices) this.#herald.greet(device);
  }

  /** Everybody hears what has changed: their view first, then the table, then a match that is new to them. */
  #tell({ before, entries, steps }: Written): void {
    this.#partFromGone(entries);
    if (entries.some(({ kind }) => kind === 'named')) this.ports.hasLost(this.#ledger.id);
    const hasStarted = entries[0]?.kind === 'started';
    if (!hasStarted && steps.length > 0) this.#herald.tellSteps(steps);
    if (entries.every(({ kind }) => kind === 'act' || kind === 'lapsed')) return;
    const { state } = this.#ledger;
    this.crowd.update(state.people.keys(), this.now);
    for (const person of state.people.keys()) {
      if (seatOf(before, person) !== seatOf(state, person)) this.crowd.hasMoved(person);
    }
    const moved = this.#herald.tellPlaces();
    this.#herald.tellTable();
    if (before.host !== state.host) this.#herald.tellReports();
    if (hasStarted) this.#herald.tellTalk(this.crowd.devices);
    this.#herald.tellMatch(hasStarted ? this.crowd.devices : moved);
  }

  /** Nothing that is told from here on, a new invitation above all, is for those who are gone. */
  #partFromGone(entries: Written['entries']): void {
    for (const entry of entries) {
      if (entry.kind !== 'kicked' && entry.kind !== 'left' && entry.kind !== 'moved') continue;
      if (entry.kind !== 'moved') this.ports.hasLost(this.#ledger.id);
      for (const device of this.crowd.devicesOf(entry.person)) this.#part(device, farewells[entry.kind]);
    }
  }

  #part(device: Device, why: Farewell): void {
    device.part(why);
    this.#hasParted = true;
  }

  /** One thing that cannot be written may have spoilt others: all of them are tried again, each by itself. */
  async #afterFault(error: unknown, items: readonly Item[]): Promise<void> {
    const kind = error instanceof StoreFault ? error.kind : 'unknown';
    const spoilt = [...items, ...this.#batch];
    this.#batch = [];
    if (kind === 'repeated' || kind === 'unfit') {
      this.#ledger.unstage();
      for (const { resolve, reject } of spoilt) {
        if (spoilt.length === 1) resolve(kind);
        else reject(new TryAlone());
      }
      return;
    }
    this.ports.report('append-failed', { table: this.#ledger.id, ...faultDetails(error) });
    if (isNoRoom(error)) {
      this.#ledger.unstage();
      this.ports.space.hasRefused(error);
      for (const { resolve } of spoilt) resolve('no-room');
      return;
    }
    await this.reload();
    for (const { resolve } of spoilt) resolve('lost');
  }
}

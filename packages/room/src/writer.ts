import type { Farewell } from '@rudel/protocol';
import { StoreFault } from '@rudel/store';
import type { Aside } from '@rudel/store';
import { Crowd } from './crowd.ts';
import type { Device } from './device.ts';
import { Herald } from './herald.ts';
import { Ledger, openLedger } from './ledger.ts';
import type { CommandKey, Written } from './ledger.ts';
import type { Ports } from './ports.ts';
import { PromiseBroken } from './promise.ts';
import type { Granted, Moment } from './table/decision.ts';
import { seatOf } from './table/table-state.ts';
import type { TalkChange } from './talk-book.ts';

/** What became of something to be written. Where the store failed, it is lost as far as anybody knows. */
export type Fate = 'written' | 'repeated' | 'unfit' | 'lost';

/** How somebody's devices are sent away, by what has happened. */
const farewells = { kicked: 'kicked', left: 'unknown', moved: 'moved' } as const;

/** A table with its people: writes what was decided, then tells everybody. */
export class Writer {
  readonly ports: Ports;
  readonly crowd: Crowd = new Crowd();
  #hasParted = false;
  readonly #onLost: (why: Farewell) => void;
  #ledger: Ledger;
  #herald: Herald;

  /** `onLost` is called when the table can neither be written nor read again. */
  constructor(ports: Ports, ledger: Ledger, onLost: (why: Farewell) => void) {
    this.ports = ports;
    this.#onLost = onLost;
    this.#ledger = ledger;
    this.crowd.update(ledger.state.people.keys(), ports.clockwork.now());
    this.#herald = new Herald(ports, ledger, this.crowd);
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

  async write(decision: Granted, command: CommandKey | null, tokens?: Aside['tokens']): Promise<Fate> {
    let written: Written;
    try {
      written = await this.#ledger.write(decision, command, tokens);
    } catch (error) {
      return this.#afterFault(error);
    }
    this.#tell(written);
    return 'written';
  }

  /** What is kept with the table and is no entry of its log. */
  async keepTalk(change: TalkChange, command: CommandKey): Promise<Fate> {
    try {
      await this.#ledger.keepTalk(change, command);
      return 'written';
    } catch (error) {
      return this.#afterFault(error);
    }
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
    const ledger = await openLedger(this.ports, this.#ledger.id).catch((error: unknown) => {
      if (error instanceof PromiseBroken) why = 'broken';
      return null;
    });
    if (!(ledger instanceof Ledger)) {
      this.#onLost(why);
      return;
    }
    this.#ledger = ledger;
    this.crowd.update(ledger.state.people.keys(), this.now);
    this.#herald = new Herald(this.ports, ledger, this.crowd);
    for (const device of this.crowd.devices) {
      if (!ledger.state.people.has(device.person)) this.#part(device, 'unknown');
    }
    for (const device of this.crowd.devices) this.#herald.greet(device);
  }

  /** Everybody hears what has changed: their view first, then the table, then a match that is new to them. */
  #tell({ before, entries, steps }: Written): void {
    this.#partFromGone(entries);
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
      for (const device of this.crowd.devicesOf(entry.person)) this.#part(device, farewells[entry.kind]);
    }
  }

  #part(device: Device, why: Farewell): void {
    device.part(why);
    this.#hasParted = true;
  }

  async #afterFault(error: unknown): Promise<Fate> {
    const kind = error instanceof StoreFault ? error.kind : 'unknown';
    if (kind === 'repeated' || kind === 'unfit') return kind;
    this.ports.report('append-failed', { table: this.#ledger.id, kind });
    await this.reload();
    return 'lost';
  }
}

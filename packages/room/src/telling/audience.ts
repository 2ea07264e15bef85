import type { Farewell, PersonId } from '@rudel/protocol';
import { Crowd } from '../people/crowd.ts';
import type { Device } from '../people/device.ts';
import type { RoomPorts } from '../room-ports.ts';
import { seatOf } from '../table/table-state.ts';
import { isOfMatch } from '../writing/asides.ts';
import type { Ledger } from '../writing/ledger.ts';
import type { Written } from '../writing/staged.ts';
import { Herald } from './herald.ts';

/** How somebody's devices are sent away, by what has happened. */
const farewells = { kicked: 'kicked', left: 'unknown', moved: 'moved' } as const;

/** A device that has lost its place at the table, and how it is sent away. */
export type Parted = { readonly device: Device; readonly why: Farewell };

/** The people around a table with their devices: hears what was written, and parts from whoever has no place any more. */
export class Audience {
  readonly #ports: RoomPorts;
  readonly crowd: Crowd = new Crowd();
  #ledger: Ledger;
  #herald: Herald;
  #hasParted = false;

  constructor(ports: RoomPorts, ledger: Ledger) {
    this.#ports = ports;
    this.#ledger = ledger;
    this.#meet();
    this.#herald = new Herald(ports, ledger, this.crowd);
  }

  get herald(): Herald {
    return this.#herald;
  }

  readonly isHere = (person: PersonId): boolean => this.crowd.isHere(person);

  /** Everybody hears what has changed: their view first, then the table, then a match that is new to them. */
  hear({ before, entries, steps }: Written): void {
    this.#partFromGone(entries);
    const hasStarted = entries[0]?.kind === 'started';
    if (!hasStarted && steps.length > 0) this.#herald.tellSteps(steps);
    if (entries.every(isOfMatch)) return;
    const { state } = this.#ledger;
    this.#meet();
    for (const person of state.people.keys()) {
      if (seatOf(before, person) !== seatOf(state, person)) this.crowd.hasMoved(person);
    }
    const moved = this.#herald.tellPlaces();
    this.#herald.tellTable();
    this.#tellTime(entries);
    if (before.host !== state.host) this.#herald.tellReports();
    if (hasStarted) this.#herald.tellTalk(this.crowd.devices);
    const isAnew = hasStarted || entries[0]?.kind === 'takenback';
    this.#herald.tellMatch(isAnew ? this.crowd.devices : moved);
  }

  #tellTime(entries: Written['entries']): void {
    if (entries.some(({ kind }) => kind === 'lengthened')) this.#herald.tellTime();
  }

  /** All that came of something public was told and answered. */
  hasTold(): void {
    this.#herald.hasTold();
  }

  /** The table was read again: everybody is told all of it. */
  startAnew(ledger: Ledger): void {
    this.#ledger = ledger;
    this.#meet();
    this.#herald = new Herald(this.#ports, ledger, this.crowd);
    for (const device of this.crowd.devices) {
      if (!ledger.state.people.has(device.person)) this.#part(device, 'unknown');
    }
    for (const device of this.crowd.devices) this.#herald.greet(device);
  }

  /** Devices that have lost their place at the table since this was asked last. */
  parted(): readonly Parted[] {
    if (!this.#hasParted) return [];
    this.#hasParted = false;
    return this.crowd.devices.flatMap((device) =>
      device.farewell === null ? [] : [{ device, why: device.farewell }],
    );
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

  /** The crowd knows whoever is at the table by now. */
  #meet(): void {
    this.crowd.update(this.#ledger.state.people.keys(), this.#ports.clockwork.now());
  }
}

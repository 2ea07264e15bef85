import type { PersonId } from '@rudel/protocol';
import { Allowance } from './allowance.ts';
import type { Rate } from './allowance.ts';
import type { Device } from './device.ts';

type Presence = {
  devices: readonly Device[];
  /** When the last device went, or the person was first heard of. */
  vanishedAt: number;
  isAway: boolean;
  /** How often the person has changed eyes: what was sent before is of no use then. */
  moves: number;
  remarks: { left: number; at: number };
  readonly throws: Allowance;
  readonly changes: Allowance;
};

/** So many remarks at once, and one more for each pause. */
const mostRemarks = 5;
const pausePerRemark = 2000;

/** Signs are for a moment: a few at once, and not many more in a minute, of one and of all together. */
const throwRate: Rate = { burst: 3, pause: 3000 };
const commonThrowRate: Rate = { burst: 12, pause: 500 };

/** A host can set up a table for 25 with all its bots in one go; nobody changes a table more than once a second for long. */
const changeRate: Rate = { burst: 60, pause: 1000 };
/** What all together may change, so that leaving and coming back is no way to start counting anew. */
const commonRate: Rate = { burst: 240, pause: 250 };

/** Who is here: the people of a table and their devices. */
export class Crowd {
  readonly #people = new Map<PersonId, Presence>();
  #devices = 0;
  #version = 0;
  #changes: Allowance | null = null;
  #throws: Allowance | null = null;

  get isEmpty(): boolean {
    return this.#devices === 0;
  }

  /** Another number whenever somebody has come, gone, is away or reads. */
  get version(): number {
    return this.#version;
  }

  get isAnybodyReading(): boolean {
    return this.devices.some(({ isReading }) => isReading);
  }

  /** Something explains itself on a device, or no longer does. */
  reads(device: Device, on: boolean): void {
    device.isReading = on;
    this.#version += 1;
  }

  get devices(): readonly Device[] {
    return [...this.#people.values()].flatMap(({ devices }) => devices);
  }

  /** Knows whoever is at the table by now, and forgets the others. */
  update(people: Iterable<PersonId>, now: number): void {
    const known = new Set(people);
    this.#version += 1;
    for (const [id, { devices }] of this.#people) {
      if (known.has(id) || devices.length > 0) continue;
      this.#people.delete(id);
    }
    for (const id of known) if (!this.#people.has(id)) this.#people.set(id, absentSince(now));
  }

  devicesOf(person: PersonId): readonly Device[] {
    return this.#people.get(person)?.devices ?? [];
  }

  isHere(person: PersonId): boolean {
    return this.devicesOf(person).length > 0;
  }

  isAway(person: PersonId): boolean {
    return this.#people.get(person)?.isAway ?? false;
  }

  /** Since when somebody has had no device; null for somebody who is here. */
  absentSince(person: PersonId): number | null {
    const presence = this.#people.get(person);
    return presence === undefined || presence.devices.length > 0 ? null : presence.vanishedAt;
  }

  moves(person: PersonId): number {
    return this.#people.get(person)?.moves ?? 0;
  }

  add(device: Device, now: number): void {
    const presence = this.#people.get(device.person) ?? absentSince(now);
    this.#people.set(device.person, presence);
    presence.devices = [...presence.devices, device];
    presence.isAway = false;
    this.#devices += 1;
    this.#version += 1;
  }

  remove(device: Device, now: number): void {
    const presence = this.#people.get(device.person);
    if (presence === undefined || !presence.devices.includes(device)) return;
    presence.devices = presence.devices.filter((other) => other !== device);
    this.#devices -= 1;
    this.#version += 1;
    if (presence.devices.length === 0) presence.vanishedAt = now;
  }

  hasMoved(person: PersonId): void {
    const presence = this.#people.get(person);
    if (presence !== undefined) presence.moves += 1;
  }

  /** When the next of those without a device is away; null if nobody will be. */
  nextAway(after: number): number | null {
    let due: number | null = null;
    for (const { devices, isAway, vanishedAt } of this.#people.values()) {
      if (devices.length > 0 || isAway) continue;
      due = Math.min(due ?? Number.POSITIVE_INFINITY, vanishedAt + after);
    }
    return due;
  }

  turnAway(after: number, now: number): void {
    this.#version += 1;
    for (const presence of this.#people.values()) {
      if (presence.devices.length === 0 && presence.vanishedAt + after <= now) presence.isAway = true;
    }
  }

  /** How many milliseconds somebody has to wait before the next remark; 0 where it may be made. */
  untilRemark(person: PersonId, now: number): number {
    const remarks = this.#people.get(person)?.remarks;
    if (remarks === undefined) return pausePerRemark;
    remarks.left = Math.min(mostRemarks, remarks.left + (now - remarks.at) / pausePerRemark);
    remarks.at = now;
    return remarks.left < 1 ? Math.ceil((1 - remarks.left) * pausePerRemark) : 0;
  }

  countRemark(person: PersonId): void {
    const remarks = this.#people.get(person)?.remarks;
    if (remarks !== undefined) remarks.left -= 1;
  }

  /** How long somebody has to wait before the next sign; 0 where it may be thrown, and is counted. */
  throws(person: PersonId, now: number): number {
    const own = this.#people.get(person)?.throws;
    this.#throws ??= new Allowance(commonThrowRate, now);
    if (own === undefined) return throwRate.pause;
    const wait = Math.max(own.wait(now), this.#throws.wait(now));
    if (wait > 0) return wait;
    own.spend();
    this.#throws.spend();
    return 0;
  }

  /**
   * How many milliseconds somebody has to wait before the next change of the table that is not a move; 0 where it may be made. Null stands for
   * somebody who is not at the table yet.
   */
  untilChange(person: PersonId | null, now: number): number {
    return Math.max(...this.#allowances(person, now).map((allowance) => allowance.wait(now)));
  }

  countChange(person: PersonId | null, now: number): void {
    for (const allowance of this.#allowances(person, now)) allowance.spend();
  }

  /** Both at once: how long there is to wait; 0 where the change may be made, and is counted. */
  change(person: PersonId | null, now: number): number {
    const wait = this.untilChange(person, now);
    if (wait === 0) this.countChange(person, now);
    return wait;
  }

  #allowances(person: PersonId | null, now: number): readonly Allowance[] {
    this.#changes ??= new Allowance(commonRate, now);
    const own = person === null ? undefined : this.#people.get(person)?.changes;
    return own === undefined ? [this.#changes] : [own, this.#changes];
  }
}

function absentSince(now: number): Presence {
  return {
    devices: [],
    vanishedAt: now,
    isAway: false,
    moves: 0,
    remarks: { left: mostRemarks, at: now },
    throws: new Allowance(throwRate, now),
    changes: new Allowance(changeRate, now),
  };
}

import type { Hello } from '@rudel/protocol';
import type { Attached, Link, TableCalls, Tables } from '@rudel/room';
import { StoreFault } from '@rudel/store';
import type { SharedStore } from '@rudel/store';
import { tablesOver } from '../hall/calls.ts';
import type { Call } from '../hall/messages.ts';
import type { Lease } from './lease.ts';
import { isElsewhere } from './serve-peer.ts';

/** What needs a table to be open. */
export const needOpen: ReadonlySet<Call[0]> = new Set(['open', 'look', 'join', 'handover', 'take']);

/** So many tables are handed on at once, with so long between two groups, in milliseconds: whoever takes them has other tables, too. */
const groupSize = 16;
const betweenGroups = 25;
/** So long a table may take to finish what it does just now. */
const longestTurn = 5000;

/** The tables of this server. None is opened here that another server has, nor any more once this one is leaving. */
export class OwnTables {
  readonly #here: Tables;
  readonly #lease: Lease;
  readonly #shared: Pick<SharedStore, 'holder'>;
  /** Fails with `held` where another server has the table. */
  readonly calls: TableCalls;
  /** Opens tables that nobody asks for. */
  readonly resuming: TableCalls;

  constructor(here: Tables, lease: Lease, shared: Pick<SharedStore, 'holder'>) {
    this.#here = here;
    this.#lease = lease;
    this.#shared = shared;
    this.calls = { ...tablesOver((call) => this.#ask(call)), open: (id) => this.open(id) };
    this.resuming = { ...this.calls, open: (id) => this.#resume(id), close: () => here.close() };
  }

  get ids(): readonly string[] {
    return this.#here.ids;
  }

  has(id: string): boolean {
    return this.#here.has(id);
  }

  async open(id: string): Promise<void> {
    if (!this.#mayOpen(id)) throw new StoreFault('held', `Table ${id} is being handed on.`);
    await this.#here.open(id);
  }

  async attach(hello: Hello, link: Link): Promise<Attached | null> {
    if (this.#mayOpen(hello.table)) return this.#here.attach(hello, link);
    link.close('closed');
    return null;
  }

  /** Lets go of all tables at once: this server cannot write to them any more. */
  async abandon(): Promise<void> {
    await Promise.all(this.ids.map(async (id) => this.#here.letGo(id, 'at once')));
  }

  /** Lets go of what somebody else has taken meanwhile. */
  async checkAll(): Promise<void> {
    for (const id of this.ids) {
      const holder = await this.#shared.holder(id).catch(() => null);
      if (holder !== null && holder.name !== this.#lease.name) await this.#here.letGo(id, 'at once');
    }
  }

  /** Hands all tables on, a few at a time, each after what it does just now. */
  async handOn(pause: (ms: number) => Promise<void>): Promise<void> {
    for (let group = this.#nextGroup; group.length > 0; group = this.#nextGroup) {
      await Promise.all(group.map(async (id) => this.#handOnOne(id, pause)));
      await pause(betweenGroups);
    }
  }

  /** None where there is nobody any more who could take them. */
  get #nextGroup(): readonly string[] {
    return this.#lease.spared.length === 0 ? [] : this.ids.slice(0, groupSize);
  }

  async #handOnOne(id: string, pause: (ms: number) => Promise<void>): Promise<void> {
    await Promise.race([this.#here.letGo(id, 'in turn'), pause(longestTurn)]);
    if (this.has(id)) await this.#here.letGo(id, 'at once');
  }

  #mayOpen(id: string): boolean {
    return !this.#lease.isLeaving || this.#lease.spared.length === 0 || this.has(id);
  }

  async #resume(id: string): Promise<void> {
    const holder = await this.#shared.holder(id);
    const isElsewhereStill = holder !== null && this.#lease.other(holder.name) !== undefined;
    if (isElsewhereStill || !this.#mayOpen(id)) return;
    await this.#here.open(id).catch((error: unknown) => {
      if (!isElsewhere(error)) throw error;
    });
  }

  /** What keeps a table from being opened, but that somebody else has it, is told by the call itself. */
  async #ask<T>(call: Call): Promise<T> {
    const [name, ...given] = call;
    const [id] = given;
    if (needOpen.has(name) && typeof id === 'string') {
      await this.open(id).catch((error: unknown) => {
        if (isElsewhere(error)) throw error;
      });
    }
    const method = this.#here[name] as (...all: typeof given) => Promise<unknown>;
    return method.apply(this.#here, given) as Promise<T>;
  }
}

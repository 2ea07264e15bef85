import type { Bus } from '@rudel/bus';
import type { Eye, Seat } from '@rudel/kernel';
import { evened } from '@rudel/protocol';
import type { Farewell, PersonId, ServerMessage } from '@rudel/protocol';
import type { Link } from '../ports.ts';

/** How many answers wait for a device that reads slowly. */
const mostOwed = 64;

/** Where news of a table travel: for everybody, and for one eye. */
export const tableTopic = (table: string): string => table;
export const eyeTopic = (table: string, eye: Eye): string => `${table}/${eye}`;

/** One device of one person: what it gets, and what it has missed. */
export class Device {
  readonly person: PersonId;
  /** Where its person sat when it was last told; null for a watcher. */
  seat: Seat | null = null;
  /** Something explains itself on it. */
  isReading = false;
  /** Commands that have not been answered yet. */
  waiting = 0;
  #link: Link | null;
  readonly #leastLength: () => number | null;
  #unsubscribe: readonly (() => void)[] = [];
  #missed = false;
  #owed: string[] = [];
  /** For which number of its eye it was last told the match because it seemed to know more. */
  #corrected = -1;
  #farewell: Farewell | null = null;

  /** `leastLength` is the shortest of the few lengths that whatever it is sent now has; null where any will do. */
  constructor(person: PersonId, link: Link, leastLength: () => number | null) {
    this.person = person;
    this.#link = link;
    this.#leastLength = leastLength;
  }

  get eye(): Eye {
    return this.seat ?? 'table';
  }

  get isOpen(): boolean {
    return this.#link !== null;
  }

  get hasMissed(): boolean {
    return this.#missed;
  }

  /** Whether it has to be told what there is up to a number of its eye; once is enough. */
  needsCorrection(seq: number): boolean {
    const isNew = this.#corrected !== seq;
    this.#corrected = seq;
    return isNew;
  }

  /** How it is going to be sent away; null while its person has a place at the table. */
  get farewell(): Farewell | null {
    return this.#farewell;
  }

  /** Its person has no place at the table any more: from here on it gets answers to its own commands, and its goodbye. */
  part(why: Farewell): void {
    this.unfollow();
    this.#farewell = why;
  }

  /** Follows the table and one of its eyes. */
  follow(bus: Bus, table: string): void {
    this.unfollow();
    if (this.#farewell !== null) return;
    const listener = (text: string): void => this.send(text);
    this.#unsubscribe = [
      bus.subscribe(tableTopic(table), listener),
      bus.subscribe(eyeTopic(table, this.eye), listener),
    ];
  }

  unfollow(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.#unsubscribe = [];
  }

  /** News; a device that is behind misses them and is told everything anew later. */
  send(text: string): void {
    if (this.#farewell !== null) return;
    if (this.#isBehind()) this.#missed = true;
    else this.#pass(text);
  }

  tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  /** An answer is never lost: it waits until the device has caught up. */
  answer(message: ServerMessage): void {
    const text = JSON.stringify(message);
    if (!this.#isBehind()) this.#pass(text);
    else if (this.#owed.push(text) > mostOwed) this.close('flood');
  }

  /** From here on everything is sent again; the answers that waited come after what is told now. */
  startAnew(): void {
    this.#missed = false;
  }

  sendOwed(): void {
    const owed = this.#owed;
    this.#owed = [];
    for (const text of owed) {
      if (this.#isBehind()) this.#owed.push(text);
      else this.#pass(text);
    }
  }

  close(why: Farewell): void {
    const link = this.#link;
    this.drop();
    link?.close(why);
  }

  /** The link has ended by itself. */
  drop(): void {
    this.unfollow();
    this.#link = null;
    this.#owed = [];
  }

  /** A link that breaks harms nobody else. */
  #pass(text: string): void {
    const least = this.#leastLength();
    try {
      this.#link?.send(least === null ? text : evened(text, least));
    } catch {
      this.drop();
    }
  }

  #isBehind(): boolean {
    return this.#missed || (this.#link?.isBehind ?? false);
  }
}

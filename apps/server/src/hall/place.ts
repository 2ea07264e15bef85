import type { Clockwork, Overseer, TableCalls, Thinkers } from '@rudel/room';
import { traceOf } from '../logging.ts';
import type { Details, Log } from '../logging.ts';
import type { Converse } from '../socket/conversation.ts';
import { Calls, tablesOver } from './calls.ts';
import type { ToPlace } from './messages.ts';
import { NearDevices } from './near-devices.ts';
import { PlaceRun } from './place-run.ts';
import type { PlaceThread } from './place-run.ts';
import { Signal } from './signal.ts';

/** What a place of tables has around it. */
export type PlaceAround = {
  readonly startThread: () => PlaceThread;
  readonly thinkers: Thinkers;
  readonly overseer: Overseer;
  readonly report: (event: string, details: Details) => void;
  readonly log: Log;
  readonly clockwork: Clockwork;
  /** A thread has taken the place of one that has ended: it knows nothing of what was open. */
  readonly onNew: (tables: TableCalls) => void;
  /** No thread can be started any more. */
  readonly onHopeless: () => void;
};

/** One that has lasted so long had begun well, in milliseconds: another one is started at once. Otherwise so long after it, the longer the more often. */
const longEnough = 10_000;
const pauses: readonly number[] = [0, 250, 1000, 4000];
/** So many may fail one after the other before they have begun. */
const mostFailures = pauses.length;

/** One of the places where tables are, in a thread that is replaced when it ends. Whoever talks to it does not notice, but for devices, which come back. */
export class Place {
  readonly tables: TableCalls;
  /** Fulfilled when the first thread serves. */
  readonly ready: Promise<void>;
  readonly #around: PlaceAround;
  readonly #calls = new Calls((number, call) => this.#post(['call', number, call]));
  readonly #devices = new NearDevices((message) => this.#post(message));
  /** The thread that serves; null while none does. */
  #run: PlaceRun | null = null;
  readonly #waiting: ToPlace[] = [];
  #thread: PlaceThread;
  #failures = 0;
  #startedAt: number;
  #closing: Promise<void> | null = null;
  #cancel: () => void = () => {};

  constructor(around: PlaceAround) {
    this.#around = around;
    this.tables = { ...tablesOver((call) => this.#calls.ask(call)), close: () => this.#close() };
    this.#startedAt = around.clockwork.now();
    const ready = new Signal();
    this.ready = ready.given;
    this.#thread = this.#start(() => ready.give());
  }

  /** Whether somebody serves here at the moment. */
  get isServed(): boolean {
    return this.#run !== null;
  }

  readonly converse: Converse = (hello, device, misunderstood) =>
    this.#devices.converse(hello, device, misunderstood);

  #close(): Promise<void> {
    this.#closing ??= this.#closed();
    return this.#closing;
  }

  /** Waits for the tables to be closed, if there is anybody to close them. */
  async #closed(): Promise<void> {
    this.#cancel();
    if (this.#run !== null) await this.#calls.ask(['close']).catch(() => {});
    await this.#thread.terminate();
  }

  #post(message: ToPlace): void {
    if (this.#run === null) this.#waiting.push(message);
    else this.#run.post(message);
  }

  #start(onReady: () => void): PlaceThread {
    const { thinkers, overseer, report, log, startThread } = this.#around;
    const thread = startThread();
    const run = new PlaceRun(thread, {
      thinkers,
      overseer,
      report,
      log,
      devices: this.#devices,
      calls: this.#calls,
      onReady: () => {
        this.#run = run;
        for (const message of this.#waiting.splice(0)) run.post(message);
        onReady();
      },
    });
    void thread.ended.then((error) => this.#lose(run, error));
    return thread;
  }

  #lose(run: PlaceRun, error: Error | null): void {
    run.end();
    if (this.#closing !== null) {
      this.#calls.giveUp();
      return;
    }
    const { log, clockwork, onNew, onHopeless } = this.#around;
    const wasServed = this.#run === run;
    log.error('rooms-lost', { ...(error === null ? {} : traceOf(error)), served: wasServed ? 1 : 0 });
    if (wasServed) {
      this.#run = null;
      this.#devices.lose();
      this.#calls.askAgain();
    }
    const now = clockwork.now();
    this.#failures = wasServed && now - this.#startedAt >= longEnough ? 0 : this.#failures + 1;
    if (!wasServed && this.#failures > mostFailures) {
      this.#calls.giveUp();
      onHopeless();
      return;
    }
    this.#cancel = clockwork.after(pauses[Math.min(this.#failures, pauses.length - 1)] ?? 0, () => {
      this.#startedAt = clockwork.now();
      this.#thread = this.#start(() => onNew(this.tables));
    });
  }
}

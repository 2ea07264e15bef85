import type { Overseer, Thinkers } from '@rudel/room';
import type { Details, Log } from '../logging.ts';
import type { Calls } from './calls.ts';
import { Line } from './line.ts';
import type { LineEnd } from './line.ts';
import { hearWith } from './messages.ts';
import type { FromPlace, Hearing, ToPlace } from './messages.ts';
import type { NearDevices } from './near-devices.ts';
import { NearThinkers } from './near-thinkers.ts';

/** A thread in which tables are. */
export interface PlaceThread extends LineEnd {
  /** Fulfilled when it has ended, with what ended it; null where nothing did. */
  readonly ended: Promise<Error | null>;
  terminate(): Promise<unknown>;
}

export type RunAround = {
  readonly thinkers: Thinkers;
  readonly overseer: Overseer;
  readonly report: (event: string, details: Details) => void;
  readonly log: Log;
  readonly devices: NearDevices;
  readonly calls: Calls;
  readonly onReady: () => void;
};

/** After so many characters it is said that they have arrived, even where there is nothing else to say. */
const worthTelling = 16 * 1024;

/** One thread in a place of tables, from its beginning to its end. */
export class PlaceRun {
  readonly #line: Line<ToPlace, FromPlace>;
  readonly #thinkers: NearThinkers;
  readonly #hearing: Hearing<FromPlace>;
  /** Batches that have come, and those of them that were told of. */
  #seen = 0;
  #told = 0;
  #untold = 0;
  #hasEnded = false;

  constructor(thread: LineEnd, around: RunAround) {
    this.#thinkers = new NearThinkers(around.thinkers, (message) => this.post(message));
    this.#hearing = this.#hearingOf(around);
    this.#line = new Line(
      thread,
      (batch) => this.#hear(batch),
      (batch) => this.#tellSeen(batch),
    );
  }

  post(message: ToPlace): void {
    if (!this.#hasEnded) this.#line.post(message);
  }

  end(): void {
    this.#hasEnded = true;
    this.#thinkers.end();
  }

  #hear(batch: readonly FromPlace[]): void {
    if (this.#hasEnded) return;
    for (const message of batch) hearWith(this.#hearing, message);
    this.#seen += 1;
    if (this.#untold >= worthTelling) this.post(['seen', this.#seen]);
  }

  #tellSeen(batch: ToPlace[]): void {
    if (this.#told === this.#seen) return;
    this.#told = this.#seen;
    this.#untold = 0;
    batch.push(['seen', this.#seen]);
  }

  #hearingOf({ devices, calls, overseer, report, log, onReady }: RunAround): Hearing<FromPlace> {
    return {
      ready: onReady,
      send: (number, text) => {
        this.#untold += text.length;
        devices.of(number)?.send(text);
      },
      'let-in': (number) => devices.of(number)?.letIn(),
      close: (number, why) => devices.of(number)?.close(why),
      failed: (number) => devices.of(number)?.fail(),
      outcome: (number, outcome) => calls.settle(number, outcome),
      'no-room': () => overseer.hasNoRoom(),
      lost: (table) => overseer.hasLost(table),
      report,
      error: (event, details) => log.error(event, details),
      think: (number, question) => this.#thinkers.think(number, question),
      unwanted: (number) => this.#thinkers.unwanted(number),
      watch: (table, isWatching) => this.#thinkers.watch(table, isWatching),
    };
  }
}

import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { ClientMessage, Farewell, Hello, ServerMessage } from '@rudel/protocol';
import type { Surroundings } from '@rudel/ui/surroundings';
import type { Host, Wire } from './host.ts';
import type { LinkState, Shut } from './session.ts';

/** How long things may take, in milliseconds. */
export const patience = {
  /** From opening a wire to the welcome. */
  welcome: 8_000,
  /** Silence after which a sign of life is asked for. */
  quiet: 12_000,
  /** Silence after asking that means the wire is dead. */
  dead: 6_000,
  /** The same, when the device has just woken up. */
  deadOnWaking: 2_500,
  /** The least time between two wires that are given up for what they brought. */
  betweenRestarts: 3_000,
  firstRetry: 150,
  longestRetry: 12_000,
  /** The same where a table is shut: somebody has to do something about it first. */
  longestShut: 60_000,
} as const;

/** The pause before an attempt (from 1): doubling, and scattered so that not all come back at once. */
export function pauseBefore(
  attempt: number,
  random: number,
  longest: number = patience.longestRetry,
): number {
  const whole = Math.min(longest, patience.firstRetry * 2 ** (attempt - 1));
  return whole * (0.5 + random / 2);
}

/** What is told by a connection. */
export interface ConnectionListener {
  /** The first message of a new wire. */
  hello(): Hello;
  message(message: ServerMessage): void;
  /** The wire has ended for good: nothing will be answered any more. */
  ended(): void;
}

const forGood: ReadonlySet<Farewell> = new Set(['unknown', 'moved', 'kicked', 'broken', 'dissolved']);
/** The number of the attempt to go on with where trying again at once would only annoy. */
const attemptWhenTroubled = 6;
const troubles: ReadonlySet<Farewell | 'lost'> = new Set(['flood', 'nonsense'] as const);
/** The same where the table is shut: a second or so. */
const attemptWhenShut = 4;
const isShut = (why: Farewell | 'lost'): why is Shut => why === 'missing' || why === 'unopened';

/** A way to a table that opens again by itself. */
export class Connection {
  readonly link: ReadonlySignal<LinkState>;
  readonly #link = signal<LinkState>({ kind: 'connecting' });
  readonly #host: Host;
  readonly #around: Surroundings;
  readonly #listener: ConnectionListener;
  readonly #stopWaking: () => void;
  #wire: Wire | null = null;
  #attempt = 0;
  #restartedAt = Number.NEGATIVE_INFINITY;
  #cancel: () => void = () => {};

  constructor(host: Host, around: Surroundings, listener: ConnectionListener) {
    this.link = this.#link;
    this.#host = host;
    this.#around = around;
    this.#listener = listener;
    this.#stopWaking = around.onWake(() => this.#wake());
    this.#open();
  }

  get isOpen(): boolean {
    return this.#link.peek().kind === 'open';
  }

  send(message: ClientMessage): void {
    this.#wire?.send(message);
  }

  /** The welcome has come: from now on the wire is good. */
  welcomed(): void {
    this.#attempt = 0;
    this.#link.value = { kind: 'open' };
    this.#expectNews();
  }

  /** Opens a new wire, the old one being of no use: at once, but not again and again. */
  restart(): void {
    const now = this.#around.now();
    const isAgain = now - this.#restartedAt < patience.betweenRestarts;
    this.#restartedAt = now;
    if (isAgain) this.#retry(attemptWhenTroubled);
    else {
      this.#drop();
      this.#link.value = { kind: 'connecting' };
      this.#open();
    }
  }

  /** Does not wait any longer with the next attempt. */
  tryAgain(): void {
    const link = this.#link.peek();
    if (link.kind !== 'lost' && link.kind !== 'shut') return;
    if (link.kind === 'shut') this.#link.value = { ...link, isTrying: true };
    this.#drop();
    this.#open();
  }

  /** Only another version of this page can go on. */
  needsReload(): void {
    this.#finish({ kind: 'reload' });
  }

  close(): void {
    this.#finish({ kind: 'ended', why: 'closed' });
  }

  #open(): void {
    const wire: Wire = this.#host.open({
      message: (message) => {
        if (this.#wire !== wire) return;
        if (this.isOpen) this.#expectNews();
        this.#listener.message(message);
      },
      ended: (why) => {
        if (this.#wire === wire) this.#ended(why);
      },
    });
    this.#wire = wire;
    wire.send(this.#listener.hello());
    this.#wait(patience.welcome, () => this.#retry(1));
  }

  #ended(why: Farewell | 'lost'): void {
    if (why === 'version') this.needsReload();
    else if (why !== 'lost' && forGood.has(why)) this.#finish({ kind: 'ended', why });
    else if (isShut(why)) this.#shut(why);
    else this.#retry(troubles.has(why) ? attemptWhenTroubled : 1);
  }

  #retry(least: number): void {
    this.#drop();
    this.#attempt = Math.max(least, this.#attempt + 1);
    this.#link.value = { kind: 'lost', attempt: this.#attempt };
    this.#wait(pauseBefore(this.#attempt, this.#around.random()), () => this.#open());
  }

  #shut(why: Shut): void {
    this.#drop();
    this.#attempt = Math.max(attemptWhenShut, this.#attempt + 1);
    this.#link.value = { kind: 'shut', why, isTrying: false };
    const pause = pauseBefore(this.#attempt, this.#around.random(), patience.longestShut);
    this.#wait(pause, () => this.#open());
  }

  #wake(): void {
    if (this.isOpen) this.#askForNews(patience.deadOnWaking);
    else this.tryAgain();
  }

  #expectNews(): void {
    this.#wait(patience.quiet, () => this.#askForNews(patience.dead));
  }

  #askForNews(limit: number): void {
    this.send({ t: 'beat' });
    this.#wait(limit, () => this.#retry(1));
  }

  #wait(ms: number, then: () => void): void {
    this.#cancel();
    this.#cancel = this.#around.after(ms, then);
  }

  #drop(): void {
    this.#cancel();
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
  }

  #finish(state: LinkState): void {
    const { kind } = this.#link.peek();
    if (kind === 'ended' || kind === 'reload') return;
    this.#drop();
    this.#stopWaking();
    this.#link.value = state;
    this.#listener.ended();
  }
}

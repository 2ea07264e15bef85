import { createHash } from 'node:crypto';
import type { ScreenHand, ScreenKeys, ScreenState } from '@rudel/protocol';
import type { Clockwork, Ports } from '@rudel/room';

/** In milliseconds: how long a code on a screen is good, how long somebody who has scanned it may take to lay a table, and how long a screen may ask again. */
export const screenTimes = { open: 600_000, claimed: 1_800_000, shown: 60_000 } as const;

/** How long a screen that waits is kept waiting at most, in milliseconds: less than whatever stands in between allows. */
export const longestWait = 20_000;

/** So many screens wait at once; beyond that the one that has waited longest shows another code. */
export const mostScreens = 2_000;

type Soon<T> = T | Promise<T>;

/** Where screens wait. */
export interface ScreenHall {
  open(): Soon<ScreenKeys>;
  /** Somebody has scanned a code: nobody else can. Null where it is too old, or was claimed before. */
  claim(key: string): Soon<ScreenHand | null>;
  /** Gives a screen its table; false where it waits no more. */
  show(hand: string, invite: string): Soon<boolean>;
  /** What a screen is to do, as soon as that is not what it knows, or after a while. Null where nobody knows the screen any more. */
  wait(ear: string, known: ScreenState['state']): Promise<ScreenState | null>;
  /** Nobody is kept waiting any more. */
  close(): void;
}

type Waiting = {
  state: ScreenState;
  until: number;
  readonly ear: string;
  readonly key: string;
  hand: string | null;
  heard: (() => void) | null;
};

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * Screens that wait for a table. A screen has an ear that hears, and shows a key that can be claimed once; whoever claims it gets a hand, with which the invitation to
 * a table is put there. In memory, by hashes, and soon forgotten.
 */
export class Screens implements ScreenHall {
  readonly #clockwork: Pick<Clockwork, 'now' | 'after'>;
  readonly #randomBytes: Ports['randomBytes'];
  /** By the hash of the ear, the oldest first. */
  readonly #byEar = new Map<string, Waiting>();
  readonly #byKey = new Map<string, Waiting>();
  readonly #byHand = new Map<string, Waiting>();

  constructor(clockwork: Pick<Clockwork, 'now' | 'after'>, randomBytes: Ports['randomBytes']) {
    this.#clockwork = clockwork;
    this.#randomBytes = randomBytes;
  }

  get count(): number {
    return this.#byEar.size;
  }

  open(): ScreenKeys {
    this.#forgetLate();
    const [oldest] = this.#byEar.values();
    if (oldest !== undefined && this.#byEar.size >= mostScreens) this.#forget(oldest);
    const keys = { ear: this.#fresh(), key: this.#fresh() };
    const until = this.#clockwork.now() + screenTimes.open;
    const [ear, key] = [hashOf(keys.ear), hashOf(keys.key)];
    const waiting: Waiting = { state: { state: 'open' }, until, ear, key, hand: null, heard: null };
    this.#byEar.set(ear, waiting);
    this.#byKey.set(key, waiting);
    return keys;
  }

  claim(key: string): ScreenHand | null {
    const waiting = this.#find(this.#byKey, key);
    if (waiting === null) return null;
    const hand = this.#fresh();
    waiting.hand = hashOf(hand);
    this.#byKey.delete(waiting.key);
    this.#byHand.set(waiting.hand, waiting);
    this.#come(waiting, { state: 'claimed' }, screenTimes.claimed);
    return { hand };
  }

  show(hand: string, invite: string): boolean {
    const waiting = this.#find(this.#byHand, hand);
    if (waiting === null) return false;
    this.#byHand.delete(hashOf(hand));
    this.#come(waiting, { state: 'shown', invite }, screenTimes.shown);
    return true;
  }

  async wait(ear: string, known: ScreenState['state']): Promise<ScreenState | null> {
    const waiting = this.#find(this.#byEar, ear);
    if (waiting === null || waiting.state.state !== known) return waiting?.state ?? null;
    waiting.heard?.();
    return new Promise((answer) => {
      const end = (): void => {
        cancel();
        if (waiting.heard === end) waiting.heard = null;
        answer(waiting.state);
      };
      const cancel = this.#clockwork.after(longestWait, end);
      waiting.heard = end;
    });
  }

  close(): void {
    for (const waiting of this.#byEar.values()) waiting.heard?.();
  }

  #fresh(): string {
    return Buffer.from(this.#randomBytes(16)).toString('base64url');
  }

  #come(waiting: Waiting, state: ScreenState, lasts: number): void {
    waiting.state = state;
    waiting.until = this.#clockwork.now() + lasts;
    waiting.heard?.();
  }

  #find(among: ReadonlyMap<string, Waiting>, key: string): Waiting | null {
    this.#forgetLate();
    return among.get(hashOf(key)) ?? null;
  }

  #forgetLate(): void {
    const now = this.#clockwork.now();
    for (const waiting of this.#byEar.values()) if (waiting.until <= now) this.#forget(waiting);
  }

  #forget(waiting: Waiting): void {
    this.#byEar.delete(waiting.ear);
    this.#byKey.delete(waiting.key);
    if (waiting.hand !== null) this.#byHand.delete(waiting.hand);
    waiting.heard?.();
  }
}

/** How many at once, and how many more each second after that. */
export type Rate = { readonly burst: number; readonly perSecond: number };

/** What one address or one connection may do. */
export type Limits = {
  /** Tables made, per address. */
  readonly create: Rate;
  /** Invitations looked at and accepted, keys made and redeemed, per address. */
  readonly join: Rate;
  /** Records of finished matches, per address. */
  readonly record: Rate;
  /** The source fetched from here, per address. */
  readonly source: Rate;
  /** Every request but those for files that never change, per address. */
  readonly request: Rate;
  /** Files that never change, which each device fetches once, per address. */
  readonly file: Rate;
  /** Wrong codes, per address. A right one costs nothing. */
  readonly guess: Rate;
  /** Wrong codes, of all addresses together. */
  readonly guessOfAll: Rate;
  /** New connections, per address. */
  readonly connect: Rate;
  /** Messages of one connection, pings included. */
  readonly message: Rate;
  /** Open connections per address, and altogether. */
  readonly connectionsPerAddress: number;
  readonly connections: number;
  /** Plain connections of one address at once, whether they speak HTTP or nothing. */
  readonly plainPerAddress: number;
  /** Messages that were not understood before a connection is ended. */
  readonly nonsense: number;
};

/**
 * A whole village comes from one address at once, for it sits in one room: 24 players, their narrator, a big screen and some who watch look at an
 * invitation and accept it, and each of their devices fetches all files of the site, about 250.
 */
export const usualLimits: Limits = {
  create: { burst: 20, perSecond: 0.1 },
  join: { burst: 100, perSecond: 1 },
  record: { burst: 30, perSecond: 1 },
  source: { burst: 5, perSecond: 1 / 60 },
  request: { burst: 1000, perSecond: 100 },
  file: { burst: 16_000, perSecond: 500 },
  guess: { burst: 8, perSecond: 1 / 30 },
  guessOfAll: { burst: 100, perSecond: 0.5 },
  connect: { burst: 60, perSecond: 2 },
  message: { burst: 60, perSecond: 15 },
  connectionsPerAddress: 200,
  connections: 20_000,
  plainPerAddress: 400,
  nonsense: 8,
};

/** Monotonic milliseconds. */
export type Now = () => number;

/** Tokens that are spent and come back with time. */
export class Bucket {
  readonly #rate: Rate;
  readonly #now: Now;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, now: Now) {
    this.#rate = rate;
    this.#now = now;
    this.#tokens = rate.burst;
    this.#at = now();
  }

  #refill(): void {
    const now = this.#now();
    const back = ((now - this.#at) / 1000) * this.#rate.perSecond;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + back);
    this.#at = now;
  }

  get hasSome(): boolean {
    this.#refill();
    return this.#tokens >= 1;
  }

  /** How many milliseconds until there is one. */
  get wait(): number {
    return this.hasSome ? 0 : Math.ceil(((1 - this.#tokens) / this.#rate.perSecond) * 1000);
  }

  /** What part of the tokens is spent. */
  get spent(): number {
    this.#refill();
    return 1 - this.#tokens / this.#rate.burst;
  }

  get isFull(): boolean {
    this.#refill();
    return this.#tokens >= this.#rate.burst;
  }

  /** Spends a token; false if there is none. */
  take(): boolean {
    if (!this.hasSome) return false;
    this.#tokens -= 1;
    return true;
  }

  giveBack(): void {
    this.#tokens += 1;
  }
}

const mostKeys = 20_000;

/** A bucket per key. What has not been used for long is forgotten first, so that memory has a bound. */
export class Buckets {
  readonly #rate: Rate;
  readonly #now: Now;
  readonly #most: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: Now, most: number = mostKeys) {
    this.#rate = rate;
    this.#now = now;
    this.#most = most;
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Spends a token of a key; false if there is none. */
  take(key: string): boolean {
    const isTaken = this.#bucketOf(key).take();
    this.#forget();
    return isTaken;
  }

  giveBack(key: string): void {
    this.#buckets.get(key)?.giveBack();
  }

  /** How many milliseconds until a key has a token. */
  wait(key: string): number {
    return this.#buckets.get(key)?.wait ?? (this.#rate.burst >= 1 ? 0 : Infinity);
  }

  /** What part of a key's tokens is spent. */
  spent(key: string): number {
    return this.#buckets.get(key)?.spent ?? 0;
  }

  #bucketOf(key: string): Bucket {
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#rate, this.#now);
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    return bucket;
  }

  #forget(): void {
    const [oldest] = this.#buckets;
    if (oldest === undefined) return;
    if (this.#buckets.size > this.#most || oldest[1].isFull) this.#buckets.delete(oldest[0]);
  }
}

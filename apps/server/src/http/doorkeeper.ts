import type { IncomingMessage } from 'node:http';
import { addressOf } from '../address.ts';
import { Bucket, Buckets } from '../limits.ts';
import type { Limits, Now } from '../limits.ts';
import { Refusal } from './refusals.ts';

const tooMany = (message: string, seconds: number): Refusal =>
  new Refusal(429, 'too-many', message, { 'retry-after': String(seconds) });

/** Keeps requests within their limits, by the address they come from. */
export class Doorkeeper {
  readonly #create: Buckets;
  readonly #join: Buckets;
  readonly #record: Buckets;
  readonly #source: Buckets;
  readonly #request: Buckets;
  readonly #guess: Buckets;
  readonly #guessOfAll: Bucket;
  readonly #proxies: number;

  constructor(limits: Limits, proxies: number, now: Now) {
    this.#create = new Buckets(limits.create, now);
    this.#join = new Buckets(limits.join, now);
    this.#record = new Buckets(limits.record, now);
    this.#source = new Buckets(limits.source, now);
    this.#request = new Buckets(limits.request, now);
    this.#guess = new Buckets(limits.guess, now);
    this.#guessOfAll = new Bucket(limits.guessOfAll, now);
    this.#proxies = proxies;
  }

  admit(request: IncomingMessage): void {
    if (!this.#request.take(this.#addressOf(request))) throw tooMany('Too many requests. Wait a moment.', 5);
  }

  admitCreation(request: IncomingMessage): void {
    if (!this.#create.take(this.#addressOf(request)))
      throw tooMany('Too many new tables from here. Wait a few minutes.', 60);
  }

  admitJoining(request: IncomingMessage): void {
    if (!this.#join.take(this.#addressOf(request))) throw tooMany('Too many tries. Wait a moment.', 5);
  }

  admitReading(request: IncomingMessage): void {
    if (!this.#record.take(this.#addressOf(request)))
      throw tooMany('Too many records at once. Wait a moment.', 5);
  }

  admitSource(request: IncomingMessage): void {
    if (!this.#source.take(this.#addressOf(request)))
      throw tooMany('The source was fetched often from here. Wait a minute.', 60);
  }

  /**
   * Before a code or a key is tried: whoever was wrong too often has to wait, and so have all if all together were. Call what is
   * returned if it was right.
   */
  admitGuess(request: IncomingMessage): () => void {
    const address = this.#addressOf(request);
    if (!this.#guess.take(address) || !this.#guessOfAll.take())
      throw tooMany('Too many wrong tries. Wait a few minutes, or use the link.', 60);
    return () => {
      this.#guess.giveBack(address);
      this.#guessOfAll.giveBack();
    };
  }

  #addressOf(request: IncomingMessage): string {
    return addressOf(request, this.#proxies);
  }
}

import type { IncomingMessage } from 'node:http';
import type { Clockwork } from '@rudel/room';
import { addressOf } from '../address.ts';
import type { Limits, Now } from '../limits.ts';
import { NetworkBuckets, networksOf } from '../networks.ts';
import type { Network } from '../networks.ts';
import { unchanging } from './files.ts';
import { GuessQueue, patience } from './guess-queue.ts';
import type { GiveBack } from './guess-queue.ts';
import { Refusal } from './refusals.ts';

const tooMany = (message: string, seconds: number): Refusal =>
  new Refusal(429, 'too-many', message, { 'retry-after': String(seconds) });

/** Limits that hold for several servers together. */
export interface SharedBuckets {
  /** Spends a token of each network; none, and false, if one of them has none. */
  take(what: 'create' | 'guess', networks: readonly Network[]): Promise<boolean>;
  giveBack(what: 'create' | 'guess', networks: readonly Network[]): Promise<void>;
}

/** How long until a try looks again whether it is its turn, in milliseconds. */
const betweenTries = 1000;

/** Keeps requests within their limits, by the networks they come from. */
export class Doorkeeper {
  readonly #create: NetworkBuckets;
  readonly #join: NetworkBuckets;
  readonly #record: NetworkBuckets;
  readonly #source: NetworkBuckets;
  readonly #request: NetworkBuckets;
  readonly #file: NetworkBuckets;
  readonly #guesses: GuessQueue;
  readonly #proxies: number;
  readonly #after: Clockwork['after'];
  readonly #shared: SharedBuckets | null;

  /** `shared` is what holds for several servers together. */
  constructor(
    limits: Limits,
    proxies: number,
    now: Now,
    after: Clockwork['after'],
    shared: SharedBuckets | null = null,
  ) {
    this.#create = new NetworkBuckets(limits.create, now);
    this.#join = new NetworkBuckets(limits.join, now);
    this.#record = new NetworkBuckets(limits.record, now);
    this.#source = new NetworkBuckets(limits.source, now);
    this.#request = new NetworkBuckets(limits.request, now);
    this.#file = new NetworkBuckets(limits.file, now);
    this.#guesses = new GuessQueue(limits, now, after);
    this.#proxies = proxies;
    this.#after = after;
    this.#shared = shared;
  }

  admit(request: IncomingMessage): void {
    const isFile = request.method === 'GET' && (request.url ?? '').startsWith(unchanging);
    const buckets = isFile ? this.#file : this.#request;
    if (!buckets.take(this.#networksOf(request))) throw tooMany('Too many requests. Wait a moment.', 5);
  }

  async admitCreation(request: IncomingMessage): Promise<void> {
    const networks = this.#networksOf(request);
    const isWithin = this.#create.take(networks) && (await this.#shared?.take('create', networks)) !== false;
    if (!isWithin) throw tooMany('Too many new tables from here. Wait a few minutes.', 60);
  }

  admitJoining(request: IncomingMessage): void {
    if (!this.#join.take(this.#networksOf(request))) throw tooMany('Too many tries. Wait a moment.', 5);
  }

  admitReading(request: IncomingMessage): void {
    if (!this.#record.take(this.#networksOf(request)))
      throw tooMany('Too many records at once. Wait a moment.', 5);
  }

  admitSource(request: IncomingMessage): void {
    if (!this.#source.take(this.#networksOf(request)))
      throw tooMany('The source was fetched often from here. Wait a minute.', 60);
  }

  /**
   * Before a code is tried: whoever was wrong too often waits for their turn, and so do all if all together were. Call what comes of it
   * if the code was right.
   */
  async admitGuess(request: IncomingMessage): Promise<GiveBack> {
    const gone = new AbortController();
    const giveUp = (): void => gone.abort();
    request.socket.once('close', giveUp);
    const networks = this.#networksOf(request);
    const wasRight = await this.#guesses.admit(networks, gone.signal);
    const isAdmitted = wasRight !== null && (await this.#isTurnOfAll(networks, gone.signal));
    request.socket.off('close', giveUp);
    if (!isAdmitted) throw tooMany('Too many wrong tries. Wait a few minutes, or use the link.', 60);
    return () => {
      wasRight();
      void this.#shared?.giveBack('guess', networks);
    };
  }

  /** Whether a try finds its turn among those at all servers, for as long as it may wait. */
  async #isTurnOfAll(networks: readonly Network[], gone: AbortSignal): Promise<boolean> {
    if (this.#shared === null) return true;
    for (let waited = 0; waited < patience && !gone.aborted; waited += betweenTries) {
      if (await this.#shared.take('guess', networks)) return true;
      await new Promise<void>((resolve) => {
        this.#after(betweenTries, resolve);
      });
    }
    return false;
  }

  /** Where a request comes from, as limits count it. */
  addressOf(request: IncomingMessage): string {
    return addressOf(request, this.#proxies);
  }

  #networksOf(request: IncomingMessage): readonly Network[] {
    return networksOf(this.addressOf(request));
  }
}

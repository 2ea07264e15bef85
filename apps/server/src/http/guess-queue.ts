import type { Clockwork } from '@rudel/room';
import { Bucket } from '../limits.ts';
import type { Limits, Now } from '../limits.ts';
import { NetworkBuckets, guessShares } from '../networks.ts';
import type { Network } from '../networks.ts';

/** How long a try waits for its turn at most, in milliseconds: longer than one address waits for its next one. */
export const patience = 35_000;
/** How many wait at most, of one address and altogether. */
const mostOfOne = 4;
const most = 200;

type Waiting = {
  readonly networks: readonly Network[];
  readonly until: number;
  readonly settle: (isAdmitted: boolean) => void;
};

/** What is given back if a try was right. */
export type GiveBack = () => void;

/**
 * Tries of codes, right or wrong, in their turn: nobody tells them apart before they are made, so that no storm of wrong ones lets more of
 * them through. Whoever finds no token waits for one, those first from whose networks least was wrong lately.
 */
export class GuessQueue {
  readonly #own: NetworkBuckets;
  readonly #all: Bucket;
  readonly #now: Now;
  readonly #after: Clockwork['after'];
  #waiting: readonly Waiting[] = [];
  #cancel: () => void = () => {};

  constructor(limits: Limits, now: Now, after: Clockwork['after']) {
    this.#own = new NetworkBuckets(limits.guess, now, guessShares);
    this.#all = new Bucket(limits.guessOfAll, now);
    this.#now = now;
    this.#after = after;
  }

  get length(): number {
    return this.#waiting.length;
  }

  /** Fulfilled when it is this try's turn; null where it never will be, and where whoever made it gives up. */
  async admit(networks: readonly Network[], gone?: AbortSignal): Promise<GiveBack | null> {
    if (!this.#mayWait(networks)) return null;
    const isAdmitted = await new Promise<boolean>((resolve) => {
      const waiting: Waiting = { networks, until: this.#now() + patience, settle: resolve };
      gone?.addEventListener('abort', () => this.#giveUp(waiting));
      this.#waiting = [...this.#waiting, waiting];
      this.#serve();
    });
    return isAdmitted ? () => this.#giveBack(networks) : null;
  }

  #giveUp(waiting: Waiting): void {
    this.#settle(waiting, false);
    this.#comeBack(this.#now());
  }

  /** Whether a token can come in time, and there is room to wait for it. */
  #mayWait(networks: readonly Network[]): boolean {
    if (Math.max(this.#all.wait, this.#own.wait(networks)) > patience) return false;
    const own = this.#waiting.filter((other) => other.networks[0]?.name === networks[0]?.name);
    return own.length < mostOfOne;
  }

  #giveBack(networks: readonly Network[]): void {
    this.#own.giveBack(networks);
    this.#all.giveBack();
    this.#serve();
  }

  #settle(waiting: Waiting, isAdmitted: boolean): void {
    this.#waiting = this.#waiting.filter((other) => other !== waiting);
    waiting.settle(isAdmitted);
  }

  /** Lets in whoever can be, sends away whoever has waited too long or is one too many, and comes back when there is more to do. */
  #serve(): void {
    const now = this.#now();
    for (const waiting of this.#all.hasSome ? this.#inOrder() : []) {
      if (!this.#all.hasSome) break;
      if (!this.#own.take(waiting.networks)) continue;
      this.#all.take();
      this.#settle(waiting, true);
    }
    const late = this.#waiting.filter(({ until }) => until <= now);
    const tooMany = this.#waiting.length > most ? this.#inOrder().slice(most) : [];
    for (const waiting of [...late, ...tooMany]) this.#settle(waiting, false);
    this.#comeBack(now);
  }

  /** Tries from the networks with the fewest wrong ones first; among equals, whichever came first. */
  #inOrder(): readonly Waiting[] {
    return this.#waiting
      .map((waiting) => ({ waiting, spent: this.#own.spent(waiting.networks) }))
      .toSorted((one, other) => one.spent - other.spent)
      .map(({ waiting }) => waiting);
  }

  /** The next thing to happen: a token for all, or for those who wait for one of their own, or the end of somebody's patience. */
  #comeBack(now: number): void {
    this.#cancel();
    this.#cancel = () => {};
    const [first] = this.#waiting;
    if (first === undefined) return;
    const token =
      this.#all.wait > 0
        ? this.#all.wait
        : Math.min(...this.#waiting.map(({ networks }) => this.#own.wait(networks)));
    this.#cancel = this.#after(Math.max(1, Math.min(first.until - now, token)), () => this.#serve());
  }
}

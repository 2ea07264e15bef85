import type { MemoryStore } from '../memory.ts';
import type { ClusterNode, SharedKey, SharedStore, Spending } from '../shared-port.ts';

type Lease = { readonly node: ClusterNode; readonly until: number };
type Bucket = { readonly tokens: number; readonly at: number };
type Kept = SharedKey & { readonly until: number };

const byName = (one: ClusterNode, other: ClusterNode): number => (one.name < other.name ? -1 : 1);

/** What several servers in one program share with a store in memory: for tests. */
export class SharedMemory implements SharedStore {
  readonly #store: MemoryStore;
  readonly #now: () => number;
  readonly #leases = new Map<string, Lease>();
  readonly #buckets = new Map<string, Bucket>();
  #keys: readonly Kept[] = [];

  /** `now` is the clock by which everything ends, in milliseconds since 1970. */
  constructor(store: MemoryStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async renew(node: ClusterNode, ms: number): ReturnType<SharedStore['renew']> {
    const date = this.#now();
    this.#leases.set(node.name, { node, until: date + ms });
    const live = [...this.#leases.values()].filter(({ until }) => until > date);
    return { date, nodes: live.map((lease) => lease.node).toSorted(byName) };
  }

  async end(name: string): Promise<void> {
    const lease = this.#leases.get(name);
    if (lease !== undefined) this.#leases.set(name, { ...lease, until: 0 });
  }

  async holder(table: string): ReturnType<SharedStore['holder']> {
    const name = this.#store.dump().find(({ id }) => id === table)?.owner ?? null;
    if (name === null) return null;
    const lease = this.#leases.get(name);
    return { name, version: lease?.node.version ?? null, isThere: (lease?.until ?? 0) > this.#now() };
  }

  async spend(spendings: readonly Spending[]): Promise<boolean> {
    const left = spendings.map((one) => this.#tokensOf(one));
    if (left.some((tokens) => tokens < 1)) return false;
    this.#set(spendings, left, -1);
    return true;
  }

  async giveBack(spendings: readonly Spending[]): Promise<void> {
    this.#set(
      spendings,
      spendings.map((one) => this.#tokensOf(one)),
      1,
    );
  }

  async keepKey(key: SharedKey, ms: number): Promise<void> {
    const others = this.#keys.filter(({ place }) => place !== key.place);
    this.#keys = [...others, { ...key, until: this.#now() + ms }];
  }

  async redeem(hash: string): Promise<string | null> {
    const kept = this.#keys.find((key) => key.hash === hash);
    this.#keys = this.#keys.filter((key) => key !== kept);
    return kept !== undefined && kept.until > this.#now() ? kept.text : null;
  }

  async tidy(): Promise<void> {
    const now = this.#now();
    this.#keys = this.#keys.filter(({ until }) => until > now);
  }

  async close(): Promise<void> {}

  #tokensOf({ key, burst, perSecond }: Spending): number {
    const { tokens, at } = this.#buckets.get(key) ?? { tokens: burst, at: this.#now() };
    return Math.min(burst, tokens + ((this.#now() - at) / 1000) * perSecond);
  }

  #set(spendings: readonly Spending[], left: readonly number[], change: number): void {
    for (const [nth, { key, burst }] of spendings.entries()) {
      const tokens = Math.min(burst, (left[nth] ?? 0) + change);
      this.#buckets.set(key, { tokens, at: this.#now() });
    }
  }
}

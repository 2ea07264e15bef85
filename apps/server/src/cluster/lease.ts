import type { Clockwork } from '@rudel/room';
import type { Census, ClusterNode, SharedStore } from '@rudel/store';

/** How long a lease lasts, how often it is renewed, and how far the clock here may be from that of the database, in milliseconds. */
const lasting = 3000;
const between = 1000;
const mostOff = 250;

/** How it stands: `lost` where the database cannot be reached by anybody, `cut` where others can. */
export type Standing = 'held' | 'lost' | 'cut';

export type LeaseAround = {
  readonly shared: Pick<SharedStore, 'renew' | 'end'>;
  readonly clockwork: Clockwork;
  readonly node: Omit<ClusterNode, 'isLeaving' | 'address'>;
  /** Whether one of these says that the database can be reached. */
  readonly askOthers: (nodes: readonly ClusterNode[]) => Promise<boolean>;
  readonly report: (event: string, details?: { readonly [key: string]: string | number }) => void;
  /** Another server is there. */
  readonly onFound: (name: string) => void;
  /** Others have ended, or cannot be expected to answer any more. */
  readonly onGone: (names: readonly string[]) => void;
  /** The others can reach the database, and this server cannot. */
  readonly onCut: () => void;
  /** Renewed after it had ended: somebody may have taken tables over. */
  readonly onReturn: () => void;
};

/** The lease of this server, and what it knows of those of the others. */
export class Lease {
  readonly #around: LeaseAround;
  /** The others, by name: those of the last census, and for a while those of the one before an interruption. */
  #others: ReadonlyMap<string, ClusterNode> = new Map();
  /** Those that have ended, though their lease may not have. */
  readonly #gone = new Set<string>();
  #address = '';
  #isLeaving = false;
  #hasEnded = false;
  #standing: Standing = 'held';
  #renewedAt: number;
  #lenientUntil = Number.NEGATIVE_INFINITY;
  #isClockOff = false;
  #renewing: Promise<void> | null = null;
  #cancel: () => void = () => {};

  constructor(around: LeaseAround) {
    this.#around = around;
    this.#renewedAt = around.clockwork.now();
  }

  get name(): string {
    return this.#around.node.name;
  }

  get version(): number {
    return this.#around.node.version;
  }

  get standing(): Standing {
    return this.#standing;
  }

  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  /** Whether the clock of this machine is too far from the others. */
  get isClockOff(): boolean {
    return this.#isClockOff;
  }

  /** Milliseconds since it was renewed. */
  get age(): number {
    return this.#around.clockwork.now() - this.#renewedAt;
  }

  /** The others, by name. */
  get others(): readonly ClusterNode[] {
    return [...this.#others.values()].filter(({ name }) => !this.#gone.has(name));
  }

  other(name: string): ClusterNode | undefined {
    return this.#gone.has(name) ? undefined : this.#others.get(name);
  }

  /** Those from whom no table is taken. */
  get spared(): readonly string[] {
    return this.others.filter(({ isLeaving }) => !isLeaving).map(({ name }) => name);
  }

  /** Fails where the database cannot be reached, and where others have another secret. */
  async begin(address: string): Promise<void> {
    const { shared, node, clockwork } = this.#around;
    this.#address = address;
    const began = { now: clockwork.now(), date: clockwork.date() };
    const census = await shared.renew(this.#node, lasting);
    if (census.nodes.some(({ mark }) => mark !== node.mark)) {
      await shared.end(node.name);
      throw new Error('Another server of these tables has another RUDEL_PEER_SECRET.');
    }
    this.#renewedAt = began.now;
    const half = (clockwork.now() - began.now) / 2;
    this.#learn(census, began.date + half, half);
    this.#wait();
  }

  /** A server has ended without a word: nobody needs to wait for its lease. */
  hasGone(name: string): void {
    if (!this.#others.has(name) || this.#gone.has(name)) return;
    this.#gone.add(name);
    this.#around.onGone([name]);
  }

  /** Looks now who is there. */
  async renew(): Promise<void> {
    this.#renewing ??= this.#renewOnce().finally(() => {
      this.#renewing = null;
    });
    await this.#renewing;
  }

  /** From now on the others take what this one hands on. */
  async leave(): Promise<void> {
    this.#isLeaving = true;
    await this.#renewing;
    await this.renew();
  }

  async end(): Promise<void> {
    this.#hasEnded = true;
    this.#cancel();
    await this.#renewing;
    await this.#around.shared.end(this.name).catch(() => {});
  }

  get #node(): ClusterNode {
    return { ...this.#around.node, address: this.#address, isLeaving: this.#isLeaving };
  }

  #wait(): void {
    this.#cancel();
    if (this.#hasEnded) return;
    this.#cancel = this.#around.clockwork.after(between, () => {
      void this.renew().finally(() => this.#wait());
    });
  }

  /** Whether it can be renewed just now. */
  async canRenew(): Promise<boolean> {
    return !this.#hasEnded && (await this.#attempt());
  }

  async #renewOnce(): Promise<void> {
    if (!(await this.#attempt())) await this.#hasFailed();
  }

  async #attempt(): Promise<boolean> {
    const { shared, clockwork } = this.#around;
    const began = { now: clockwork.now(), date: clockwork.date() };
    try {
      const census = await shared.renew(this.#node, lasting);
      const took = clockwork.now() - began.now;
      this.#hasRenewed(census, began.now, began.date + took / 2, took / 2);
      return true;
    } catch {
      return false;
    }
  }

  #hasRenewed(census: Census, now: number, date: number, doubt: number): void {
    const wasInterrupted = now - this.#renewedAt > lasting;
    this.#renewedAt = Math.max(now, this.#renewedAt);
    if (wasInterrupted) this.#lenientUntil = now + lasting;
    if (this.#standing !== 'held') this.#around.report('lease-held-again');
    this.#standing = 'held';
    this.#learn(census, date, doubt);
    if (wasInterrupted) this.#around.onReturn();
  }

  /** Where everybody was cut off for a while, those who have not renewed yet are given time to. */
  #learn({ nodes, date }: Census, dateHere: number, doubt: number): void {
    const before = this.#others;
    const now = new Map(nodes.filter(({ name }) => name !== this.name).map((node) => [node.name, node]));
    const isLenient = this.#around.clockwork.now() < this.#lenientUntil;
    this.#others = isLenient ? new Map([...before, ...now]) : now;
    for (const name of now.keys()) if (!before.has(name)) this.#around.onFound(name);
    const wasOff = this.#isClockOff;
    this.#isClockOff = Math.abs(dateHere - date) - doubt > mostOff;
    if (this.#isClockOff && !wasOff)
      this.#around.report('clock-off', { milliseconds: Math.round(dateHere - date) });
    const gone = [...before.keys()].filter((name) => !this.#others.has(name) && !this.#gone.has(name));
    for (const name of this.#gone) if (!this.#others.has(name)) this.#gone.delete(name);
    if (gone.length > 0) this.#around.onGone(gone);
  }

  async #hasFailed(): Promise<void> {
    if (this.age < lasting || this.#hasEnded) return;
    const before = this.#standing;
    const canOthers = await this.#around.askOthers(this.others);
    /** The database may have come back in between. */
    if (canOthers && (await this.#attempt())) return;
    this.#standing = canOthers ? 'cut' : 'lost';
    if (this.#standing === before) return;
    this.#around.report(this.#standing === 'cut' ? 'cut-off' : 'database-lost');
    if (this.#standing === 'cut') this.#around.onCut();
  }
}

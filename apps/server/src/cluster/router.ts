import type { Clockwork, Tables } from '@rudel/room';
import type { ClusterNode, Holder, SharedStore } from '@rudel/store';
import { placeOf } from '../hall/spread-hall.ts';
import { PeerGone, PeerUnreachable } from './call-peer.ts';
import type { Lease } from './lease.ts';
import type { Peer } from './peer.ts';
import { isElsewhere } from './serve-peer.ts';

/** Where a table is: here, or behind a line. */
export type Whereabouts = 'here' | Peer;

/** Nobody could be found in time who has a table, or may take it. */
export class Nowhere extends Error {
  override readonly name = 'Nowhere';
}

/** What is known of this server and of the others. */
export type Known = Pick<
  Lease,
  'name' | 'version' | 'standing' | 'isLeaving' | 'others' | 'other' | 'spared' | 'renew'
>;

export type RouterAround = {
  readonly lease: Known;
  readonly shared: Pick<SharedStore, 'holder'>;
  readonly peers: { to(node: ClusterNode): Promise<Peer> };
  readonly here: Pick<Tables, 'has' | 'open'>;
  readonly clockwork: Clockwork;
};

/** How long a table is looked for, and how long until the next try, in milliseconds: longer than a lease and whoever renews it late. */
const patience = 6000;
const betweenTries = 100;

/** Finds out where a table is, and has it opened here where nobody else has it. */
export class Router {
  readonly #around: RouterAround;

  constructor(around: RouterAround) {
    this.#around = around;
  }

  /** Where a table is; here, it is open by then, if it can be opened and is to be. Fails with `Nowhere`. */
  async find(id: string, isToOpen: boolean): Promise<Whereabouts> {
    const { clockwork } = this.#around;
    const until = clockwork.now() + patience;
    for (;;) {
      const found = await this.#tried(id, isToOpen);
      if (found !== null) return found;
      if (clockwork.now() >= until) throw new Nowhere();
      await new Promise<void>((resolve) => {
        clockwork.after(betweenTries, resolve);
      });
    }
  }

  /** Whether this server opens a table by itself that nobody has any more: one of those that are there does. */
  isOurs(id: string): boolean {
    const { lease } = this.#around;
    if (lease.isLeaving || lease.standing !== 'held') return false;
    return this.#chosen(id, [lease.name, ...lease.spared]) === lease.name;
  }

  async #tried(id: string, isToOpen: boolean): Promise<Whereabouts | null> {
    try {
      const at = await this.#whereabouts(id);
      if (at === 'here' && isToOpen) await this.#open(id);
      return at;
    } catch (error) {
      if (error instanceof PeerGone || error instanceof PeerUnreachable || isElsewhere(error)) return null;
      throw error;
    }
  }

  /** What keeps a table from being opened is told to whoever asks for it then. */
  async #open(id: string): Promise<void> {
    await this.#around.here.open(id).catch((error: unknown) => {
      if (isElsewhere(error)) throw error;
    });
  }

  async #whereabouts(id: string): Promise<Whereabouts> {
    const { lease, shared, here } = this.#around;
    if (here.has(id) && lease.standing !== 'cut') return 'here';
    if (lease.standing === 'cut') throw new PeerUnreachable();
    const holder = await shared.holder(id).catch(() => {
      throw new PeerUnreachable();
    });
    if (holder !== null && holder.name !== lease.name) {
      const node = await this.#holding(holder);
      if (node !== undefined && !node.isLeaving) return this.#around.peers.to(node);
      if (this.#isTooNew(holder)) return this.#newer(holder);
    }
    return lease.isLeaving ? this.#somebodyElse(id) : 'here';
  }

  /** Whoever has a table; undefined where they are gone. The database may know more than was read a second ago. */
  async #holding({ name, isThere }: Holder): Promise<ClusterNode | undefined> {
    const { lease } = this.#around;
    if (isThere !== (lease.other(name) !== undefined)) await lease.renew();
    return lease.other(name);
  }

  #isTooNew({ version }: Holder): boolean {
    return (version ?? 0) > this.#around.lease.version;
  }

  /** What a later version has written is left to those who can read it. */
  #newer(holder: Holder): Promise<Whereabouts> {
    const { lease, peers } = this.#around;
    const node = lease.others.find(
      ({ version, isLeaving }) => !isLeaving && version >= (holder.version ?? 0),
    );
    if (node === undefined) throw new PeerUnreachable();
    return peers.to(node);
  }

  #somebodyElse(id: string): Promise<Whereabouts> | 'here' {
    const { lease, peers } = this.#around;
    const node = lease.other(this.#chosen(id, lease.spared) ?? '');
    return node === undefined ? 'here' : peers.to(node);
  }

  /** For each table another one, and for all servers the same. */
  #chosen(id: string, names: readonly string[]): string | undefined {
    return names.toSorted()[placeOf(id, names.length)];
  }
}

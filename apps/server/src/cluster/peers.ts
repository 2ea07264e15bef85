import type { ClusterNode } from '@rudel/store';
import type { Log } from '../logging.ts';
import { PeerGone, openLine } from './call-peer.ts';
import type { PeerSecret } from './peer-secret.ts';
import { Peer } from './peer.ts';

export type PeersAround = {
  readonly secret: PeerSecret;
  readonly log: Log;
  /** A server has ended without a word. */
  readonly onGone: (name: string) => void;
};

/** The lines to other servers: each is opened when it is needed, once. */
export class Peers {
  readonly #around: PeersAround;
  readonly #lines = new Map<string, Promise<Peer>>();
  readonly #open = new Map<string, Peer>();

  constructor(around: PeersAround) {
    this.#around = around;
  }

  /** How many lines there are, and devices whose tables are behind them. */
  get count(): number {
    return this.#open.size;
  }

  get devices(): number {
    return [...this.#open.values()].reduce((sum, peer) => sum + peer.devices, 0);
  }

  /** Fails with `PeerGone` or `PeerUnreachable`. */
  async to(node: ClusterNode): Promise<Peer> {
    const known = this.#lines.get(node.name);
    if (known !== undefined) return known;
    const opening = this.#opened(node);
    this.#lines.set(node.name, opening);
    return opening;
  }

  /** Whoever is behind such a line is sent away, and comes back to another server. */
  drop(name: string): void {
    this.#open.get(name)?.close();
  }

  close(): void {
    for (const peer of this.#open.values()) peer.close();
  }

  async #opened(node: ClusterNode): Promise<Peer> {
    const { secret, log, onGone } = this.#around;
    const { name } = node;
    try {
      const { stream, head } = await openLine(node, secret);
      const peer = new Peer(stream, head, log);
      this.#open.set(name, peer);
      void peer.ended.then(() => {
        this.#open.delete(name);
        this.#lines.delete(name);
        log.info('line-ended', { node: name });
      });
      log.info('line-opened', { node: name });
      return peer;
    } catch (error) {
      this.#lines.delete(name);
      log.warn('line-failed', { node: name, gone: error instanceof PeerGone ? 1 : 0 });
      if (error instanceof PeerGone) onGone(name);
      throw error;
    }
  }
}

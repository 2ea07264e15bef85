import { Buckets } from './limits.ts';
import type { Now, Rate } from './limits.ts';

/** A network that an address lies in. */
export type Network = { readonly name: string; readonly size: keyof Shares };

/**
 * How much more than one address a larger network may do. A customer has a /64, often a /56 and sometimes a /48 to choose addresses from;
 * under IPv4 a /24 is many customers, and counts only where it says so.
 */
export type Shares = {
  readonly '/64': number;
  readonly '/56': number;
  readonly '/48': number;
  readonly '/32': number;
  readonly '/24': number;
};

export const usualShares: Shares = { '/64': 1, '/56': 4, '/48': 16, '/32': 1, '/24': Infinity };

/** All that stands between a guesser and a code is their number: larger networks get little more than one address. */
export const guessShares: Shares = { '/64': 1, '/56': 2, '/48': 4, '/32': 1, '/24': 4 };

/** The networks of an address as `addressOf` gives it, the narrowest first. */
export function networksOf(address: string): readonly Network[] {
  if (!address.includes(':')) {
    const parts = address.split('.');
    const own: Network = { name: address, size: '/32' };
    return parts.length === 4 ? [own, { name: parts.slice(0, 3).join('.'), size: '/24' }] : [own];
  }
  const [first, fourth = '0'] = [address.split(':').slice(0, 3).join(':'), address.split(':')[3]];
  const block = (Number.parseInt(fourth, 16) >> 8).toString(16);
  return [
    { name: address, size: '/64' },
    { name: `${first}:${block}`, size: '/56' },
    { name: first, size: '/48' },
  ];
}

type Size = keyof Shares;

/** Buckets for each network that something comes from: all of them must have a token. */
export class NetworkBuckets {
  readonly #buckets: ReadonlyMap<Size, Buckets>;

  constructor(rate: Rate, now: Now, shares: Shares = usualShares) {
    const sizes = Object.entries(shares) as [Size, number][];
    this.#buckets = new Map(
      sizes
        .filter(([, share]) => share !== Infinity)
        .map(([size, share]) => [
          size,
          new Buckets({ burst: rate.burst * share, perSecond: rate.perSecond * share }, now),
        ]),
    );
  }

  /** Spends a token of each network; none, and false, if one of them has none. */
  take(networks: readonly Network[]): boolean {
    const taken: Network[] = [];
    for (const network of networks) {
      if (this.#buckets.get(network.size)?.take(network.name) === false) {
        this.giveBack(taken);
        return false;
      }
      taken.push(network);
    }
    return true;
  }

  giveBack(networks: readonly Network[]): void {
    for (const { name, size } of networks) this.#buckets.get(size)?.giveBack(name);
  }

  /** How many milliseconds until all of them have a token. */
  wait(networks: readonly Network[]): number {
    return Math.max(0, ...networks.map(({ name, size }) => this.#buckets.get(size)?.wait(name) ?? 0));
  }

  /** What part of their tokens is spent, in the network where that is most: 0 for somebody new. */
  spent(networks: readonly Network[]): number {
    return Math.max(0, ...networks.map(({ name, size }) => this.#buckets.get(size)?.spent(name) ?? 0));
  }
}

/** How many there are of something in each network. */
export class NetworkCounts {
  readonly #counts = new Map<string, number>();

  /** Whether an address or a network around it has as many as it may. */
  isCrowd(networks: readonly Network[], most: number): boolean {
    return networks.some((network) => this.#count(network) >= most * usualShares[network.size]);
  }

  add(networks: readonly Network[]): void {
    for (const network of networks) this.#counts.set(keyOf(network), this.#count(network) + 1);
  }

  remove(networks: readonly Network[]): void {
    for (const network of networks) {
      const left = this.#count(network) - 1;
      if (left <= 0) this.#counts.delete(keyOf(network));
      else this.#counts.set(keyOf(network), left);
    }
  }

  #count(network: Network): number {
    return this.#counts.get(keyOf(network)) ?? 0;
  }
}

const keyOf = ({ name, size }: Network): string => `${name}${size}`;

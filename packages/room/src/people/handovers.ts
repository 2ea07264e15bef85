import type { PersonId } from '@rudel/protocol';
import { base64url, hashOf } from '../keys.ts';
import type { KeyShelf, Ports } from '../ports.ts';

/** Whose place a key is for. */
export type PlaceClaim = {
  readonly person: PersonId;
  /** The host's key opens it only in the match it was made in (0 where none ran): whoever gets it is marked there. Null for one's own. */
  readonly during: number | null;
};

type ClaimAt = PlaceClaim & { readonly table: string };

type Kept = Parameters<KeyShelf['keepKey']>[0] & { readonly until: number };

/** Keys in memory. */
class KeysHere implements KeyShelf {
  readonly #now: () => number;
  /** By their hashes, the oldest first. */
  readonly #keys = new Map<string, Kept>();

  constructor(now: () => number) {
    this.#now = now;
  }

  async keepKey(key: Parameters<KeyShelf['keepKey']>[0], ms: number): Promise<void> {
    this.#forget(({ place }) => place === key.place);
    this.#keys.set(key.hash, { ...key, until: this.#now() + ms });
  }

  async redeem(hash: string): Promise<string | null> {
    this.#forget(() => false);
    const kept = this.#keys.get(hash);
    this.#keys.delete(hash);
    return kept?.text ?? null;
  }

  /** Some keys, and all whose time is over. */
  #forget(isMeant: (key: Kept) => boolean): void {
    const now = this.#now();
    for (const [hash, key] of this.#keys) if (key.until <= now || isMeant(key)) this.#keys.delete(hash);
  }
}

/** Keys with which another device takes over somebody's place: good once and for a short time, and kept by their hashes. */
export class Handovers {
  readonly #ports: Ports;
  readonly #shelf: KeyShelf;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#shelf = ports.shared ?? new KeysHere(() => ports.clockwork.now());
  }

  /** A new key; an earlier one to the same place is good no more. */
  async make(table: string, { person, during }: PlaceClaim): Promise<string> {
    const key = base64url(this.#ports.randomBytes(16));
    const claim: ClaimAt = { table, person, during };
    const place = `${table} ${person}`;
    await this.#shelf.keepKey(
      { hash: hashOf(key), place, text: JSON.stringify(claim) },
      this.#ports.pace.handover,
    );
    return key;
  }

  async redeem(key: string): Promise<ClaimAt | null> {
    const text = await this.#shelf.redeem(hashOf(key));
    return text === null ? null : (JSON.parse(text) as ClaimAt);
  }
}

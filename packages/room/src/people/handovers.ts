import type { PersonId } from '@rudel/protocol';
import { base64url, hashOf } from '../keys.ts';
import type { Ports } from '../ports.ts';

/** Whose place a key is for. */
export type PlaceClaim = {
  readonly person: PersonId;
  /** The host's key opens it only in the match it was made in (0 where none ran): whoever gets it is marked there. Null for one's own. */
  readonly during: number | null;
};

type ClaimAt = PlaceClaim & { readonly table: string };

/** Keys with which another device takes over somebody's place: in memory, good once and for a short time. */
export class Handovers {
  readonly #ports: Ports;
  /** By the hash of the key, the oldest first. */
  readonly #places = new Map<string, ClaimAt & { readonly until: number }>();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** A new key; an earlier one to the same place is good no more. */
  make(table: string, { person, during }: PlaceClaim): string {
    this.#forget((place) => place.table === table && place.person === person);
    const key = base64url(this.#ports.randomBytes(16));
    const until = this.#ports.clockwork.now() + this.#ports.pace.handover;
    this.#places.set(hashOf(key), { table, person, during, until });
    return key;
  }

  redeem(key: string): ClaimAt | null {
    this.#forget(() => false);
    const hash = hashOf(key);
    const place = this.#places.get(hash) ?? null;
    this.#places.delete(hash);
    return place;
  }

  /** Some places, and all whose time is over. */
  #forget(isMeant: (place: ClaimAt) => boolean): void {
    const now = this.#ports.clockwork.now();
    for (const [hash, place] of this.#places) {
      if (place.until <= now || isMeant(place)) this.#places.delete(hash);
    }
  }
}

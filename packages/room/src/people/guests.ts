import type { PersonId } from '@rudel/protocol';
import { hashOf, sameHash } from '../keys.ts';
import { personArrived } from '../table/table-state.ts';

/** Somebody who was given a token and has not come yet. */
export type Guest = {
  readonly person: PersonId;
  /** The hash of the token. */
  readonly hash: string;
  readonly name: string;
  readonly contribution: string;
  readonly watch: boolean;
  readonly program: boolean;
  /** When they are forgotten. */
  readonly until: number;
};

/** How many may be on their way to one table; whoever has been for longest is forgotten first. */
const mostGuests = 256;

/** Those on their way to a table: in memory, for a short time, and nowhere else. They hold no seat and count for nothing. */
export class Guests {
  #guests: readonly Guest[] = [];

  /** The first name of a person that neither anybody at the table nor anybody on the way has. */
  freshPerson(arrivals: number): PersonId {
    const taken = new Set(this.#guests.map(({ person }) => person));
    let nth = arrivals + 1;
    while (taken.has(personArrived(nth))) nth += 1;
    return personArrived(nth);
  }

  add(guest: Guest, now: number): void {
    this.#forgetLate(now);
    this.#guests = [...this.#guests.slice(1 - mostGuests), guest];
  }

  /** Whose token this is; null if nobody on the way has it. All hashes are compared. */
  find(token: string, now: number): Guest | null {
    this.#forgetLate(now);
    const hash = hashOf(token);
    let found: Guest | null = null;
    for (const guest of this.#guests) if (sameHash(hash, guest.hash)) found = guest;
    return found;
  }

  remove(guest: Guest): void {
    this.#guests = this.#guests.filter((other) => other !== guest);
  }

  #forgetLate(now: number): void {
    this.#guests = this.#guests.filter(({ until }) => until > now);
  }
}

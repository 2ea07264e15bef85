import { contributionNotation } from '@rudel/kernel';
import { cleanName } from '@rudel/protocol';
import type { Admission, JoinTable, PersonId } from '@rudel/protocol';
import { freshToken, hashOf } from '../keys.ts';
import type { LiveTable } from '../live-table.ts';
import type { OrRefusal } from '../rooms-port.ts';
import { arrival } from '../table/decide-places.ts';
import { granted } from '../table/decision.ts';
import { httpRefusal } from '../table/refusals.ts';
import type { RoomReason } from '../table/refusals.ts';
import { mostArrivals, mostPeople } from '../table/table-state.ts';
import { Guests } from './guests.ts';
import type { Guest } from './guests.ts';

const no = <T>(reason: RoomReason): OrRefusal<T> => ({ ok: false, refusal: httpRefusal(reason) });

/** How somebody new comes to a table: with a token at first, and with a place from their hello on. */
export class Reception {
  readonly #table: LiveTable;
  readonly #guests = new Guests();

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** Gives somebody a token, and expects them for a while. */
  invite({ name: wantedName, contribution: text, watch, program }: JoinTable): OrRefusal<Admission> {
    const name = cleanName(wantedName);
    const contribution = contributionNotation.parse(text);
    if (name === null) return no('name-missing');
    if (!contribution.ok) return no('bad-contribution');
    const { ports, now, ledger } = this.#table;
    const token = freshToken(ports.randomBytes);
    const person = this.#guests.freshPerson(ledger.state.arrivals);
    const until = now + ports.pace.hello;
    const brought = { name, contribution: contribution.value, watch, program: program === true };
    const guest = { person, hash: hashOf(token), ...brought, until };
    const reason = this.#whyNot(guest);
    if (reason !== null) return no(reason);
    this.#guests.add(guest, now);
    return { ok: true, value: { table: ledger.id, person, token } };
  }

  /** Whether somebody with this token is expected. */
  expects(token: string): boolean {
    return this.#guests.find(token, this.#table.now) !== null;
  }

  /**
   * Whoever was given this token gets a place, if it can be written just now, or else when they try again; null where they are not
   * expected any more, or there is no place.
   */
  async receive(token: string): Promise<PersonId | null> {
    const { ledger, now } = this.#table;
    const guest = this.#guests.find(token, now);
    if (guest === null || this.#whyNot(guest) !== null) return null;
    if (this.#table.crowd.change(null, now) > 0) return guest.person;
    const tokens = [{ person: guest.person, hash: guest.hash }];
    const fate = await this.#table.writer.write(granted(...arrival(ledger.head, guest)), null, { tokens });
    if (fate === 'written') this.#guests.remove(guest);
    return guest.person;
  }

  /** Why there is no place for somebody; null where there is. */
  #whyNot(guest: Guest): RoomReason | null {
    const { head, book } = this.#table.ledger;
    if (head.people.size >= mostPeople || head.arrivals >= mostArrivals) return 'table-full';
    return book.whyNot(arrival(head, guest));
  }
}

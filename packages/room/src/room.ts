import type { Seat } from '@rudel/kernel';
import type { Admission, Farewell, Hello, JoinTable, PersonId, TableGlance } from '@rudel/protocol';
import type { Finder } from '@rudel/store';
import { Inbox } from './commands/inbox.ts';
import { LiveTable } from './live-table.ts';
import { Device } from './people/device.ts';
import { handedOver, runningMatch, takenOver } from './people/handing-over.ts';
import type { PlaceClaim } from './people/handovers.ts';
import { Reception } from './people/reception.ts';
import { goOnWithRoom, returning, welcomeBack } from './people/returning.ts';
import type { Link } from './ports.ts';
import type { RoomPorts } from './room-ports.ts';
import type { Attached, OrRefusal } from './rooms-port.ts';
import { httpRefusal } from './table/refusals.ts';
import type { RoomReason } from './table/refusals.ts';
import { tableGlance } from './table/table-doc.ts';
import { seatOf } from './table/table-state.ts';
import type { TableState } from './table/table-state.ts';
import { Caretaker } from './time/caretaker.ts';
import type { DiskPace } from './time/tick.ts';
import { dissolve } from './upkeep/dissolve.ts';
import { faultDetails } from './writing/disk-space.ts';
import type { Ledger } from './writing/ledger.ts';
import { awaited, Rounds, TryAlone } from './writing/rounds.ts';
import type { Ended, Turn } from './writing/rounds.ts';

const no = <T>(reason: RoomReason): OrRefusal<T> => ({ ok: false, refusal: httpRefusal(reason) });

/** One table: the single writer of its log. What is written happens one after the other; what is only answered, at once. */
export class Room {
  readonly id: string;
  /** When it was opened. */
  readonly since: number;
  readonly #ports: RoomPorts;
  readonly #onEnd: (why: Farewell) => void;
  readonly #rounds: Rounds;
  readonly #table: LiveTable;
  readonly #reception: Reception;
  readonly #caretaker: Caretaker;
  readonly #inbox: Inbox;
  /** How everybody was sent away; null while it goes on. */
  #ended: Farewell | null = null;

  constructor(ports: RoomPorts, ledger: Ledger, disk: DiskPace, onEnd: (why: Farewell) => void) {
    this.id = ledger.id;
    this.since = ports.clockwork.now();
    this.#ports = ports;
    this.#onEnd = onEnd;
    const table = new LiveTable(ports, ledger, disk, (why) => this.#end(why));
    const { writer } = table;
    this.#table = table;
    this.#reception = new Reception(table);
    this.#rounds = new Rounds({ tick: writer.tick, isClosing: () => writer.isClosing });
    this.#inbox = new Inbox(table, {
      isFree: () => this.#rounds.isFree,
      inTurn: (begin, ended) => this.#take(begin, ended),
      hasEnded: () => this.hasEnded,
    });
    this.#caretaker = new Caretaker(table, {
      inTurn: (task) => this.#later(task),
      abandon: () => {
        if (table.crowd.isEmpty && !this.#rounds.hasMore) this.#end('closed');
      },
    });
    this.#caretaker.tend();
  }

  get glance(): TableGlance {
    return tableGlance(this.id, this.#state);
  }

  /** The number of the match that runs; null where none does. */
  get runningMatch(): number | null {
    return runningMatch(this.#state);
  }

  /** For whoever looks after all tables. */
  get kept(): { readonly state: TableState; readonly here: number } {
    return { state: this.#state, here: this.#table.crowd.devices.length };
  }

  get isListed(): boolean {
    return this.#state.listed;
  }

  /** Whether this is the table that an invitation or a code is for. */
  isFoundBy(by: Finder): boolean {
    const { invite, code } = this.#table.ledger.keys;
    return 'invite' in by ? by.invite === invite : by.code === code;
  }

  get hasEnded(): boolean {
    return this.#ended !== null;
  }

  /** Whether strangers find it: somebody is here who would see them come. */
  get isOnList(): boolean {
    return this.isListed && !this.#table.crowd.isEmpty;
  }

  /** Gives somebody new a token; they are at the table from their hello on. */
  async join(wanted: JoinTable): Promise<OrRefusal<Admission>> {
    if (this.hasEnded) return no('no-such-table');
    const admission = this.#reception.invite(wanted);
    if (admission.ok && this.#table.crowd.isEmpty) this.#caretaker.hasTurned();
    this.#caretaker.tend();
    return admission;
  }

  /** Who may make a key to which person's place: everybody to their own, the host to that of somebody away. */
  async handover(token: string, seat: Seat | null): Promise<OrRefusal<PlaceClaim>> {
    const person = this.#personOf(token);
    if (person === null) return no('not-yours');
    if (seat === null || seatOf(this.#state, person) === seat)
      return { ok: true, value: { person, during: null } };
    return this.#inTurn(() => handedOver(this.#table, person, seat));
  }

  /** Another device takes over: from now on its token is the person's only one. */
  take(place: PlaceClaim): Promise<OrRefusal<Admission>> {
    return this.#inTurn(() => takenOver(this.#table, place));
  }

  /** Lets a device in, at once unless its coming changes something about the table. */
  async attach(hello: Hello, link: Link): Promise<Attached | null> {
    const person = this.#personOf(hello.token);
    const changesNothing =
      person === null ? !this.#reception.expects(hello.token) : returning(this.#table, person).length === 0;
    if (this.hasEnded || changesNothing) return this.#letIn(hello, link, person, !this.hasEnded);
    return this.#inTurn(async () => {
      const known = this.#personOf(hello.token) ?? (await this.#reception.receive(hello.token));
      return this.#letIn(hello, link, known, known !== null && (await this.#isWelcome(known)));
    });
  }

  #letIn(hello: Hello, link: Link, person: PersonId | null, isWelcome: boolean): Attached | null {
    if (person === null || !isWelcome) {
      link.close(person === null ? 'unknown' : (this.#ended ?? 'closed'));
      return null;
    }
    const device = new Device(person, link, () => this.#table.herald.leastLength);
    this.#arrive(device);
    try {
      this.#table.herald.greet(device, hello.have);
    } catch (error) {
      this.#depart(device);
      throw error;
    }
    return this.#attached(device);
  }

  /** Sends everybody away and stops. */
  close(): Promise<void> {
    this.#table.writer.tick.hurry();
    return this.#inTurn(async () => this.#end('closed'));
  }

  /** The same, without waiting for what it does just now: whoever has been told nothing asks again elsewhere. */
  leave(): void {
    this.#end('closed');
  }

  /** Ends the table for good, and tells everybody so; returns how many devices were sent away. */
  dissolve(): Promise<number> {
    this.#table.writer.tick.hurry();
    return this.#inTurn(async () => {
      const sentAway = this.hasEnded ? 0 : await dissolve(this.#table);
      this.#end('dissolved');
      return sentAway;
    });
  }

  /** There is no room on the disk, or some again. */
  spaceHasTurned(): void {
    this.#table.herald.tellTable();
    if (!this.#ports.space.isFull) this.#later(() => goOnWithRoom(this.#table));
  }

  get #state(): TableState {
    return this.#table.ledger.state;
  }

  #personOf(token: string): PersonId | null {
    const person = this.#table.ledger.personOf(token);
    return person !== null && this.#state.people.has(person) ? person : null;
  }

  #attached(device: Device): Attached {
    return {
      receive: (command) => this.#inbox.receive(device, command),
      caughtUp: () => {
        if (device.hasMissed) this.#table.herald.greet(device);
        else device.sendOwed();
      },
      detach: () => this.#depart(device),
    };
  }

  async #isWelcome(person: PersonId): Promise<boolean> {
    return !this.hasEnded && this.#state.people.has(person) && welcomeBack(this.#table, person);
  }

  #arrive(device: Device): void {
    const { crowd, now, herald } = this.#table;
    const wasEmpty = crowd.isEmpty;
    crowd.add(device, now);
    if (wasEmpty) this.#caretaker.hasTurned();
    herald.tellTable();
    this.#caretaker.tend();
  }

  #depart(device: Device): void {
    const { crowd, now } = this.#table;
    device.drop();
    const wasEmpty = crowd.isEmpty;
    crowd.remove(device, now);
    crowd.update(this.#state.people.keys(), now);
    if (crowd.isEmpty && !wasEmpty) this.#caretaker.hasTurned();
    if (!this.hasEnded) this.#caretaker.tend();
  }

  #sendAway(device: Device, why: Farewell): void {
    device.close(why);
    this.#depart(device);
  }

  #end(why: Farewell): void {
    if (this.hasEnded) return;
    this.#ended = why;
    for (const device of this.#table.crowd.devices) this.#sendAway(device, why);
    this.#caretaker.stop();
    this.#onEnd(why);
  }

  /** After each turn the table is in order; where one fails by itself, that is reported and the table read again before the next. */
  #take(begin: Turn, ended: Ended): void {
    this.#rounds.run((over) => {
      const end: Ended = (error) => {
        if (error === null) this.#inOrder(null, over);
        else void Promise.resolve().then(() => this.#failed(error, over));
      };
      try {
        begin(end);
      } catch (error) {
        end(error);
      }
    }, ended);
  }

  /** Comes a moment later: whether it was alone is known when all that is done together has begun. */
  #failed(error: unknown, over: Ended): void {
    if (error instanceof TryAlone || this.#rounds.isShared) {
      this.#inOrder(new TryAlone(), over);
      return;
    }
    this.#ports.report('turn-failed', {
      table: this.id,
      error: error instanceof Error ? error.name : '',
      ...faultDetails(error),
    });
    this.#table.writer.recover(error).then(
      () => this.#inOrder(error, over),
      (other: unknown) => this.#inOrder(other, over),
    );
  }

  #inOrder(error: unknown, over: Ended): void {
    let found = error;
    try {
      for (const { device, why } of this.#table.audience.parted()) this.#sendAway(device, why);
      if (this.#state.people.size === 0) this.#end('closed');
      else if (!this.hasEnded) this.#caretaker.tend();
    } catch (defect) {
      found = defect;
    }
    over(found);
  }

  /** The same for whoever waits for it. */
  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    return awaited((begin, ended) => this.#take(begin, ended), task);
  }

  /** The same for what nobody waits for. */
  #later(task: () => Promise<void>): void {
    this.#inTurn(task).catch(() => {});
  }
}

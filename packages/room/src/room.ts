import type { Seat } from '@rudel/kernel';
import type { Admission, Command, Farewell, Hello, JoinTable, PersonId, TableGlance } from '@rudel/protocol';
import { Caretaker } from './caretaker.ts';
import { Device } from './device.ts';
import type { Place } from './handovers.ts';
import { freshToken, hashOf } from './keys.ts';
import type { Ledger } from './ledger.ts';
import { perform } from './perform.ts';
import type { Link, Ports } from './ports.ts';
import { Queue } from './queue.ts';
import { Reception } from './reception.ts';
import type { Attached, OrRefusal } from './rooms-port.ts';
import { granted } from './table/decision.ts';
import type { TableEntry } from './table/entry.ts';
import { httpRefusal, tableRefusal } from './table/refusals.ts';
import type { RoomReason } from './table/refusals.ts';
import { tableGlance } from './table/table-doc.ts';
import { isToldMore, seatOf } from './table/table-state.ts';
import type { TableState } from './table/table-state.ts';
import { Writer } from './writer.ts';

/** How many commands of one device wait at most. */
const mostWaiting = 32;

const no = <T>(reason: RoomReason, ...about: readonly string[]): OrRefusal<T> => ({
  ok: false,
  refusal: httpRefusal(reason, ...about),
});

/** One table: the single writer of its log. Whatever happens at it happens one after the other. */
export class Room {
  readonly id: string;
  readonly #ports: Ports;
  readonly #onEnd: () => void;
  readonly #queue = new Queue();
  readonly #writer: Writer;
  readonly #reception: Reception;
  readonly #caretaker: Caretaker;
  #ended = false;

  constructor(ports: Ports, ledger: Ledger, onEnd: () => void) {
    this.id = ledger.id;
    this.#ports = ports;
    this.#onEnd = onEnd;
    this.#writer = new Writer(ports, ledger, (why) => this.#end(why));
    this.#reception = new Reception(this.#writer);
    this.#caretaker = new Caretaker(this.#writer, {
      inTurn: (task) => this.#later(task),
      abandon: () => {
        if (this.#writer.crowd.isEmpty && !this.#queue.hasWaiting) this.#end('closed');
      },
    });
    this.#caretaker.tend();
  }

  get glance(): TableGlance {
    return tableGlance(this.id, this.#state);
  }

  /** The number of the match that runs; null where none does. */
  get runningMatch(): number | null {
    const { phase, match } = this.#state;
    return phase === 'playing' ? (match?.number ?? null) : null;
  }

  get isListed(): boolean {
    return this.#state.listed;
  }

  get hasEnded(): boolean {
    return this.#ended;
  }

  /** Whether strangers find it: somebody is here who would see them come. */
  get isOnList(): boolean {
    return this.isListed && !this.#writer.crowd.isEmpty;
  }

  /** Gives somebody new a token; they are at the table from their hello on. */
  join(wanted: JoinTable): Promise<OrRefusal<Admission>> {
    return this.#inTurn(async () => {
      if (this.#ended) return no('no-such-table');
      const admission = this.#reception.invite(wanted);
      if (admission.ok && this.#writer.crowd.isEmpty) this.#caretaker.hasTurned();
      return admission;
    });
  }

  /** Who may make a key to which person's place: everybody to the own one, the host to that of somebody away. */
  handover(token: string, seat: Seat | null): Promise<OrRefusal<Place>> {
    return this.#inTurn(async () => {
      const person = this.#personOf(token);
      if (person === null) return no('not-yours');
      if (seat === null || seatOf(this.#state, person) === seat)
        return { ok: true, value: { person, during: null } };
      const owner = this.#state.seats[seat];
      if (owner?.kind !== 'person' || this.#state.host !== person) return no('not-yours');
      if (!this.#writer.crowd.isAway(owner.person)) return no('not-away');
      if (isToldMore(this.#state, seat)) return no('told-more');
      const wait = this.#secondsToWait(person);
      if (wait !== null) return no('too-fast', wait);
      const fate = await this.#writer.write(granted({ kind: 'handover', person: owner.person }), null);
      if (fate !== 'written') return no('trouble');
      return { ok: true, value: { person: owner.person, during: this.#runningMatch } };
    });
  }

  /** Another device takes over: from now on its token is the person's only one. */
  take({ person, during }: Place): Promise<OrRefusal<Admission>> {
    return this.#inTurn(async () => {
      const isInTime = during === null || during === this.#runningMatch;
      if (!isInTime || !this.#state.people.has(person)) return no('key-spent');
      const moved = granted({ kind: 'moved', person });
      const reason = this.#writer.ledger.book.whyNot(moved.entries);
      if (reason !== null) return no(reason);
      const wait = this.#secondsToWait(null);
      if (wait !== null) return no('too-fast', wait);
      const token = freshToken(this.#ports.randomBytes);
      const fate = await this.#writer.write(moved, null, [{ person, hash: hashOf(token) }]);
      return fate === 'written' ? { ok: true, value: { table: this.id, person, token } } : no('trouble');
    });
  }

  attach(hello: Hello, link: Link): Promise<Attached | null> {
    return this.#inTurn(async () => {
      const person = this.#personOf(hello.token) ?? (await this.#reception.receive(hello.token));
      if (person === null || !(await this.#isWelcome(person))) {
        link.close(person === null ? 'unknown' : 'closed');
        return null;
      }
      const device = new Device(person, link);
      this.#arrive(device);
      try {
        this.#writer.herald.greet(device, hello.have);
      } catch (error) {
        this.#depart(device);
        throw error;
      }
      return this.#attached(device);
    });
  }

  /** Sends everybody away and stops. */
  close(): Promise<void> {
    return this.#inTurn(async () => this.#end('closed'));
  }

  get #state(): TableState {
    return this.#writer.ledger.state;
  }

  /** The number of the match that runs; 0 where none does. */
  get #runningMatch(): number {
    const { phase, match } = this.#state;
    return phase === 'playing' ? (match?.number ?? 0) : 0;
  }

  #personOf(token: string): PersonId | null {
    const person = this.#writer.ledger.personOf(token);
    return person !== null && this.#state.people.has(person) ? person : null;
  }

  #attached(device: Device): Attached {
    return {
      receive: (command) => this.#receive(device, command),
      caughtUp: () => {
        if (device.hasMissed) this.#later(async () => this.#writer.herald.greet(device));
        else device.sendOwed();
      },
      detach: () => this.#depart(device),
    };
  }

  #receive(device: Device, command: Command): void {
    if (device.waiting >= mostWaiting) {
      device.answer({ t: 'no', id: command.id, why: tableRefusal('too-fast') });
      return;
    }
    device.waiting += 1;
    this.#inTurn(() => {
      device.waiting -= 1;
      return perform(this.#writer, device, command);
    }).catch(() => this.#answerFailed(device, command));
  }

  /** Whether a command that failed was carried out all the same is in the log, which has been read again. */
  #answerFailed(device: Device, { id }: Command): void {
    if (this.#ended) return;
    const isDone = this.#writer.ledger.knows({ person: device.person, id });
    device.answer(isDone ? { t: 'done', id } : { t: 'no', id, why: tableRefusal('trouble') });
  }

  /** How long somebody has to wait who changes too much; null where it is counted. Null stands for whoever comes in. */
  #secondsToWait(person: PersonId | null): string | null {
    const { crowd, now } = this.#writer;
    const wait = crowd.change(person, now);
    return wait === 0 ? null : String(Math.ceil(wait / 1000));
  }

  async #isWelcome(person: PersonId): Promise<boolean> {
    return !this.#ended && this.#state.people.has(person) && this.#welcomeBack(person);
  }

  /** Writes down that somebody is back, where that changes anything; false where it could not be written. */
  async #welcomeBack(person: PersonId): Promise<boolean> {
    const { ledger, crowd, now } = this.#writer;
    const { seats, phase } = ledger.state;
    const entries: TableEntry[] = [];
    const seat = seatOf(ledger.state, person);
    const place = seat === null ? undefined : seats[seat];
    if (seat !== null && place?.kind === 'person' && place.standIn !== null)
      entries.push({ kind: 'back', seat });
    const isLate = ledger.deadline !== null && ledger.deadline <= now;
    if (isLate && crowd.isEmpty && phase === 'playing') entries.push({ kind: 'resumed' });
    return entries.length === 0 || (await this.#writer.write(granted(...entries), null)) === 'written';
  }

  #arrive(device: Device): void {
    const { crowd, now, herald } = this.#writer;
    const wasEmpty = crowd.isEmpty;
    crowd.add(device, now);
    if (wasEmpty) this.#caretaker.hasTurned();
    herald.tellTable();
  }

  #depart(device: Device): void {
    const { crowd, now } = this.#writer;
    device.drop();
    const wasEmpty = crowd.isEmpty;
    crowd.remove(device, now);
    crowd.update(this.#state.people.keys(), now);
    if (crowd.isEmpty && !wasEmpty) this.#caretaker.hasTurned();
    if (!this.#ended) this.#caretaker.tend();
  }

  #sendAway(device: Device, why: Farewell): void {
    device.close(why);
    this.#depart(device);
  }

  #end(why: Farewell): void {
    if (this.#ended) return;
    this.#ended = true;
    for (const device of this.#writer.crowd.devices) this.#sendAway(device, why);
    this.#caretaker.stop();
    this.#onEnd();
  }

  /** After each turn the table is in order; where one fails, that is reported and the table read again before the next. */
  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      try {
        return await task();
      } catch (error) {
        this.#ports.report('turn-failed', {
          table: this.id,
          error: error instanceof Error ? error.name : '',
        });
        await this.#writer.reload();
        throw error;
      } finally {
        for (const { device, why } of this.#writer.parted()) this.#sendAway(device, why);
        if (this.#state.people.size === 0) this.#end('closed');
        else if (!this.#ended) this.#caretaker.tend();
      }
    });
  }

  /** The same for what nobody waits for. */
  #later(task: () => Promise<void>): void {
    this.#inTurn(task).catch(() => {});
  }
}

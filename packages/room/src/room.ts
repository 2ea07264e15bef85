import type { Seat } from '@rudel/kernel';
import type { Admission, Command, Farewell, Hello, JoinTable, PersonId, TableGlance } from '@rudel/protocol';
import type { Finder } from '@rudel/store';
import { Caretaker } from './caretaker.ts';
import { Device } from './device.ts';
import type { Place } from './handovers.ts';
import { freshToken, hashOf } from './keys.ts';
import type { Ledger } from './ledger.ts';
import { perform, performAtOnce } from './perform.ts';
import type { Link, Ports } from './ports.ts';
import { Reception } from './reception.ts';
import { returning, welcomeBack } from './returning.ts';
import type { Attached, OrRefusal } from './rooms-port.ts';
import { Rounds, TryAlone } from './rounds.ts';
import { granted } from './table/decision.ts';
import { httpRefusal, tableRefusal } from './table/refusals.ts';
import type { RoomReason } from './table/refusals.ts';
import { tableGlance } from './table/table-doc.ts';
import { isToldMore, seatOf } from './table/table-state.ts';
import type { TableState } from './table/table-state.ts';
import type { DiskPace } from './tick.ts';
import { Writer } from './writer.ts';

/** How many commands of one device wait at most. */
const mostWaiting = 32;

const no = <T>(reason: RoomReason, ...about: readonly string[]): OrRefusal<T> => ({
  ok: false,
  refusal: httpRefusal(reason, ...about),
});

/** One table: the single writer of its log. What is written happens one after the other; what is only answered, at once. */
export class Room {
  readonly id: string;
  readonly #ports: Ports;
  readonly #onEnd: () => void;
  readonly #rounds: Rounds;
  readonly #writer: Writer;
  readonly #reception: Reception;
  readonly #caretaker: Caretaker;
  /** How many commands of each person wait to be written: their others wait behind them. */
  readonly #wanting = new Map<PersonId, number>();
  #ended = false;

  constructor(ports: Ports, ledger: Ledger, disk: DiskPace, onEnd: () => void) {
    this.id = ledger.id;
    this.#ports = ports;
    this.#onEnd = onEnd;
    const writer = new Writer(ports, ledger, disk, (why) => this.#end(why));
    this.#writer = writer;
    this.#reception = new Reception(writer);
    this.#rounds = new Rounds({ tick: writer.tick, isClosing: () => writer.isClosing });
    this.#caretaker = new Caretaker(this.#writer, {
      inTurn: (task) => this.#later(task),
      abandon: () => {
        if (this.#writer.crowd.isEmpty && !this.#rounds.hasMore) this.#end('closed');
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

  /** Whether this is the table that an invitation or a code is for. */
  isFoundBy(by: Finder): boolean {
    const { invite, code } = this.#writer.ledger.keys;
    return 'invite' in by ? by.invite === invite : by.code === code;
  }

  get hasEnded(): boolean {
    return this.#ended;
  }

  /** Whether strangers find it: somebody is here who would see them come. */
  get isOnList(): boolean {
    return this.isListed && !this.#writer.crowd.isEmpty;
  }

  /** Gives somebody new a token; they are at the table from their hello on. */
  async join(wanted: JoinTable): Promise<OrRefusal<Admission>> {
    if (this.#ended) return no('no-such-table');
    const admission = this.#reception.invite(wanted);
    if (admission.ok && this.#writer.crowd.isEmpty) this.#caretaker.hasTurned();
    this.#caretaker.tend();
    return admission;
  }

  /** Who may make a key to which person's place: everybody to the own one, the host to that of somebody away. */
  async handover(token: string, seat: Seat | null): Promise<OrRefusal<Place>> {
    const person = this.#personOf(token);
    if (person === null) return no('not-yours');
    if (seat === null || seatOf(this.#state, person) === seat)
      return { ok: true, value: { person, during: null } };
    return this.#inTurn(async () => {
      const { head } = this.#writer.ledger;
      const owner = head.seats[seat];
      if (owner?.kind !== 'person' || head.host !== person) return no('not-yours');
      if (!this.#writer.crowd.isAway(owner.person)) return no('not-away');
      if (isToldMore(head, seat)) return no('told-more');
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
      if (!isInTime || !this.#writer.ledger.head.people.has(person)) return no('key-spent');
      const moved = granted({ kind: 'moved', person });
      const reason = this.#writer.ledger.book.whyNot(moved.entries);
      if (reason !== null) return no(reason);
      const wait = this.#secondsToWait(null);
      if (wait !== null) return no('too-fast', wait);
      const token = freshToken(this.#ports.randomBytes);
      const fate = await this.#writer.write(moved, null, {
        tokens: [{ person, hash: hashOf(token) }],
      });
      return fate === 'written' ? { ok: true, value: { table: this.id, person, token } } : no('trouble');
    });
  }

  /** Lets a device in, at once unless its coming changes something about the table. */
  async attach(hello: Hello, link: Link): Promise<Attached | null> {
    const person = this.#personOf(hello.token);
    const changesNothing =
      person === null ? !this.#reception.expects(hello.token) : returning(this.#writer, person).length === 0;
    if (this.#ended || changesNothing) return this.#letIn(hello, link, person, !this.#ended);
    return this.#inTurn(async () => {
      const known = this.#personOf(hello.token) ?? (await this.#reception.receive(hello.token));
      return this.#letIn(hello, link, known, known !== null && (await this.#isWelcome(known)));
    });
  }

  #letIn(hello: Hello, link: Link, person: PersonId | null, isWelcome: boolean): Attached | null {
    if (person === null || !isWelcome) {
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
  }

  /** Sends everybody away and stops. */
  close(): Promise<void> {
    this.#writer.tick.hurry();
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
        if (device.hasMissed) this.#writer.herald.greet(device);
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
    const mayWait = this.#rounds.isFree || this.#wanting.has(device.person);
    if (!mayWait && performAtOnce(this.#writer, device, command)) return;
    device.waiting += 1;
    this.#want(device.person, 1);
    let isWaiting = 1;
    this.#inTurn(async () => {
      device.waiting -= isWaiting;
      isWaiting = 0;
      await perform(this.#writer, device, command);
    })
      .catch(() => this.#answerFailed(device, command))
      .finally(() => this.#want(device.person, -1));
  }

  #want(person: PersonId, more: number): void {
    const wanted = (this.#wanting.get(person) ?? 0) + more;
    if (wanted > 0) this.#wanting.set(person, wanted);
    else this.#wanting.delete(person);
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
    return !this.#ended && this.#state.people.has(person) && welcomeBack(this.#writer, person);
  }

  #arrive(device: Device): void {
    const { crowd, now, herald } = this.#writer;
    const wasEmpty = crowd.isEmpty;
    crowd.add(device, now);
    if (wasEmpty) this.#caretaker.hasTurned();
    herald.tellTable();
    this.#caretaker.tend();
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

  /** After each turn the table is in order; where one fails by itself, that is reported and the table read again before the next. */
  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    return this.#rounds.run(async () => {
      try {
        return await task();
      } catch (error) {
        if (error instanceof TryAlone || this.#rounds.isShared) throw new TryAlone();
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

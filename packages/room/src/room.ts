import type { Seat } from '@rudel/kernel';
import { contributionNotation } from '@rudel/kernel';
import { cleanName, wishNotation } from '@rudel/protocol';
import type { Admission, Command, Farewell, Hello, JoinTable, PersonId, TableGlance } from '@rudel/protocol';
import { StoreFault } from '@rudel/store';
import type { Aside } from '@rudel/store';
import { Caretaker } from './caretaker.ts';
import { Crowd } from './crowd.ts';
import { Device, tableTopic } from './device.ts';
import { Herald } from './herald.ts';
import { freshToken, hashOf } from './keys.ts';
import { openLedger } from './ledger.ts';
import type { CommandKey, Ledger, Written } from './ledger.ts';
import type { Link, Ports } from './ports.ts';
import { Queue } from './queue.ts';
import type { Attached, OrRefusal } from './rooms-port.ts';
import { arrival } from './table/decide-places.ts';
import { decide } from './table/decide.ts';
import { granted } from './table/decision.ts';
import type { Granted } from './table/decision.ts';
import type { TableEntry } from './table/entry.ts';
import { httpRefusal, tableRefusal } from './table/refusals.ts';
import type { RoomReason } from './table/refusals.ts';
import { tableGlance } from './table/table-doc.ts';
import { mostPeople, seatOf } from './table/table-state.ts';

/** How many commands of one device wait at most. */
const mostWaiting = 32;

type Fate = 'written' | 'repeated' | 'unfit' | 'lost';

const no = <T>(reason: RoomReason): OrRefusal<T> => ({ ok: false, refusal: httpRefusal(reason) });

/** One table: the single writer of its log. Whatever happens at it happens one after the other. */
export class Room {
  readonly id: string;
  readonly #ports: Ports;
  readonly #onEnd: () => void;
  readonly #queue = new Queue();
  readonly #crowd = new Crowd();
  readonly #caretaker: Caretaker;
  #ledger: Ledger;
  #herald: Herald;
  #ended = false;

  constructor(ports: Ports, ledger: Ledger, onEnd: () => void) {
    this.id = ledger.id;
    this.#ports = ports;
    this.#onEnd = onEnd;
    this.#ledger = ledger;
    this.#crowd.update(ledger.state.people.keys(), ports.clockwork.now());
    this.#herald = new Herald(ports, ledger, this.#crowd);
    this.#caretaker = new Caretaker(ports, this.#care());
    this.#caretaker.tend();
  }

  get glance(): TableGlance {
    return tableGlance(this.id, this.#ledger.state);
  }

  get isListed(): boolean {
    return this.#ledger.state.listed;
  }

  get hasEnded(): boolean {
    return this.#ended;
  }

  /** Lets somebody new to the table. */
  join({ name: wantedName, contribution: text, watch }: JoinTable): Promise<OrRefusal<Admission>> {
    return this.#inTurn(async () => {
      const { state } = this.#ledger;
      const name = cleanName(wantedName);
      const contribution = contributionNotation.parse(text);
      if (name === null) return no('name-missing');
      if (!contribution.ok) return no('bad-contribution');
      if (state.people.size >= mostPeople) return no('table-full');
      const { person, entries } = arrival(state, name, contribution.value, watch);
      return this.#admit(person, entries);
    });
  }

  /** Who may make a key to which person's place: everybody to the own one, the host to that of somebody away. */
  handover(token: string, seat: Seat | null): Promise<OrRefusal<PersonId>> {
    return this.#inTurn(async () => {
      const { state } = this.#ledger;
      const person = this.#ledger.personOf(token);
      if (person === null || !state.people.has(person)) return no('not-yours');
      if (seat === null || seatOf(state, person) === seat) return { ok: true, value: person };
      const owner = state.seats[seat];
      if (owner?.kind !== 'person' || state.host !== person) return no('not-yours');
      if (!this.#crowd.isAway(owner.person)) return no('not-away');
      const fate = await this.#write(granted({ kind: 'handover', person: owner.person }), null);
      return fate === 'written' ? { ok: true, value: owner.person } : no('trouble');
    });
  }

  /** Another device takes over: from now on its token is the person's only one. */
  take(person: PersonId): Promise<OrRefusal<Admission>> {
    return this.#inTurn(async () => {
      if (!this.#ledger.state.people.has(person)) return no('key-spent');
      const admission = await this.#admit(person, [{ kind: 'moved', person }]);
      if (admission.ok) for (const device of this.#crowd.devicesOf(person)) this.#send(device, 'moved');
      return admission;
    });
  }

  attach(hello: Hello, link: Link): Promise<Attached | null> {
    return this.#inTurn(async () => {
      const person = this.#ledger.personOf(hello.token);
      if (person === null || !this.#ledger.state.people.has(person)) {
        link.close('unknown');
        return null;
      }
      const isBack = await this.#welcomeBack(person);
      if (!isBack) {
        link.close('closed');
        return null;
      }
      const device = new Device(person, link);
      this.#arrive(device);
      await this.#herald.greet(device, hello.have);
      this.#caretaker.tend();
      return this.#attached(device);
    });
  }

  /** Sends everybody away and stops. */
  async close(): Promise<void> {
    await this.#inTurn(async () => this.#end('closed'));
  }

  #attached(device: Device): Attached {
    return {
      receive: (command) => this.#receive(device, command),
      caughtUp: () => {
        if (device.hasMissed) this.#later(() => this.#greetAnew([device]));
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
    this.#later(async () => {
      device.waiting -= 1;
      await this.#perform(device, command);
    });
  }

  async #perform(device: Device, command: Command): Promise<void> {
    const { person } = device;
    const { id, text } = command;
    const key = { person, id };
    if (!this.#ledger.state.people.has(person)) return;
    if (this.#ledger.knows(key)) return device.answer({ t: 'done', id });
    const wish = wishNotation.parse(text);
    if (!wish.ok) return device.answer({ t: 'no', id, why: tableRefusal('not-understood', wish.error) });
    if (wish.value.kind === 'say') return this.#say(device, key, wish.value.what);
    if (wish.value.kind === 'move' && this.#isStale(device, command)) return this.#tellStale(device, command);
    const decision = decide(
      this.#ledger.moment((one) => this.#crowd.isHere(one)),
      person,
      wish.value,
    );
    if (!decision.ok) return device.answer({ t: 'no', id, why: decision.why });
    const fate = await this.#write(decision, key);
    if (fate === 'written' || fate === 'repeated') device.answer({ t: 'done', id });
    else if (fate === 'unfit') device.answer({ t: 'no', id, why: tableRefusal('not-understood') });
    this.#dismiss();
    this.#caretaker.tend();
  }

  #say(device: Device, key: CommandKey, what: string): void {
    const { id, person } = key;
    if (!this.#crowd.mayRemark(person, this.#ports.clockwork.now()))
      return device.answer({ t: 'no', id, why: tableRefusal('too-fast') });
    this.#ledger.remember(key);
    this.#ports.bus.publish(tableTopic(this.id), JSON.stringify({ t: 'said', person, what }));
    device.answer({ t: 'done', id });
  }

  /** Whether a move was decided on another view than the one its seat has now. */
  #isStale({ person }: Device, { base }: Command): boolean {
    const { state, projection } = this.#ledger;
    const seat = seatOf(state, person);
    return state.phase === 'playing' && seat !== null && projection?.seq(seat) !== base;
  }

  #tellStale(device: Device, { id, base }: Command): void | Promise<void> {
    device.answer({ t: 'stale', id });
    const seq = this.#ledger.projection?.seq(device.eye) ?? 0;
    if (base > seq) return this.#herald.tellMatch([device], null);
  }

  async #admit(person: PersonId, entries: readonly TableEntry[]): Promise<OrRefusal<Admission>> {
    const token = freshToken(this.#ports.randomBytes);
    const fate = await this.#write(granted(...entries), null, [{ person, hash: hashOf(token) }]);
    this.#caretaker.tend();
    return fate === 'written' ? { ok: true, value: { table: this.id, person, token } } : no('trouble');
  }

  /** Writes down that somebody is back, where that changes anything; false where it could not be written. */
  async #welcomeBack(person: PersonId): Promise<boolean> {
    const { state, deadline } = this.#ledger;
    const entries: TableEntry[] = [];
    const at = seatOf(state, person);
    const seat = at === null ? undefined : state.seats[at];
    if (at !== null && seat?.kind === 'person' && seat.standIn !== null)
      entries.push({ kind: 'back', seat: at });
    const isLate = deadline !== null && deadline <= this.#ports.clockwork.now();
    if (isLate && this.#crowd.isEmpty && state.phase === 'playing') entries.push({ kind: 'resumed' });
    return entries.length === 0 || (await this.#write(granted(...entries), null)) === 'written';
  }

  #arrive(device: Device): void {
    const wasEmpty = this.#crowd.isEmpty;
    this.#crowd.add(device, this.#ports.clockwork.now());
    if (wasEmpty) this.#caretaker.hasTurned();
    this.#herald.tellTable();
  }

  #depart(device: Device): void {
    device.drop();
    const wasEmpty = this.#crowd.isEmpty;
    const now = this.#ports.clockwork.now();
    this.#crowd.remove(device, now);
    this.#crowd.update(this.#ledger.state.people.keys(), now);
    if (this.#crowd.isEmpty && !wasEmpty) this.#caretaker.hasTurned();
    if (!this.#ended) this.#caretaker.tend();
  }

  #send(device: Device, why: Farewell): void {
    device.close(why);
    this.#depart(device);
  }

  /** Sends away whoever is not at the table any more. */
  #dismiss(): void {
    const { people } = this.#ledger.state;
    for (const device of this.#crowd.devices) {
      if (!people.has(device.person))
        this.#send(device, this.#kicked.delete(device.person) ? 'kicked' : 'unknown');
    }
  }

  readonly #kicked = new Set<PersonId>();

  async #write(decision: Granted, command: CommandKey | null, tokens?: Aside['tokens']): Promise<Fate> {
    let written: Written;
    try {
      written = await this.#ledger.write(decision, command, tokens);
    } catch (error) {
      return this.#afterFault(error);
    }
    await this.#tell(written);
    return 'written';
  }

  /** Everybody hears what has changed: their view first, then the table, then a match that is new to them. */
  async #tell({ entries, steps }: Written): Promise<void> {
    const { state } = this.#ledger;
    const hasStarted = entries.some(({ kind }) => kind === 'started');
    for (const entry of entries) if (entry.kind === 'kicked') this.#kicked.add(entry.person);
    if (!hasStarted && steps.length > 0) this.#herald.tellSteps(steps);
    if (entries.every(({ kind }) => kind === 'act')) return;
    this.#crowd.update(state.people.keys(), this.#ports.clockwork.now());
    const moved = this.#herald.tellPlaces();
    this.#herald.tellTable();
    if (hasStarted) await this.#herald.tellMatch(this.#crowd.devices, steps);
    else await this.#herald.tellMatch(moved, null);
  }

  /** What is on disk counts: the table is read again, and everybody is told all of it. */
  async #afterFault(error: unknown): Promise<Fate> {
    const kind = error instanceof StoreFault ? error.kind : 'unknown';
    if (kind === 'repeated' || kind === 'unfit') return kind;
    this.#ports.report('append-failed', { table: this.id, kind });
    await this.#reload();
    return 'lost';
  }

  async #reload(): Promise<void> {
    const ledger = await openLedger(this.#ports, this.id).catch(() => null);
    if (ledger === null) {
      this.#end('closed');
      return;
    }
    this.#ledger = ledger;
    this.#crowd.update(ledger.state.people.keys(), this.#ports.clockwork.now());
    this.#herald = new Herald(this.#ports, ledger, this.#crowd);
    await this.#greetAnew(this.#crowd.devices);
    this.#caretaker.tend();
  }

  async #greetAnew(devices: readonly Device[]): Promise<void> {
    for (const device of devices) await this.#herald.greet(device, undefined);
  }

  #end(why: Farewell): void {
    if (this.#ended) return;
    this.#ended = true;
    for (const device of this.#crowd.devices) this.#send(device, why);
    this.#caretaker.stop();
    this.#onEnd();
  }

  #care(): ConstructorParameters<typeof Caretaker>[1] {
    const ledger = (): Ledger => this.#ledger;
    return {
      get ledger(): Ledger {
        return ledger();
      },
      crowd: this.#crowd,
      inTurn: (task) => this.#later(task),
      carryOut: async (decision) => decision.ok && (await this.#write(decision, null)) === 'written',
      tellTable: () => this.#herald.tellTable(),
      abandon: () => {
        if (this.#crowd.isEmpty && !this.#queue.hasWaiting) this.#end('closed');
      },
    };
  }

  /** What goes wrong in one turn is reported, and the table read again before the next. */
  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      try {
        return await task();
      } catch (error) {
        this.#ports.report('turn-failed', {
          table: this.id,
          error: error instanceof Error ? error.name : '',
        });
        await this.#reload();
        throw error;
      }
    });
  }

  /** The same for what nobody waits for. */
  #later(task: () => Promise<void>): void {
    this.#inTurn(task).catch(() => {});
  }
}

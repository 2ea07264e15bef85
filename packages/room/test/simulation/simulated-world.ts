import { pick, seededRng } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import type { Admission, CreateTable } from '@rudel/protocol';
import type { OrRefusal, Rooms } from '@rudel/room';
import { StoreFault } from '@rudel/store';
import type { SimulatedSqlite } from './disk/simulated-sqlite.ts';
import { Machine } from './machine.ts';
import type { Defect } from './machine.ts';
import { Net } from './net.ts';
import { diskKinds, plans } from './plans.ts';
import { Tab } from './tab.ts';
import { anyWish, moveWish } from './wishes.ts';
import { Witness } from './witness.ts';

type Happening = () => void | Promise<void>;

const often = (times: number, act: Happening): Happening[] => Array.from({ length: times }, () => act);

const humans = 5;
const mostTabs = 14;

/** Some tables, the people around them, a net, a machine and its disk, and everything that can happen to them. All of it follows from the seed. */
export class SimulatedWorld {
  readonly witness = new Witness();
  readonly machine: Machine;
  readonly tabs: Tab[] = [];
  readonly disk: (typeof diskKinds)[number];
  readonly #seed: number;
  readonly #rng: Rng;
  readonly net: Net;
  readonly #keys: string[] = [];
  /** Whether the disk is so broken that nothing can be opened any more, which only one that lied may be. */
  isLost = false;

  constructor(seed: number, sqlite: SimulatedSqlite, defect: Defect = {}) {
    this.#seed = seed;
    this.#rng = seededRng(`simulation ${seed}`);
    this.disk = diskKinds[seed % diskKinds.length] ?? 'honest';
    this.machine = new Machine(`simulation ${seed}`, sqlite, this.witness, defect);
    this.net = new Net(this.machine, this.#rng);
  }

  /** Tables, and guests at them. */
  async open(): Promise<void> {
    this.machine.start();
    for (const nth of [0, 1]) {
      const [game, options, seats] = plans[
        (this.#seed * 3 + nth * 5) % plans.length
      ] as (typeof plans)[number];
      const clock = pick(['off', 'relaxed', 'brisk'] as const, this.#rng);
      const wanted: CreateTable = {
        game,
        options,
        seats,
        clock,
        listed: false,
        name: 'Anna',
        contribution: 'anna',
      };
      this.#call(
        (rooms) => rooms.create(wanted),
        (admission) => this.#add(this.#rng.int(humans), admission),
      );
      await this.machine.quiet();
    }
    await this.calm();
    const founders = [...this.tabs];
    for (const tab of founders) {
      for (let guest = 0; guest < 3; guest += 1) this.#join(this.#rng.int(humans), tab.doc.invite);
      await this.calm();
      tab.want('start');
    }
    await this.calm();
  }

  /** One thing that can happen, at random. */
  async step(): Promise<void> {
    if (this.isLost) return;
    if (!this.machine.isUp) this.#afterDeath();
    this.machine.maySetClock();
    await pick(this.machine.isUp ? this.#happenings() : this.#whileDown(), this.#rng)();
    await this.machine.quiet();
  }

  /** Everybody connects, everything arrives, nothing breaks any more. */
  async calm(): Promise<boolean> {
    this.#mend();
    for (let round = 0; round < 200 && !this.isLost; round += 1) {
      if (!this.machine.isUp) {
        this.#afterDeath();
        this.#start();
        await this.machine.quiet();
        continue;
      }
      await this.net.deliverAll(this.tabs);
      if (this.tabs.every((tab) => this.#isQuiet(tab))) return true;
      await this.machine.clockwork.pass(100);
    }
    if (this.isLost || this.witness.hasLied) return false;
    const waiting = this.tabs.filter((tab) => !this.#isQuiet(tab));
    this.witness.breach(
      'everything-is-answered',
      waiting
        .map(
          ({ admission: { table, person }, unanswered, isShut }) =>
            `${person} of table ${table}${isShut ? ', which is shut' : ''}: ${unanswered.map(({ text }) => text).join()}`,
        )
        .join('; '),
    );
    return false;
  }

  /** Whether there is nothing left to hear or to answer; whoever was sent away waits for nothing. Only a sweeper or a disk that lied may leave a table shut. */
  #isQuiet({ admission: { table }, wire, unanswered, ended, isShut }: Tab): boolean {
    const mayBeShut = this.witness.hasLied || this.witness.tables.get(table)?.isSwept === true;
    const isGone = ended !== null || (isShut && mayBeShut);
    return isGone || (wire !== null && unanswered.length === 0 && wire.down.length === 0);
  }

  /** Ends the program as it should, and starts it again. */
  async restart(): Promise<void> {
    await this.machine.stop();
    this.#afterDeath();
    this.#start();
    await this.machine.quiet();
  }

  #mend(): void {
    Object.assign(this.machine.disk.trouble, {
      isFull: false,
      failing: 0,
      isUnsynced: false,
      isLying: false,
      cutIn: null,
    });
  }

  #happenings(): readonly Happening[] {
    return [
      ...often(30, () => this.net.deliverUp()),
      ...often(36, () => this.net.deliverDown()),
      ...often(24, () => this.#wish(moveWish)),
      ...often(14, () => this.#wish(anyWish)),
      ...often(3, () => this.net.repeat()),
      ...often(4, () => this.net.cut()),
      ...often(10, () => this.#onTab((tab) => this.net.connect(tab))),
      ...often(2, () => this.net.slow()),
      ...often(5, () => this.machine.clockwork.pass(this.#rng.int(3000))),
      ...often(1, () => this.machine.clockwork.pass(this.#rng.int(60_000))),
      ...often(3, () => this.#joinAgain()),
      ...often(1, () => this.#onTab((tab) => this.#secondTab(tab))),
      ...often(2, () => this.#onTab((tab) => this.#handOver(tab))),
      ...often(2, () => this.#take()),
      ...often(3, () => this.#disturb()),
      ...often(1, () => this.#endProgram()),
      ...often(1, () => this.#sweep()),
    ];
  }

  #whileDown(): readonly Happening[] {
    return [
      () => this.#start(),
      () => this.#start(),
      () => this.machine.clockwork.pass(this.#rng.int(20_000)),
    ];
  }

  #start(): void {
    try {
      this.machine.start();
    } catch (error) {
      if (!(error instanceof StoreFault)) throw error;
      this.witness.note(`— the program cannot start: ${error.kind}`);
      if (error.kind === 'failed') {
        this.#mend();
        return;
      }
      this.isLost = true;
      if (!this.witness.hasLied)
        this.witness.breach('it-goes-on', `the store does not open: ${error.message}`);
    }
  }

  /** All connections end with the program. */
  #afterDeath(): void {
    this.net.cutAll();
    this.#keys.length = 0;
  }

  #add(human: number, admission: Admission): Tab {
    const name = `t${this.tabs.length}`;
    const tab = new Tab(human, admission, name, this.#rng, this.witness);
    this.tabs.push(tab);
    return tab;
  }

  /** A call that may never be answered, since the program may end before. */
  #call<T>(ask: (rooms: Rooms) => Promise<OrRefusal<T>>, then: (value: T) => void): void {
    void ask(this.machine.rooms).then((answer) => {
      if (answer.ok) then(answer.value);
    });
  }

  #join(human: number, invite: string): void {
    if (this.tabs.length >= mostTabs) return;
    const wanted = {
      by: { invite },
      name: `H${human}`,
      watch: this.#rng.int(4) === 0,
      contribution: `h${human}`,
    };
    const isGoodBefore = this.#isGood(invite);
    this.#call(
      (rooms) => rooms.join(wanted),
      (admission) => {
        this.witness.note(`${admission.table.slice(0, 3)} human ${human} is ${admission.person}`);
        if (!isGoodBefore && !this.#isGood(invite) && !this.witness.hasLied)
          this.witness.breach(
            'old-invitations-are-void',
            `${admission.person} came to table ${admission.table} by one`,
          );
        this.#add(human, admission);
      },
    );
  }

  #isGood(invite: string): boolean {
    return [...this.witness.tables.values()].some(({ keys }) => keys.invite === invite);
  }

  #joinAgain(): void {
    const known = [...this.net.invitations];
    if (known.length > 0) this.#join(this.#rng.int(humans), pick(known, this.#rng));
  }

  /** The same person once more, as after opening a link twice. */
  #secondTab(tab: Tab): void {
    if (this.tabs.length < mostTabs && tab.ended === null) this.#add(tab.human, tab.admission);
  }

  #handOver({ admission, doc }: Tab): void {
    const seat = this.#rng.int(2) === 0 ? null : this.#rng.int(doc.seats.length);
    this.#call(
      (rooms) => rooms.handover(admission.table, admission.token, seat),
      ({ key }) => this.#keys.push(key),
    );
  }

  #take(): void {
    const key = this.#keys.pop();
    if (key === undefined || this.tabs.length >= mostTabs) return;
    this.#call(
      (rooms) => rooms.take(key),
      (admission) => this.#add(this.#rng.int(humans), admission),
    );
  }

  #onTab(act: (tab: Tab) => void): void {
    const known = this.tabs.filter(({ table }) => table !== null);
    if (known.length > 0) act(pick(known, this.#rng));
  }

  #wish(wishing: typeof anyWish): void {
    this.#onTab((tab) => {
      const text = tab.ended === null ? wishing(tab, this.#rng) : null;
      if (text !== null) tab.want(text);
    });
  }

  #disturb(): void {
    const { trouble } = this.machine.disk;
    if (this.#rng.int(2) === 0) this.#mend();
    else if (this.disk === 'full') trouble.isFull = true;
    else if (this.disk === 'failing' && this.#rng.int(4) === 0) trouble.isUnsynced = true;
    else if (this.disk === 'failing') trouble.failing = pick([6, 20, 60], this.#rng);
    else if (this.disk === 'lying') this.#lie();
    if (this.#rng.int(2) === 0) trouble.cutIn = this.#rng.int(30);
  }

  #lie(): void {
    this.machine.disk.trouble.isLying = true;
    this.witness.hasLied = true;
  }

  /** What nobody has open and no match runs at goes, if it has not changed for a while. */
  #sweep(): void {
    const span = this.#rng.int(60_000);
    const keep = { lobbies: span, finished: span, asleep: null, size: null };
    void this.machine.rooms.upkeep.sweep(keep).catch(() => this.witness.note('the sweeper failed'));
  }

  async #endProgram(): Promise<void> {
    const way = this.#rng.int(4);
    if (way === 0) this.machine.kill();
    else if (way === 1) this.machine.disk.cut();
    else if (way === 2) await this.machine.stop();
  }
}

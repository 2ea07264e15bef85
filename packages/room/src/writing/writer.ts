import type { Farewell } from '@rudel/protocol';
import { StoreFault } from '@rudel/store';
import type { Aside, TableKeys } from '@rudel/store';
import { openLedger } from '../reading/open-ledger.ts';
import type { RoomPorts } from '../room-ports.ts';
import type { Granted } from '../table/decision.ts';
import type { TableEntry } from '../table/entry.ts';
import type { Audience } from '../telling/audience.ts';
import { Tick } from '../time/tick.ts';
import type { DiskPace } from '../time/tick.ts';
import { faultDetails, isDamage, isNoRoom } from './disk-space.ts';
import { Ledger } from './ledger.ts';
import { PromiseBroken } from './promise.ts';
import { TryAlone } from './rounds.ts';
import type { CommandKey, Staged } from './staged.ts';
import type { TalkChange } from './talk-book.ts';

/** What became of something to be written. Without room on the disk nothing has changed; where the store failed otherwise, it is lost as far as anybody knows. */
export type Fate = 'written' | 'repeated' | 'unfit' | 'no-room' | 'lost';

/** What belongs to something to be written. */
export type WriteExtras = {
  readonly tokens?: Aside['tokens'];
  /** Called when it has been told, before anything else is: what others have written must not come in between. */
  readonly told?: () => void;
};

/** Those who hear of what was written. */
type Hearers = Pick<Audience, 'hear' | 'hasTold' | 'startAnew'>;

/** What a writer works with. */
type Work = {
  readonly ledger: Ledger;
  readonly disk: DiskPace;
  readonly audience: Hearers;
  /** Called when the table can no longer be written or read. */
  readonly onLost: (why: Farewell) => void;
};

type Item = {
  readonly staged: Staged;
  readonly told: () => void;
  readonly resolve: (fate: Fate) => void;
  readonly reject: (error: unknown) => void;
};

/** How everybody is sent away from a table after what went wrong: only damage and a broken promise are there to stay. */
function farewellAfter(error: unknown): Farewell {
  if (error instanceof PromiseBroken) return 'broken';
  return isDamage(error) ? 'unopened' : 'closed';
}

/** What takes somebody's name away from the table. */
const losesName = ({ kind }: TableEntry): boolean => kind === 'named' || kind === 'kicked' || kind === 'left';

/** The way of what was decided into the store: nothing counts or is told before it is there. */
export class Writer {
  readonly #ports: RoomPorts;
  readonly #audience: Hearers;
  readonly #onLost: (why: Farewell) => void;
  #ledger: Ledger;
  readonly #disk: DiskPace;
  /** What is written next. */
  #batch: Item[] = [];
  #isWorking = false;
  /** Whether the table was given up: whoever opens it next is its only writer. */
  #isLost = false;
  /** Beats while somebody may act in secret. */
  readonly tick: Tick;

  constructor(ports: RoomPorts, { ledger, disk, audience, onLost }: Work) {
    this.#ports = ports;
    this.#audience = audience;
    this.#onLost = onLost;
    this.#ledger = ledger;
    this.#disk = disk;
    this.tick = new Tick(ports.clockwork, disk, ports.pace.tick);
    this.tick.turn(ledger.isSecretive);
  }

  get ledger(): Ledger {
    return this.#ledger;
  }

  /** Whether what is about to be written changes what everybody sees. */
  get isClosing(): boolean {
    return this.#batch.some(({ staged }) => staged.isPublic);
  }

  /** Writes what was decided, together with all that is decided in the same moment. */
  async write(
    decision: Granted,
    command: CommandKey | null,
    { tokens, told }: WriteExtras = {},
  ): Promise<Fate> {
    if (this.#ports.space.isFull) return 'no-room';
    return this.#enter(this.#ledger.stage(decision, command, tokens), told);
  }

  /** What is kept with the table and is not an entry of its log. */
  async keepTalk(change: TalkChange, command: CommandKey, told: () => void): Promise<Fate> {
    if (this.#ports.space.isFull) return 'no-room';
    return this.#enter(this.#ledger.stageTalk(change, command), told);
  }

  /** What is on disk counts: the table is read again, and everybody is told all of it. */
  async reload(): Promise<void> {
    let why: Farewell = 'closed';
    const ledger = await openLedger(this.#ports, this.#ledger.id, this.#ledger).catch((error: unknown) => {
      why = farewellAfter(error);
      return null;
    });
    if (!(ledger instanceof Ledger)) {
      this.#giveUp(why);
      return;
    }
    this.#ledger = ledger;
    this.tick.turn(ledger.isSecretive);
    this.#audience.startAnew(ledger);
  }

  #giveUp(why: Farewell): void {
    this.#isLost = true;
    this.#onLost(why);
  }

  #enter(staged: Staged, told: () => void = () => {}): Promise<Fate> {
    if (this.#isLost) return Promise.resolve('lost');
    const fate = new Promise<Fate>((resolve, reject) => {
      this.#batch.push({ staged, told, resolve, reject });
    });
    if (!this.#isWorking) void this.#work();
    return fate;
  }

  /** Begins when everybody whose turn it is has decided. */
  async #work(): Promise<void> {
    this.#isWorking = true;
    await Promise.resolve();
    for (let items = this.#batch; items.length > 0; items = this.#batch) {
      this.#batch = [];
      await this.#writeTogether(items);
    }
    this.#isWorking = false;
  }

  async #writeTogether(items: readonly Item[]): Promise<void> {
    const { clockwork } = this.#ports;
    const began = clockwork.now();
    let keys: TableKeys | null;
    try {
      keys = await this.#ledger.keep(items.map(({ staged }) => staged));
    } catch (error) {
      await this.#afterFault(error, items);
      return;
    }
    const isSeen = !this.tick.isOn || items.some(({ staged }) => staged.isPublic);
    if (isSeen) this.#disk.note(clockwork.now() - began);
    await this.tick.release();
    this.#publish(items, keys);
  }

  /** All that was kept counts and is told, one after the other; the last of it is what gave the table other keys. */
  #publish(items: readonly Item[], keys: TableKeys | null): void {
    for (const item of items) {
      try {
        const seen = this.#seen();
        const isLast = item === items.at(-1);
        const written = this.#ledger.adopt(item.staged, isLast ? keys : null);
        if (written.entries.some(losesName)) this.#ports.hasLost(this.#ledger.id);
        this.#audience.hear(written);
        const hasTurned = this.#seen() !== seen;
        if (hasTurned) this.tick.turn(this.#ledger.isSecretive);
        item.told();
        if (hasTurned) this.#audience.hasTold();
        item.resolve('written');
      } catch (error) {
        item.reject(error);
      }
    }
  }

  /** What everybody has seen so far of matches, as a number. */
  #seen(): string {
    const { state, projection } = this.#ledger;
    return `${state.phase} ${projection?.seq('table') ?? 0}`;
  }

  /** One thing that cannot be written may have spoilt others: all of them are tried again, each by itself. */
  async #afterFault(error: unknown, items: readonly Item[]): Promise<void> {
    const kind = error instanceof StoreFault ? error.kind : 'unknown';
    const spoilt = [...items, ...this.#batch];
    this.#batch = [];
    if (kind === 'repeated' || kind === 'unfit') {
      this.#ledger.unstage();
      for (const { resolve, reject } of spoilt) {
        if (spoilt.length === 1) resolve(kind);
        else reject(new TryAlone());
      }
      return;
    }
    this.#ports.report('append-failed', { table: this.#ledger.id, ...faultDetails(error) });
    if (isNoRoom(error)) {
      this.#ledger.unstage();
      this.#ports.space.hasRefused(error);
      for (const { resolve } of spoilt) resolve('no-room');
      return;
    }
    if (isDamage(error)) this.#giveUp(farewellAfter(error));
    else await this.reload();
    for (const { resolve } of spoilt) resolve('lost');
  }
}

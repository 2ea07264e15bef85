import type { Farewell } from '@rudel/protocol';
import { StoreFault } from '@rudel/store';
import type { Aside, TableKeys } from '@rudel/store';
import { reopenLedger } from '../reading/open-ledger.ts';
import type { RoomPorts } from '../room-ports.ts';
import type { Granted } from '../table/decision.ts';
import type { TableEntry } from '../table/entry.ts';
import type { Audience } from '../telling/audience.ts';
import { Tick } from '../time/tick.ts';
import type { DiskPace } from '../time/tick.ts';
import { faultDetails, isDamage, isFenced, isNoRoom } from './disk-space.ts';
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

/** What is told of something to be written when its fate is known, or where something about it went wrong. */
export type Waiting = {
  readonly told: () => void;
  readonly settled: (fate: Fate) => void;
  readonly failed: (error: unknown) => void;
};

type Item = Waiting & { readonly staged: Staged };

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
  begin(decision: Granted, command: CommandKey | null, waiting: Waiting, tokens?: Aside['tokens']): void {
    if (this.#ports.space.isFull) waiting.settled('no-room');
    else this.#enter(this.#ledger.stage(decision, command, tokens), waiting);
  }

  /** The same for whoever waits for it. */
  write(decision: Granted, command: CommandKey | null, { tokens, told }: WriteExtras = {}): Promise<Fate> {
    return this.#awaited(told, (waiting) => this.begin(decision, command, waiting, tokens));
  }

  /** What is kept with the table and is not an entry of its log. */
  keepTalk(change: TalkChange, command: CommandKey, told: () => void): Promise<Fate> {
    return this.#awaited(told, (waiting) => {
      if (this.#ports.space.isFull) waiting.settled('no-room');
      else this.#enter(this.#ledger.stageTalk(change, command), waiting);
    });
  }

  #awaited(told: () => void = () => {}, begin: (waiting: Waiting) => void): Promise<Fate> {
    return new Promise<Fate>((settled, failed) => {
      begin({ told, settled, failed });
    });
  }

  /**
   * After something went wrong, what is on disk counts: the table is read again, and everybody is told all of it. One that is not ours any more is left to
   * whoever has it.
   */
  async recover(error: unknown): Promise<void> {
    if (isDamage(error) || isFenced(error)) this.#giveUp(farewellAfter(error));
    else await this.#reload();
  }

  async #reload(): Promise<void> {
    let why: Farewell = 'closed';
    const ledger = await reopenLedger(this.#ports, this.#ledger).catch((error: unknown) => {
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

  #enter(staged: Staged, { told, settled, failed }: Waiting): void {
    if (this.#isLost) {
      settled('lost');
      return;
    }
    this.#batch.push({ staged, told, settled, failed });
    if (this.#isWorking) return;
    this.#isWorking = true;
    if (this.tick.isOn) void Promise.resolve().then(() => this.#work());
    else this.#work();
  }

  /** On a beat it begins when everybody whose turn it is has decided. */
  #work(): void {
    const items = this.#batch;
    if (items.length === 0) {
      this.#isWorking = false;
      return;
    }
    this.#batch = [];
    const began = this.#ports.clockwork.now();
    this.#ledger.keep(
      items.map(({ staged }) => staged),
      (keys) => this.#hasKept(items, keys, began),
      (error) => void this.#afterFault(error, items).then(() => this.#work()),
    );
  }

  #hasKept(items: readonly Item[], keys: TableKeys | null, began: number): void {
    const isSeen = !this.tick.isOn || items.some(({ staged }) => staged.isPublic);
    if (isSeen) this.#disk.note(this.#ports.clockwork.now() - began);
    this.tick.release(() => {
      this.#publish(items, keys);
      this.#work();
    });
  }

  /** All that was kept counts and is told, one after the other; the last of it is what gave the table other keys. Then whoever waits goes on. */
  #publish(items: readonly Item[], keys: TableKeys | null): void {
    const seen = this.#seen();
    const goOn = items.map((item) => {
      try {
        this.#tell(item, item === items.at(-1) ? keys : null);
        return () => item.settled('written');
      } catch (error) {
        return () => item.failed(error);
      }
    });
    if (this.#seen() !== seen) this.#mark();
    for (const go of goOn) go();
  }

  /** Only where everybody has seen that something has happened: what it takes tells nothing else. */
  #mark(): void {
    const { id } = this.#ledger;
    this.#ledger.mark().catch((error: unknown) => {
      this.#ports.report('checkpoint-failed', { table: id, ...faultDetails(error) });
    });
  }

  #tell({ staged, told }: Item, keys: TableKeys | null): void {
    const seen = this.#seen();
    const written = this.#ledger.adopt(staged, keys);
    if (written.entries.some(losesName)) this.#ports.hasLost(this.#ledger.id);
    this.#audience.hear(written);
    const hasTurned = this.#seen() !== seen;
    if (hasTurned) this.tick.turn(this.#ledger.isSecretive);
    told();
    if (hasTurned) this.#audience.hasTold();
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
      for (const { settled, failed } of spoilt) {
        if (spoilt.length === 1) settled(kind);
        else failed(new TryAlone());
      }
      return;
    }
    this.#ports.report('append-failed', { table: this.#ledger.id, ...faultDetails(error) });
    if (isNoRoom(error)) {
      this.#ledger.unstage();
      this.#ports.space.hasRefused(error);
      for (const { settled } of spoilt) settled('no-room');
      return;
    }
    await this.recover(error);
    for (const { settled } of spoilt) settled('lost');
  }
}

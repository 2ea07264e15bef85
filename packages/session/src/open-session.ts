import { batch, computed, signal } from '@preact/signals';
import type { AnyGlimpse, Outcome } from '@rudel/kernel';
import { changed, protocolVersion, reactions, sayings, screenKeys } from '@rudel/protocol';
import type {
  Done,
  Reacted,
  Reaction,
  Refused,
  Said,
  Saying,
  ScreenKey,
  ScreenNews,
  ServerMessage,
  Snapshot,
  Stale,
  TableDoc,
  Update,
  Welcome,
  Wish,
  You,
} from '@rudel/protocol';
import { browserSurroundings } from '@rudel/ui/surroundings';
import type { Surroundings } from '@rudel/ui/surroundings';
import { addToLots } from './add-to-lots.ts';
import { Connection } from './connection.ts';
import type { Host } from './host.ts';
import { MatchMirror } from './match-mirror.ts';
import { Outbox } from './outbox.ts';
import { ReadingHere } from './reading-here.ts';
import type { Ahead, WishResult, MatchNow, MatchStep, Remark, Session, Thrown } from './session.ts';
import { TalkMirror } from './talk-mirror.ts';

/** A seat, or a place among the watchers, and the token that proves it. */
export type Credentials = { readonly table: string; readonly token: string };

const keptRemarks = 20;

const isUpdate = (message: ServerMessage): message is Update => Array.isArray(message);
const isSaying = (what: string): what is Saying => (sayings as readonly string[]).includes(what);
const isReaction = (what: string): what is Reaction => (reactions as readonly string[]).includes(what);

/** A match that is over, and its table as it was then. */
type Held = {
  readonly table: TableDoc;
  readonly match: MatchNow;
  readonly log: readonly AnyGlimpse[];
  readonly outcome: Outcome;
};

type AboutTable = Exclude<ServerMessage, Update | Snapshot | Done | Refused | Stale>;

class LiveSession {
  readonly table = signal<TableDoc | null>(null);
  readonly you = signal<You | null>(null);
  readonly match = signal<MatchNow | null>(null);
  readonly log = signal<readonly AnyGlimpse[]>([]);
  readonly meanwhile = signal<readonly AnyGlimpse[]>([]);
  readonly remarks = signal<readonly Remark[]>([]);
  readonly thrown = signal<readonly Thrown[]>([]);
  readonly talked = new TalkMirror();
  readonly held = signal<Held | null>(null);
  readonly #snapshotOutcome = signal<Outcome | null>(null);
  readonly outcome = computed(() => {
    const table = this.table.value;
    const isOver = table?.phase === 'over' && table.match === this.match.value?.match;
    return this.#snapshotOutcome.value ?? (isOver ? (table.results.at(-1) ?? null) : null);
  });
  readonly reading = new ReadingHere((wish) => void this.wish(wish));
  readonly listeners = new Set<(step: MatchStep) => void>();
  readonly lengthened = signal(0);
  readonly screens = new Set<(key: ScreenKey) => void>();
  readonly connection: Connection;
  readonly #around: Surroundings;
  readonly #mirror = new MatchMirror();
  readonly #outbox = new Outbox();
  /** The epoch of what is known of the match; null while none of it can be continued. */
  #epoch: string | null = null;
  /** The epoch of the connection: what comes next belongs to it. */
  #coming: string | null = null;
  #said = 0;

  constructor(host: Host, place: Credentials, around: Surroundings) {
    this.#around = around;
    this.connection = new Connection(host, around, {
      hello: () => ({ t: 'hello', v: protocolVersion, ...place, ...this.#mirror.have(this.#epoch) }),
      message: (message) => batch(() => this.#receive(message)),
      ended: () => this.#outbox.abandon(),
    });
  }

  /** A match that the table has announced and not shown yet is none. */
  ahead(): Ahead | null {
    const [table, match] = [this.table.value, this.match.value];
    if (this.held.value === null || table === null) return null;
    return { table, match: match?.match === table.match ? match : null };
  }

  async wish(wish: Wish): Promise<WishResult> {
    const { command, answer } = this.#outbox.put(this.#around.freshId(), this.#mirror.seq, wish);
    const { kind } = this.connection.link.peek();
    if (kind === 'ended' || kind === 'reload') this.#outbox.abandon();
    else if (kind === 'open') this.connection.send(command);
    return answer;
  }

  #receive(message: ServerMessage): void {
    if (isUpdate(message)) this.#update(message);
    else if (message.t === 'match') this.#snapshot(message);
    else if (message.t === 'done') this.#outbox.answer(message.id, { kind: 'done' });
    else if (message.t === 'no') this.#outbox.answer(message.id, { kind: 'refused', why: message.why });
    else if (message.t === 'stale') this.#outbox.answer(message.id, { kind: 'stale' });
    else this.#receiveAboutTable(message);
  }

  #receiveAboutTable(message: AboutTable): void {
    if (message.t === 'welcome') this.#welcome(message);
    else if (message.t === 'table') this.#tableNews(message.d);
    else if (message.t === 'you') this.you.value = message.you;
    else if (message.t === 'said') this.#remark(message);
    else if (message.t === 'reacted') this.#throw(message);
    else if (message.t === 'more') this.#lengthen(message.left);
    else if (message.t === 'screen') this.#screen(message);
    else this.talked.hear(message);
  }

  #welcome({ v, epoch, you, table }: Welcome): void {
    if (v === protocolVersion) this.#comeIn(epoch, you, table);
    else this.connection.needsReload();
  }

  #comeIn(epoch: string, you: You, table: TableDoc): void {
    const eyeNow = you.seat ?? 'table';
    const eyeThen = this.#mirror.eye;
    const isElsewhere = eyeThen !== null && (eyeThen !== eyeNow || table.phase === 'lobby');
    if (epoch !== this.#epoch) this.#epoch = null;
    this.#coming = epoch;
    this.you.value = you;
    this.#turnTo(table);
    if (isElsewhere) this.#startAfresh();
    else {
      this.connection.welcomed();
      for (const command of this.#outbox.unanswered) this.connection.send(command);
      this.reading.tellAgain();
    }
  }

  #tableNews(change: Parameters<typeof changed>[1]): void {
    const table = this.table.peek();
    try {
      if (table === null) throw new Error('news of a table that nobody was told of');
      this.#turnTo(changed(table, change));
    } catch {
      this.#startAfresh();
    }
  }

  #turnTo(table: TableDoc): void {
    this.#holdBefore(table);
    this.table.value = table;
    const now = this.#mirror.wait(table.waits === true, this.#around.now());
    if (now !== null) this.match.value = now;
    if (table.phase !== 'lobby') return;
    this.#mirror.forget();
    this.match.value = null;
    this.#snapshotOutcome.value = null;
  }

  /** What is over is held in the last moment in which all of it is known. */
  #holdBefore(next: TableDoc): void {
    const [table, match, outcome] = [this.table.peek(), this.match.peek(), this.outcome.peek()];
    if (this.held.peek() !== null || table === null || match === null || outcome === null) return;
    const isLeft = next.phase !== 'over' || next.match !== match.match;
    if (isLeft) this.held.value = { table, match, log: this.log.peek(), outcome };
  }

  #snapshot(message: Snapshot): void {
    const { now, outcome } = this.#mirror.begin(message, this.#around.now());
    this.#epoch = this.#coming;
    this.log.value = message.log as readonly AnyGlimpse[];
    if (message.stoodIn !== undefined) this.meanwhile.value = this.log.peek().slice(-message.stoodIn);
    this.#snapshotOutcome.value = outcome;
    this.match.value = now;
  }

  #update(message: Update): void {
    const followed = this.#mirror.follow(message, this.#around.now());
    if (followed.kind === 'gap') this.#startAfresh();
    if (followed.kind !== 'step') return;
    if (this.held.peek() === null) for (const listener of this.listeners) listener(followed.step);
    this.log.value = [...this.log.peek(), ...followed.step.glimpses];
    this.match.value = followed.now;
  }

  #remark({ person, what }: Said): void {
    if (!isSaying(what)) return;
    this.#said += 1;
    const remark: Remark = { person, what, number: this.#said, after: this.talked.last };
    this.remarks.value = [...this.remarks.peek(), remark].slice(-keptRemarks);
  }

  #throw({ person, what }: Reacted): void {
    if (!isReaction(what)) return;
    this.#said += 1;
    this.thrown.value = [...this.thrown.peek(), { person, what, number: this.#said }].slice(-keptRemarks);
  }

  #lengthen(left: number): void {
    const now = this.#mirror.lengthen(left, this.#around.now());
    if (now === null) return;
    this.match.value = now;
    this.lengthened.value += 1;
  }

  #screen({ key }: ScreenNews): void {
    const known = screenKeys.find((one) => one === key);
    if (known !== undefined) for (const listener of this.screens) listener(known);
  }

  /** Nothing that is known here can be continued: asks for everything anew. */
  #startAfresh(): void {
    this.#mirror.forget();
    this.connection.restart();
  }
}

/** Sits down at a table, or goes on watching it. */
export function openSession(
  host: Host,
  place: Credentials,
  around: Surroundings = browserSurroundings,
): Session {
  const live = new LiveSession(host, place, around);
  const { held } = live;
  const session: Session = {
    link: live.connection.link,
    table: computed(() => held.value?.table ?? live.table.value),
    you: live.you,
    match: computed(() => held.value?.match ?? live.match.value),
    log: computed(() => held.value?.log ?? live.log.value),
    outcome: computed(() => held.value?.outcome ?? live.outcome.value),
    meanwhile: live.meanwhile,
    ahead: computed(() => live.ahead()),
    goOn() {
      held.value = null;
    },
    remarks: live.remarks,
    thrown: live.thrown,
    lengthened: live.lengthened,
    talk: live.talked.lines,
    reports: live.talked.reports,
    onStep(listener) {
      live.listeners.add(listener);
      return () => live.listeners.delete(listener);
    },
    onScreenKey(listener) {
      live.screens.add(listener);
      return () => live.screens.delete(listener);
    },
    wish: async (wish) => live.wish(wish),
    reading: () => live.reading.begin(),
    tryAgain: () => live.connection.tryAgain(),
    close() {
      stopAdding();
      live.connection.close();
    },
  };
  const stopAdding = addToLots(
    { table: live.table, you: live.you, wish: async (wish) => live.wish(wish) },
    around,
  );
  return session;
}

import { drawByLot, seededRng } from '@rudel/kernel';
import type { Lot, Notation, Rng, Turn } from '@rudel/kernel';
import { changeBetween } from '@rudel/protocol';
import type { Farewell, PersonId } from '@rudel/protocol';
import type { Aside, NewEntry, StoredTable, TableKeys } from '@rudel/store';
import { playableOf, restored } from './history.ts';
import type { Restored } from './history.ts';
import { freshSecret, freshSeed, hashOf, sameHash, withFreshKeys } from './keys.ts';
import { LogBook } from './log-book.ts';
import type { Playable, Ports } from './ports.ts';
import { Projection } from './projection.ts';
import type { GameStep } from './projection.ts';
import { boundMatch, promisedSecret } from './promise.ts';
import { courseOf } from './table/course.ts';
import type { Course } from './table/course.ts';
import type { Granted, Moment } from './table/decision.ts';
import { entryNotation } from './table/entry.ts';
import type { TableEntry } from './table/entry.ts';
import { contributionsOf } from './table/table-state.ts';
import type { TableState } from './table/table-state.ts';
import { TalkBook } from './talk-book.ts';
import type { TalkChange } from './talk-book.ts';

/** Who sent a command, and its id. */
export type CommandKey = { readonly person: PersonId; readonly id: string };

/** What was written: the table before it, and the steps of the match in it. */
export type Written = {
  readonly before: TableState;
  readonly entries: readonly TableEntry[];
  readonly steps: readonly GameStep[];
};

const isOfMatch = ({ kind }: TableEntry): boolean => kind === 'act' || kind === 'lapsed';

/** What follows from entries for the store's own books. */
export function asideOf(entries: readonly TableEntry[], after: TableState): Aside {
  if (entries.every(isOfMatch)) return {};
  const forgotten = entries.flatMap((entry) =>
    entry.kind === 'left' || entry.kind === 'kicked' ? [entry.person] : [],
  );
  const listed = entries.findLast((entry) => entry.kind === 'listed');
  return {
    ...(forgotten.length > 0 ? { forgotten } : {}),
    ...(listed === undefined ? {} : { listed: listed.on }),
    ...(forgotten.length > 0 && after.people.size === 0 ? { closed: true } : {}),
  };
}

/** No token has this hash. */
const nobodysHash = hashOf('');

/** A table in memory, and the way of every change to the store: nothing counts before it is kept. */
export class Ledger {
  readonly id: string;
  readonly #ports: Ports;
  readonly #playable: Playable;
  readonly #notation: Notation<TableEntry>;
  readonly #rng: Rng;
  #state: TableState;
  #projection: Projection | null;
  readonly #recent: Restored['recent'];
  #keys: TableKeys;
  readonly #tokens: Map<PersonId, string>;
  #secret: string;
  #lot: Lot | null = null;
  readonly #book: LogBook;
  #deadline: number | null;
  /** What was said in free text since the match began. */
  readonly talk: TalkBook;

  constructor(
    ports: Ports,
    playable: Playable,
    stored: StoredTable,
    { state, projection, recent }: Restored,
  ) {
    this.id = stored.id;
    this.#ports = ports;
    this.#playable = playable;
    this.#notation = entryNotation(playable.game);
    this.#rng = seededRng(freshSeed(ports.randomBytes));
    this.#state = state;
    this.#projection = projection;
    this.#recent = recent;
    this.#keys = stored.keys;
    this.#tokens = new Map(stored.tokens.map(({ person, hash }) => [person, hash]));
    this.#secret = promisedSecret(ports, stored, boundMatch(state), state.commitment);
    this.#book = new LogBook(stored, this.#notation);
    this.#deadline = stored.entries.at(-1)?.deadline ?? null;
    this.talk = new TalkBook(stored.talk);
  }

  get state(): TableState {
    return this.#state;
  }

  /** Null in a lobby. */
  get projection(): Projection | null {
    return this.#projection;
  }

  get keys(): TableKeys {
    return this.#keys;
  }

  /** When the decision that runs lapses; null without a clock. */
  get deadline(): number | null {
    return this.#deadline;
  }

  get rng(): Rng {
    return this.#rng;
  }

  /** How much fits into the log, and how much is there. */
  get book(): Pick<LogBook, 'whyNot' | 'mayGoOn'> {
    return this.#book;
  }

  knows({ person, id }: CommandKey): boolean {
    return this.#recent.has(person, id) || this.talk.knows(person, id);
  }

  /** Remembers a command that leaves nothing in the log. */
  remember({ person, id }: CommandKey): void {
    this.#recent.add(person, id);
  }

  /** Whose token this is; null if it is nobody's. All hashes are compared, and one that is nobody's. */
  personOf(token: string): PersonId | null {
    const hash = hashOf(token);
    let found: PersonId | null = sameHash(hash, nobodysHash) ? '' : null;
    for (const [person, known] of this.#tokens) if (sameHash(hash, known)) found = person;
    return found === '' ? null : found;
  }

  moment(isHere: (person: PersonId) => boolean): Moment {
    return {
      state: this.#state,
      isHere,
      rng: this.#rng,
      draw: (urn, nth) => drawByLot(this.#runningLot(), urn, nth),
      drawFirst: (urn, nth) => drawByLot(this.#firstLot(), urn, nth),
      freshSecret: () => freshSecret(this.#ports.randomBytes),
    };
  }

  /** Keeps what was decided; fails where the store does, and nothing has changed then. */
  async write(decision: Granted, command: CommandKey | null, tokens: Aside['tokens'] = []): Promise<Written> {
    const before = this.#state;
    const { entries } = decision;
    const { after, steps } = this.#courseOf(decision);
    const now = this.#ports.clockwork.now();
    const deadline = this.#deadlineAfter(entries, steps, after, now);
    const filing = this.#book.filing(before, entries, this.#recent);
    const aside: Aside = {
      ...filing,
      ...asideOf(entries, after),
      ...this.#forgettingTalk(entries, after),
      ...(tokens.length > 0 ? { tokens } : {}),
      ...(decision.secret === undefined ? {} : { secret: decision.secret }),
    };
    const lines = entries.map((entry, at): NewEntry => ({
      text: this.#notation.format(entry),
      command: at === 0 ? command : null,
      at: now,
      deadline,
    }));
    if (entries.some(({ kind }) => kind === 'kicked')) this.#keys = await this.#appendWithKeys(lines, aside);
    else await this.#ports.store.append(this.id, this.#book.length, lines, aside);
    this.#book.hasKept(entries, lines, filing);
    this.#deadline = deadline;
    if (command !== null) this.#recent.add(command.person, command.id);
    this.#adopt(after, aside);
    if (entries[0]?.kind === 'started') this.#begin(after, steps);
    if (entries[0]?.kind === 'reopened') this.#projection = null;
    return { before, entries, steps };
  }

  /** Keeps what is said without an entry. */
  async keepTalk(talk: TalkChange, command: CommandKey): Promise<void> {
    await this.#ports.store.append(this.id, this.#book.length, [], { talk });
    this.talk.adopt(talk);
    this.remember(command);
  }

  /** Talk ends with what it was about: when the next match begins, and with the table. */
  #forgettingTalk(entries: readonly TableEntry[], { people }: TableState): Pick<Aside, 'talk'> {
    const talk = entries[0]?.kind === 'started' || people.size === 0 ? this.talk.clearing() : undefined;
    return talk === undefined ? {} : { talk };
  }

  /** Whoever was sent away knows the invitation: there is another one. */
  async #appendWithKeys(lines: readonly NewEntry[], aside: Aside): Promise<TableKeys> {
    return withFreshKeys(this.#ports.randomBytes, (keys) =>
      this.#ports.store.append(this.id, this.#book.length, lines, { ...aside, keys }),
    );
  }

  /** What was decided about another state than this one leads somewhere else. */
  #courseOf({ entries, course }: Granted): Course {
    return course?.before === this.#state ? course : courseOf(this.#state, entries);
  }

  #adopt(after: TableState, { tokens = [], forgotten = [], secret, talk }: Aside): void {
    this.#state = after;
    if (talk !== undefined) this.talk.adopt(talk);
    for (const person of forgotten) this.#tokens.delete(person);
    if (forgotten.length > 0) this.#recent.keepOnly(after.people);
    for (const { person, hash } of tokens) this.#tokens.set(person, hash);
    if (secret !== undefined) this.#secret = secret.secret;
  }

  #begin({ match }: TableState, opening: readonly GameStep[]): void {
    this.#lot = null;
    if (match === null) return;
    this.#projection = new Projection(this.#playable.game, match.state, match.number, opening);
  }

  /** Kept as long as the match runs, for what is derived from it. */
  #runningLot(): Lot {
    const contributions = this.#state.match?.contributions ?? [];
    this.#lot ??= { secret: this.#secret, contributions };
    return this.#lot;
  }

  #firstLot(): Lot {
    return { secret: this.#secret, contributions: contributionsOf(this.#state) };
  }

  /**
   * A decision begins when everybody can see that one does: at the start, when the public eye sees or notices something, when the
   * clock has ended the last one, when a sleeping table wakes up. What is done in secret moves no deadline, nor does what is done
   * within one span.
   */
  #deadlineAfter(
    entries: readonly TableEntry[],
    steps: readonly GameStep[],
    after: TableState,
    now: number,
  ): number | null {
    const { clock, phase } = after;
    if (phase !== 'playing') return null;
    const isNew = entries.some(
      (entry) =>
        entry.kind === 'started' ||
        entry.kind === 'resumed' ||
        (entry.kind === 'act' && entry.act.by === 'clock'),
    );
    if (!isNew && this.#isWithinSpan(after)) return this.#deadline;
    const ruled = this.#secondsByRule(after);
    const mayMatter = ruled !== null || clock !== 'off' || this.#deadline !== null;
    if (!isNew && !(mayMatter && this.#isPublic(steps))) return this.#deadline;
    if (ruled !== null) return now + ruled * 1000;
    return clock === 'off' ? null : now + this.#ports.pace.decision[clock];
  }

  /** How long a decision takes where the rules themselves say so, whatever the clock of the table. */
  #secondsByRule(state: TableState): number | null {
    return this.#waiting(state)?.seconds ?? null;
  }

  /** Whether the match waits as before for something that has one clock. */
  #isWithinSpan(after: TableState): boolean {
    const span = this.#waiting(after)?.span;
    return span !== undefined && span === this.#waiting(this.#state)?.span;
  }

  #waiting({ match }: TableState): (Turn & { kind: 'seats' }) | null {
    const turn = match === null ? null : this.#playable.game.table.turn(match.state);
    return turn?.kind === 'seats' ? turn : null;
  }

  #isPublic(steps: readonly GameStep[]): boolean {
    const last = steps.at(-1);
    if (last === undefined || this.#projection === null) return false;
    const { table } = this.#playable.game;
    const seen = changeBetween(this.#projection.view('table'), table.view(last.after, 'table'));
    return seen !== undefined || steps.some((step) => table.glimpses(step, 'table').length > 0);
  }
}

/** Why a table has no ledger: it is not kept here, everybody has left it for good, or its game is not on the shelf. */
export type NoLedger = Extract<Farewell, 'missing' | 'unknown' | 'unopened'>;

/** The ledger of a kept table, or how somebody who asks for it is sent away. Fails with `PromiseBroken`. */
export async function openLedger(ports: Ports, id: string): Promise<Ledger | NoLedger> {
  const stored = await ports.store.load(id);
  if (stored === null) return 'missing';
  if (stored.closed) return 'unknown';
  const playable = playableOf(stored, ports.games);
  if (playable !== undefined)
    return new Ledger(ports, playable, stored, await restored(stored, playable, ports.breathe));
  ports.report('game-missing', { table: id });
  return 'unopened';
}

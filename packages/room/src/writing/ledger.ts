import { drawByLot, seededRng } from '@rudel/kernel';
import type { Notation, Rng } from '@rudel/kernel';
import { hasChanged } from '@rudel/protocol';
import type { PersonId } from '@rudel/protocol';
import type { Aside, ClaimedTable, NewEntry, TableKeys, WritingPlace } from '@rudel/store';
import { freshSecret, freshSeed, withFreshKeys } from '../keys.ts';
import { Tokens } from '../people/tokens.ts';
import { formatAccount } from '../reading/account.ts';
import type { Restored } from '../reading/history.ts';
import type { RoomPorts } from '../room-ports.ts';
import { stepsOf } from '../table/acts.ts';
import { courseFrom } from '../table/course.ts';
import type { GameStep } from '../table/course.ts';
import { deadlineAfter, hasClock } from '../table/deadline.ts';
import type { Granted, Moment } from '../table/decision.ts';
import { entryNotation } from '../table/entry-notation.ts';
import type { TableEntry } from '../table/entry.ts';
import { nameless } from '../table/names-beside.ts';
import type { Playable } from '../table/playable.ts';
import type { TableState } from '../table/table-state.ts';
import { begun } from '../telling/projection.ts';
import type { Projection } from '../telling/projection.ts';
import type { DecisionClock } from '../time/decision-clock.ts';
import { leftAt } from '../time/time-left.ts';
import { asideOf, isOfMatch, mergedAside } from './asides.ts';
import { Head } from './head.ts';
import { LogBook } from './log-book.ts';
import { Lots } from './lots.ts';
import { boundMatch, promisedSecret } from './promise.ts';
import { opensSomething } from './staged.ts';
import type { CommandKey, Staged, Written } from './staged.ts';
import { TalkBook } from './talk-book.ts';
import type { TalkChange } from './talk-book.ts';

/** A table in memory, and the way of every change to the store: nothing counts before it is kept. */
export class Ledger {
  readonly id: string;
  /** The claim by which it writes. */
  readonly epoch: number;
  readonly #ports: RoomPorts;
  readonly #playable: Playable;
  readonly #notation: Notation<TableEntry>;
  readonly #rng: Rng;
  #state: TableState;
  readonly #head: Head;
  #projection: Projection | null;
  readonly #recent: Restored['recent'];
  #keys: TableKeys;
  readonly #tokens: Tokens;
  readonly #lots: Lots;
  readonly #book: LogBook;
  /** What its deadlines are measured by. */
  readonly clock: DecisionClock;
  #deadline: number | null;
  /** What was said in free text since the match began. */
  readonly talk: TalkBook;

  constructor(
    ports: RoomPorts,
    playable: Playable,
    stored: ClaimedTable,
    { state, projection, recent, measured }: Restored,
    { clock, deadline }: Pick<Ledger, 'clock' | 'deadline'>,
  ) {
    this.id = stored.id;
    this.epoch = stored.epoch;
    this.#ports = ports;
    this.#playable = playable;
    this.#notation = entryNotation(playable.game);
    this.#rng = seededRng(freshSeed(ports.randomBytes));
    this.#state = state;
    this.#head = new Head(state, deadline);
    this.#projection = projection;
    this.#recent = recent;
    this.#keys = stored.keys;
    this.#tokens = new Tokens(stored.tokens);
    this.#lots = new Lots(promisedSecret(ports, stored, boundMatch(state), state.commitment));
    this.#book = new LogBook(stored, this.#notation, measured);
    this.clock = clock;
    this.#deadline = deadline;
    this.talk = new TalkBook(stored.talk);
  }

  get state(): TableState {
    return this.#state;
  }

  /** The table with all that was decided, also what is not kept yet. */
  get head(): TableState {
    return this.#head.state;
  }

  /** Whether the match is at a point, as everybody may know, at which several decide and nobody sees who has. */
  get isSecretive(): boolean {
    const { phase, playable } = this.#state;
    if (phase !== 'playing' || this.#projection === null) return false;
    return playable.game.player.asked(this.#projection.view('table')).length > 1;
  }

  /** Null in a lobby. */
  get projection(): Projection | null {
    return this.#projection;
  }

  get keys(): TableKeys {
    return this.#keys;
  }

  /** When the decision that runs lapses, by the table's own clock; null without a clock. */
  get deadline(): number | null {
    return this.#deadline;
  }

  /** The same for the table as it is read again with this many entries: with what was about to be written, or without. */
  deadlineWith(entries: number): number | null {
    return entries > this.#book.length ? this.#head.deadline : this.#deadline;
  }

  /** Where it writes. */
  get place(): WritingPlace {
    return { epoch: this.epoch, after: this.#book.length };
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

  /** Whether a command is on its way to the store. */
  hasStaged(key: CommandKey): boolean {
    return this.#head.has(key);
  }

  /** Remembers a command that leaves nothing in the log. */
  remember({ person, id }: CommandKey): void {
    this.#recent.add(person, id);
  }

  /** Whose token this is; null if it is nobody's. */
  personOf(token: string): PersonId | null {
    return this.#tokens.personOf(token);
  }

  /** The table for a decision: with all that was decided before, or as it is known by now. */
  moment(isHere: (person: PersonId) => boolean, state: TableState = this.head): Moment {
    return {
      state,
      left: leftAt(this.#head.deadline, this.clock.now),
      isHere,
      rng: this.#rng,
      draw: (urn, nth) => drawByLot(this.#lots.running(this.#state), urn, nth),
      drawFirst: (urn, nth) => drawByLot(this.#lots.next(this.#state), urn, nth),
      freshSecret: () => freshSecret(this.#ports.randomBytes),
    };
  }

  /** Puts down what was decided about the head, which it leads on. Nothing of it counts before it is kept and adopted. */
  stage(decision: Granted, command: CommandKey | null, tokens?: Aside['tokens']): Staged {
    const before = this.head;
    const { entries } = decision;
    const { after, steps } = courseFrom(this.head, decision);
    const { now } = this.clock;
    const at = this.#ports.calendar.date();
    const isSeen = this.#mayMatter(after) && this.#isPublic(steps);
    const course = { before, after, entries, isSeen };
    const deadline = deadlineAfter(course, this.#head.deadline, now, this.#ports.pace.decision);
    const isPublic = isSeen || entries.some(opensSomething);
    const aside = this.#asideOf(decision, after, tokens);
    const lines = entries.map((entry, nth): NewEntry => ({
      text: this.#notation.format(nameless(entry)),
      command: nth === 0 ? command : null,
      at,
      deadline: leftAt(deadline, now),
    }));
    return this.#lead({ before, after, entries, steps, deadline, command, lines, aside, isPublic });
  }

  /** What else the store does with it: in the course of a match nothing. */
  #asideOf({ entries, secret }: Granted, after: TableState, tokens: Aside['tokens'] = []): Aside {
    const filing = this.#head.isAhead ? {} : this.#book.filing(this.head, entries, this.#recent);
    if (secret === undefined && tokens.length === 0 && entries.every(isOfMatch)) return filing;
    return {
      ...filing,
      ...asideOf(entries, after),
      ...this.talk.forgetting(entries, after),
      ...(tokens.length > 0 ? { tokens } : {}),
      ...(secret === undefined ? {} : { secret }),
    };
  }

  /** The same for what is said without an entry. */
  stageTalk(talk: TalkChange, command: CommandKey): Staged {
    const { state: head, deadline } = this.#head;
    const aside: Aside = { talk };
    const nothing = { entries: [], steps: [], lines: [], isPublic: false };
    return this.#lead({ ...nothing, before: head, after: head, deadline, command, aside });
  }

  #lead(staged: Staged): Staged {
    this.#head.lead(staged);
    if (staged.aside.talk !== undefined) this.talk.stage(staged.aside.talk);
    return staged;
  }

  /** What was put down and not kept is forgotten. */
  unstage(): void {
    this.#head.reset(this.#state, this.#deadline);
    this.talk.unstage();
  }

  /** Keeps what was put down, all of it or nothing; fails where the store does. New keys are those that the last of it gives the table. */
  keep(
    staged: readonly Staged[],
    kept: (keys: TableKeys | null) => void,
    failed: (error: unknown) => void,
  ): void {
    const lines = staged.flatMap((one) => one.lines);
    const aside = staged.map((one) => one.aside).reduce(mergedAside);
    if (staged.some(({ entries }) => entries.some(({ kind }) => kind === 'kicked'))) {
      this.#appendWithKeys(lines, aside).then(kept, failed);
      return;
    }
    this.#ports.store.append(this.id, this.place, lines, aside).then(() => kept(null), failed);
  }

  /** What was kept counts from now on. */
  adopt(
    { before, after, entries, steps, deadline, command, lines, aside }: Staged,
    keys: TableKeys | null,
  ): Written {
    this.#head.hasKept(command);
    this.#book.hasKept(entries, lines, aside);
    this.#deadline = deadline;
    if (keys !== null) this.#keys = keys;
    if (command !== null) this.remember(command);
    this.#adopt(after, aside);
    if (entries[0]?.kind === 'started') this.#begin(after, steps);
    if (entries[0]?.kind === 'takenback') this.#goBack(after);
    if (entries[0]?.kind === 'reopened') this.#projection = null;
    return { before, entries, steps };
  }

  /** Writes down how the table stands, where everybody has seen much since that was done last: whoever opens it next need not follow all of it. Nobody misses what is not kept. */
  async mark(): Promise<void> {
    const { store, pace } = this.#ports;
    if (this.#head.isAhead || (this.#projection?.unwritten ?? 0) < pace.checkpoint) return;
    const [state, commands] = [this.#state, this.#recent.all];
    const [seen, measured] = [this.#projection?.write() ?? null, this.#book.sinceStart];
    await store.checkpoint(this.id, this.place, formatAccount({ state, commands, seen, measured }));
  }

  /** Whoever was sent away knows the invitation: there is another one. */
  async #appendWithKeys(lines: readonly NewEntry[], aside: Aside): Promise<TableKeys> {
    return withFreshKeys(this.#ports, (keys) =>
      this.#ports.store.append(this.id, this.place, lines, { ...aside, keys }),
    );
  }

  #adopt(after: TableState, { tokens = [], forgotten = [], secret, talk }: Aside): void {
    this.#state = after;
    if (talk !== undefined) this.talk.adopt(talk);
    this.#tokens.adopt(forgotten, tokens);
    if (forgotten.length > 0) this.#recent.keepOnly(after.people);
    if (secret !== undefined) this.#lots.promise(secret.secret);
  }

  #begin({ match }: TableState, opening: readonly GameStep[]): void {
    this.#lots.begin();
    if (match !== null) this.#projection = begun(this.#playable.game, match.state, match.number, opening);
  }

  #goBack({ match }: TableState): void {
    const acts = match?.acts ?? null;
    if (match === null || acts === null) return;
    this.#projection?.goBack(match.state, stepsOf(this.#playable.game, match.first, acts));
  }

  /** Whether anything depends on what everybody notices: a clock, or what others do in secret. */
  #mayMatter(after: TableState): boolean {
    return this.#head.deadline !== null || hasClock(after) || this.isSecretive;
  }

  /** Whether everybody notices something of steps that follow the head. */
  #isPublic(steps: readonly GameStep[]): boolean {
    const last = steps.at(-1);
    if (last === undefined || this.#projection === null) return false;
    const { table } = this.#playable.game;
    const isSeen = hasChanged(this.#projection.view('table'), table.view(last.after, 'table'));
    return isSeen || steps.some((step) => table.glimpses(step, 'table').length > 0);
  }
}

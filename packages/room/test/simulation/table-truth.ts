import { mustParse } from '@rudel/kernel';
import type { Eye, Notation, Open, Sealed } from '@rudel/kernel';
import type { PersonId } from '@rudel/protocol';
import type { Playable } from '@rudel/room';
import type { Aside, NewEntry, StoredTable, TableKeys } from '@rudel/store';
import type { LogPart } from '../../src/reading/history.ts';
import { stepOf } from '../../src/table/course.ts';
import type { GameStep } from '../../src/table/course.ts';
import { moreTime } from '../../src/table/decide-time.ts';
import { entryNotation } from '../../src/table/entry-notation.ts';
import type { TableEntry } from '../../src/table/entry.ts';
import { emptyTable, fold } from '../../src/table/fold.ts';
import { seatOf } from '../../src/table/table-state.ts';
import type { TableState } from '../../src/table/table-state.ts';
import { playable, testPace } from '../around/world.ts';
import { hiddenIn } from '../toy/hidden-words.ts';

/** An entry as far as it can be compared. */
export type Line = { readonly text: string; readonly by: string | null };

export const lineOf = ({ text, command }: NewEntry): Line => ({
  text,
  by: command === null ? null : `${command.person} ${command.id}`,
});

const sameLine = (one: Line, other: Line): boolean => one.text === other.text && one.by === other.by;

/** What a human narrator of Lupus is given, in milliseconds. */
const longestTelling = 300_000;

/** A batch that the room wanted to append, kept or not. */
export type Attempt = { readonly after: number; readonly lines: readonly Line[]; readonly aside: Aside };

/** What is certain about one match. */
type MatchTruth = {
  /** Its states, as they were kept. */
  readonly course: Sealed[];
  /** What led from one to the next. */
  readonly steps: GameStep[];
  /** What each eye saw of them, as far as that was asked. */
  readonly views: Map<Eye, string[]>;
  /** What each eye noticed of the steps so far, one thing a line, as far as that was asked. */
  readonly noticed: Map<Eye, { steps: number; lines: string }>;
  /** The hidden words that each person may know. */
  readonly known: Map<PersonId, Set<string>>;
};

/** What is certain about one table, by what its store was asked and has answered. Nothing here comes from the room. */
export class TableTruth {
  readonly id: string;
  readonly playable: Playable;
  readonly #notation: Notation<TableEntry>;
  lines: Line[] = [];
  state: TableState;
  keys: TableKeys = { invite: '', code: '' };
  readonly tokens = new Map<PersonId, string>();
  readonly secrets = new Map<number, string>();
  /** What was to take the place of the last line, whether it was confirmed or not. */
  readonly #replacing: Line[] = [];
  /** Everything that was ever to stand at a number. */
  readonly #attempts = new Map<number, Line[]>();
  /** What is certain about each of its matches. */
  readonly #matches = new Map<number, MatchTruth>();
  /** Who is not at the table any more, and how they went. */
  readonly gone = new Map<PersonId, 'left' | 'kicked'>();
  /** Commands whose entries have made room for others. */
  readonly replaced = new Set<string>();
  isClosed = false;
  /** Whether somebody was about to throw it away who may. */
  isSwept = false;

  constructor(id: string, first: string) {
    this.id = id;
    this.playable = playable(/^created (\w+)\//.exec(first)?.[1] ?? '');
    this.#notation = entryNotation(this.playable.game);
    this.state = emptyTable(this.playable);
  }

  /** All of its log, as somebody reads it who opens the table. */
  get log(): LogPart & Pick<StoredTable, 'size'> {
    const entries = this.lines.map(({ text, by }, at) => {
      const [person = '', id = ''] = by?.split(' ') ?? [];
      return {
        text,
        command: by === null ? null : { person, id },
        at: 0,
        deadline: null,
        n: at + 1,
        hash: '',
      };
    });
    return { chapter: null, entries, size: { entries: entries.length, bytes: 0 } };
  }

  attempt({ after, lines, aside }: Attempt): void {
    const start = after - (isReplacing(aside) ? 1 : 0);
    if (isReplacing(aside)) this.#replacing.push(...lines.slice(0, 1));
    for (const [at, line] of lines.entries()) {
      const n = start + at + 1;
      this.#attempts.set(n, [...(this.#attempts.get(n) ?? []), line]);
    }
  }

  /** A batch that the store has confirmed. */
  keep({ after, lines, aside }: Attempt): void {
    if (isReplacing(aside)) this.#replaceLast();
    else if (after !== this.lines.length) throw new Error('a batch that does not fit what was kept');
    for (const line of lines) this.#add(line);
    this.#remember(aside);
  }

  /** Why what was loaded is not what was kept; null where it is. Lines that were tried and not confirmed may be there, too. */
  whyNotLoaded(before: number, loaded: readonly Line[], mayBeShort: boolean): string | null {
    for (const [at, line] of loaded.entries()) {
      const n = before + at + 1;
      const kept = this.lines[n - 1];
      const isTried = (this.#attempts.get(n) ?? []).some((other) => sameLine(other, line));
      if (!isTried) return `entry ${n} was never written: ${line.text}`;
      if (kept !== undefined && !sameLine(kept, line) && !mayBeShort && !this.#isReplacement(n, line))
        return `entry ${n} has changed`;
    }
    const end = before + loaded.length;
    return end < this.lines.length && !mayBeShort ? `${this.lines.length - end} entries are lost` : null;
  }

  /** What was loaded is what counts from now on. */
  adopt(before: number, loaded: readonly Line[]): void {
    const all = [...this.lines.slice(0, before), ...loaded];
    const isKnown =
      all.length >= this.lines.length && this.lines.every((line, at) => sameLine(line, all[at] ?? line));
    const last = this.lines.at(-1);
    const inItsPlace = all[this.lines.length - 1];
    const isReplaced = inItsPlace !== undefined && this.#isReplacement(this.lines.length, inItsPlace);
    if (isReplaced && last !== undefined && last.by !== null && !sameLine(last, inItsPlace))
      this.replaced.add(last.by);
    if (!isKnown) this.#restart();
    for (const line of all.slice(this.lines.length)) this.#add(line);
  }

  /** Whether a line may have taken the place of the last one, before that could be confirmed. */
  #isReplacement(n: number, line: Line): boolean {
    return n === this.lines.length && this.#replacing.some((other) => sameLine(other, line));
  }

  /** How often the host may have given more time in the match that runs. */
  get #lengthened(): number {
    const start = this.lines.findLastIndex(({ text }) => text.startsWith('started ')) + 1;
    const since = [...this.#attempts].filter(([n]) => n > start).flatMap(([, lines]) => lines);
    return since.filter(({ text }) => text === 'lengthened').length;
  }

  /** How many milliseconds a decision can take at the most: people who tell a story get more, and so do those whom the host gives it. */
  get longestDecision(): number {
    const usual = this.playable.game.id === 'lupus' ? longestTelling : testPace.decision.relaxed;
    return usual + this.#lengthened * moreTime;
  }

  /** The eye of somebody at the table. */
  eyeOf(person: PersonId): Eye {
    return seatOf(this.state, person) ?? 'table';
  }

  /** Whether an eye has had exactly this view at some moment of a match that was kept. */
  hasShown(match: number, eye: Eye, view: string): boolean {
    const { course, views } = this.#matchOf(match);
    const shown = views.get(eye) ?? [];
    views.set(eye, shown);
    for (const state of course.slice(shown.length)) shown.push(this.#viewText(state, eye));
    return shown.lastIndexOf(view) >= 0;
  }

  /** Whether an eye has noticed exactly this, one thing after the other, in what was kept of a match. */
  hasNoticed(match: number, eye: Eye, glimpses: readonly Open[]): boolean {
    const { steps, noticed } = this.#matchOf(match);
    const so = noticed.get(eye) ?? { steps: 0, lines: '\n' };
    noticed.set(eye, so);
    for (const step of steps.slice(so.steps)) {
      for (const glimpse of this.playable.game.table.glimpses(step, eye))
        so.lines += `${JSON.stringify(glimpse)}\n`;
    }
    so.steps = steps.length;
    const lines = glimpses.map((glimpse) => `${JSON.stringify(glimpse)}\n`);
    return so.lines.includes(`\n${lines.join('')}`);
  }

  viewOf(eye: Eye): string {
    const { match } = this.state;
    return match === null ? '' : this.#viewText(match.state, eye);
  }

  /** Whether somebody may know a hidden word of a match. */
  mayKnow(match: number, person: PersonId, word: string): boolean {
    return this.#matchOf(match).known.get(person)?.has(word) ?? false;
  }

  #matchOf(number: number): MatchTruth {
    const match = this.#matches.get(number) ?? {
      course: [],
      steps: [],
      views: new Map(),
      noticed: new Map(),
      known: new Map(),
    };
    this.#matches.set(number, match);
    return match;
  }

  #viewText(state: Sealed, eye: Eye): string {
    return JSON.stringify(this.playable.game.table.view(state, eye));
  }

  #add(line: Line): void {
    this.lines.push(line);
    const entry = mustParse(this.#notation, line.text);
    const before = this.state;
    this.state = fold(before, entry);
    if (entry.kind === 'left' || entry.kind === 'kicked') this.gone.set(entry.person, entry.kind);
    const { match } = this.state;
    if (match === null) return;
    if (entry.kind === 'started') this.#matches.delete(match.number);
    if (entry.kind === 'act' || entry.kind === 'started' || entry.kind === 'takenback')
      this.#matchOf(match.number).course.push(match.state);
    if (entry.kind === 'takenback') this.#goBack(match.number, entry.acts);
    const step = stepOf(before, entry, this.state);
    if (step !== null) this.#matchOf(match.number).steps.push(step);
    if (entry.kind === 'act' || entry.kind === 'sat') this.#learn(match.number);
  }

  /** What was noticed of the acts that do not count any more is not told again. */
  #goBack(match: number, acts: number): void {
    const { steps, noticed } = this.#matchOf(match);
    steps.length = acts;
    noticed.clear();
  }

  #learn(match: number): void {
    if (this.playable.game.id !== 'hidden') return;
    const { known } = this.#matchOf(match);
    for (const [seat, owner] of this.state.seats.entries()) {
      if (owner.kind !== 'person') continue;
      const words = known.get(owner.person) ?? new Set();
      known.set(owner.person, words);
      for (const word of hiddenIn(this.viewOf(seat))) words.add(word);
    }
  }

  #replaceLast(): void {
    const last = this.lines.at(-1);
    if (last?.by !== null && last?.by !== undefined) this.replaced.add(last.by);
    const kept = this.lines.slice(0, -1);
    this.#restart();
    for (const line of kept) this.#add(line);
  }

  #restart(): void {
    this.lines = [];
    this.state = emptyTable(this.playable);
    this.#matches.clear();
    this.gone.clear();
  }

  #remember({ keys, tokens = [], forgotten = [], secret, closed }: Aside): void {
    if (keys !== undefined) this.keys = keys;
    for (const person of forgotten) this.tokens.delete(person);
    for (const { person, hash } of tokens) this.tokens.set(person, hash);
    if (secret !== undefined) this.secrets.set(secret.match, secret.secret);
    if (closed !== undefined) this.isClosed = closed;
  }
}

const isReplacing = (aside: Aside): boolean => aside.replaces ?? false;

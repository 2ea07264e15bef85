import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { AnyGame, AnyGlimpse, Outcome, SealedTypes, Seat, Step } from '@rudel/kernel';
import { begin, goOn, judge, stepAt } from '@rudel/lessons';
import type { Lesson, LessonStep, Said, Standing } from '@rudel/lessons';
import type { TableDoc, Wish, You } from '@rudel/protocol';
import type { LinkState, MatchNow, MatchStep, Session, WishResult } from '@rudel/session/session';
import type { Surroundings } from '@rudel/ui/surroundings';
import { updatesOf } from './lesson-updates.ts';
import { seatName } from './seat-name.ts';

export type LessonParts = {
  readonly game: AnyGame;
  readonly lesson: Lesson;
  /** What the learner is called. */
  readonly ownName: string;
  readonly time: Pick<Surroundings, 'after'>;
};

/** What is said to the last move, until another one is made: that it was right, or why it was not. */
export type Remark = { readonly kind: 'right' } | { readonly kind: 'wrong'; readonly said: Said | null };

/** Milliseconds from one act of the others to the next: long enough to see where a stone has gone. */
const pause = 1_000;

const nothing = computed(() => []);
const none = computed(() => null);

/** A table at which one person learns: the real rules on this device, nobody else, and the others play what the lesson says. */
export class LessonSession implements Session {
  readonly link: ReadonlySignal<LinkState> = computed(() => ({ kind: 'open' }));
  readonly table: ReadonlySignal<TableDoc>;
  readonly you: ReadonlySignal<You>;
  readonly outcome: ReadonlySignal<Outcome | null> = none;
  readonly meanwhile: Session['meanwhile'] = nothing;
  readonly remarks: Session['remarks'] = nothing;
  readonly lengthened: Session['lengthened'] = computed(() => 0);
  readonly thrown: Session['thrown'] = nothing;
  readonly talk: Session['talk'] = nothing;
  readonly reports: Session['reports'] = nothing;
  readonly ahead: Session['ahead'] = none;
  readonly lesson: Lesson;
  /** What is asked or told now; null when the lesson is done. */
  readonly step: ReadonlySignal<LessonStep | null>;
  /** The number of the step. */
  readonly at: ReadonlySignal<number>;
  readonly #parts: LessonParts;
  readonly #standing;
  readonly #match;
  readonly #log = signal<readonly AnyGlimpse[]>([]);
  readonly #remark = signal<Remark | null>(null);
  readonly #isBusy = signal(false);
  readonly #listeners = new Set<(step: MatchStep) => void>();
  #cancel: () => void = () => {};

  constructor(parts: LessonParts) {
    const { game, lesson } = parts;
    this.#parts = parts;
    this.lesson = lesson;
    this.#standing = signal<Standing<SealedTypes>>(begin(game, lesson));
    this.#match = signal<MatchNow>(this.#matchAt(1));
    this.step = computed(() => stepAt(lesson, this.#standing.value));
    this.at = computed(() => this.#standing.value.at);
    this.you = computed(() => ({ person: personAt(lesson.seat), seat: lesson.seat }));
    this.table = computed(() => this.#tableDoc());
  }

  get match(): ReadonlySignal<MatchNow> {
    return this.#match;
  }

  get log(): ReadonlySignal<readonly AnyGlimpse[]> {
    return this.#log;
  }

  get remark(): ReadonlySignal<Remark | null> {
    return this.#remark;
  }

  /** The others are playing. */
  get isBusy(): ReadonlySignal<boolean> {
    return this.#isBusy;
  }

  nameOf = (seat: Seat): string => seatName(seat, this.#parts.lesson.seat, this.#parts.ownName);

  onScreenKey(): () => void {
    return () => {};
  }

  onStep(listener: (step: MatchStep) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async wish(wish: Wish): Promise<WishResult> {
    const isAsking = (this.step.peek()?.ask ?? null) !== null;
    if (wish.kind !== 'move' || this.#isBusy.peek() || !isAsking) return { kind: 'done' };
    const { game, lesson } = this.#parts;
    const move = game.player.move.parse(wish.text);
    if (!move.ok) return { kind: 'done' };
    const judged = judge(game, lesson, this.#standing.peek(), move.value);
    if (judged.kind === 'refused') return { kind: 'refused', why: judged.why };
    this.#remark.value = judged;
    if (judged.kind === 'right') this.#goOn(move.value);
    return { kind: 'done' };
  }

  /** What was only to be read has been read. */
  next(): void {
    if (!this.#isBusy.peek() && this.step.peek()?.ask === null) this.#goOn(null);
  }

  /** From the beginning. */
  again(): void {
    this.#cancel();
    this.#isBusy.value = false;
    this.#remark.value = null;
    this.#standing.value = begin(this.#parts.game, this.#parts.lesson);
    this.#place();
  }

  goOn(): void {}

  reading(): () => void {
    return () => {};
  }

  tryAgain(): void {}

  close(): void {
    this.#cancel();
  }

  #goOn(move: Parameters<typeof goOn<SealedTypes>>[3]): void {
    const { game, lesson } = this.#parts;
    const { happened, standing, isElsewhere } = goOn(game, lesson, this.#standing.peek(), move);
    this.#isBusy.value = true;
    this.#show(
      updatesOf(game, lesson.seat, happened),
      () => {
        this.#isBusy.value = false;
        this.#remark.value = null;
        this.#standing.value = standing;
        if (isElsewhere) this.#place();
      },
      isElsewhere,
    );
  }

  /** One update after the other, each with time to be seen; what comes next waits for the last only where it covers it. */
  #show(updates: readonly Step<SealedTypes>[][], done: () => void, isElsewhere: boolean): void {
    const [first, ...rest] = updates;
    if (first !== undefined) this.#tell(first);
    if (rest.length === 0 && !(isElsewhere && first !== undefined)) {
      done();
      return;
    }
    this.#cancel = this.#parts.time.after(pause, () =>
      rest.length === 0 ? done() : this.#show(rest, done, isElsewhere),
    );
  }

  #tell(steps: readonly Step<SealedTypes>[]): void {
    const { game, lesson } = this.#parts;
    const last = steps.at(-1);
    if (last === undefined) return;
    const before = this.#match.peek();
    const view = game.table.view(last.after, lesson.seat);
    const glimpses = steps.flatMap((step) => game.table.glimpses(step, lesson.seat));
    for (const listener of this.#listeners) listener({ before: before.view, after: view, glimpses });
    this.#log.value = [...this.#log.peek(), ...glimpses];
    this.#match.value = { ...before, seq: before.seq + 1, view };
  }

  /** Another position is another match: nothing is left over from the one before. */
  #place(): void {
    this.#log.value = [];
    this.#match.value = this.#matchAt(this.#match.peek().match + 1);
  }

  #matchAt(match: number): MatchNow {
    const { game, lesson } = this.#parts;
    return { match, seq: 0, view: game.table.view(this.#standing.peek().state, lesson.seat), lapsesAt: null };
  }

  #tableDoc(): TableDoc {
    const { game } = this.#parts;
    const seats = game.table.seats(this.#standing.value.state);
    return {
      id: `lesson-${this.lesson.id}`,
      game: `${game.id}/${game.version}`,
      options: '-',
      clock: 'off',
      listed: false,
      invite: '',
      code: '',
      phase: 'playing',
      match: this.#match.value.match,
      host: '',
      seats: Array.from({ length: seats }, (_, seat) => ({
        kind: 'person',
        person: personAt(seat),
        name: this.nameOf(seat),
        away: false,
        standIn: null,
      })),
      watchers: [],
      commitment: '',
      results: [],
    };
  }
}

const personAt = (seat: Seat): string => `p${seat + 1}`;

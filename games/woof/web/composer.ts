import { computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { sameData } from '@rudel/kernel';
import { isAsked } from '@rudel/woof/page';
import type { Character, Move, CardPlace, Pointer, Question, View } from '@rudel/woof/page';
import { goalsIn } from './logic/goals-in.ts';
import type { Play } from './play.ts';

/** What this seat is about to do: an action whose place is still to be named. */
export type Intent =
  | { readonly kind: 'look' }
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'suspect' };

/** The pointers of a suspicion in the making; null for one that is not set. */
export type Pointers = readonly [Pointer | null, Pointer | null];

const unset: Pointers = [null, null];

export const isSame = (one: Move | null, other: Move): boolean => sameData(one, other);

/** Puts a move together from what is tapped: an action, then a place; or the two pointers. */
export class Composer {
  /** Which of the two pointers is set next. */
  readonly active: Signal<0 | 1> = signal(0);
  readonly intent: ReadonlySignal<Intent | null>;
  readonly #play: Play;
  readonly #view: ReadonlySignal<View>;
  readonly #wanted = signal<Intent | null>(null);
  readonly #pointers = signal<Pointers>(unset);
  #moment = '';

  constructor(play: Play, view: ReadonlySignal<View>) {
    this.#play = play;
    this.#view = view;
    this.intent = computed(() => this.#intent());
    play.choice.onUndo(() => this.intend(null));
    effect(() => {
      const isBegun = this.#wanted.value !== null || this.#pointers.value !== unset;
      play.choice.canUndo.value = isBegun && this.intent.value !== null;
    });
    effect(() => this.#forgetWithTheTurn(view.value));
  }

  get pointers(): ReadonlySignal<Pointers> {
    return this.#pointers;
  }

  /** Begins an action, or gives it up. */
  intend(intent: Intent | null): void {
    this.#play.choice.draft.value = null;
    this.#pointers.value = unset;
    this.active.value = 0;
    this.#wanted.value = intent;
  }

  /** Names a place for the action that was begun. */
  choose(at: CardPlace): void {
    const intent = this.intent.peek();
    if (intent?.kind === 'look') this.propose({ kind: 'look', at });
    else if (intent?.kind === 'ask') this.propose({ kind: 'ask', at, question: intent.question });
    else if (intent?.kind === 'suspect') this.point(at);
  }

  /** Sets the active pointer; a complete suspicion waits for confirmation. */
  point(pointer: Pointer): void {
    if (pointer === this.#play.eye) {
      this.#play.choice.explain({ kind: 'suspect', first: pointer, second: 'x' });
      return;
    }
    const goals = goalsIn(this.#view.peek());
    const [first, second] = this.#pointers.peek();
    const next: Pointers = this.active.peek() === 0 ? [pointer, second] : [first, pointer];
    this.#pointers.value = next;
    const open = next.indexOf(null);
    if (goals.length > 1 && open !== -1) this.active.value = open === 0 ? 0 : 1;
    const move = suspicionOf(next, goals);
    this.#play.choice.draft.value = move !== null && this.isLegal(move) ? move : null;
  }

  /** Puts a move up for confirmation; one that is not legal is explained. */
  propose(move: Move): void {
    if (this.isLegal(move)) this.#play.choice.draft.value = move;
    else this.#play.choice.explain(move);
  }

  isLegal(move: Move): boolean {
    return this.#play.choice.legal.peek().some((one) => isSame(one, move));
  }

  /** At the end of a round everybody sets pointers; else what this seat has begun in its turn. Nothing while things move. */
  #intent(): Intent | null {
    const { eye } = this.#play;
    const { shown } = this.#view.value;
    if (eye === 'table' || this.#play.stage.scene.value !== null || !isAsked(this.#view.value, eye))
      return null;
    if (shown.phase === 'final') return { kind: 'suspect' };
    return shown.phase === 'play' ? this.#wanted.value : null;
  }

  /** What was begun in one turn does not reach into another. */
  #forgetWithTheTurn({ shown }: View): void {
    const moment = `${shown.round} ${shown.phase} ${shown.log.length}`;
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.intend(null);
  }
}

function suspicionOf([first, second]: Pointers, goals: readonly Character[]): Move | null {
  if (first === null) return null;
  if (goals.length < 2) return { kind: 'suspect', first, second: 'x' };
  return second === null ? null : { kind: 'suspect', first, second };
}

import { computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { answerAt, isComplete, laidOut, ownAnswers } from '@rudel/tofugott/player';
import type { Answers, Move, Place, Silhouette, View } from '@rudel/tofugott/player';
import {
  isSameAnswers,
  isSamePlace,
  moveTowards,
  nextPlace,
  withLaid,
  withoutAnswer,
} from './logic/wanted.ts';

/** What laying the answers needs of the table. */
export type AnsweringPort = {
  readonly view: ReadonlySignal<View>;
  readonly legal: ReadonlySignal<readonly Move[]>;
  commit(move: Move): void;
  /** Puts the lock up for confirmation. */
  offerLock(): void;
};

/**
 * The six answers as the finger lays them. They are laid on the screen at once; the moves that lead there are sent one
 * after another.
 */
export class Answering {
  readonly #port: AnsweringPort;
  readonly #wanted = signal<Answers | null>(null);
  readonly #cursor = signal<Place | null>(null);
  readonly #known: ReadonlySignal<Answers | null>;
  #lastLaid: Place | null = null;
  #sent: { readonly known: Answers; readonly wanted: Answers } | null = null;

  /** What lies there, or soon will; null for all who do not answer now. */
  readonly answers: ReadonlySignal<Answers | null>;
  /** Where the next silhouette that is tapped goes; null when all places are full or locked. */
  readonly target: ReadonlySignal<Place | null>;

  constructor(port: AnsweringPort) {
    this.#port = port;
    this.#known = computed(() => ownAnswers(port.view.value));
    this.answers = computed(() =>
      this.#isOpen() ? (this.#wanted.value ?? this.#known.value) : this.#known.value,
    );
    this.target = computed(() => this.#target());
    effect(() => this.#forget());
    effect(() => this.#send());
  }

  /** Lays a silhouette where the next one goes, or moves it there. */
  tapSilhouette(silhouette: Silhouette): void {
    const target = this.target.peek();
    const answers = this.answers.peek();
    if (answers === null || !this.#isOpen()) return;
    if (target === null) {
      const lies = this.#placeOf(answers, silhouette);
      if (lies !== null) this.#cursor.value = lies;
      return;
    }
    this.#lastLaid = target;
    this.#cursor.value = null;
    this.#wanted.value = withLaid(answers, target, silhouette);
  }

  /** The next silhouette goes here; a second tap on one that lies there takes it back. */
  tapPlace(place: Place): void {
    const answers = this.answers.peek();
    if (answers === null || !this.#isOpen()) return;
    const isAgain = isSamePlace(this.#cursor.peek(), place);
    if (isAgain && answerAt(answers, place) !== null) this.#wanted.value = withoutAnswer(answers, place);
    this.#cursor.value = place;
  }

  /** Takes back what was laid last. */
  takeBack(): void {
    const answers = this.answers.peek();
    const place = this.#lastLaid;
    if (answers === null || place === null || answerAt(answers, place) === null) return;
    this.#cursor.value = place;
    this.#wanted.value = withoutAnswer(answers, place);
  }

  #placeOf(answers: Answers, silhouette: Silhouette): Place | null {
    const at = laidOut(answers).indexOf(silhouette);
    return at === -1 ? null : { row: at < 3 ? 'best' : 'worst', question: (at % 3) + 1 };
  }

  #isOpen(): boolean {
    const known = this.#known.value;
    return known !== null && !known.isLocked;
  }

  #target(): Place | null {
    const answers = this.answers.value;
    if (answers === null || !this.#isOpen()) return null;
    return this.#cursor.value ?? nextPlace(answers, this.#lastLaid);
  }

  /** Nothing is wanted once the answers are locked, or in another turn. */
  #forget(): void {
    if (this.#isOpen()) return;
    this.#wanted.value = null;
    this.#cursor.value = null;
    this.#lastLaid = null;
    this.#sent = null;
  }

  /** A move that was sent and changed nothing was refused: what lies there is taken for what is wanted. */
  #send(): void {
    const legal = this.#port.legal.value;
    const wanted = this.#wanted.value;
    const known = this.#known.value;
    if (known === null || known.isLocked || legal.length === 0) return;
    if (wanted === null || isSameAnswers(known, wanted)) {
      this.#sent = null;
      if (isComplete(known) && this.#cursor.value === null) this.#port.offerLock();
      return;
    }
    if (this.#sent?.known === known && this.#sent.wanted === wanted) {
      this.#wanted.value = known;
      return;
    }
    const move = moveTowards(known, wanted);
    this.#sent = { known, wanted };
    if (move !== null) this.#port.commit(move);
  }
}

import { computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { answerAt, isComplete, laidOut, ownAnswers } from '@rudel/tofugott/page';
import type { Answers, Move, AnswerPlace, Silhouette, View } from '@rudel/tofugott/page';
import {
  after,
  isSameAnswers,
  isSamePlace,
  lastFilled,
  moveTowards,
  nextPlace,
  withLaid,
  withoutAnswer,
} from './logic/wanted.ts';

/** What laying the answers needs of the table. */
export type AnsweringPort = {
  readonly view: ReadonlySignal<View>;
  readonly legal: ReadonlySignal<readonly Move[]>;
  /** False where a match is only looked at again. */
  readonly isLive: boolean;
  commit(move: Move): void;
  /** Puts the lock up for confirmation. */
  offerLock(): void;
};

/** A move on its way: from what lay there to what will, and what it was meant to lead to. */
type Sent = { readonly known: Answers; readonly expected: Answers; readonly wanted: Answers };

/**
 * The six answers as the finger lays them. They are laid on the screen at once; the moves that lead there are sent one
 * after another. Where somebody else lays for this seat (the clock, another tab), what lies there counts.
 */
export class Answering {
  readonly #port: AnsweringPort;
  readonly #wanted = signal<Answers | null>(null);
  readonly #cursor = signal<AnswerPlace | null>(null);
  readonly #known: ReadonlySignal<Answers | null>;
  #lastLaid: AnswerPlace | null = null;
  #sent: Sent | null = null;

  /** What lies there, or soon will; null for all who do not answer now. */
  readonly answers: ReadonlySignal<Answers | null>;
  /** Where the next silhouette that is tapped goes; null when all places are full or locked. */
  readonly target: ReadonlySignal<AnswerPlace | null>;

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
    if (answers === null || !this.#isOpen() || this.#isJustLaid(answers, silhouette)) return;
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
  tapPlace(place: AnswerPlace): void {
    const answers = this.answers.peek();
    if (answers === null || !this.#isOpen()) return;
    const isAgain = isSamePlace(this.#cursor.peek(), place);
    if (isAgain && answerAt(answers, place) !== null) this.#wanted.value = withoutAnswer(answers, place);
    this.#cursor.value = place;
  }

  /** Takes back what was laid last. */
  takeBack(): void {
    const answers = this.answers.peek();
    const place = answers === null ? null : (this.#lastLaid ?? lastFilled(answers));
    if (answers === null || place === null || answerAt(answers, place) === null) return;
    this.#cursor.value = place;
    this.#wanted.value = withoutAnswer(answers, place);
  }

  /** A finger that bounces lays once. */
  #isJustLaid(answers: Answers, silhouette: Silhouette): boolean {
    const place = this.#lastLaid;
    return place !== null && this.#cursor.peek() === null && answerAt(answers, place) === silhouette;
  }

  #placeOf(answers: Answers, silhouette: Silhouette): AnswerPlace | null {
    const at = laidOut(answers).indexOf(silhouette);
    return at === -1 ? null : { row: at < 3 ? 'best' : 'worst', question: (at % 3) + 1 };
  }

  #isOpen(): boolean {
    const known = this.#known.value;
    return this.#port.isLive && known !== null && !known.isLocked;
  }

  #target(): AnswerPlace | null {
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

  #send(): void {
    const legal = this.#port.legal.value;
    const wanted = this.#wanted.value;
    const known = this.#known.value;
    if (known === null || known.isLocked || legal.length === 0) return;
    const move = wanted === null || this.#isOverruled(known, wanted) ? null : moveTowards(known, wanted);
    if (wanted !== null && move !== null) {
      this.#sent = { known, wanted, expected: after(known, move) };
      this.#port.commit(move);
      return;
    }
    this.#sent = null;
    if (wanted !== null) this.#wanted.value = null;
    else if (isComplete(known) && this.#cursor.value === null) this.#port.offerLock();
  }

  /** A move that was sent and changed nothing was refused; one that changed something else came from elsewhere. */
  #isOverruled(known: Answers, wanted: Answers): boolean {
    const sent = this.#sent;
    if (sent === null || isSameAnswers(known, sent.expected)) return false;
    return !isSameAnswers(known, sent.known) || isSameAnswers(wanted, sent.wanted);
  }
}

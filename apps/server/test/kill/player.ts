import { pick } from '@rudel/kernel';
import type { AnyGame, AnyView, Rng } from '@rudel/kernel';
import type { Admission } from '@rudel/protocol';
import { Person } from '../person.ts';
import type { AnswerKind } from '../person.ts';

/** A command as the player remembers it: what was wanted, and whether the server said that it is done. */
export type Sent = {
  readonly person: string;
  readonly id: string;
  readonly text: string;
  answer: AnswerKind | null;
};

/**
 * Somebody who plays as fast as the server answers, and repeats after every cut what was not answered, with the same id and on the same view, as the
 * protocol asks for.
 */
export class Player {
  readonly sent: Sent[] = [];
  readonly #admission: Admission;
  readonly #game: AnyGame;
  readonly #rng: Rng;
  readonly #onAnswer: () => void;
  #person: Person | null = null;
  #pending: (Sent & { readonly base: number }) | null = null;
  #count = 0;

  constructor(admission: Admission, game: AnyGame, rng: Rng, onAnswer: () => void) {
    this.#admission = admission;
    this.#onAnswer = onAnswer;
    this.#game = game;
    this.#rng = rng;
  }

  /** Connects and plays until the connection is lost. */
  async play(port: number): Promise<void> {
    const person = new Person(port, this.#admission);
    this.#person = person;
    await person.connect();
    if (this.#pending !== null) this.#send(this.#pending);
    while (person.closeCode === null) {
      this.#settle(person);
      if (this.#pending === null) this.#next(person);
      await person.until(() => person.closeCode !== null || this.#hasSomethingToDo(person));
    }
    this.#settle(person);
  }

  #isAnswered(person: Person): boolean {
    return this.#pending !== null && person.answerTo(this.#pending.id) !== undefined;
  }

  #hasSomethingToDo(person: Person): boolean {
    return this.#pending === null ? this.#wishOf(person, () => 0) !== null : this.#isAnswered(person);
  }

  #settle(person: Person): void {
    if (this.#pending === null || !this.#isAnswered(person)) return;
    this.#pending.answer = person.answerTo(this.#pending.id) ?? null;
    this.#pending = null;
    this.#onAnswer();
  }

  /** Mostly a move; another name from time to time, which anybody may take at any moment. */
  #wishOf(person: Person, chance: (below: number) => number): string | null {
    const { view, table, you } = person;
    if (table?.phase === 'over' && table.host === you?.person) return 'rematch';
    if (table?.phase !== 'playing' || view === null) return null;
    const legal = this.#legal(view);
    if (legal.length === 0) return null;
    if (chance(20) === 1) return `name N${this.#count}`;
    return `move ${pick(legal, { int: chance })}`;
  }

  #legal(view: AnyView): readonly string[] {
    if (view.eye === 'table') return [];
    return this.#game.player.legal(view).map((move) => this.#game.player.move.format(move));
  }

  #next(person: Person): void {
    const text = this.#wishOf(person, (below) => this.#rng.int(below));
    if (text === null) return;
    this.#count += 1;
    const pending = {
      person: this.#admission.person,
      id: `${this.#admission.person}-${this.#count}`,
      text,
      base: person.seq,
      answer: null,
    };
    this.#pending = pending;
    this.sent.push(pending);
    this.#send(pending);
  }

  #send({ id, base, text }: { readonly id: string; readonly base: number; readonly text: string }): void {
    this.#person?.send({ t: 'do', id, base, text });
  }
}

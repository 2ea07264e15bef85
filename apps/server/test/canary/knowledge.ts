import type { Act, Eye, MatchRecord, Seat } from '@rudel/kernel';
import { mustParse, parseAct } from '@rudel/kernel';
import { canary } from '../canary-game.ts';
import type { Move } from './types.ts';

/** What every eye may know after this many moves, written down by a bookkeeper who has never seen a view. */
export type Knowledge = ReadonlyMap<Eye, ReadonlySet<string>>;

/** Follows the acts of a match by the rules as people read them, and notes who learns which card. */
class Bookkeeper {
  readonly #known = new Map<Eye, Set<string>>();
  readonly #seats: readonly Seat[];
  #isDealt = false;
  #given = new Map<Seat, string>();
  #laid = new Map<Seat, string>();
  #peeking: Seat | null = null;

  constructor(seats: number) {
    this.#seats = Array.from({ length: seats }, (_, seat) => seat);
    for (const eye of [...this.#seats, 'table' as const]) this.#known.set(eye, new Set());
  }

  get knowledge(): Knowledge {
    return new Map([...this.#known].map(([eye, cards]) => [eye, new Set(cards)]));
  }

  note(act: Act<Move>): void {
    if (act.by === 'chance') this.#noteDraw(act.drawn);
    else if (act.by !== 'clock') this.#noteMove(act.by, act.move);
  }

  #learn(eye: Eye, card: string): void {
    this.#known.get(eye)?.add(card);
  }

  #noteDraw(cards: readonly string[]): void {
    if (this.#peeking !== null) {
      for (const card of cards) this.#learn(this.#peeking, card);
      this.#peeking = null;
    } else if (this.#isDealt) {
      for (const [seat, card] of cards.entries()) this.#learn(seat, card);
    } else {
      this.#isDealt = true;
      const each = (cards.length - 1) / this.#seats.length;
      for (const [nth, card] of cards.slice(0, -1).entries()) this.#learn(Math.floor(nth / each), card);
    }
  }

  #noteMove(seat: Seat, move: Move): void {
    if (move.kind === 'peek') this.#peeking = seat;
    else if (move.kind === 'give') this.#noteGift(seat, move.card);
    else this.#noteLaid(seat, move.card);
  }

  #noteGift(seat: Seat, card: string): void {
    this.#given.set(seat, card);
    if (this.#given.size < this.#seats.length) return;
    for (const [giver, gift] of this.#given) this.#learn((giver + 1) % this.#seats.length, gift);
    this.#given = new Map();
  }

  #noteLaid(seat: Seat, card: string): void {
    this.#laid.set(seat, card);
    if (this.#laid.size < this.#seats.length) return;
    for (const laid of this.#laid.values()) for (const eye of this.#known.keys()) this.#learn(eye, laid);
    this.#laid = new Map();
  }
}

/** What is known at the start and after each move of a recorded match. */
export function knowledgeOf(record: MatchRecord): readonly Knowledge[] {
  const bookkeeper = new Bookkeeper(Number(record.tags.get('Seats')));
  const stages: Knowledge[] = [];
  const acts = record.lines
    .filter(({ kind }) => kind === 'act')
    .map(({ text }) => mustParse({ parse: (act) => parseAct(canary, act), format: () => '' }, text));
  for (const act of acts) {
    if (act.by !== 'chance') stages.push(bookkeeper.knowledge);
    bookkeeper.note(act);
  }
  return [...stages, bookkeeper.knowledge];
}

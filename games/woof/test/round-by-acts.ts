import type { Act, Seat } from '@rudel/kernel';
import type { Card, Move, CardPlace, Question } from '../src/types.ts';

/** A look as the acts alone tell it. */
export type LookByActs = {
  readonly by: Seat;
  readonly at: CardPlace;
  /** The act that decided which card was seen: chance, or the owner who laid out; null while it has not come. */
  act: number | null;
  /** Which of the two laid out was taken; null where chance decided, or while nobody has taken one. */
  side: 'left' | 'right' | null;
  /** The card that was seen; null while none is. */
  card: Card | null;
};

export type AskByActs = { readonly at: Seat; readonly question: Question };
export type BoardByActs = { readonly act: number; readonly seat: Seat };

/** The last round of a run as its acts alone tell it: an account of what is hidden that does not use the game. */
export type RoundByActs = {
  /** Where the cards and the question cards were dealt; null before. */
  readonly cards: number | null;
  readonly questions: number | null;
  readonly looks: readonly LookByActs[];
  readonly asks: readonly AskByActs[];
  readonly asked: readonly (AskByActs & { readonly by: Seat })[];
  readonly boards: readonly BoardByActs[];
  /** Whether everybody has decided, so that all lies open. */
  readonly isOver: boolean;
};

class RoundSoFar {
  cards: number | null = null;
  questions: number | null = null;
  looks: LookByActs[] = [];
  asked: (AskByActs & { readonly by: Seat })[] = [];
  boards: BoardByActs[] = [];
  isOver = false;
  readonly #seats: number;

  constructor(seats: number) {
    this.#seats = seats;
  }

  get asks(): readonly AskByActs[] {
    return this.asked;
  }

  /** Single tokens are the starter or a card that is seen; longer draws are cards, then question cards. */
  chance(act: number, drawn: readonly string[]): void {
    if (drawn.length > 1) this.#deal(act);
    const look = this.looks.at(-1);
    if (drawn.length > 1 || look === undefined) return;
    look.act = act;
    look.card = drawn[0] as Card;
  }

  #deal(act: number): void {
    if (this.cards !== null && this.questions === null) {
      this.questions = act;
      return;
    }
    this.cards = act;
    this.questions = null;
    this.looks = [];
    this.asked = [];
    this.boards = [];
    this.isOver = false;
  }

  move(act: number, by: Seat, move: Move): void {
    const look = this.looks.at(-1);
    if (move.kind === 'look') this.looks.push({ by, at: move.at, act: null, side: null, card: null });
    if (move.kind === 'ask') this.asked.push({ by, at: move.at, question: move.question });
    if (move.kind === 'suspect' || move.kind === 'abstain') this.boards.push({ act, seat: by });
    if (move.kind === 'lay' && look !== undefined) look.act = act;
    this.isOver = this.boards.length === this.#seats;
  }

  take(laid: Act<Move> | undefined, side: 'left' | 'right'): void {
    const look = this.looks.at(-1);
    if (look === undefined || typeof laid?.by !== 'number' || laid.move.kind !== 'lay') return;
    look.side = side;
    look.card = laid.move[side];
  }
}

export function roundByActs(acts: readonly Act<Move>[], seats: number): RoundByActs {
  const ledger = new RoundSoFar(seats);
  for (const [index, act] of acts.entries()) {
    if (act.by === 'chance') ledger.chance(index, act.drawn);
    else if (act.by !== 'clock' && act.move.kind === 'take') ledger.take(acts[index - 1], act.move.side);
    else if (act.by !== 'clock') ledger.move(index, act.by, act.move);
  }
  return ledger;
}

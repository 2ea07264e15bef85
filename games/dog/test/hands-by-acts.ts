import type { Act, Seat } from '@rudel/kernel';
import { partnerOf } from '../src/board.ts';
import { without } from '../src/cards.ts';
import type { Card, Move } from '../src/types.ts';

/** Where a card of this round's deal stands in the list of acts. */
export type DealtCard = {
  readonly act: number;
  readonly token: number;
  readonly seat: Seat;
  readonly card: Card;
};

/** The last round of a run as its acts alone tell it: an account of the cards that does not use the game. */
export type RoundByActs = {
  readonly dealt: readonly DealtCard[];
  /** What each seat holds at the end of the run; null for a seat that folded. */
  readonly held: readonly (readonly Card[] | null)[];
  /** The act with which each seat gave, and what. */
  readonly gifts: ReadonlyMap<Seat, { readonly act: number; readonly card: Card }>;
};

class HandsSoFar {
  dealt: DealtCard[] = [];
  held: (readonly Card[] | null)[] = [[], [], [], []];
  gifts: Map<Seat, { act: number; card: Card }> = new Map();
  #starter: Seat | null = null;
  #isDealing = false;

  chance(act: number, drawn: readonly string[]): void {
    if (this.#starter === null) {
      this.#starter = Number(drawn[0]) + 3;
      return;
    }
    if (!this.#isDealing) this.#nextRound(this.#starter);
    for (const [token, card] of drawn.entries()) {
      const seat = (this.#starter + this.dealt.length) % 4;
      this.dealt.push({ act, token, seat, card: card as Card });
      this.held[seat] = [...(this.held[seat] ?? []), card as Card];
    }
  }

  #nextRound(lastStarter: Seat): void {
    this.#starter = (lastStarter + 1) % 4;
    this.#isDealing = true;
    this.dealt = [];
    this.held = [[], [], [], []];
    this.gifts = new Map();
  }

  move(act: number, seat: Seat, move: Move): void {
    this.#isDealing = false;
    const hand = this.held[seat] ?? [];
    if (move.kind === 'fold') this.held[seat] = null;
    else if (move.kind === 'give') this.#give(act, seat, move.card);
    else this.held[seat] = without(hand, move.card);
  }

  #give(act: number, seat: Seat, card: Card): void {
    this.gifts.set(seat, { act, card });
    if (this.gifts.size < 4) return;
    for (const [giver, gift] of this.gifts) {
      this.held[giver] = without(this.held[giver] ?? [], gift.card);
    }
    for (const [giver, gift] of this.gifts) {
      const to = partnerOf(giver);
      this.held[to] = [...(this.held[to] ?? []), gift.card];
    }
  }
}

export function roundByActs(acts: readonly Act<Move>[]): RoundByActs {
  const ledger = new HandsSoFar();
  for (const [index, act] of acts.entries()) {
    if (act.by === 'chance') ledger.chance(index, act.drawn);
    else if (act.by !== 'clock') ledger.move(index, act.by, act.move);
  }
  return ledger;
}

import type { Rng } from '@rudel/kernel';
import type { Manner } from '../bot/value/manner.ts';
import { Playout } from '../bot/value/playout.ts';
import { DEFAULT_OPTIONS, handSize, jokerCount } from '../fast/mutable-types.ts';

/** More rounds than any match of habits has had. */
const longest = 400;

/** Whole matches that two teams play by habit. */
export class HabitMatch {
  readonly playout: Playout;
  readonly #rng: Rng;
  /** What each seat has given in this round. */
  readonly gifts: Uint8Array = new Uint8Array(4);
  round = 1;
  starter = 0;
  /** All hands after the exchange. */
  readonly #dealt: Uint8Array = new Uint8Array(56);

  constructor(manner: Manner, rng: Rng) {
    this.playout = new Playout(DEFAULT_OPTIONS, manner);
    this.#rng = rng;
  }

  /** How far chance sways choices, as a part of a field. */
  sway(most: number): void {
    this.playout.sway = most === 0 ? null : () => (this.#rng.int(1024) / 1024) * most;
  }

  /** Plays a match and tells who won; `onRound` is told of each round that ends without a winner. */
  play(onRound: (nextStarter: number) => void, onDealt: () => void = () => {}): number {
    const { board, cards } = this.playout;
    board.reset();
    cards.reset(jokerCount(DEFAULT_OPTIONS.deck));
    this.starter = this.#rng.int(4);
    for (this.round = 1; this.round < longest; this.round += 1) {
      this.#deal();
      this.#exchange();
      onDealt();
      const winner = this.playout.finish(this.starter);
      if (winner >= 0) return winner;
      this.starter = (this.starter + 1) & 3;
      onRound(this.starter);
    }
    return -1;
  }

  #deal(): void {
    const { cards } = this.playout;
    const count = 4 * handSize(DEFAULT_OPTIONS.deck, this.round);
    for (let dealt = 0; dealt < count; dealt += 1) {
      if (cards.stockSize === 0) cards.recycle();
      cards.add((this.starter + dealt) & 3, cards.draw(this.#rng));
    }
  }

  #exchange(): void {
    const { cards } = this.playout;
    for (let seat = 0; seat < 4; seat += 1) this.gifts[seat] = this.playout.giftOf(seat);
    for (let seat = 0; seat < 4; seat += 1) cards.give(seat, this.gifts[seat] as number);
    this.#dealt.set(cards.held);
  }

  /** How many cards a seat has laid in this round. */
  laidBy(seat: number): number {
    return handSize(DEFAULT_OPTIONS.deck, this.round) - (this.playout.cards.sizes[seat] as number);
  }

  /** Whether a seat has laid a card of a kind in this round. */
  hasLaid(seat: number, kind: number): boolean {
    const at = seat * 14 + kind;
    return (this.playout.cards.held[at] as number) < (this.#dealt[at] as number);
  }
}

import type { Seat } from '@rudel/kernel';
import { MutableBoard } from '../../fast/mutable-board.ts';
import type { Playout } from '../value/playout.ts';
import type { PossibleDeal } from '../worlds/deals.ts';
import type { Candidate } from './candidates.ts';
import type { Search } from './search.ts';

/** A position on the way down, to come back to. */
class Frame {
  readonly board: MutableBoard = new MutableBoard();
  readonly held: Uint8Array = new Uint8Array(56);
  readonly masks: Int32Array = new Int32Array(4);
  readonly sizes: Uint8Array = new Uint8Array(4);
  readonly slots: Uint8Array = new Uint8Array(8);
  moves: Int32Array = new Int32Array(0);
  shares: Int32Array = new Int32Array(0);
  slotCount = 0;

  save({ board, cards, list }: Playout): void {
    this.board.copyFrom(board);
    this.held.set(cards.held);
    this.masks.set(cards.masks);
    this.sizes.set(cards.sizes);
    this.slots.set(list.slots);
    this.slotCount = list.slotCount;
    this.moves = list.moves.slice(0, list.count);
    this.shares = list.shares.slice(0, list.count);
  }

  /** Puts everything back, with one move alone in the list. */
  restore({ board, cards, list }: Playout, index: number): void {
    board.copyFrom(this.board);
    cards.held.set(this.held);
    cards.masks.set(this.masks);
    cards.sizes.set(this.sizes);
    cards.discardSize = 0;
    list.slots.set(this.slots);
    list.slotCount = this.slotCount;
    list.moves[0] = this.moves[index] as number;
    list.shares[0] = this.shares[index] as number;
    list.count = 1;
  }
}

/** Looks at every way in which a hand can go on, where few cards are left: everybody does what is best for their team. */
export class Exact {
  readonly #search: Search;
  readonly #eye: Seat;
  readonly #frames: Frame[] = [];
  #left: number;

  /** Gives up after so many ends. */
  constructor(search: Search, eye: Seat, mostEnds: number) {
    this.#search = search;
    this.#eye = eye;
    this.#left = mostEnds;
  }

  /** The chance of each candidate over all deals that are possible; null where there is too much to look at. */
  chancesOf(candidates: readonly Candidate[], deals: readonly PossibleDeal[]): readonly number[] | null {
    const chances = candidates.map((candidate) => {
      let chance = 0;
      for (const { hands, weight } of deals) {
        if (this.#left <= 0) break;
        const first = this.#search.enter(candidate, hands, 0);
        chance += weight * (first < 0 ? 1 : this.#best(first, 0));
      }
      return chance;
    });
    return this.#left > 0 ? chances : null;
  }

  #best(first: Seat, depth: number): number {
    const { playout } = this.#search;
    const seat = playout.holderFrom(first);
    if (seat < 0) {
      this.#left -= 1;
      return this.#search.chance(playout.board);
    }
    playout.finder.fillPlays(seat);
    const frame = this.#frames[depth] ?? new Frame();
    this.#frames[depth] = frame;
    frame.save(playout);
    const isOurs = (seat & 1) === (this.#eye & 1);
    let best = isOurs ? 0 : 1;
    for (let index = 0; index < frame.moves.length && this.#left > 0; index += 1) {
      frame.restore(playout, index);
      playout.play(seat, 0);
      const isWon = playout.board.partyHome(seat) === 8;
      const chance = isWon ? Number(isOurs) : this.#best((seat + 1) & 3, depth + 1);
      best = isOurs ? Math.max(best, chance) : Math.min(best, chance);
    }
    return best;
  }
}

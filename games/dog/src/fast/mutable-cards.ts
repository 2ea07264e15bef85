import { JOKER, MOST_CARDS, RANKS, type Rng } from './mutable-types.ts';

/** Stock, discards, hands and the gifts under way. */
export class MutableCards {
  /** Cards held: `seat * 14 + rank`. */
  readonly held: Uint8Array = new Uint8Array(4 * RANKS);
  /** Bit r: the seat holds at least one card of rank r. */
  readonly masks: Int32Array = new Int32Array(4);
  readonly sizes: Uint8Array = new Uint8Array(4);
  readonly stock: Uint8Array = new Uint8Array(MOST_CARDS);
  readonly discards: Uint8Array = new Uint8Array(MOST_CARDS);
  /** Rank each seat has given, while bit s of `given` is set. */
  readonly gifts: Uint8Array = new Uint8Array(4);
  given = 0;
  stockSize = 0;
  discardSize = 0;

  reset(jokers: number): void {
    this.held.fill(0);
    this.masks.fill(0);
    this.sizes.fill(0);
    this.given = 0;
    this.discardSize = 0;
    let size = 0;
    for (let rank = 0; rank < JOKER; rank++) {
      for (let copy = 0; copy < 8; copy++) this.stock[size++] = rank;
    }
    for (let copy = 0; copy < jokers; copy++) this.stock[size++] = JOKER;
    this.stockSize = size;
  }

  copyFrom(other: MutableCards): void {
    this.held.set(other.held);
    this.masks.set(other.masks);
    this.sizes.set(other.sizes);
    this.stock.set(other.stock);
    this.discards.set(other.discards);
    this.gifts.set(other.gifts);
    this.given = other.given;
    this.stockSize = other.stockSize;
    this.discardSize = other.discardSize;
  }

  /** Turns the discards into the stock; only called with an empty stock. */
  recycle(): void {
    this.stock.set(this.discards);
    this.stockSize = this.discardSize;
    this.discardSize = 0;
  }

  /** Draws one card at random. */
  draw(rng: Rng): number {
    return this.takeAt(rng.int(this.stockSize));
  }

  /** Takes one card of the given rank out of the stock. */
  take(rank: number): void {
    const at = this.stock.indexOf(rank);
    if (at < 0 || at >= this.stockSize) throw new Error(`no card of rank ${rank} in the stock`);
    this.takeAt(at);
  }

  add(seat: number, rank: number): void {
    const at = seat * RANKS + rank;
    this.held[at] = (this.held[at] ?? 0) + 1;
    this.masks[seat] = (this.masks[seat] ?? 0) | (1 << rank);
    this.sizes[seat] = (this.sizes[seat] ?? 0) + 1;
  }

  remove(seat: number, rank: number): void {
    const at = seat * RANKS + rank;
    const left = (this.held[at] ?? 0) - 1;
    this.held[at] = left;
    if (left === 0) this.masks[seat] = (this.masks[seat] ?? 0) & ~(1 << rank);
    this.sizes[seat] = (this.sizes[seat] ?? 0) - 1;
  }

  discard(seat: number, rank: number): void {
    this.remove(seat, rank);
    this.discards[this.discardSize++] = rank;
  }

  discardHand(seat: number): void {
    const first = seat * RANKS;
    let mask = this.masks[seat] ?? 0;
    while (mask !== 0) {
      const rank = 31 - Math.clz32(mask);
      mask ^= 1 << rank;
      for (let copy = this.held[first + rank] ?? 0; copy > 0; copy--) {
        this.discards[this.discardSize++] = rank;
      }
      this.held[first + rank] = 0;
    }
    this.masks[seat] = 0;
    this.sizes[seat] = 0;
  }

  /** Puts a gift aside; true when it was the fourth and all were handed over. */
  give(seat: number, rank: number): boolean {
    this.remove(seat, rank);
    this.gifts[seat] = rank;
    this.given |= 1 << seat;
    if (this.given !== 15) return false;
    for (let giver = 0; giver < 4; giver++) this.add(giver ^ 2, this.gifts[giver] ?? 0);
    this.given = 0;
    return true;
  }

  private takeAt(at: number): number {
    const rank = this.stock[at] ?? 0;
    this.stockSize--;
    this.stock[at] = this.stock[this.stockSize] ?? 0;
    return rank;
  }
}

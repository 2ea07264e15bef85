import { NEST, STALL_COUNT } from './mutable-types.ts';

/**
 * The sixteen stones. Stone ids are `seat * 4 + 0..3`. A place is 0..63 on the
 * track, 64 in the nest, 64 + depth in the stall of the stone's seat.
 */
export class MutableBoard {
  /** Place of every stone. */
  readonly pos: Uint8Array = new Uint8Array(16).fill(NEST);
  /** Stone on every track field, -1 when empty. */
  readonly occ: Int8Array = new Int8Array(64).fill(-1);
  /** Occupied stall depths of every seat, bit d-1 is depth d. */
  readonly stall: Uint8Array = new Uint8Array(4);
  /** Bit s: a fresh stone bars the start of seat s. */
  fresh = 0;

  reset(): void {
    this.pos.fill(NEST);
    this.occ.fill(-1);
    this.stall.fill(0);
    this.fresh = 0;
  }

  copyFrom(other: MutableBoard): void {
    this.pos.set(other.pos);
    this.occ.set(other.occ);
    this.stall.set(other.stall);
    this.fresh = other.fresh;
  }

  /** Stones of the seat's team that are home. */
  partyHome(seat: number): number {
    const own = STALL_COUNT[this.stall[seat] ?? 0] ?? 0;
    const partner = STALL_COUNT[this.stall[seat ^ 2] ?? 0] ?? 0;
    return own + partner;
  }

  /** The seat whose stones this seat plays (rule 8.1). */
  charge(seat: number): number {
    return this.stall[seat] === 15 ? seat ^ 2 : seat;
  }

  /** A stone of the seat in its nest, -1 if none. */
  nestStone(seat: number): number {
    const first = seat << 2;
    for (let stone = first; stone < first + 4; stone++) {
      if (this.pos[stone] === NEST) return stone;
    }
    return -1;
  }

  isFresh(stone: number): boolean {
    const seat = stone >> 2;
    return ((this.fresh >> seat) & 1) === 1 && this.pos[stone] === seat << 4;
  }

  exit(stone: number): void {
    const seat = stone >> 2;
    this.land(stone, seat << 4);
    this.fresh |= 1 << seat;
  }

  /** Moves a stone straight to a place; only the landing field is hit. */
  drive(stone: number, to: number): void {
    this.lift(stone);
    if (to > NEST) this.settle(stone, to);
    else this.land(stone, to);
  }

  /** Moves a stone step by step, sending home whatever it passes. */
  driveThrough(stone: number, steps: number, enter: boolean): void {
    const from = this.pos[stone] ?? 0;
    const seat = stone >> 2;
    this.lift(stone);
    if (from > NEST) {
      this.settle(stone, from + steps);
      return;
    }
    const road = enter ? ((seat << 4) - from) & 63 : steps;
    for (let step = 1; step < road; step++) this.clear((from + step) & 63);
    if (!enter) {
      this.land(stone, (from + road) & 63);
      return;
    }
    if (road > 0) this.clear(seat << 4);
    this.settle(stone, NEST + steps - road);
  }

  /** Jack: both stones stand as ordinary ones afterwards. */
  swap(own: number, other: number): void {
    const a = this.pos[own] ?? 0;
    const b = this.pos[other] ?? 0;
    this.lift(own);
    this.pos[own] = b;
    this.occ[b] = own;
    this.pos[other] = a;
    this.occ[a] = other;
  }

  private lift(stone: number): void {
    const seat = stone >> 2;
    const from = this.pos[stone] ?? 0;
    if (from > NEST) {
      this.stall[seat] = (this.stall[seat] ?? 0) & ~(1 << (from - NEST - 1));
      return;
    }
    this.occ[from] = -1;
    if (from === seat << 4) this.fresh &= ~(1 << seat);
  }

  private clear(field: number): void {
    const hit = this.occ[field] ?? -1;
    if (hit < 0) return;
    this.pos[hit] = NEST;
    this.occ[field] = -1;
  }

  private land(stone: number, field: number): void {
    const hit = this.occ[field] ?? -1;
    if (hit >= 0) this.pos[hit] = NEST;
    this.pos[stone] = field;
    this.occ[field] = stone;
  }

  private settle(stone: number, place: number): void {
    const seat = stone >> 2;
    this.pos[stone] = place;
    this.stall[seat] = (this.stall[seat] ?? 0) | (1 << (place - NEST - 1));
  }
}

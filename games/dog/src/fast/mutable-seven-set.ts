import type { MutableBoard } from './mutable-board.ts';
import type { MoveList } from './mutable-list.ts';
import { NEST } from './mutable-types.ts';

const TABLE = 1 << 15;
const WIDTH = 6;

/** The boards a seven has led to, compared exactly, without allocation. */
export class ResultSet {
  private readonly board: MutableBoard;
  private readonly list: MoveList;
  /** Six ints per result: the two seats' track fields, stalls with fresh, foreign hits. */
  private readonly keys: Int32Array = new Int32Array(TABLE * WIDTH);
  private readonly stamps: Int32Array = new Int32Array(TABLE);
  private readonly key: Int32Array = new Int32Array(WIDTH);
  private stamp = 0;
  /** The stones that take no share. */
  private foreign = 0;

  constructor(board: MutableBoard, list: MoveList) {
    this.board = board;
    this.list = list;
  }

  /** Forgets everything; the list's slots must be set. */
  clear(): void {
    this.stamp = (this.stamp + 1) | 0;
    let drivable = 0;
    for (let slot = 0; slot < this.list.slotCount; slot++) {
      drivable |= 1 << (this.list.slots[slot] ?? 0);
    }
    this.foreign = ~drivable;
  }

  /** True if the result is new. */
  add(places: Uint8Array, shares: number, hits: number, fresh: number, stalls: number): boolean {
    const key = this.key;
    for (let word = 0; word < WIDTH; word++) key[word] = 0;
    key[4] = (stalls << 4) | fresh;
    const count = this.list.slotCount;
    for (let slot = 0; slot < count; slot++) this.note(slot, places[slot] ?? NEST, hits, shares);
    let at = this.hash();
    while (this.stamps[at] === this.stamp) {
      if (this.matches(at * WIDTH)) return false;
      at = (at + 1) & (TABLE - 1);
    }
    this.stamps[at] = this.stamp;
    for (let word = 0; word < WIDTH; word++) this.keys[at * WIDTH + word] = key[word] ?? 0;
    return true;
  }

  private note(slot: number, place: number, hits: number, shares: number): void {
    const key = this.key;
    const stone = this.list.slots[slot] ?? 0;
    if (place < NEST && ((hits >> slot) & 1) === 0) {
      const word = ((stone >> 3) << 1) | (place >> 5);
      key[word] = (key[word] ?? 0) | (1 << (place & 31));
    }
    const steps = (shares >> (slot * 3)) & 7;
    if (steps > 0) this.noteForeign(slot, stone, steps, shares);
  }

  /** The stones without a share that this slot's stone sends home. */
  private noteForeign(slot: number, stone: number, steps: number, shares: number): void {
    const from = this.board.pos[stone] ?? NEST;
    if (from > NEST) return;
    const enters = ((shares >>> (24 + slot)) & 1) === 1;
    const road = enters ? (((stone >> 2) << 4) - from) & 63 : steps;
    let struck = this.key[5] ?? 0;
    for (let step = 1; step <= road; step++) {
      const hit = this.board.occ[(from + step) & 63] ?? -1;
      if (hit >= 0) struck |= 1 << hit;
    }
    this.key[5] = struck & this.foreign;
  }

  private hash(): number {
    let hash = 0;
    for (let word = 0; word < WIDTH; word++) {
      hash = Math.imul(hash ^ (this.key[word] ?? 0), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return hash & (TABLE - 1);
  }

  private matches(base: number): boolean {
    for (let word = 0; word < WIDTH; word++) {
      if (this.keys[base + word] !== this.key[word]) return false;
    }
    return true;
  }
}

import type { MutableBoard } from './mutable-board.ts';
import type { MoveList } from './mutable-list.ts';
import { ResultSet } from './mutable-seven-set.ts';
import { NEST, SEVEN } from './mutable-types.ts';

/**
 * Sevens of stones that may meet: the shares are tried stone by stone, front
 * stones first, with hits, barring fresh stones and the stall looked at on the
 * way. Results that could come about in two ways go through a set.
 */
export class SevenWalker {
  private readonly board: MutableBoard;
  private readonly list: MoveList;
  private readonly seen: ResultSet;
  /** Where each slot's stone stands at this point of the walk. */
  private readonly places: Uint8Array = new Uint8Array(8);
  private card = 0;
  /** Slots from this one on are the partner's and wait for one's own stones to be home. */
  private helpFrom = 8;
  private helped = 0;

  constructor(board: MutableBoard, list: MoveList) {
    this.board = board;
    this.list = list;
    this.seen = new ResultSet(board, list);
  }

  /** Shares among the stones of one seat, or of both partners at any time. */
  walk(seat: number, both: boolean, card: number): void {
    this.list.slotCount = 0;
    this.helpFrom = 8;
    this.addStall(seat);
    if (both) this.addStall(seat ^ 2);
    this.addRoad(seat, both);
    this.start(card);
  }

  /** Shares among the stones of a seat; once they all are home, its partner's as well. */
  walkThenHelp(seat: number, card: number): void {
    this.list.slotCount = 0;
    this.addStall(seat);
    this.addRoad(seat, false);
    this.helpFrom = this.list.slotCount;
    this.helped = seat;
    this.addStall(seat ^ 2);
    this.addRoad(seat ^ 2, false);
    this.start(card);
  }

  private start(card: number): void {
    const { slots, slotCount } = this.list;
    const { pos, stall, fresh } = this.board;
    this.card = card;
    for (let slot = 0; slot < slotCount; slot++) this.places[slot] = pos[slots[slot] ?? 0] ?? NEST;
    let stalls = 0;
    for (let seat = 0; seat < 4; seat++) stalls |= (stall[seat] ?? 0) << (seat * 4);
    this.seen.clear();
    this.step(0, 7, 0, 0, fresh, stalls);
  }

  /** Stall stones that may still move up, deepest first. */
  private addStall(seat: number): void {
    const { pos, stall } = this.board;
    const mask = stall[seat] ?? 0;
    for (let depth = 4; depth > 0; depth--) {
      if (mask >> depth === 15 >> depth) continue;
      for (let stone = seat << 2; stone < (seat << 2) + 4; stone++) {
        if (pos[stone] === NEST + depth) this.list.slots[this.list.slotCount++] = stone;
      }
    }
  }

  /** Track stones, front-most first; the ring is cut where nobody reaches across. */
  private addRoad(seat: number, both: boolean): void {
    const { list } = this;
    const { pos } = this.board;
    const first = list.slotCount;
    const party = both ? 2 : 1;
    for (let turn = 0; turn < party; turn++) {
      const own = (seat ^ (turn << 1)) << 2;
      for (let stone = own; stone < own + 4; stone++) {
        if ((pos[stone] ?? NEST) < NEST) list.slots[list.slotCount++] = stone;
      }
    }
    const cut = this.cut(first);
    for (let at = first + 1; at < list.slotCount; at++) this.sink(first, at, cut);
  }

  /** The field of a stone with nobody else of the slots within seven fields ahead. */
  private cut(first: number): number {
    const { slots, slotCount } = this.list;
    const { pos } = this.board;
    for (let at = first; at < slotCount; at++) {
      const place = pos[slots[at] ?? 0] ?? NEST;
      let leads = true;
      for (let other = first; other < slotCount; other++) {
        const ahead = ((pos[slots[other] ?? 0] ?? NEST) - place) & 63;
        if (ahead > 0 && ahead <= 7) leads = false;
      }
      if (leads) return place;
    }
    return 0;
  }

  /** One step of an insertion sort by distance behind the cut. */
  private sink(first: number, at: number, cut: number): void {
    const { slots } = this.list;
    const { pos } = this.board;
    const stone = slots[at] ?? 0;
    const behind = (cut - (pos[stone] ?? 0)) & 63;
    let to = at;
    while (to > first) {
      const ahead = slots[to - 1] ?? 0;
      if (((cut - (pos[ahead] ?? 0)) & 63) < behind) break;
      slots[to] = ahead;
      to--;
    }
    slots[to] = stone;
  }

  private step(
    slot: number,
    rest: number,
    shares: number,
    hits: number,
    fresh: number,
    stalls: number,
  ): void {
    if (rest === 0) {
      this.finish(shares, hits, fresh, stalls);
      return;
    }
    if (slot >= this.list.slotCount) return;
    if (slot >= this.helpFrom && ((stalls >> (this.helped * 4)) & 15) !== 15) return;
    this.step(slot + 1, rest, shares, hits, fresh, stalls);
    if (((hits >> slot) & 1) === 1) return;
    const place = this.places[slot] ?? NEST;
    if (place > NEST) this.moveUp(slot, rest, shares, hits, fresh, stalls);
    else this.moveOn(slot, rest, shares, hits, fresh, stalls);
    this.places[slot] = place;
  }

  /** Within the stall. */
  private moveUp(
    slot: number,
    rest: number,
    shares: number,
    hits: number,
    fresh: number,
    stalls: number,
  ): void {
    const shift = ((this.list.slots[slot] ?? 0) >> 2) * 4;
    const from = (this.places[slot] ?? NEST) - NEST;
    const others = stalls & ~(1 << (shift + from - 1));
    for (let steps = 1; steps <= rest && from + steps <= 4; steps++) {
      const bit = 1 << (shift + from + steps - 1);
      if ((others & bit) !== 0) return;
      this.places[slot] = NEST + from + steps;
      this.step(slot + 1, rest - steps, shares | (steps << (slot * 3)), hits, fresh, others | bit);
    }
  }

  /** Along the track, and at one's own start perhaps into the stall. */
  private moveOn(
    slot: number,
    rest: number,
    shares: number,
    hits: number,
    fresh: number,
    stalls: number,
  ): void {
    const stone = this.list.slots[slot] ?? 0;
    const start = (stone >> 2) << 4;
    const freshStone = this.board.isFresh(stone);
    const bars = freshStone ? fresh & ~(1 << (stone >> 2)) : fresh;
    let field = this.places[slot] ?? 0;
    let struck = hits;
    for (let steps = 1; steps <= rest; steps++) {
      if (field === start && !freshStone) {
        this.turnIn(slot, rest, steps, shares, struck, bars, stalls);
      }
      field = (field + 1) & 63;
      if ((field & 15) === 0 && ((bars >> (field >> 4)) & 1) === 1) return;
      struck = this.strike(slot, field, struck);
      this.places[slot] = field;
      this.step(slot + 1, rest - steps, shares | (steps << (slot * 3)), struck, bars, stalls);
    }
  }

  /** From the start inward; `steps` is the count with which depth 1 is reached. */
  private turnIn(
    slot: number,
    rest: number,
    steps: number,
    shares: number,
    hits: number,
    fresh: number,
    stalls: number,
  ): void {
    const shift = ((this.list.slots[slot] ?? 0) >> 2) * 4;
    for (let depth = 1; depth <= 4 && steps + depth - 1 <= rest; depth++) {
      const bit = 1 << (shift + depth - 1);
      if ((stalls & bit) !== 0) return;
      const done = steps + depth - 1;
      const packed = shares | (done << (slot * 3)) | (1 << (24 + slot));
      this.places[slot] = NEST + depth;
      this.step(slot + 1, rest - done, packed, hits, fresh, stalls | bit);
    }
  }

  /** The slots whose stones are hit once `slot` has stepped onto `field`. */
  private strike(slot: number, field: number, hits: number): number {
    const count = this.list.slotCount;
    let struck = hits;
    for (let other = 0; other < count; other++) {
      if (other !== slot && this.places[other] === field) struck |= 1 << other;
    }
    return struck;
  }

  /** Only hits and turning in make two shares with the same result possible. */
  private finish(shares: number, hits: number, fresh: number, stalls: number): void {
    const plain = hits === 0 && shares >>> 24 === 0;
    if (plain || this.seen.add(this.places, shares, hits, fresh, stalls)) {
      this.list.pushSplit(this.card, SEVEN, shares);
    }
  }
}

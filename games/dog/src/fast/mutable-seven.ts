import type { MutableBoard } from './mutable-board.ts';
import type { MoveList } from './mutable-list.ts';
import { SevenWalker } from './mutable-seven-walk.ts';
import { NEST, SEVEN, STALL_FREE, stallGap } from './mutable-types.ts';

/**
 * Every result of a seven, once. Whatever order the single steps come in, a
 * result is fixed by each stone's number of steps and whether it turns into the
 * stall: a stone that is hit must have done its steps before, so letting the
 * front-most stones drive first reaches everything. Where no two stones come
 * near one another the shares are listed straight from each stone's reach.
 */
export class SevenFinder {
  /** Where the last find's moves begin in the list, and how many they are. */
  firstIndex = 0;
  found = 0;
  private readonly board: MutableBoard;
  private readonly list: MoveList;
  private readonly always: boolean;
  private readonly walker: SevenWalker;
  private readonly reach: Uint8Array = new Uint8Array(8);
  private readonly enterFrom: Uint8Array = new Uint8Array(8);
  private readonly enterTo: Uint8Array = new Uint8Array(8);
  /** Steps the slots from here on can take together at most. */
  private readonly room: Uint8Array = new Uint8Array(9);
  /** Stones of each seat that move within the stall or may turn into it. */
  private homing = 0;
  private card = 0;

  constructor(board: MutableBoard, list: MoveList, always: boolean) {
    this.board = board;
    this.list = list;
    this.always = always;
    this.walker = new SevenWalker(board, list);
  }

  find(seat: number, card: number): void {
    const list = this.list;
    this.card = card;
    this.firstIndex = list.count;
    const charge = this.board.charge(seat);
    const helping = !this.always && charge === seat && this.mayAllComeHome(seat);
    if (helping) this.walker.walkThenHelp(seat, card);
    else this.findAmong(this.always ? seat : charge);
    this.found = list.count - this.firstIndex;
  }

  private findAmong(seat: number): void {
    const list = this.list;
    list.slotCount = 0;
    let apart = this.measure(seat);
    if (this.always) apart = this.measure(seat ^ 2) && apart;
    if (!apart || this.near()) {
      this.walker.walk(seat, this.always, this.card);
      return;
    }
    this.room[list.slotCount] = 0;
    for (let slot = list.slotCount - 1; slot >= 0; slot--) {
      const most = Math.max(this.reach[slot] ?? 0, this.enterTo[slot] ?? 0);
      this.room[slot] = (this.room[slot + 1] ?? 0) + most;
    }
    if (list.slotCount > 0) this.share(0, 7, 0);
  }

  /** All four on the track or in the stall, and near enough to get home with steps left. */
  private mayAllComeHome(seat: number): boolean {
    const start = seat << 4;
    let needed = 0;
    for (let stone = seat << 2; stone < (seat << 2) + 4; stone++) {
      const place = this.board.pos[stone] ?? NEST;
      if (place === NEST || this.board.isFresh(stone)) return false;
      if (place < NEST) needed += ((start - place) & 63) + 1;
    }
    return needed < 7;
  }

  /** Notes the reach of a seat's stones; false if they may get in each other's way at the stall. */
  private measure(seat: number): boolean {
    const board = this.board;
    this.homing = 0;
    for (let stone = seat << 2; stone < (seat << 2) + 4; stone++) {
      const place = board.pos[stone] ?? NEST;
      if (place > NEST) this.measureHome(seat, stone, place);
      else if (place < NEST) this.measureRoad(seat, stone, place);
    }
    return this.homing < 2;
  }

  private measureHome(seat: number, stone: number, place: number): void {
    const stall = this.board.stall[seat] ?? 0;
    const depth = place - NEST;
    const settled = stall >> depth === 15 >> depth;
    if (settled) return;
    this.homing++;
    const slot = this.list.slotCount++;
    this.list.slots[slot] = stone;
    this.reach[slot] = stallGap(stall, depth);
    this.enterFrom[slot] = 1;
    this.enterTo[slot] = 0;
  }

  private measureRoad(seat: number, stone: number, place: number): void {
    const fresh = this.board.fresh;
    const slot = this.list.slotCount++;
    const gap = 16 - (place & 15);
    const blocked = ((fresh >> (((place >> 4) + 1) & 3)) & 1) === 1;
    this.list.slots[slot] = stone;
    this.reach[slot] = blocked ? Math.min(7, gap - 1) : 7;
    const toStart = ((seat << 4) - place) & 63;
    this.enterFrom[slot] = toStart + 1;
    this.enterTo[slot] = 0;
    if (toStart > 6 || ((fresh >> seat) & 1) === 1) return;
    this.homing++;
    const free = STALL_FREE[this.board.stall[seat] ?? 0] ?? 0;
    if (free > 0) this.enterTo[slot] = Math.min(7, toStart + free);
  }

  /** Whether some drivable stone has another within seven steps ahead. */
  private near(): boolean {
    const { slots, slotCount } = this.list;
    const pos = this.board.pos;
    for (let a = 1; a < slotCount; a++) {
      const place = pos[slots[a] ?? 0] ?? NEST;
      if (place >= NEST) continue;
      for (let b = 0; b < a; b++) {
        const other = pos[slots[b] ?? 0] ?? NEST;
        if (other < NEST && ((other - place + 7) & 63) <= 14) return true;
      }
    }
    return false;
  }

  private share(slot: number, rest: number, shares: number): void {
    if (rest > (this.room[slot] ?? 0)) return;
    const reach = Math.min(rest, this.reach[slot] ?? 0);
    const last = slot === this.list.slotCount - 1;
    for (let steps = last ? rest : 0; steps <= reach; steps++) {
      this.next(slot, rest - steps, shares | (steps << (slot * 3)));
    }
    const from = this.enterFrom[slot] ?? 0;
    const to = Math.min(rest, this.enterTo[slot] ?? 0);
    for (let steps = last ? Math.max(rest, from) : from; steps <= to; steps++) {
      this.next(slot, rest - steps, shares | (steps << (slot * 3)) | (1 << (24 + slot)));
    }
  }

  private next(slot: number, rest: number, shares: number): void {
    if (rest === 0) this.list.pushSplit(this.card, SEVEN, shares);
    else this.share(slot + 1, rest, shares);
  }
}

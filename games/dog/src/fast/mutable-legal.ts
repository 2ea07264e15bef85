import type { MutableBoard } from './mutable-board.ts';
import type { MutableCards } from './mutable-cards.ts';
import { DRIVE, EXIT, FOLD, GIVE, IDLE_JACK, type MoveList, SWAP } from './mutable-list.ts';
import { SevenFinder } from './mutable-seven.ts';
import {
  ACE,
  FOUR,
  JACK,
  JOKER,
  KING,
  type MutableOptions,
  NEST,
  SEVEN,
  STALL_COUNT,
  STALL_FREE,
  stallGap,
} from './mutable-types.ts';

/** Bits 1 to 13, the steps cards can ask for. */
const ALL_STEPS = 0x3ffe;

/** The bits for `from` to `to` steps. */
function stepBits(from: number, to: number): number {
  return ((2 << to) - (1 << from)) & ALL_STEPS;
}

/** Fills the move list for one seat. */
export class LegalFinder {
  private readonly board: MutableBoard;
  private readonly cards: MutableCards;
  private readonly list: MoveList;
  private readonly sevens: SevenFinder;
  private readonly idleJack: MutableOptions['jackWithoutEffect'];
  private readonly jackTakesFresh: boolean;
  private readonly jokerFinishes: boolean;
  /** The seat in charge's stones that are on the track or can move up in the stall. */
  private readonly stones: Uint8Array = new Uint8Array(4);
  /** Bit n: the stone can go n steps on the track; bit 16 + n: n steps and be in the stall. */
  private readonly ways: Int32Array = new Int32Array(4);
  /** What to add steps to for the place in the stall. */
  private readonly homeBase: Uint8Array = new Uint8Array(4);
  /** Bit n: card n could be laid as a jack without effect, if nothing else can be played. */
  private lastResort = 0;
  private stoneCount = 0;
  private exitStone = -1;
  /** Stones a jack may take. */
  private readonly foreign: Uint8Array = new Uint8Array(12);

  constructor(board: MutableBoard, cards: MutableCards, list: MoveList, options: MutableOptions) {
    this.board = board;
    this.cards = cards;
    this.list = list;
    this.sevens = new SevenFinder(board, list, options.sevenHelpsPartner === 'always');
    this.idleJack = options.jackWithoutEffect;
    this.jackTakesFresh = options.jackTakesFresh === 'own';
    this.jokerFinishes = options.jokerFinishes === 'yes';
  }

  fillGives(seat: number): void {
    const list = this.list;
    list.count = 0;
    list.seat = seat;
    let mask = this.cards.masks[seat] ?? 0;
    while (mask !== 0) {
      const rank = 31 - Math.clz32(mask);
      mask ^= 1 << rank;
      list.push(GIVE, rank, rank, 0, 0);
    }
  }

  fillPlays(seat: number): void {
    const list = this.list;
    list.count = 0;
    list.seat = seat;
    this.survey(this.board.charge(seat));
    this.lastResort = 0;
    let mask = this.cards.masks[seat] ?? 0;
    const joker = (mask >> JOKER) & 1;
    mask &= (1 << JOKER) - 1;
    while (mask !== 0) {
      const rank = 31 - Math.clz32(mask);
      mask ^= 1 << rank;
      this.addValue(seat, rank, rank);
    }
    if (joker === 1) {
      if (!this.jokerFinishes && this.board.partyHome(seat) === 7) this.barHome();
      for (let value = 0; value < JOKER; value++) this.addValue(seat, JOKER, value);
    }
    if (list.count === 0) this.addLastResort();
    if (list.count === 0) list.push(FOLD, 0, 0, 0, 0);
  }

  /** The jacks and jokers that are laid without effect when nothing else can be played. */
  private addLastResort(): void {
    for (const card of [JACK, JOKER]) {
      if (((this.lastResort >> card) & 1) === 1) this.list.push(IDLE_JACK, card, JACK, 0, 0);
    }
  }

  /** Looks once at what every card needs to know about the stones. */
  private survey(charge: number): void {
    const board = this.board;
    this.stoneCount = 0;
    this.exitStone = -1;
    const first = charge << 2;
    const barred = ((board.fresh >> charge) & 1) === 1;
    for (let stone = first; stone < first + 4; stone++) {
      const place = board.pos[stone] ?? NEST;
      if (place !== NEST) this.surveyStone(charge, stone, place);
      else if (!barred) this.exitStone = stone;
    }
  }

  private surveyStone(charge: number, stone: number, place: number): void {
    const { fresh, stall } = this.board;
    const mask = stall[charge] ?? 0;
    if (place > NEST) {
      const gap = stallGap(mask, place - NEST);
      if (gap > 0) this.noteStone(stone, stepBits(1, gap) << 16, place);
      return;
    }
    const next = ((place >> 4) + 1) & 3;
    const gap = 16 - (place & 15);
    let ways = ((fresh >> next) & 1) === 1 ? stepBits(1, gap - 1) : ALL_STEPS;
    const toStart = ((charge << 4) - place) & 63;
    if (toStart <= 12 && ((fresh >> charge) & 1) === 0) {
      ways |= stepBits(toStart + 1, toStart + (STALL_FREE[mask] ?? 0)) << 16;
    }
    this.noteStone(stone, ways, NEST - toStart);
  }

  private noteStone(stone: number, ways: number, homeBase: number): void {
    const at = this.stoneCount++;
    this.stones[at] = stone;
    this.ways[at] = ways;
    this.homeBase[at] = homeBase;
  }

  /** No stone may come home any more; moving up in the stall remains. */
  private barHome(): void {
    for (let at = 0; at < this.stoneCount; at++) {
      const place = this.board.pos[this.stones[at] ?? 0] ?? NEST;
      if (place < NEST) this.ways[at] = (this.ways[at] ?? 0) & ALL_STEPS;
    }
  }

  private addValue(seat: number, card: number, value: number): void {
    switch (value) {
      case ACE:
        this.addExit(card, value);
        this.addForward(card, value, 1);
        this.addForward(card, value, 11);
        break;
      case KING:
        this.addExit(card, value);
        this.addForward(card, value, 13);
        break;
      case FOUR:
        this.addForward(card, value, 4);
        this.addBack(card, value);
        break;
      case SEVEN:
        this.addSevens(seat, card);
        break;
      case JACK:
        this.addSwaps(card, value);
        break;
      default:
        this.addForward(card, value, value + 1);
    }
  }

  private addExit(card: number, value: number): void {
    if (this.exitStone >= 0) this.list.push(EXIT, card, value, this.exitStone, 0);
  }

  private addForward(card: number, value: number, steps: number): void {
    const list = this.list;
    for (let at = 0; at < this.stoneCount; at++) {
      const ways = (this.ways[at] ?? 0) >> steps;
      if ((ways & 0x10001) === 0) continue;
      const stone = this.stones[at] ?? 0;
      if ((ways & 1) !== 0) {
        list.push(DRIVE, card, value, stone, ((this.board.pos[stone] ?? 0) + steps) & 63);
      }
      if ((ways & 0x10000) !== 0) {
        list.push(DRIVE, card, value, stone, (this.homeBase[at] ?? 0) + steps);
      }
    }
  }

  private addBack(card: number, value: number): void {
    const board = this.board;
    for (let at = 0; at < this.stoneCount; at++) {
      const stone = this.stones[at] ?? 0;
      const place = board.pos[stone] ?? 0;
      if (place > NEST) continue;
      const past = place & 15;
      const blocked = past > 0 && past <= 4 && ((board.fresh >> (place >> 4)) & 1) === 1;
      if (!blocked) this.list.push(DRIVE, card, value, stone, (place - 4) & 63);
    }
  }

  /** The foreign stones are looked at once an own one is on the track. */
  private addSwaps(card: number, value: number): void {
    const board = this.board;
    let foreignCount = -1;
    let idles = false;
    for (let at = 0; at < this.stoneCount; at++) {
      const own = this.stones[at] ?? 0;
      if ((board.pos[own] ?? 0) > NEST) continue;
      if (foreignCount < 0) foreignCount = this.gatherForeign(own >> 2);
      const swaps = this.jackTakesFresh || !board.isFresh(own);
      if (swaps || this.idleJack !== 'notWhenFresh') idles = foreignCount === 0;
      if (swaps) this.addSwapsOf(own, foreignCount, card, value);
    }
    if (idles) this.addIdle(card, value);
  }

  private addSwapsOf(own: number, foreignCount: number, card: number, value: number): void {
    for (let other = 0; other < foreignCount; other++) {
      this.list.push(SWAP, card, value, own, this.foreign[other] ?? 0);
    }
  }

  private addIdle(card: number, value: number): void {
    if (this.idleJack === 'lastResort') this.lastResort |= 1 << card;
    else if (this.idleJack !== 'no') this.list.push(IDLE_JACK, card, value, 0, 0);
  }

  private gatherForeign(seat: number): number {
    const board = this.board;
    let count = 0;
    for (let stone = 0; stone < 16; stone++) {
      if ((board.pos[stone] ?? 0) >= NEST || stone >> 2 === seat) continue;
      if (!board.isFresh(stone)) this.foreign[count++] = stone;
    }
    return count;
  }

  /** Finds the shares once; a joker beside a seven gets the same ones. */
  private addSevens(seat: number, card: number): void {
    const list = this.list;
    const first = list.count;
    const before = card === JOKER && ((this.cards.masks[seat] ?? 0) >> SEVEN) & 1;
    if (before) this.copySevens();
    else this.sevens.find(seat, card);
    if (card === JOKER && !this.jokerFinishes) this.dropFinishes(seat, first);
  }

  private copySevens(): void {
    const list = this.list;
    const first = this.sevens.firstIndex;
    const last = first + this.sevens.found;
    for (let index = first; index < last; index++) {
      list.pushSplit(JOKER, SEVEN, list.shares[index] ?? 0);
    }
  }

  private dropFinishes(seat: number, first: number): void {
    const list = this.list;
    const home = this.board.partyHome(seat);
    const last = list.count;
    list.count = first;
    for (let index = first; index < last; index++) {
      const shares = list.shares[index] ?? 0;
      const entering = (STALL_COUNT[(shares >>> 24) & 15] ?? 0) + (STALL_COUNT[shares >>> 28] ?? 0);
      if (home + entering < 8) list.pushSplit(JOKER, SEVEN, shares);
    }
  }
}

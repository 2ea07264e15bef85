import type { MutableBoard } from '../../fast/mutable-board.ts';
import type { MutableCards } from '../../fast/mutable-cards.ts';
import { DRIVE, EXIT, SPLIT, SWAP } from '../../fast/mutable-list.ts';
import type { MoveList } from '../../fast/mutable-list.ts';
import { NEST } from '../../fast/mutable-types.ts';
import { FRESH, standingOf } from '../know/fast-places.ts';
import { gapsOf } from './features.ts';
import type { Manner } from './manner.ts';
import { Threats } from './threats.ts';

const victory = 1000;

/** What listed moves are worth to somebody who looks at the board once, without knowing any hand but the own one. */
export class Habit {
  manner: Manner;
  readonly #board: MutableBoard;
  readonly #cards: MutableCards;
  readonly #list: MoveList;
  readonly #threats: Threats = new Threats();
  /** What each stone is worth where it stands, looked up once a list. */
  readonly #stood: Float64Array = new Float64Array(16);
  #known = 0;
  /** What a share of a seven gains, by slot, steps and turning in. */
  readonly #shares: Float64Array = new Float64Array(8 * 16);
  readonly #shared: Int32Array = new Int32Array(8 * 16);
  #stamp = 0;
  #seat = 0;
  #home = 0;

  constructor(board: MutableBoard, cards: MutableCards, list: MoveList, manner: Manner) {
    this.#board = board;
    this.#cards = cards;
    this.#list = list;
    this.manner = manner;
  }

  /** Gets ready for the moves of a list. */
  survey(seat: number): void {
    this.#seat = seat;
    this.#known = 0;
    this.#stamp = (this.#stamp + 1) | 0;
    this.#home = this.#board.partyHome(seat);
    this.#threats.survey(this.#board, this.#cards, seat, this.manner.laterCards);
  }

  /** The move of the list that pleases most; `sway` is what chance adds to each. */
  best(seat: number, sway: (() => number) | null): number {
    this.survey(seat);
    const count = this.#list.count;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < count; index += 1) {
      const worth = this.worthOf(index) + (sway === null ? 0 : sway());
      if (worth > most) {
        most = worth;
        best = index;
      }
    }
    return best;
  }

  /** What a listed move gains, less what its card was worth to keep. */
  worthOf(index: number): number {
    return this.gainOf(index) - (this.manner.keep[((this.#list.moves[index] as number) >> 3) & 15] as number);
  }

  gainOf(index: number): number {
    const move = this.#list.moves[index] as number;
    const stone = (move >> 11) & 15;
    const target = (move >> 15) & 127;
    switch (move & 7) {
      case DRIVE:
        return this.#drive(stone, target);
      case EXIT:
        return this.#exit(stone);
      case SPLIT:
        return this.#split(this.#list.shares[index] as number);
      case SWAP:
        return this.#swap(stone, target);
      default:
        return 0;
    }
  }

  #drive(stone: number, to: number): number {
    const gain = this.#worthAt(stone, to) - this.#stoodBy(stone);
    if (to < NEST) return gain + this.#hit(this.#board.occ[to] as number);
    return gain + this.#settle(stone, to, this.#board.pos[stone] as number);
  }

  /** What it changes that a stone comes to a field of its stall: gaps, and perhaps the match. */
  #settle(stone: number, to: number, from: number): number {
    const mask = this.#board.stall[stone >> 2] as number;
    const left = from > NEST ? mask & ~(1 << (from - NEST - 1)) : mask;
    const now = left | (1 << (to - NEST - 1));
    const gaps = (gapsOf[now] as number) - (gapsOf[mask] as number);
    return this.manner.gap * gaps + (from < NEST && this.#home === 7 ? victory : 0);
  }

  #exit(stone: number): number {
    const start = (stone >> 2) << 4;
    const first = this.#isOut(stone >> 2) ? 0 : this.manner.firstOut;
    return (this.manner.worth[FRESH] as number) + first + this.#hit(this.#board.occ[start] as number);
  }

  #isOut(seat: number): boolean {
    const { pos } = this.#board;
    const first = seat << 2;
    return (
      (pos[first] as number) < NEST ||
      (pos[first + 1] as number) < NEST ||
      (pos[first + 2] as number) < NEST ||
      (pos[first + 3] as number) < NEST
    );
  }

  #swap(own: number, other: number): number {
    const { pos } = this.#board;
    const [here, there] = [pos[own] as number, pos[other] as number];
    const mine = this.#worthAt(own, there) - this.#stoodBy(own);
    const change =
      this.#plainWorth(other, here) - (this.manner.worth[standingOf(this.#board, other)] as number);
    return mine + change * this.#shareOf(other >> 2);
  }

  #split(shares: number): number {
    const { slotCount } = this.#list;
    let gain = 0;
    let entering = 0;
    for (let slot = 0; slot < slotCount; slot += 1) {
      const steps = (shares >> (slot * 3)) & 7;
      if (steps === 0) continue;
      const turnsIn = (shares >>> (24 + slot)) & 1;
      entering += turnsIn;
      gain += this.#share(slot, steps, turnsIn);
    }
    return entering > 0 && this.#home + entering === 8 ? gain + victory : gain;
  }

  #share(slot: number, steps: number, turnsIn: number): number {
    const key = (slot << 4) | (turnsIn << 3) | steps;
    if (this.#shared[key] !== this.#stamp) {
      this.#shared[key] = this.#stamp;
      this.#shares[key] = this.#shareAlone(this.#list.slots[slot] as number, steps, turnsIn === 1);
    }
    return this.#shares[key] as number;
  }

  /** As if nobody else took a share. */
  #shareAlone(stone: number, steps: number, turnsIn: boolean): number {
    const from = this.#board.pos[stone] as number;
    if (from > NEST) return this.#drive(stone, from + steps);
    const road = turnsIn ? (((stone >> 2) << 4) - from) & 63 : steps;
    let gain = 0;
    for (let step = 1; step <= road; step += 1)
      gain += this.#hit(this.#board.occ[(from + step) & 63] as number);
    const to = turnsIn ? NEST + steps - road : (from + steps) & 63;
    gain += this.#worthAt(stone, to) - this.#stoodBy(stone);
    return turnsIn && this.#home < 7 ? gain + this.#settle(stone, to, from) : gain;
  }

  #stoodBy(stone: number): number {
    if (((this.#known >> stone) & 1) === 0) {
      this.#known |= 1 << stone;
      const standing = standingOf(this.#board, stone);
      const worth = this.manner.worth[standing] as number;
      const risk = standing < NEST ? this.#threats.at(this.#board.pos[stone] as number) : 0;
      this.#stood[stone] = worth * (1 - this.manner.danger * risk);
    }
    return this.#stood[stone] as number;
  }

  #plainWorth(stone: number, place: number): number {
    return this.manner.worth[(place - ((stone >> 2) << 4)) & 63] as number;
  }

  #worthAt(stone: number, place: number): number {
    if (place > NEST) return this.manner.worth[place] as number;
    return this.#plainWorth(stone, place) * (1 - this.manner.danger * this.#threats.at(place));
  }

  /** What it is worth to send a stone home; there may be none. */
  #hit(victim: number): number {
    if (victim < 0) return 0;
    const owner = victim >> 2;
    const worth = this.manner.worth[standingOf(this.#board, victim)] as number;
    const shame = owner === (this.#seat ^ 2) ? this.manner.betrayal : 0;
    return -worth * this.#shareOf(owner) - shame;
  }

  #shareOf(owner: number): number {
    if (owner === this.#seat) return 1;
    return ((owner ^ this.#seat) & 1) === 0 ? this.manner.partner : -this.manner.rival;
  }
}

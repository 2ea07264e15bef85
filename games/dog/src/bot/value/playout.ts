import { MutableBoard } from '../../fast/mutable-board.ts';
import { MutableCards } from '../../fast/mutable-cards.ts';
import { LegalFinder } from '../../fast/mutable-legal.ts';
import { FOLD, MoveList, moveStones } from '../../fast/mutable-list.ts';
import { ACE, JOKER, KING, NEST } from '../../fast/mutable-types.ts';
import type { MutableOptions } from '../../fast/mutable-types.ts';
import { Habit } from './habit.ts';
import type { Manner } from './manner.ts';

const starters = (1 << ACE) | (1 << KING) | (1 << JOKER);
const chanceOfNoStarter = (cards: number): number => (11 / 14) ** cards;

/** A hand played on to its end by habit, all in place. */
export class Playout {
  readonly board: MutableBoard = new MutableBoard();
  readonly cards: MutableCards = new MutableCards();
  readonly list: MoveList = new MoveList();
  readonly finder: LegalFinder;
  readonly habit: Habit;
  /** What chance adds to what a move is worth; nothing as a rule. */
  sway: (() => number) | null = null;
  /** A stone that is watched, or −1; it is not any more once it was sent home. */
  watched = -1;
  /** Told of each turn before it is played, where somebody wants to know. */
  onTurn: ((seat: number) => void) | null = null;
  /** How each of the teams plays. */
  readonly manners: [Manner, Manner];

  constructor(options: MutableOptions, manner: Manner) {
    this.finder = new LegalFinder(this.board, this.cards, this.list, options);
    this.habit = new Habit(this.board, this.cards, this.list, manner);
    this.manners = [manner, manner];
  }

  /** Plays until nobody holds a card or a team has won; tells which, or −1. */
  finish(first: number): number {
    let seat = this.holderFrom(first);
    while (seat >= 0) {
      if (this.onTurn !== null) this.onTurn(seat);
      this.finder.fillPlays(seat);
      this.habit.manner = this.manners[seat & 1] as Manner;
      const index = this.list.count === 1 ? 0 : this.habit.best(seat, this.sway);
      this.play(seat, index);
      if (this.watched >= 0 && this.board.pos[this.watched] === NEST) this.watched = -1;
      if (this.board.partyHome(seat) === 8) return seat & 1;
      seat = this.holderFrom((seat + 1) & 3);
    }
    return -1;
  }

  /** Plays a move of the list. */
  play(seat: number, index: number): void {
    const move = this.list.moves[index] as number;
    if ((move & 7) === FOLD) {
      this.cards.discardHand(seat);
      return;
    }
    moveStones(this.board, this.list, index);
    this.cards.discard(seat, (move >> 3) & 15);
  }

  /** The first seat from one on that holds a card, or −1. */
  holderFrom(first: number): number {
    for (let step = 0; step < 4; step += 1) {
      const seat = (first + step) & 3;
      if ((this.cards.sizes[seat] as number) > 0) return seat;
    }
    return -1;
  }

  /** The card that a seat gives by habit: of little use to it, of much to its partner. */
  giftOf(seat: number): number {
    const hand = this.cards.masks[seat] as number;
    this.habit.manner = this.manners[seat & 1] as Manner;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let rest = hand; rest !== 0; rest &= rest - 1) {
      const rank = 31 - Math.clz32(rest & -rest);
      const worth = this.giftWorth(seat, rank) + (this.sway === null ? 0 : this.sway());
      if (worth > most) {
        most = worth;
        best = rank;
      }
    }
    return best;
  }

  /** What it is worth to a seat, whose manner is the habit's, to give a card. */
  giftWorth(seat: number, rank: number): number {
    const { gift, nextPlay, noStarter, partnerNoStarter, keep } = this.habit.manner;
    const partner = seat ^ 2;
    const opens = ((starters >> rank) & 1) === 1;
    let worth =
      nextPlay * (gift * this.#useOf(partner, rank) - this.#useOf(seat, rank)) -
      (1 - gift) * (keep[rank] as number);
    if (opens && this.#lacksStone(partner))
      worth += partnerNoStarter * chanceOfNoStarter((this.cards.sizes[partner] as number) - 1);
    if (opens && this.#lacksStone(seat) && !this.#hasOtherStarter(seat, rank)) worth -= noStarter;
    return worth;
  }

  #hasOtherStarter(seat: number, rank: number): boolean {
    const others = (this.cards.masks[seat] as number) & starters & ~(1 << rank);
    return others !== 0 || (this.cards.held[seat * 14 + rank] as number) > 1;
  }

  /** Whether none of the stones that a seat drives is on the ring. */
  #lacksStone(seat: number): boolean {
    const first = this.board.charge(seat) << 2;
    for (let stone = first; stone < first + 4; stone += 1)
      if ((this.board.pos[stone] as number) < NEST) return false;
    return true;
  }

  /** What a seat gains with a card, if it plays it now as well as it can. */
  #useOf(seat: number, rank: number): number {
    const { masks } = this.cards;
    const hand = masks[seat] as number;
    masks[seat] = 1 << rank;
    this.finder.fillPlays(seat);
    masks[seat] = hand;
    this.habit.survey(seat);
    if (((this.list.moves[0] as number) & 7) === FOLD) return -this.habit.manner.dead;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < this.list.count; index += 1) most = Math.max(most, this.habit.gainOf(index));
    return most;
  }
}

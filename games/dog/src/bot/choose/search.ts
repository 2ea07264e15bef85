import type { Seat } from '@rudel/kernel';
import { nextSeat } from '../../board.ts';
import type { MutableBoard } from '../../fast/mutable-board.ts';
import type { Options, View } from '../../types.ts';
import { rankNumber } from '../know/fast-places.ts';
import { habitParameters, strongParameters } from '../parameters.ts';
import { Horizon } from '../value/horizon.ts';
import { mannerOf } from '../value/manner.ts';
import { Playout } from '../value/playout.ts';
import { Prospects } from '../value/prospects.ts';
import type { Deals, Hands } from '../worlds/deals.ts';
import type { Candidate } from './candidates.ts';

const kinds = 14;
const { chancePerField } = strongParameters;
const usual = mannerOf(habitParameters);

/** One for each set of options, of which few are in use: they are large, and nothing of a decision stays in them. */
const mostKept = 3;
const playouts = new Map<string, Playout>();

function playoutFor(options: Options): Playout {
  const key = Object.values(options).join();
  const playout = playouts.get(key) ?? new Playout(options, usual);
  if (playouts.size > mostKept) playouts.clear();
  playouts.set(key, playout);
  return playout;
}

/** Plays a hand on from one view again and again, in deals that may be the true one. */
export class Search {
  readonly playout: Playout;
  readonly prospects: Prospects;
  readonly #eye: Seat;
  readonly #view: View;
  readonly #deals: Deals;
  readonly #horizon: Horizon = new Horizon();
  readonly #nextStarter: Seat;
  /** What all give by habit in the deal at hand, while they still have to. */
  readonly #gifts: Uint8Array = new Uint8Array(4);
  #dealt = -1;

  constructor(view: View, eye: Seat, deals: Deals, candidates: number) {
    this.#view = view;
    this.#deals = deals;
    this.#eye = eye;
    this.playout = playoutFor(view.shown.options);
    this.prospects = new Prospects(eye, candidates, usual);
    this.#nextStarter = nextSeat(view.shown.starter ?? 0);
  }

  /** What a candidate is worth before anything is tried: the board that it leads to, less what its card is kept for, or what a gift is worth by habit. */
  priorOf(candidate: Candidate): number {
    const { board, card, move } = candidate;
    if (card < 0 || board.partyHome(this.#eye) === 8) return this.chance(board);
    const fields = move.kind === 'give' ? this.#giftWorth(candidate) : -(usual.keep[card] as number);
    return this.chance(board) + fields * chancePerField;
  }

  #giftWorth({ board, card }: Candidate): number {
    this.#load(this.#deals.deal(0));
    this.playout.board.copyFrom(board);
    return this.playout.giftWorth(this.#eye, card);
  }

  /** The chance of winning after the nth candidate in a deal, which has a number too. */
  trial(candidate: Candidate, nth: number, deal: number): number {
    const first = this.enter(candidate, this.#deals.deal(deal), deal);
    if (first < 0) return 1;
    this.playout.watched = candidate.stone;
    const winner = this.playout.finish(first);
    const wasHit = this.playout.watched !== candidate.stone;
    this.prospects.note(nth, wasHit, this.playout.board);
    if (winner >= 0) return winner === (this.#eye & 1) ? 1 : 0;
    return this.chance(this.playout.board);
  }

  /** The chance of winning from a board on in a deal, where everybody decides by habit. */
  outlook(board: MutableBoard, deal: number): number {
    const { phase, starter, turn } = this.#view.shown;
    this.#load(this.#deals.deal(deal));
    this.playout.board.copyFrom(board);
    this.playout.watched = -1;
    if (board.partyHome(this.#eye) === 8) return 1;
    if (board.partyHome((this.#eye + 1) & 3) === 8) return 0;
    if (phase !== 'exchange' && phase !== 'play')
      return this.#horizon.chanceOf(this.#eye & 1, board, starter ?? 0);
    if (phase === 'exchange') this.#giveAll(deal, this.#ownGift());
    const winner = this.playout.finish(turn ?? starter ?? 0);
    return winner < 0 ? this.chance(this.playout.board) : Number(winner === (this.#eye & 1));
  }

  /** What I have given already, while the others still have to; −1 for what I would by habit. */
  #ownGift(): number {
    const gift = this.#view.gifts[this.#eye] ?? null;
    return gift === null || gift === '?' ? -1 : rankNumber(gift);
  }

  /** Makes a candidate's move in a deal; tells from which seat on it is played, or −1 where the match is won. */
  enter(candidate: Candidate, hands: Hands, deal: number): Seat {
    const { board, cards } = this.playout;
    this.#load(hands);
    if (candidate.move.kind === 'give') {
      this.#exchange(candidate, deal);
      return this.#view.shown.starter ?? 0;
    }
    board.copyFrom(candidate.board);
    if (board.partyHome(this.#eye) === 8) return -1;
    if (candidate.card < 0) cards.discardHand(this.#eye);
    else cards.discard(this.#eye, candidate.card);
    return nextSeat(this.#eye);
  }

  /** The chance of winning when the hand is over on a board. */
  chance(board: MutableBoard): number {
    if (board.partyHome(this.#eye) === 8) return 1;
    return this.#horizon.chanceOf(this.#eye & 1, board, this.#nextStarter);
  }

  #load(hands: Hands): void {
    const { cards } = this.playout;
    cards.held.set(hands);
    cards.discardSize = 0;
    for (let seat = 0; seat < 4; seat += 1) {
      let [mask, size] = [0, 0];
      for (let kind = 0; kind < kinds; kind += 1) {
        const count = hands[seat * kinds + kind] as number;
        if (count > 0) mask |= 1 << kind;
        size += count;
      }
      cards.masks[seat] = mask;
      cards.sizes[seat] = size;
    }
  }

  /** All give at once; what the others give in a deal does not depend on what I do. */
  #exchange(candidate: Candidate, deal: number): void {
    this.playout.board.copyFrom(candidate.board);
    this.#giveAll(deal, candidate.card);
  }

  #giveAll(deal: number, own: number): void {
    const { cards } = this.playout;
    if (deal !== this.#dealt) {
      this.#dealt = deal;
      for (let seat = 0; seat < 4; seat += 1) this.#gifts[seat] = this.playout.giftOf(seat);
    }
    cards.given = 0;
    for (let seat = 0; seat < 4; seat += 1)
      cards.give(seat, seat === this.#eye && own >= 0 ? own : (this.#gifts[seat] as number));
  }
}

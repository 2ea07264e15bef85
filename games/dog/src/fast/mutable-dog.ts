import { MutableBoard } from './mutable-board.ts';
import { MutableCards } from './mutable-cards.ts';
import { LegalFinder } from './mutable-legal.ts';
import { driveLegs } from './mutable-legs.ts';
import { FOLD, GIVE, MoveList, moveStones } from './mutable-list.ts';
import { handsText, moveTextOf, stonesText } from './mutable-text.ts';
import {
  DEFAULT_OPTIONS,
  handSize,
  JOKER,
  jokerCount,
  type MutableOptions,
  type Phase,
  RANKS,
  type Rng,
  rankOf,
  SEVEN,
} from './mutable-types.ts';

/** Dog, mutable and without allocation while a match is played. */
export class MutableDog {
  readonly options: MutableOptions;
  readonly board: MutableBoard = new MutableBoard();
  readonly cards: MutableCards = new MutableCards();
  phase: Phase = 'starter';
  /** Seat to play, -1 outside of the play phase. */
  turn = -1;
  round = 1;
  /** The seat that begins the round, -1 before it is drawn. */
  starter = -1;
  /** Winning team (0 for seats 0 and 2, 1 for seats 1 and 3), -1 while undecided. */
  winner = -1;
  private readonly list: MoveList = new MoveList();
  private readonly finder: LegalFinder;
  private readonly spare: MutableBoard = new MutableBoard();
  /** Cards of this round dealt and to be dealt. */
  private dealt = 0;
  private toDeal = 0;

  constructor(options: Partial<MutableOptions> = {}) {
    this.options = { ...DEFAULT_OPTIONS, ...options };
    this.finder = new LegalFinder(this.board, this.cards, this.list, this.options);
    this.reset();
  }

  /** Back to the beginning of a match, so that one object serves many. */
  reset(): void {
    this.board.reset();
    this.cards.reset(jokerCount(this.options.deck));
    this.phase = 'starter';
    this.turn = -1;
    this.round = 1;
    this.starter = -1;
    this.winner = -1;
    this.list.count = 0;
  }

  /** Takes over the position (not the move list) of a match with the same options. */
  copyFrom(other: MutableDog): void {
    this.board.copyFrom(other.board);
    this.cards.copyFrom(other.cards);
    this.phase = other.phase;
    this.turn = other.turn;
    this.round = other.round;
    this.starter = other.starter;
    this.winner = other.winner;
    this.dealt = other.dealt;
    this.toDeal = other.toDeal;
    this.list.count = 0;
  }

  setFirstStarter(seat: number): void {
    if (this.phase !== 'starter') throw new Error('the first starter is known');
    this.starter = seat;
    this.beginDeal();
  }

  /** How many cards the next chunk of the deal takes from the stock as it is. */
  dealCount(): number {
    if (this.phase !== 'deal') return 0;
    return Math.min(this.cards.stockSize, this.toDeal - this.dealt);
  }

  /** Ranks in the stock, in no particular order. */
  stockRanks(): number[] {
    return Array.from(this.cards.stock.subarray(0, this.cards.stockSize));
  }

  /** Deals the next chunk, in dealing order. */
  deal(ranks: readonly number[]): void {
    if (ranks.length === 0 || ranks.length !== this.dealCount()) {
      throw new Error(`${ranks.length} cards dealt, ${this.dealCount()} expected`);
    }
    for (const rank of ranks) {
      this.cards.take(rank);
      this.cards.add((this.starter + this.dealt++) & 3, rank);
    }
    if (this.dealt === this.toDeal) this.phase = 'exchange';
    else this.cards.recycle();
  }

  /** Deals the whole round. */
  dealRandomly(rng: Rng): void {
    if (this.phase !== 'deal') throw new Error('nothing to deal');
    const cards = this.cards;
    while (this.dealt < this.toDeal) {
      if (cards.stockSize === 0) cards.recycle();
      cards.add((this.starter + this.dealt++) & 3, cards.draw(rng));
    }
    this.phase = 'exchange';
  }

  /** Moves in the list as last filled. */
  get legalCount(): number {
    return this.list.count;
  }

  /**
   * Fills the move list and returns its length: in play for the seat to play, in
   * the exchange for `seat` (by default the first that has not given).
   */
  legal(seat = -1): number {
    this.list.count = 0;
    if (this.phase === 'play') this.finder.fillPlays(this.turn);
    else if (this.phase === 'exchange') this.fillExchange(seat);
    return this.list.count;
  }

  /** Plays the index-th move of the list. */
  apply(index: number): void {
    const list = this.list;
    if (index < 0 || index >= list.count) throw new Error(`no move ${index}`);
    const move = list.move(index);
    const card = (move >> 3) & 15;
    const seat = list.seat;
    switch (move & 7) {
      case GIVE:
        this.give(seat, card);
        return;
      case FOLD:
        this.cards.discardHand(seat);
        break;
      default:
        moveStones(this.board, list, index);
        this.cards.discard(seat, card);
    }
    this.endPlay();
  }

  give(seat: number, rank: number): void {
    const held = this.cards.held[seat * RANKS + rank] ?? 0;
    if (this.phase !== 'exchange' || held === 0 || ((this.cards.given >> seat) & 1) === 1) {
      throw new Error(`seat ${seat} cannot give ${rank}`);
    }
    this.list.count = 0;
    if (!this.cards.give(seat, rank)) return;
    this.phase = 'play';
    this.turn = this.starter;
  }

  moveText(index: number): string {
    if (index < 0 || index >= this.list.count) throw new Error(`no move ${index}`);
    return moveTextOf(this.board, this.list, index);
  }

  /** The stones as they will stand after the index-th move. */
  resultText(index: number): string {
    this.spare.copyFrom(this.board);
    moveStones(this.spare, this.list, index);
    return stonesText(this.spare);
  }

  /** Plays a move given as text; throws if it is not legal. Any driving order of a seven will do. */
  applyText(seat: number, text: string): void {
    if (text.startsWith('give ')) {
      this.give(seat, rankOf(text.slice(5)));
      return;
    }
    if (this.phase !== 'play' || seat !== this.turn) throw new Error(`seat ${seat} is not to play`);
    if (/^(X=)?7:/.test(text)) {
      this.playSeven(seat, text);
      return;
    }
    const count = this.legal();
    for (let index = 0; index < count; index++) {
      if (this.moveText(index) === text) {
        this.apply(index);
        return;
      }
    }
    throw new Error(`not legal: ${text}`);
  }

  stonesText(): string {
    return stonesText(this.board);
  }

  positionText(): string {
    const starter = this.starter < 0 ? '-' : this.starter;
    const turn = this.turn < 0 ? '-' : this.turn;
    const head = `round:${this.round} starter:${starter} turn:${turn} phase:${this.phase}`;
    return `${head} ${stonesText(this.board)} ${handsText(this.cards)}`;
  }

  private playSeven(seat: number, text: string): void {
    const card = text.startsWith('X') ? JOKER : SEVEN;
    if ((this.cards.held[seat * RANKS + card] ?? 0) === 0) throw new Error(`not held: ${text}`);
    const legs = text.slice(text.indexOf(':') + 1);
    this.spare.copyFrom(this.board);
    driveLegs(this.spare, seat, this.options.sevenHelpsPartner === 'always', legs);
    const finishes = this.spare.partyHome(seat) === 8;
    if (finishes && card === JOKER && this.options.jokerFinishes === 'no') {
      throw new Error(`a joker may not finish: ${text}`);
    }
    this.board.copyFrom(this.spare);
    this.list.seat = seat;
    this.cards.discard(seat, card);
    this.endPlay();
  }

  private fillExchange(seat: number): void {
    const { given } = this.cards;
    const giver = seat >= 0 ? seat : 31 - Math.clz32(~given & (given + 1));
    if (((given >> giver) & 1) === 0) this.finder.fillGives(giver);
  }

  /** Win, next seat with cards, or next round. */
  private endPlay(): void {
    const seat = this.list.seat;
    this.list.count = 0;
    if (this.board.partyHome(seat) === 8) {
      this.phase = 'over';
      this.turn = -1;
      this.winner = seat & 1;
      return;
    }
    const { sizes } = this.cards;
    for (let step = 1; step <= 4; step++) {
      const next = (seat + step) & 3;
      if ((sizes[next] ?? 0) > 0) {
        this.turn = next;
        return;
      }
    }
    this.turn = -1;
    this.round++;
    this.starter = (this.starter + 1) & 3;
    this.beginDeal();
  }

  private beginDeal(): void {
    this.phase = 'deal';
    this.dealt = 0;
    this.toDeal = 4 * handSize(this.options.deck, this.round);
    if (this.cards.stockSize === 0) this.cards.recycle();
  }
}

export type { MutableOptions, Phase, Rng } from './mutable-types.ts';

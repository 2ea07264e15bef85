import type { Phase } from '../../../types.ts';
import { bee, hunter, kindCount } from './fast-dice.ts';
import { FastTrick, most, nobody } from './fast-trick.ts';

/** Which expansions are played. */
export type FastRules = {
  readonly stalk: boolean;
  readonly fever: boolean;
  readonly hunterCaught: boolean;
  readonly wolfPack: boolean;
  readonly halali: boolean;
};

const opposite = 2;

export const unanswered = 0;
export const passes = 1;
export const wants = 2;

/** One round, changed in place and without allocation: what a search plays on. It trusts its caller that acts are legal. */
export class FastRound {
  rules: FastRules = { stalk: false, fever: false, hunterCaught: false, wolfPack: false, halali: false };
  seats: number = most;
  /** Dice that each seat drew. */
  size = 7;
  phase: Phase = 'play';
  starter = 0;
  /** Who decides alone. */
  turn: number = nobody;
  double: number = nobody;
  fever: number = nobody;
  rabies: number = nobody;
  /** How many dice of each kind a seat holds, eight numbers a seat. */
  readonly hands: Uint8Array = new Uint8Array(most * kindCount);
  /** Hunters that each seat has drawn, and those of them that it has rolled. */
  readonly drawn: Uint8Array = new Uint8Array(most);
  readonly shown: Uint8Array = new Uint8Array(most);
  readonly goblins: Int8Array = new Int8Array(most);
  readonly bids: Int8Array = new Int8Array(most).fill(nobody);
  readonly answers: Uint8Array = new Uint8Array(most);
  /** Finished tricks, those of wolves only, and what each seat has won. */
  played = 0;
  packs = 0;
  readonly tricks: Uint8Array = new Uint8Array(most);
  readonly wolves: Uint8Array = new Uint8Array(most);
  readonly caught: Uint8Array = new Uint8Array(most);
  /** Dice of each kind that have been rolled. */
  readonly gone: Uint8Array = new Uint8Array(kindCount);
  readonly trick: FastTrick = new FastTrick();
  /** How often the last die was rolled again. */
  again = 0;
  /** Who took the first trick that ended since the round was loaded, and the wolves in it. */
  taker: number = nobody;
  taken = 0;

  copyFrom(other: FastRound): void {
    this.rules = other.rules;
    this.seats = other.seats;
    this.size = other.size;
    this.phase = other.phase;
    this.starter = other.starter;
    this.turn = other.turn;
    this.double = other.double;
    this.fever = other.fever;
    this.rabies = other.rabies;
    this.hands.set(other.hands);
    this.drawn.set(other.drawn);
    this.shown.set(other.shown);
    this.goblins.set(other.goblins);
    this.bids.set(other.bids);
    this.answers.set(other.answers);
    this.played = other.played;
    this.packs = other.packs;
    this.tricks.set(other.tricks);
    this.wolves.set(other.wolves);
    this.caught.set(other.caught);
    this.gone.set(other.gone);
    this.trick.copyFrom(other.trick);
    this.again = other.again;
    this.taker = other.taker;
    this.taken = other.taken;
  }

  get hasSides(): boolean {
    return this.seats === most;
  }

  next(seat: number): number {
    return seat + 1 < this.seats ? seat + 1 : 0;
  }

  held(seat: number, kind: number): number {
    return this.hands[seat * kindCount + kind] as number;
  }

  isHunter(seat: number): boolean {
    return (this.drawn[seat] as number) > 0;
  }

  /** Whether the seat whose turn it is may bid this many (woelfe 5.3). */
  mayBid(tricks: number): boolean {
    let [sum, made] = [tricks, 1];
    for (let seat = 0; seat < this.seats; seat += 1) {
      const bid = this.bids[seat] as number;
      if (bid === nobody) continue;
      sum += bid;
      made += 1;
    }
    return made < this.seats || sum !== this.size;
  }

  mayDeclare(seat: number): boolean {
    if (!this.rules.fever || !this.hasSides || this.played > 0) return false;
    return (this.isHunter(seat) ? this.fever : this.rabies) === nobody;
  }

  isAsked(seat: number): boolean {
    if (this.phase === 'goblin' && this.goblins[seat] === 0) return false;
    return this.answers[seat] === unanswered;
  }

  /** The lone hunter takes the goblin of the seat opposite (woelfe 3.3). */
  announce(seat: number): void {
    const other = (seat + opposite) % most;
    this.double = seat;
    (this.goblins[seat] as number) += this.goblins[other] as number;
    this.goblins[other] = 0;
    this.#begin();
  }

  #begin(): void {
    this.phase = 'play';
    this.turn = this.starter;
    this.answers.fill(unanswered);
    this.trick.clear(this.starter);
  }

  declare(seat: number): void {
    if (this.isHunter(seat)) this.fever = seat;
    else this.rabies = seat;
  }

  bid(seat: number, tricks: number): void {
    this.bids[seat] = tricks;
    const after = this.next(seat);
    if (after === this.starter) this.#begin();
    else this.turn = after;
  }

  answer(seat: number, answer: number): void {
    this.answers[seat] = answer;
    if (this.phase === 'announce') this.#settleBarrel();
    else this.#settleGoblins();
  }

  #settleBarrel(): void {
    for (let seat = 0; seat < this.seats; seat += 1) if (this.answers[seat] === unanswered) return;
    this.#begin();
  }

  /** In order from the roller the first who wants to spends a goblin (woelfe 2.7). */
  #settleGoblins(): void {
    let seat = this.trick.lastRoller;
    for (let step = 0; step < this.seats; step += 1) {
      if ((this.goblins[seat] as number) > 0 && this.answers[seat] !== passes) {
        if (this.answers[seat] === wants) this.spend(seat);
        return;
      }
      seat = this.next(seat);
    }
    this.pass();
  }

  /** The window closes with a goblin, and the last die rolls again. */
  spend(seat: number): void {
    (this.goblins[seat] as number) -= 1;
    this.answers.fill(unanswered);
    this.trick.lift();
    this.again += 1;
    this.phase = 'roll';
  }

  /** The window closes without one, or there is none. */
  pass(): void {
    const { trick } = this;
    this.answers.fill(unanswered);
    this.again = 0;
    if (trick.count === this.seats) this.#endTrick();
    else {
      this.phase = 'play';
      this.turn = trick.seatAt(trick.count);
    }
  }

  roll(kind: number): void {
    const seat = this.turn;
    (this.hands[seat * kindCount + kind] as number) -= 1;
    (this.gone[kind] as number) += 1;
    if (kind === hunter) (this.shown[seat] as number) += 1;
    this.trick.put(kind);
    this.phase = 'roll';
    this.turn = nobody;
  }

  land(face: number): void {
    const { trick } = this;
    trick.turnTo(face);
    if (trick.lastKind !== bee) this.#afterRoll();
    else if (this.seats === 2) this.lay(this.next(trick.lastRoller));
    else {
      this.phase = 'lay';
      this.turn = trick.lastRoller;
    }
  }

  lay(at: number): void {
    this.trick.lay(at);
    this.#afterRoll();
  }

  #afterRoll(): void {
    this.turn = nobody;
    if (this.trick.isSymbolLast || !this.isAnyGoblinLeft) this.pass();
    else this.phase = 'goblin';
  }

  get isAnyGoblinLeft(): boolean {
    for (let seat = 0; seat < this.seats; seat += 1) if ((this.goblins[seat] as number) > 0) return true;
    return false;
  }

  #endTrick(): void {
    const { trick } = this;
    const winner = trick.winner();
    this.played += 1;
    (this.tricks[winner] as number) += 1;
    (this.wolves[winner] as number) += trick.wolves;
    (this.caught[winner] as number) += trick.hunters;
    if (trick.wolves === this.seats) this.packs += 1;
    if (this.taker === nobody) {
      this.taker = winner;
      this.taken = trick.wolves;
    }
    trick.clear(winner);
    this.turn = this.played === this.size ? nobody : winner;
    this.phase = this.played === this.size ? 'over' : 'play';
  }
}

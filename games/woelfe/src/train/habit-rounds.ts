import type { Rng } from '@rudel/kernel';
import { hunter, kindCount } from '../bot/know/fast/fast-dice.ts';
import { FastRound } from '../bot/know/fast/fast-round.ts';
import { most, nobody } from '../bot/know/fast/fast-trick.ts';
import { beginRound } from '../bot/know/fast/loading.ts';
import { Playout } from '../bot/value/playout.ts';
import { plainTemper, usualTemper } from '../bot/worlds/habit/temper.ts';
import type { Temper } from '../bot/worlds/habit/temper.ts';
import { Bag } from './bag.ts';

const wholeSalt = 0x1_0000_0000;
const perMille = 1000;

/** How often somebody does anything instead of what it thinks best, of a thousand times: when bidding, and when rolling. */
export type Caprice = { readonly bid: number; readonly roll: number };

/** Rounds of any dice that habits play. */
export class HabitRounds {
  readonly round: FastRound = new FastRound();
  readonly playout: Playout = new Playout();
  /** Which seats play plainly. */
  readonly isPlain: Uint8Array = new Uint8Array(most);
  readonly #rng: Rng;
  readonly #bag: Bag;
  readonly #usual: Temper;
  readonly #plain: Temper;
  readonly #tempers: Temper[] = Array.from({ length: most }, () => usualTemper);

  constructor(rng: Rng, usual: Temper = usualTemper, plain: Temper = plainTemper) {
    this.#rng = rng;
    this.#bag = new Bag(rng);
    this.#usual = usual;
    this.#plain = plain;
  }

  /** Deals dice; each seat plays as usual or plainly, as likely the one as the other. */
  deal(seats: number, size: number): void {
    const { round } = this;
    beginRound(round, seats, size, this.#rng.int(seats));
    this.#bag.refill();
    for (let seat = 0; seat < seats; seat += 1) {
      for (let nth = 0; nth < size; nth += 1)
        (round.hands[seat * kindCount + this.#bag.draw()] as number) += 1;
      round.drawn[seat] = round.held(seat, hunter);
      this.isPlain[seat] = this.#rng.int(2);
      this.#tempers[seat] = this.isPlain[seat] === 1 ? this.#plain : this.#usual;
    }
    this.playout.luck.salt = this.#rng.int(wholeSalt) | 0;
    this.playout.seat(this.#tempers);
  }

  /** Deals to four until two of them hunt. */
  dealPair(size: number): void {
    do this.deal(most, size);
    while (!this.#doTwoHunt);
  }

  get #doTwoHunt(): boolean {
    const { drawn } = this.round;
    let [hunters, lone] = [0, false];
    for (let seat = 0; seat < most; seat += 1) {
      if ((drawn[seat] as number) > 0) hunters += 1;
      if (drawn[seat] === 2) lone = true;
    }
    return hunters === 2 && !lone;
  }

  /** Plays a round to its end; between tricks, and before the first, somebody may look at it. */
  play({ bid, roll }: Caprice, between: () => void): void {
    const { round, playout } = this;
    let played: number = nobody;
    while (round.phase !== 'over') {
      if (round.phase === 'play' && round.played !== played) {
        played = round.played;
        playout.prepare(round);
        between();
      }
      if (round.phase === 'bid' && this.#rng.int(perMille) < bid) this.#bidAny();
      else if (round.phase === 'play' && this.#rng.int(perMille) < roll) this.#rollAny();
      else playout.step(round);
    }
  }

  #bidAny(): void {
    const { round } = this;
    let bid = this.#rng.int(round.size + 1);
    while (!round.mayBid(bid)) bid = this.#rng.int(round.size + 1);
    round.bid(round.turn, bid);
  }

  #rollAny(): void {
    const { round } = this;
    let kind = this.#rng.int(kindCount);
    while (round.held(round.turn, kind) === 0) kind = this.#rng.int(kindCount);
    round.roll(kind);
    if (kind === hunter && round.hasSides) this.playout.prepare(round);
  }
}

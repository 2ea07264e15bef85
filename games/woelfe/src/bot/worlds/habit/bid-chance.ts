import { kindCount } from '../../know/fast/fast-dice.ts';
import { scoreOfBid } from '../../know/fast/fast-points.ts';
import type { FastRound } from '../../know/fast/fast-round.ts';
import { nobody } from '../../know/fast/fast-trick.ts';
import { bidOutlooks } from './bid-outlooks.ts';
import { strengthOf } from './fast-strength.ts';

/** Where the coefficients of an outlook stand; those of the kinds but the first follow. */
const at = { kinds: 11, kindsByLack: 11 + kindCount - 1 } as const;

/** What a seat still lacks of its bid; below nothing when it has won too many tricks. */
export const lackOf = (round: FastRound, seat: number): number =>
  (round.bids[seat] as number) - (round.tricks[seat] as number);

/** What a seat's hope to get its bid exactly right rests on: where it stands, and the dice it will have. */
export class BidChance {
  /** Tricks to come, what the seat lacks of them, and all that others lack. */
  left = 0;
  lack = 0;
  othersLack = 0;
  doesLead = false;
  goblins = 0;
  othersGoblins = 0;
  seats = 0;
  readonly dice: Float64Array = new Float64Array(kindCount);

  /** Reads a seat's standing as it is between two tricks. */
  read(round: FastRound, seat: number): void {
    this.seats = round.seats;
    this.left = round.size - round.played;
    this.lack = lackOf(round, seat);
    this.doesLead = round.trick.leader === seat;
    this.goblins = round.goblins[seat] as number;
    this.othersLack = 0;
    this.othersGoblins = 0;
    for (let other = 0; other < round.seats; other += 1) {
      if (other === seat) continue;
      this.othersLack += Math.max(0, lackOf(round, other));
      this.othersGoblins += round.goblins[other] as number;
    }
    for (let kind = 0; kind < kindCount; kind += 1) this.dice[kind] = round.held(seat, kind);
  }

  /** Reads a seat's standing after the trick on the table, won or lost; of a die rolled for it one less is left. */
  readAfter(round: FastRound, seat: number, but: number, wins: boolean): void {
    this.read(round, seat);
    const left = this.left;
    this.left = left - 1;
    this.doesLead = wins;
    if (wins) this.lack -= 1;
    else if (this.othersLack > 0) this.othersLack -= 1;
    if (but !== nobody) (this.dice[but] as number) -= 1;
    else if (!hasRolled(round, seat))
      for (let kind = 0; kind < kindCount; kind += 1) (this.dice[kind] as number) *= (left - 1) / left;
  }

  /** How many tricks such dice win on average, whatever is wished for. */
  get #expected(): number {
    let sum = 0;
    for (let kind = 0; kind < kindCount; kind += 1)
      sum += (this.dice[kind] as number) * strengthOf(kind, this.seats);
    return sum;
  }

  /** How likely the bid will be exactly right. */
  get chance(): number {
    const { left, lack } = this;
    if (lack < 0 || lack > left) return 0;
    if (left === 0) return 1;
    const outlook = (bidOutlooks[this.seats - 2] as (typeof bidOutlooks)[number])[
      left - 1
    ] as readonly number[];
    const want = lack - this.#expected;
    const crowd = this.othersLack + lack - left;
    const leads = this.doesLead ? 1 : 0;
    let logit =
      (outlook[0] as number) +
      want * ((outlook[1] as number) + want * (outlook[2] as number) + crowd * (outlook[4] as number)) +
      crowd * ((outlook[3] as number) + crowd * (outlook[5] as number)) +
      this.goblins * ((outlook[6] as number) + want * (outlook[8] as number)) +
      this.othersGoblins * (outlook[7] as number) +
      leads * ((outlook[9] as number) + want * (outlook[10] as number));
    for (let kind = 1; kind < kindCount; kind += 1) {
      const count = this.dice[kind] as number;
      if (count === 0) continue;
      logit +=
        count *
        ((outlook[at.kinds + kind - 1] as number) + want * (outlook[at.kindsByLack + kind - 1] as number));
    }
    return 1 / (1 + Math.exp(-logit));
  }

  /** What is still to be scored on average: for the bid, and wolves. */
  get hope(): number {
    return scoreOfBid * this.chance + this.#wolves;
  }

  /** How many wolves will come with the tricks that are still to be won, on average. */
  get #wolves(): number {
    const [lack, expected, left] = wolvesPer[this.seats - 2] as (typeof wolvesPer)[number];
    return lack * Math.max(0, this.lack) + expected * this.#expected + left * this.left;
  }
}

/** Wolves to come for each trick that is lacking, expected or left: counted like the outlooks. */
const wolvesPer = [
  [0.14, 0.64, 0.17],
  [0.12, 1.5, 0.06],
] as const;

function hasRolled({ trick, seats }: FastRound, seat: number): boolean {
  return (seat - trick.leader + seats) % seats < trick.count;
}

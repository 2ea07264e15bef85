import { kindCount } from '../../know/fast/fast-dice.ts';
import { scoreOfBid } from '../../know/fast/fast-points.ts';
import type { FastRound } from '../../know/fast/fast-round.ts';
import { nobody } from '../../know/fast/fast-trick.ts';
import { bidOutlooks, bidWolves } from '../../learned/bid-outlooks.ts';
import { strengthOf } from './fast-strength.ts';

/** Where the features of a standing begin that count dice; of all kinds but the first there is one, and then one more for each. */
const at = { kinds: 11, kindsByLack: 11 + kindCount - 1 } as const;
export const featureCount: number = at.kindsByLack + kindCount - 1;

/** By which one judges bids: coefficients of the features, by seats from two; those of the chance also by tricks left from one. */
export type Outlook = {
  readonly chances: readonly (readonly (readonly number[])[])[];
  readonly wolves: readonly (readonly number[])[];
};

export const learnedOutlook: Outlook = { chances: bidOutlooks, wolves: bidWolves };

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
  outlook: Outlook = learnedOutlook;
  readonly #features: Float64Array = new Float64Array(featureCount);
  readonly #wolfFeatures: Float64Array = new Float64Array(3);

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

  /** What the logit of the chance is made of: right until the next call. */
  get features(): Float64Array {
    const features = this.#features;
    const want = this.lack - this.#expected;
    const crowd = this.othersLack + this.lack - this.left;
    const leads = this.doesLead ? 1 : 0;
    features[0] = 1;
    features[1] = want;
    features[2] = want * want;
    features[3] = crowd;
    features[4] = want * crowd;
    features[5] = crowd * crowd;
    features[6] = this.goblins;
    features[7] = this.othersGoblins;
    features[8] = this.goblins * want;
    features[9] = leads;
    features[10] = leads * want;
    for (let kind = 1; kind < kindCount; kind += 1) {
      const count = this.dice[kind] as number;
      features[at.kinds + kind - 1] = count;
      features[at.kindsByLack + kind - 1] = count * want;
    }
    return features;
  }

  /** Whether the bid can still be exactly right, and is not yet. */
  get isOpen(): boolean {
    return this.left > 0 && this.lack >= 0 && this.lack <= this.left;
  }

  /** How likely the bid will be exactly right. */
  get chance(): number {
    if (!this.isOpen) return this.left === 0 && this.lack === 0 ? 1 : 0;
    const bySeats = this.outlook.chances[this.seats - 2] as Outlook['wolves'];
    const coefficients = bySeats[this.left - 1] as readonly number[];
    return 1 / (1 + Math.exp(-product(this.features, coefficients)));
  }

  /** What is still to be scored on average: for the bid, and wolves. */
  get hope(): number {
    return scoreOfBid * this.chance + this.#wolves;
  }

  /** What the wolves to come are counted by. */
  get wolfFeatures(): Float64Array {
    const features = this.#wolfFeatures;
    features[0] = Math.max(0, this.lack);
    features[1] = this.#expected;
    features[2] = this.left;
    return features;
  }

  /** How many wolves will come with the tricks that are still to be won, on average. */
  get #wolves(): number {
    return product(this.wolfFeatures, this.outlook.wolves[this.seats - 2] as readonly number[]);
  }
}

function product(features: Float64Array, coefficients: readonly number[]): number {
  let sum = 0;
  for (let nth = 0; nth < features.length; nth += 1) {
    const feature = features[nth] as number;
    if (feature !== 0) sum += feature * (coefficients[nth] as number);
  }
  return sum;
}

function hasRolled({ trick, seats }: FastRound, seat: number): boolean {
  return (seat - trick.leader + seats) % seats < trick.count;
}

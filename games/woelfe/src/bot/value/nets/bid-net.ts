import { kindCount } from '../../know/fast/fast-dice.ts';
import { scoreOfBid } from '../../know/fast/fast-points.ts';
import type { FastRound } from '../../know/fast/fast-round.ts';
import { bidNetOfThree } from '../../learned/bid-net-of-three.ts';
import { bidNetOfTwo } from '../../learned/bid-net-of-two.ts';
import { lackOf } from '../../worlds/habit/bid-chance.ts';
import { SmallNet } from './small-net.ts';
import type { Inputs } from './small-net.ts';

const mostTricks = 7;
/** What a place begins with: what it lacks of its bid, from too much to seven; then goblins, manner and dice follow. */
const lacks = 9;
const at = { goblins: lacks, manner: lacks + 1, dice: lacks + 2 } as const;
const perPlace = lacks + 2 + kindCount;

/** The tricks left, then every place from the one that leads. */
export const bidInputs = (seats: number): number => mostTricks + seats * perPlace;

/** Out come a logit for each bid, and then the wolves still won by each. */
const netOf = (seats: number, weights: readonly number[]): SmallNet =>
  new SmallNet(bidInputs(seats), 2 * seats, weights);

/** Foresees between two tricks what each seat will still score: for its bid, and in wolves. */
export class BidNet {
  readonly #nets: readonly SmallNet[] = [netOf(2, bidNetOfTwo), netOf(3, bidNetOfThree)];
  /** How likely the bid of each seat comes right, as it was foreseen last. */
  readonly chances: Float64Array = new Float64Array(3);

  /** Writes for every seat what it may hope to score in the round, where some are thought to play plainly. */
  foresee(round: FastRound, isPlain: ArrayLike<number>, points: Float64Array): void {
    const { seats, trick } = round;
    const net = this.#nets[seats - 2] as SmallNet;
    const left = round.size - round.played;
    net.clear();
    readBids(net, round, isPlain);
    for (let place = 0; place < seats; place += 1) {
      const seat = trick.seatAt(place);
      const lack = lackOf(round, seat);
      const chance = lack < 0 || lack > left ? 0 : 1 / (1 + Math.exp(-net.output(place)));
      const wolves = Math.max(0, net.output(seats + place));
      this.chances[seat] = chance;
      points[seat] = (round.wolves[seat] as number) + wolves + scoreOfBid * chance;
    }
  }
}

/** Reads where a round with bids stands between two tricks. */
export function readBids(inputs: Inputs, round: FastRound, isPlain: ArrayLike<number>): void {
  inputs.add(round.size - round.played - 1, 1);
  for (let place = 0; place < round.seats; place += 1) {
    const seat = round.trick.seatAt(place);
    const from = mostTricks + place * perPlace;
    inputs.add(from + 1 + Math.max(-1, lackOf(round, seat)), 1);
    inputs.add(from + at.goblins, round.goblins[seat] as number);
    inputs.add(from + at.manner, isPlain[seat] as number);
    for (let kind = 0; kind < kindCount; kind += 1) inputs.add(from + at.dice + kind, round.held(seat, kind));
  }
}

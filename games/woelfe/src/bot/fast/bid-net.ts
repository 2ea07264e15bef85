import { lackOf } from './bid-chance.ts';
import { bidNetOfThree } from './bid-net-of-three.ts';
import { bidNetOfTwo } from './bid-net-of-two.ts';
import { kindCount } from './fast-dice.ts';
import { scoreOfBid } from './fast-points.ts';
import type { FastRound } from './fast-round.ts';

const mostTricks = 7;
const hidden = 32;
/** What a place begins with: what it lacks of its bid, from too much to seven; then goblins, manner and dice follow. */
const lacks = 9;
const at = { goblins: lacks, manner: lacks + 1, dice: lacks + 2 } as const;
const perPlace = lacks + 2 + kindCount;

/** A small net that has learned from rounds how such rounds end: one layer between what lies there and what each place will score. */
type Net = {
  /** What every input adds to every node; a row for each input, and one that is always added. */
  readonly inputs: Float64Array;
  /** What every node adds to every output, a row for each node, and one that is always added: a logit and wolves for each place. */
  readonly outputs: Float64Array;
};

function netOf(seats: number, weights: readonly number[]): Net {
  const inputs = (mostTricks + seats * perPlace + 1) * hidden;
  return {
    inputs: Float64Array.from(weights.slice(0, inputs)),
    outputs: Float64Array.from(weights.slice(inputs)),
  };
}

const nets: readonly Net[] = [netOf(2, bidNetOfTwo), netOf(3, bidNetOfThree)];

/** Foresees between two tricks what each seat will still score: for its bid, and in wolves. */
export class BidNet {
  readonly #nodes: Float64Array = new Float64Array(hidden);
  #inputs: Float64Array = new Float64Array(0);

  /** Writes for every seat what it may hope to score in the round, where some are thought to play plainly. */
  foresee(round: FastRound, isPlain: ArrayLike<number>, points: Float64Array): void {
    const { seats, trick } = round;
    const { inputs, outputs } = nets[seats - 2] as Net;
    const left = round.size - round.played;
    this.#inputs = inputs;
    this.#nodes.set(inputs.subarray(inputs.length - hidden));
    this.#add(left - 1, 1);
    for (let place = 0; place < seats; place += 1) {
      const seat = trick.seatAt(place);
      this.#read(round, seat, mostTricks + place * perPlace, isPlain[seat] as number);
    }
    for (let place = 0; place < seats; place += 1) {
      const seat = trick.seatAt(place);
      const lack = lackOf(round, seat);
      const chance =
        lack < 0 || lack > left ? 0 : 1 / (1 + Math.exp(-this.#output(outputs, place, 2 * seats)));
      const wolves = Math.max(0, this.#output(outputs, seats + place, 2 * seats));
      points[seat] = (round.wolves[seat] as number) + wolves + scoreOfBid * chance;
    }
  }

  #read(round: FastRound, seat: number, from: number, plain: number): void {
    const lack = Math.max(-1, lackOf(round, seat));
    this.#add(from + 1 + lack, 1);
    this.#add(from + at.goblins, round.goblins[seat] as number);
    this.#add(from + at.manner, plain);
    for (let kind = 0; kind < kindCount; kind += 1) this.#add(from + at.dice + kind, round.held(seat, kind));
  }

  #add(input: number, times: number): void {
    if (times === 0) return;
    const nodes = this.#nodes;
    const row = input * hidden;
    for (let node = 0; node < hidden; node += 1)
      (nodes[node] as number) += times * (this.#inputs[row + node] as number);
  }

  #output(outputs: Float64Array, nth: number, count: number): number {
    let sum = outputs[hidden * count + nth] as number;
    for (let node = 0; node < hidden; node += 1) {
      const value = this.#nodes[node] as number;
      if (value > 0) sum += value * (outputs[node * count + nth] as number);
    }
    return sum;
  }
}

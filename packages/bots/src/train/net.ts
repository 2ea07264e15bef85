import type { Rng } from '@rudel/kernel';
import { chanceOf, surpriseOf } from './logistic.ts';
import type { NetExamples } from './net-examples.ts';

/** A net with one row of nodes that count where they are above zero. Its outputs are the logits of chances first, and then amounts. */
export type NetShape = {
  readonly inputs: number;
  readonly hidden: number;
  readonly chances: number;
  readonly amounts: number;
  /** How much the square error of an amount counts beside the surprise of a chance. */
  readonly weightOfAmounts: number;
};

/** How a net learns: so often through all examples, so many of them at a time, the first steps so wide. */
export type Lessons = { readonly epochs: number; readonly batch: number; readonly rate: number };

const decay = { slope: 0.9, square: 0.999 } as const;
const tiny = 1e-8;
const fine = 1 << 24;

/** A net that learns, by Adam. Its weights lie in a row: what each input adds to each node, what is always added, what each node adds to each output, what is always added. */
export class LearningNet {
  readonly weights: Float64Array;
  readonly #shape: NetShape;
  readonly #outputs: number;
  readonly #start: number;
  readonly #second: number;
  readonly #nodes: Float64Array;
  readonly #said: Float64Array;
  readonly #blame: Float64Array;
  readonly #slope: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #steps = 0;

  constructor(shape: NetShape, rng: Rng) {
    const { inputs, hidden, chances, amounts } = shape;
    this.#shape = shape;
    this.#outputs = chances + amounts;
    this.#start = inputs * hidden;
    this.#second = this.#start + hidden;
    const size = this.#second + (hidden + 1) * this.#outputs;
    this.weights = new Float64Array(size);
    this.#nodes = new Float64Array(hidden);
    this.#said = new Float64Array(this.#outputs);
    this.#blame = new Float64Array(hidden);
    this.#slope = new Float64Array(size);
    this.#mean = new Float64Array(size);
    this.#square = new Float64Array(size);
    const spread = 1 / Math.sqrt(hidden);
    for (let at = 0; at < size - this.#outputs; at += 1)
      this.weights[at] =
        at >= this.#start && at < this.#second ? 0 : spread * ((2 * rng.int(fine)) / fine - 1);
  }

  /** What the net says of an example: `said` is right until the next call. */
  #say(examples: NetExamples, example: number): Float64Array {
    const { hidden } = this.#shape;
    const [nodes, said, weights] = [this.#nodes, this.#said, this.weights];
    for (let node = 0; node < hidden; node += 1) nodes[node] = weights[this.#start + node] as number;
    const to = examples.from(example + 1);
    for (let at = examples.from(example); at < to; at += 1) {
      const [row, times] = [examples.input(at) * hidden, examples.times(at)];
      for (let node = 0; node < hidden; node += 1)
        (nodes[node] as number) += times * (weights[row + node] as number);
    }
    const outputs = this.#outputs;
    for (let nth = 0; nth < outputs; nth += 1) {
      let sum = weights[this.#second + hidden * outputs + nth] as number;
      for (let node = 0; node < hidden; node += 1)
        if ((nodes[node] as number) > 0)
          sum += (nodes[node] as number) * (weights[this.#second + node * outputs + nth] as number);
      said[nth] = sum;
    }
    return said;
  }

  /** How wrong the net is about an example. */
  lossOf(examples: NetExamples, example: number): number {
    const said = this.#say(examples, example);
    const { chances, weightOfAmounts } = this.#shape;
    let sum = 0;
    for (let nth = 0; nth < this.#outputs; nth += 1) {
      const target = examples.target(example, nth);
      if (Number.isNaN(target)) continue;
      const value = said[nth] as number;
      sum += nth < chances ? surpriseOf(value, target) : weightOfAmounts * (value - target) ** 2;
    }
    return sum;
  }

  /** Adds to the slope how a better answer to an example would come about. */
  #blameFor(examples: NetExamples, example: number): void {
    const { hidden, chances, weightOfAmounts } = this.#shape;
    const [nodes, blame, slope, weights, outputs] = [
      this.#nodes,
      this.#blame.fill(0),
      this.#slope,
      this.weights,
      this.#outputs,
    ];
    const said = this.#say(examples, example);
    for (let nth = 0; nth < outputs; nth += 1) {
      const target = examples.target(example, nth);
      if (Number.isNaN(target)) continue;
      const value = said[nth] as number;
      const miss = nth < chances ? chanceOf(value) - target : 2 * weightOfAmounts * (value - target);
      (slope[this.#second + hidden * outputs + nth] as number) += miss;
      for (let node = 0; node < hidden; node += 1) {
        if ((nodes[node] as number) <= 0) continue;
        const at = this.#second + node * outputs + nth;
        (slope[at] as number) += miss * (nodes[node] as number);
        (blame[node] as number) += miss * (weights[at] as number);
      }
    }
    for (let node = 0; node < hidden; node += 1)
      (slope[this.#start + node] as number) += blame[node] as number;
    const to = examples.from(example + 1);
    for (let at = examples.from(example); at < to; at += 1) {
      const [row, times] = [examples.input(at) * hidden, examples.times(at)];
      for (let node = 0; node < hidden; node += 1)
        (slope[row + node] as number) += times * (blame[node] as number);
    }
  }

  #step(batch: number, rate: number): void {
    this.#steps += 1;
    const width = (rate * Math.sqrt(1 - decay.square ** this.#steps)) / (1 - decay.slope ** this.#steps);
    const [weights, slope, mean, square] = [this.weights, this.#slope, this.#mean, this.#square];
    for (let at = 0; at < weights.length; at += 1) {
      const own = (slope[at] as number) / batch;
      mean[at] = decay.slope * (mean[at] as number) + (1 - decay.slope) * own;
      square[at] = decay.square * (square[at] as number) + (1 - decay.square) * own * own;
      (weights[at] as number) -= (width * (mean[at] as number)) / (Math.sqrt(square[at] as number) + tiny);
    }
    slope.fill(0);
  }

  /** Goes through the examples again and again, in any order; steps grow shorter towards the end. */
  learn(examples: NetExamples, { epochs, batch, rate }: Lessons, rng: Rng): void {
    const order = Uint32Array.from({ length: examples.count }, (_, nth) => nth);
    const batches = Math.ceil(examples.count / batch);
    for (let epoch = 0; epoch < epochs; epoch += 1) {
      shuffle(order, rng);
      for (let nth = 0; nth < batches; nth += 1) {
        const to = Math.min(order.length, (nth + 1) * batch);
        for (let at = nth * batch; at < to; at += 1) this.#blameFor(examples, order[at] as number);
        const done = (epoch * batches + nth) / (epochs * batches);
        this.#step(to - nth * batch, rate * (1 - done));
      }
    }
  }
}

function shuffle(order: Uint32Array, rng: Rng): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = rng.int(at + 1);
    const held = order[at] as number;
    order[at] = order[other] as number;
    order[other] = held;
  }
}

/** The mean loss of a net with these weights. */
export function lossOfNet(shape: NetShape, weights: ArrayLike<number>, examples: NetExamples): number {
  const net = new LearningNet(shape, { int: () => 0 });
  net.weights.set(weights);
  let sum = 0;
  for (let example = 0; example < examples.count; example += 1) sum += net.lossOf(examples, example);
  return sum / examples.count;
}

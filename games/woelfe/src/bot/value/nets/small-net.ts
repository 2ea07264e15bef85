/** The nodes between what goes into a net and what comes out of it. */
export const hidden = 32;

/** What reads a round: inputs that are not zero, one by one. */
export interface Inputs {
  add(input: number, times: number): void;
}

/**
 * A small net that has learned from rounds how such rounds end. Its weights: what every input adds to every node, a row for each
 * input; what is always added to the nodes; what every node that is above zero adds to every output, a row for each node; and what
 * is always added to the outputs.
 */
export class SmallNet implements Inputs {
  readonly #inputs: Float64Array;
  readonly #start: Float64Array;
  readonly #outputs: Float64Array;
  readonly #count: number;
  readonly #nodes: Float64Array = new Float64Array(hidden);

  constructor(inputs: number, outputs: number, weights: readonly number[]) {
    const rows = inputs * hidden;
    this.#inputs = Float64Array.from(weights.slice(0, rows));
    this.#start = Float64Array.from(weights.slice(rows, rows + hidden));
    this.#outputs = Float64Array.from(weights.slice(rows + hidden));
    this.#count = outputs;
    if (this.#outputs.length !== (hidden + 1) * outputs)
      throw new Error('the weights are those of another net');
  }

  /** Begins anew, with all inputs at zero. */
  clear(): void {
    this.#nodes.set(this.#start);
  }

  add(input: number, times: number): void {
    if (times === 0) return;
    const nodes = this.#nodes;
    const row = input * hidden;
    for (let node = 0; node < hidden; node += 1)
      (nodes[node] as number) += times * (this.#inputs[row + node] as number);
  }

  output(nth: number): number {
    const count = this.#count;
    let sum = this.#outputs[hidden * count + nth] as number;
    for (let node = 0; node < hidden; node += 1) {
      const value = this.#nodes[node] as number;
      if (value > 0) sum += value * (this.#outputs[node * count + nth] as number);
    }
    return sum;
  }
}

/** A list of numbers that grows. */
class Growing<List extends Float32Array | Uint16Array | Uint32Array> {
  list: List;
  count = 0;
  readonly #empty: (length: number) => List;

  constructor(empty: (length: number) => List) {
    this.#empty = empty;
    this.list = empty(1024);
  }

  push(value: number): void {
    if (this.count === this.list.length) {
      const before = this.list;
      this.list = this.#empty(2 * before.length);
      this.list.set(before);
    }
    this.list[this.count] = value;
    this.count += 1;
  }
}

/** Examples for a net: what it reads, and what it should say. */
export class NetExamples {
  readonly outputs: number;
  readonly #inputs: Growing<Uint16Array> = new Growing((length) => new Uint16Array(length));
  readonly #times: Growing<Float32Array> = new Growing((length) => new Float32Array(length));
  readonly #ends: Growing<Uint32Array> = new Growing((length) => new Uint32Array(length));
  readonly #targets: Growing<Float32Array> = new Growing((length) => new Float32Array(length));

  constructor(outputs: number) {
    this.outputs = outputs;
  }

  get count(): number {
    return this.#ends.count;
  }

  add(input: number, times: number): void {
    if (times === 0) return;
    this.#inputs.push(input);
    this.#times.push(times);
  }

  /** Ends an example, of which nothing is known yet that a net should say; returns its number. */
  end(): number {
    this.#ends.push(this.#inputs.count);
    for (let nth = 0; nth < this.outputs; nth += 1) this.#targets.push(Number.NaN);
    return this.count - 1;
  }

  setTarget(example: number, output: number, target: number): void {
    this.#targets.list[example * this.outputs + output] = target;
  }

  /** What a net should say; not a number where nobody knows. */
  target(example: number, output: number): number {
    return this.#targets.list[example * this.outputs + output] as number;
  }

  /** Where the inputs of an example begin; they end where those of the next begin. */
  from(example: number): number {
    return example === 0 ? 0 : (this.#ends.list[example - 1] as number);
  }

  input(at: number): number {
    return this.#inputs.list[at] as number;
  }

  times(at: number): number {
    return this.#times.list[at] as number;
  }
}

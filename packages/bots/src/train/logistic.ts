import { solveSymmetric } from './least-squares.ts';

/** Examples of something that happened or did not: features in rows of one length. */
export class Events {
  readonly features: number;
  #rows: Float64Array;
  #happened: Uint8Array;
  count = 0;

  constructor(features: number) {
    this.features = features;
    this.#rows = new Float64Array(1024 * features);
    this.#happened = new Uint8Array(1024);
  }

  add(row: ArrayLike<number>, happened: boolean): void {
    if (this.count === this.#happened.length) this.#grow();
    this.#rows.set(row, this.count * this.features);
    this.#happened[this.count] = happened ? 1 : 0;
    this.count += 1;
  }

  #grow(): void {
    const [rows, happened] = [this.#rows, this.#happened];
    this.#rows = new Float64Array(2 * rows.length);
    this.#rows.set(rows);
    this.#happened = new Uint8Array(2 * happened.length);
    this.#happened.set(happened);
  }

  happened(nth: number): number {
    return this.#happened[nth] as number;
  }

  feature(nth: number, feature: number): number {
    return this.#rows[nth * this.features + feature] as number;
  }

  logit(nth: number, coefficients: ArrayLike<number>): number {
    let sum = 0;
    for (let at = 0; at < this.features; at += 1) sum += this.feature(nth, at) * (coefficients[at] as number);
    return sum;
  }

  /** The sum of how surprising everything was, to somebody who goes by these coefficients. */
  surprise(coefficients: ArrayLike<number>): number {
    let sum = 0;
    for (let nth = 0; nth < this.count; nth += 1)
      sum += surpriseOf(this.logit(nth, coefficients), this.happened(nth));
    return sum;
  }
}

export const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** How surprising it is that something happened (1) or not (0). */
export const surpriseOf = (logit: number, happened: number): number =>
  Math.log1p(Math.exp(-Math.abs(logit))) + Math.max(0, happened === 1 ? -logit : logit);

const steps = 8;

/** The coefficients of the logit that surprise least, by Newton's method; `ridge` pulls those of which little is known towards zero. */
export function fitLogistic(events: Events, ridge: number): Float64Array {
  const coefficients = new Float64Array(events.features);
  for (let step = 0; step < steps; step += 1) {
    const change = newtonStep(events, coefficients, ridge);
    for (let at = 0; at < events.features; at += 1) (coefficients[at] as number) += change[at] as number;
  }
  return coefficients;
}

function newtonStep(events: Events, coefficients: Float64Array, ridge: number): Float64Array {
  const size = events.features;
  const curve = new Float64Array(size * size);
  const slope = Float64Array.from(coefficients, (coefficient) => -ridge * coefficient);
  for (let nth = 0; nth < events.count; nth += 1) {
    const chance = chanceOf(events.logit(nth, coefficients));
    const [miss, weight] = [events.happened(nth) - chance, chance * (1 - chance)];
    for (let row = 0; row < size; row += 1) {
      const feature = events.feature(nth, row);
      if (feature === 0) continue;
      (slope[row] as number) += miss * feature;
      for (let column = row; column < size; column += 1)
        (curve[row * size + column] as number) += weight * feature * events.feature(nth, column);
    }
  }
  for (let row = 0; row < size; row += 1) {
    (curve[row * size + row] as number) += ridge;
    for (let column = 0; column < row; column += 1)
      curve[row * size + column] = curve[column * size + row] as number;
  }
  solveSymmetric(curve, slope);
  return slope;
}

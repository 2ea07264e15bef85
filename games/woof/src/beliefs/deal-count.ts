import type { Rng } from '@rudel/kernel';
import type { CardStock, PairKind } from './card-stock.ts';

const words = 0x1_0000_0000;

/** How likely all that is told about a place is, by the kind of pair it may hold. */
export type Likelihoods = Float64Array;

/** The places in the order in which they are counted, those with the fewest choices first, and their choices. */
type Step = { readonly place: number; readonly choices: readonly number[]; readonly odds: Likelihoods };

/**
 * The deals of a stock in which every place is a factor of its own: counted once forward, over the stocks that are left
 * after each place, and when more than their weight is asked for once backward.
 */
export class DealCount {
  /** The likelihoods of all deals together. */
  readonly weight: number;
  readonly #stock: CardStock;
  readonly #steps: readonly Step[];
  readonly #reached: Float64Array;
  /** The stocks that can be left before each step. */
  readonly #open: Int32Array[] = [];
  #toCome: Float64Array | null = null;

  constructor(stock: CardStock, likelihoods: readonly Likelihoods[]) {
    this.#stock = stock;
    this.#steps = stepsOf(likelihoods);
    const isPossible = this.#steps.every(({ choices }) => choices.length > 0);
    this.#reached = new Float64Array(isPossible ? stock.full + 1 : 0);
    this.weight = isPossible ? this.#countForward() : 0;
  }

  #countForward(): number {
    const reached = this.#reached;
    const { full, after, kinds, ways } = this.#stock;
    reached[full] = 1;
    for (const [nth, { choices, odds }] of this.#steps.entries()) {
      const stocks = (after[nth] as Int32Array).filter((stock) => (reached[stock] as number) > 0);
      this.#open.push(stocks);
      for (const choice of choices) {
        const { worth } = kinds[choice] as PairKind;
        const taken = ways[choice] as Uint8Array;
        const likely = odds[choice] as number;
        for (const stock of stocks) {
          const count = taken[stock] as number;
          if (count > 0)
            reached[stock - worth] =
              (reached[stock - worth] as number) + (reached[stock] as number) * count * likely;
        }
      }
    }
    return this.#steps.length === after.length - 1 ? (reached[0] as number) : 0;
  }

  /** By stock: how likely what is told about the places still to come is, over all ways to deal it to them. */
  #countBackward(): Float64Array {
    if (this.#toCome !== null) return this.#toCome;
    const toCome = new Float64Array(this.#stock.full + 1);
    const { kinds, ways } = this.#stock;
    toCome[0] = 1;
    for (const [nth, { choices, odds }] of [...this.#steps.entries()].toReversed()) {
      for (const choice of choices) {
        const { worth } = kinds[choice] as PairKind;
        const taken = ways[choice] as Uint8Array;
        const likely = odds[choice] as number;
        for (const stock of this.#open[nth] as Int32Array) {
          const count = taken[stock] as number;
          if (count > 0)
            toCome[stock] = (toCome[stock] as number) + count * likely * (toCome[stock - worth] as number);
        }
      }
    }
    this.#toCome = toCome;
    return toCome;
  }

  /** Adds to each place's characters how much of the weight they have. */
  addTo(sums: readonly number[][]): void {
    const [toCome, reached] = [this.#countBackward(), this.#reached];
    const { kinds, ways } = this.#stock;
    for (const [nth, { place, choices, odds }] of this.#steps.entries()) {
      const sum = sums[place] as number[];
      for (const choice of choices) {
        const { worth, character } = kinds[choice] as PairKind;
        const taken = ways[choice] as Uint8Array;
        let weight = 0;
        for (const stock of this.#open[nth] as Int32Array) {
          const count = taken[stock] as number;
          if (count > 0) weight += (reached[stock] as number) * count * (toCome[stock - worth] as number);
        }
        sum[character] = (sum[character] as number) + weight * (odds[choice] as number);
      }
    }
  }

  /** One of the deals, by place; likely ones come often. */
  draw(rng: Rng): readonly PairKind[] {
    const toCome = this.#countBackward();
    const { kinds, ways, full } = this.#stock;
    const drawn: PairKind[] = this.#steps.map(() => kinds[0] as PairKind);
    let stock = full;
    for (const { place, choices, odds } of this.#steps) {
      let mark = (rng.int(words) / words) * (toCome[stock] as number);
      for (const choice of choices) {
        const kind = kinds[choice] as PairKind;
        const count = (ways[choice] as Uint8Array)[stock] as number;
        const weight =
          count === 0 ? 0 : count * (odds[choice] as number) * (toCome[stock - kind.worth] as number);
        if (weight === 0) continue;
        drawn[place] = kind;
        if (mark < weight) break;
        mark -= weight;
      }
      stock -= (drawn[place] as PairKind).worth;
    }
    return drawn;
  }
}

function stepsOf(likelihoods: readonly Likelihoods[]): readonly Step[] {
  return likelihoods
    .map((odds, place) => ({ place, odds, choices: choicesIn(odds) }))
    .toSorted((one, other) => one.choices.length - other.choices.length);
}

function choicesIn(odds: Likelihoods): readonly number[] {
  const choices: number[] = [];
  for (const [kind, likely] of odds.entries()) if (likely > 0) choices.push(kind);
  return choices;
}

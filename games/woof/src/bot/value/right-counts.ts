import { cards, characters } from '../../cards.ts';
import type { World } from '../worlds/drawn-worlds.ts';

/** No inquiry can come to more different things than there are cards. */
const mostOutcomes = cards.length;

const everybody: readonly number[] = [...characters.keys()];

/** Some worlds by what an inquiry comes to in them: how many, and by character and board in how many the board is right. */
export class RightCounts {
  readonly #boards: number;
  readonly #values: readonly number[];
  readonly #right: Int32Array;
  readonly #worlds: Int32Array = new Int32Array(mostOutcomes);

  constructor(
    worlds: readonly World[],
    outcomesOf: (world: World) => readonly number[],
    values: readonly number[] = everybody,
  ) {
    this.#values = values;
    this.#boards = ((worlds[0]?.played.length ?? 0) + 1) ** 2;
    this.#right = new Int32Array(mostOutcomes * values.length * this.#boards);
    for (const world of worlds) {
      for (const outcome of outcomesOf(world)) this.#add(world, outcome);
    }
  }

  #add({ right }: World, outcome: number): void {
    this.#worlds[outcome] = (this.#worlds[outcome] as number) + 1;
    for (let nth = 0; nth < this.#values.length; nth += 1) {
      const from = (outcome * this.#values.length + nth) * this.#boards;
      for (const board of right[this.#values[nth] as number] as readonly number[])
        this.#right[from + board] = (this.#right[from + board] as number) + 1;
    }
  }

  #from(outcome: number, value: number): number {
    return (outcome * this.#values.length + this.#values.indexOf(value)) * this.#boards;
  }

  /** What the inquiry comes to in some of the worlds. */
  get outcomes(): readonly number[] {
    return [...this.#worlds.keys()].filter((outcome) => (this.#worlds[outcome] as number) > 0);
  }

  worldsWith(outcome: number): number {
    return this.#worlds[outcome] as number;
  }

  /** The board that is right most often for a character if the inquiry comes to this. */
  likeliest(outcome: number, value: number): number {
    const from = this.#from(outcome, value);
    let best = 0;
    for (let board = 1; board < this.#boards; board += 1) {
      if ((this.#right[from + board] as number) > (this.#right[from + best] as number)) best = board;
    }
    return best;
  }

  /** How often a board is right among the worlds in which the inquiry comes to this. */
  shareOf(board: number, outcome: number, value: number): number {
    return (this.#right[this.#from(outcome, value) + board] as number) / this.worldsWith(outcome);
  }
}

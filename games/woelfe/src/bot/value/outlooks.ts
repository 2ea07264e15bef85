import type { FastRound } from '../know/fast/fast-round.ts';

/** What became of a choice in the worlds in which it was tried. */
export type Outlook = {
  /** By how many points one ends ahead of the others, on average. */
  readonly lead: number;
  /** How often one's side takes the trick on the table, or the next; alone, how often one takes it oneself. */
  readonly takes: number;
  /** How many wolves are in it then, on average. */
  readonly wolves: number;
  /** How likely one's side wins the round; alone, how likely one's bid comes right. */
  readonly succeeds: number;
};

const sums = 5;
const at = { trials: 0, lead: 1, takes: 2, wolves: 3, succeeds: 4 } as const;

/** Adds up what became of each choice. */
export class Outlooks {
  readonly #eye: number;
  readonly #sums: Float64Array;

  constructor(eye: number, choices: number) {
    this.#eye = eye;
    this.#sums = new Float64Array(choices * sums);
  }

  note(choice: number, round: FastRound, lead: number, succeeds: number): void {
    const from = choice * sums;
    this.#add(from + at.trials, 1);
    this.#add(from + at.lead, lead);
    this.#add(from + at.succeeds, succeeds);
    if (!this.#isOurs(round)) return;
    this.#add(from + at.takes, 1);
    this.#add(from + at.wolves, round.taken);
  }

  #isOurs(round: FastRound): boolean {
    const { taker } = round;
    if (taker < 0 || !round.hasSides) return taker === this.#eye;
    return round.isHunter(taker) === round.isHunter(this.#eye);
  }

  #add(place: number, by: number): void {
    this.#sums[place] = (this.#sums[place] as number) + by;
  }

  /** Null for a choice that was never tried. */
  of(choice: number): Outlook | null {
    const [trials = 0, lead = 0, takes = 0, wolves = 0, succeeds = 0] = this.#sums.slice(
      choice * sums,
      choice * sums + sums,
    );
    if (trials === 0) return null;
    return {
      lead: lead / trials,
      takes: takes / trials,
      wolves: takes === 0 ? 0 : wolves / takes,
      succeeds: succeeds / trials,
    };
  }
}

import type { Effort } from './effort.ts';

/** How good a choice turned out in the nth trial, which is the same for all choices. */
export type Trial = (choice: number, nth: number) => number;

/** A choice with all its trials, those of the prior among them. */
export type Tried = { readonly choice: number; sum: number; trials: number };

export const meanOf = ({ sum, trials }: Tried): number => sum / trials;

/** What is thought of each choice beforehand, and how many trials that counts for. */
export type Prior = { readonly worths: readonly number[]; readonly trials: number };

/** When a lead is clear enough to drop a choice early: after so many trials, by so many standard errors. */
export type ClearLead = { readonly trials: number; readonly errors: number };

/**
 * Some choices by sequential halving, the best first and those dropped first last: all are tried alike, the worse half is
 * dropped, and so on with what is left, each time for an equal part of the budget. It ends early where one is clearly
 * ahead. Where the budget is too small to try all, the prior decides.
 */
export function raceByHalving(
  { worths, trials }: Prior,
  trial: Trial,
  effort: Effort,
  clear: ClearLead | null = null,
): readonly Tried[] {
  let left: Tried[] = worths.map((worth, choice) => ({ choice, sum: worth * trials, trials }));
  const dropped: Tried[] = [];
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  const begun = effort.spent;
  const lead = new Lead(worths.length);
  const isDecided = (): boolean => clear !== null && left.length < 2;
  let nth = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const until = begun + ((1 - begun) * round) / rounds;
    do {
      if (!effort.allows(left.length)) return [...ranked(left), ...dropped];
      tryAll(left, trial, nth, effort, lead);
      nth += 1;
      if (clear !== null) left = lead.keep(left, dropped, clear);
    } while (effort.spent < until && !isDecided());
    const order = ranked(left);
    left = order.slice(0, Math.ceil(order.length / 2));
    dropped.unshift(...order.slice(left.length));
  }
  return [...ranked(left), ...dropped];
}

const ranked = (tried: readonly Tried[]): Tried[] =>
  tried.toSorted((one, other) => meanOf(other) - meanOf(one));

function tryAll(left: readonly Tried[], trial: Trial, nth: number, effort: Effort, lead: Lead): void {
  lead.begin();
  for (const tried of left) {
    const worth = trial(tried.choice, nth);
    tried.sum += worth;
    tried.trials += 1;
    lead.note(tried.choice, worth);
    effort.count();
  }
  lead.end(left);
}

/** How far choices lie from what all that were tried with them came to, trial by trial: what luck did to all alike is left out. */
class Lead {
  readonly #worths: Float64Array;
  readonly #sums: Float64Array;
  readonly #squares: Float64Array;
  #trials = 0;
  #total = 0;

  constructor(choices: number) {
    this.#worths = new Float64Array(choices);
    this.#sums = new Float64Array(choices);
    this.#squares = new Float64Array(choices);
  }

  begin(): void {
    this.#total = 0;
  }

  note(choice: number, worth: number): void {
    this.#worths[choice] = worth;
    this.#total += worth;
  }

  end(left: readonly Tried[]): void {
    const mean = this.#total / left.length;
    for (const { choice } of left) {
      const ahead = (this.#worths[choice] as number) - mean;
      this.#sums[choice] = (this.#sums[choice] as number) + ahead;
      this.#squares[choice] = (this.#squares[choice] as number) + ahead * ahead;
    }
    this.#trials += 1;
  }

  /** The choices that are not clearly behind the best; the others are dropped. */
  keep(left: Tried[], dropped: Tried[], { trials, errors }: ClearLead): Tried[] {
    if (this.#trials % trials !== 0 || left.length < 2) return left;
    const best = left.reduce((one, other) =>
      (this.#sums[other.choice] as number) > (this.#sums[one.choice] as number) ? other : one,
    );
    const isBehind = ({ choice }: Tried): boolean => {
      const behind = ((this.#sums[best.choice] as number) - (this.#sums[choice] as number)) / this.#trials;
      return behind > errors * Math.sqrt((this.#spread(best.choice) + this.#spread(choice)) / this.#trials);
    };
    const behind = ranked(left.filter(isBehind));
    if (behind.length === 0) return left;
    dropped.unshift(...behind);
    return left.filter((tried) => !behind.includes(tried));
  }

  #spread(choice: number): number {
    const mean = (this.#sums[choice] as number) / this.#trials;
    return (this.#squares[choice] as number) / this.#trials - mean * mean;
  }
}

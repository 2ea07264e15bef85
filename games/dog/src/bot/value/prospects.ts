import type { Seat } from '@rudel/kernel';
import type { MutableBoard } from '../../fast/mutable-board.ts';
import { standingOf } from '../know/fast-places.ts';
import type { Manner } from './manner.ts';

/** What becomes of the stones until the hand is over, on average. */
export type Prospect = {
  /** How often the stone that was moved is sent home; null where none was. */
  readonly hitChance: number | null;
  /** Stones of the team in their stalls. */
  readonly home: number;
  /** How far the stones have come in all, in fields with what leaving the nest and coming home are worth: one's own, the partner's, the opponents'. */
  readonly own: number;
  readonly partner: number;
  readonly rivals: number;
};

const fields = 5;
const [HIT, HOME, OWN, PARTNER, RIVALS] = [0, 1, 2, 3, 4] as const;

/** Adds up what trials lead to, for each of some candidates. */
export class Prospects {
  readonly #eye: Seat;
  readonly #sums: Float64Array;
  readonly #trials: Uint32Array;
  readonly #worth: Float64Array;

  constructor(eye: Seat, candidates: number, { worth }: Manner) {
    this.#eye = eye;
    this.#sums = new Float64Array(candidates * fields);
    this.#trials = new Uint32Array(candidates);
    this.#worth = worth;
  }

  /** Notes the end of a hand, and whether the stone that the candidate moved was sent home before. */
  note(candidate: number, wasHit: boolean, board: MutableBoard): void {
    const row = candidate * fields;
    this.#trials[candidate] = (this.#trials[candidate] as number) + 1;
    if (wasHit) this.#add(row + HIT, 1);
    this.#add(row + HOME, board.partyHome(this.#eye));
    for (let index = 0; index < 16; index += 1)
      this.#add(row + this.#sideOf(index >> 2), this.#worth[standingOf(board, index)] as number);
  }

  #sideOf(seat: Seat): number {
    if (seat === this.#eye) return OWN;
    return seat === (this.#eye ^ 2) ? PARTNER : RIVALS;
  }

  #add(at: number, amount: number): void {
    this.#sums[at] = (this.#sums[at] as number) + amount;
  }

  /** Null where nothing was tried. */
  of(candidate: number, stone: number): Prospect | null {
    const trials = this.#trials[candidate] as number;
    if (trials === 0) return null;
    const mean = (field: number): number => (this.#sums[candidate * fields + field] as number) / trials;
    return {
      hitChance: stone < 0 ? null : mean(HIT),
      home: mean(HOME),
      own: mean(OWN),
      partner: mean(PARTNER),
      rivals: mean(RIVALS),
    };
  }
}

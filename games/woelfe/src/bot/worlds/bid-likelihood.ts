import type { Seat } from '@rudel/kernel';
import type { Kind } from '../../dice.ts';
import type { Shown } from '../../types.ts';
import { kindCount } from '../know/fast/fast-dice.ts';
import { loadDeal, loadHand } from '../know/fast/loading.ts';
import { strongParameters } from '../parameters.ts';
import type { World } from './guesses.ts';
import { anyManner, manners, mixed } from './habit/manners.ts';
import type { Likelihood } from './likelihood.ts';
import { Past, rollsOf } from './past.ts';
import type { Listener } from './past.ts';

/** Where everybody bids and plays alone, what one does depends on all dice one has: the past is told anew for each world. */
export class BidLikelihood implements Likelihood, Listener {
  readonly pace: number = strongParameters.pace.bids;
  readonly plain: Float64Array;
  readonly #shown: Shown;
  readonly #eye: Seat;
  readonly #past: Past;
  /** What each seat has rolled. */
  readonly #used: readonly (readonly Kind[])[];
  /** By seat and manner. */
  readonly #logs: Float64Array;

  constructor(shown: Shown, eye: Seat) {
    this.#shown = shown;
    this.#eye = eye;
    this.#past = new Past(shown, eye, this);
    const rolls = rollsOf(shown);
    this.#used = shown.goblins.map((_, seat) =>
      rolls.flatMap((one) => (one.seat === seat ? [one.die.kind] : [])),
    );
    this.plain = new Float64Array(shown.seats).fill(anyManner);
    this.#logs = new Float64Array(shown.seats * manners.length);
  }

  of(world: World): number {
    const { round } = this.#past;
    this.#logs.fill(0);
    loadDeal(round, this.#shown);
    for (const [seat, hand] of world.entries())
      loadHand(round, seat, [...hand, ...(this.#used[seat] as readonly Kind[])]);
    this.#past.tell();
    let sum = 0;
    for (let seat = 0; seat < this.#shown.seats; seat += 1) {
      if (seat === this.#eye) continue;
      const at = seat * manners.length;
      const [log, plain] = mixed(this.#logs[at] as number, this.#logs[at + 1] as number);
      sum += log;
      this.plain[seat] = plain;
    }
    return sum;
  }

  did(manner: number, seat: Seat, log: number): void {
    (this.#logs[seat * manners.length + manner] as number) += log;
  }

  rolled(manner: number, seat: Seat, kind: number, scores: Float64Array): void {
    const { round } = this.#past;
    const ease = manners[manner]?.ease.roll ?? 1;
    let sum = 0;
    for (let other = 0; other < kindCount; other += 1)
      if (round.held(seat, other) > 0)
        sum += Math.exp(((scores[other] as number) - (scores[kind] as number)) / ease);
    this.did(manner, seat, -Math.log(sum));
  }
}

import { bestByHalving } from '@rudel/bots';
import type { Effort } from '@rudel/bots';
import type { Rng, Seat } from '@rudel/kernel';
import type { Move, View } from '../types.ts';
import { codeOf, faceCount, faceOf } from './fast/fast-dice.ts';
import { writePoints } from './fast/fast-points.ts';
import { FastRound, passes } from './fast/fast-round.ts';
import { most, nobody } from './fast/fast-trick.ts';
import { loadHand, loadShown } from './fast/loading.ts';
import { Playout } from './fast/playout.ts';
import { foreseen } from './fast/prognosis.ts';
import type { Plan } from './plan.ts';
import { PriorOfHabit } from './prior-of-habit.ts';
import type { World, Worlds } from './worlds.ts';

/** So many tricks are played out, the one on the table among them; then the round is judged where that can be done. */
const tricksAhead = 3;
const priorWorlds = 24;
/** What a lead of the sides is worth in points ahead of the mean of all others. */
const leadOfSide = 2 / 3;

const wholeSalt = 0x1_0000_0000;
const golden = 0.618033988749895;

/** Plays a round on from one view again and again, in worlds that may be the true one. */
export class Search {
  readonly #eye: Seat;
  readonly #root: FastRound = new FastRound();
  readonly #round: FastRound = new FastRound();
  readonly #playout: Playout = new Playout();
  readonly #prior: PriorOfHabit = new PriorOfHabit();
  readonly #points: Float64Array = new Float64Array(most);
  readonly #worlds: Worlds;
  readonly #salt: number;

  constructor(view: View, eye: Seat, worlds: Worlds, rng: Rng) {
    this.#eye = eye;
    this.#worlds = worlds;
    this.#salt = rng.int(wholeSalt);
    loadShown(this.#root, view);
  }

  best(plans: readonly Plan[], effort: Effort): Plan {
    const prior = { worths: this.#priors(plans), trials: PriorOfHabit.trials };
    const best = bestByHalving(prior, (plan, nth) => this.trial(plans[plan] as Plan, nth), effort);
    return plans[best] as Plan;
  }

  /** What a habit thinks of the plans, over some worlds. */
  #priors(plans: readonly Plan[]): readonly number[] {
    const sums = plans.map(() => 0);
    for (let nth = 0; nth < priorWorlds; nth += 1) {
      this.#enter(this.#worlds.at((nth + 0.5) / priorWorlds));
      const worths = this.#prior.worthsOf(this.#round, this.#eye, plans);
      for (const [plan, worth] of worths.entries()) (sums[plan] as number) += worth / priorWorlds;
    }
    const top = Math.max(...sums);
    return sums.map((sum) => sum - top);
  }

  /** What a plan comes to in the nth world, in points ahead of the others. */
  trial(plan: Plan, nth: number): number {
    const round = this.#round;
    this.#enter(this.#worlds.at((this.#salt / wholeSalt + nth * golden) % 1));
    this.#playout.luck.salt = (this.#salt + Math.imul(nth + 1, 0x9e3779b1)) | 0;
    this.#playout.prepare(round);
    this.#act(plan.move, nth);
    if (plan.roll !== null) this.#act(plan.roll, nth);
    this.#playout.finish(round, tricksAhead);
    return round.phase === 'over' ? this.#lead() : this.#leadForeseen();
  }

  /** Goes back to where the view stands, with the dice of a world. */
  #enter(world: World): void {
    this.#round.copyFrom(this.#root);
    for (let seat = 0; seat < world.length; seat += 1)
      loadHand(this.#round, seat, world[seat] as World[number]);
  }

  #lead(): number {
    const { seats } = this.#round;
    writePoints(this.#round, this.#points);
    let others = 0;
    for (let seat = 0; seat < seats; seat += 1)
      if (seat !== this.#eye) others += this.#points[seat] as number;
    return (this.#points[this.#eye] as number) - others / (seats - 1);
  }

  #leadForeseen(): number {
    const lead = leadOfSide * foreseen(this.#round);
    return this.#round.isHunter(this.#eye) ? lead : -lead;
  }

  #act(move: Move, nth: number): void {
    const round = this.#round;
    switch (move.kind) {
      case 'double':
        round.announce(this.#eye);
        break;
      case 'fever':
      case 'rabies':
        round.declare(this.#eye);
        break;
      case 'bid':
        round.bid(this.#eye, move.tricks);
        break;
      case 'roll':
        round.roll(codeOf(move.die));
        this.#land(nth);
        break;
      case 'lay':
        round.lay(move.at);
        break;
      default:
        this.#answer(move.kind === 'goblin', nth);
    }
  }

  /** The die that rolls first shows each of its faces equally often. */
  #land(nth: number): void {
    const kind = this.#round.trick.lastKind;
    this.#round.land(faceOf(kind, nth % faceCount));
  }

  #answer(doesSpend: boolean, nth: number): void {
    const round = this.#round;
    if (round.phase === 'announce') {
      round.answer(this.#eye, passes);
      return;
    }
    const spender = this.#playout.spender(round, this.#eye, doesSpend);
    if (spender === nobody) round.pass();
    else {
      round.spend(spender);
      this.#land(nth);
    }
  }
}

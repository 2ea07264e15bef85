import { raceByHalving } from '@rudel/bots';
import type { Effort, Trial, Tried } from '@rudel/bots';
import type { Rng, Seat } from '@rudel/kernel';
import type { Move, View } from '../../types.ts';
import { codeOf, faceCount, faceOf } from '../know/fast/fast-dice.ts';
import { writePoints } from '../know/fast/fast-points.ts';
import { FastRound, passes } from '../know/fast/fast-round.ts';
import { most, nobody } from '../know/fast/fast-trick.ts';
import { loadHand, loadShown } from '../know/fast/loading.ts';
import type { Plan } from '../know/plan.ts';
import { strongParameters } from '../parameters.ts';
import { BidNet } from '../value/nets/bid-net.ts';
import { Outlooks } from '../value/outlooks.ts';
import { Playout } from '../value/playout.ts';
import { PriorOfHabit } from '../value/prior-of-habit.ts';
import { Prognosis } from '../value/prognosis.ts';
import type { Guess, Guesses, World, Worlds } from '../worlds/guesses.ts';
import { manners } from '../worlds/habit/manners.ts';
import { usualTemper } from '../worlds/habit/temper.ts';
import type { Temper } from '../worlds/habit/temper.ts';

const { tricksAhead, priorWorlds, idleWorlds } = strongParameters;
/** What a lead of the sides is worth in points ahead of the mean of all others. */
const leadOfSide = 2 / 3;

const wholeSalt = 0x1_0000_0000;
const lotOfManner = 256;
const golden = 0.618033988749895;

/** Plays a round on from one view again and again, in worlds that may be the true one. */
export class Search {
  readonly outlooks: Outlooks;
  readonly #eye: Seat;
  readonly #root: FastRound = new FastRound();
  readonly #round: FastRound = new FastRound();
  readonly #playout: Playout = new Playout();
  readonly #prior: PriorOfHabit = new PriorOfHabit();
  readonly #net: BidNet = new BidNet();
  readonly #prognosis: Prognosis = new Prognosis();
  readonly #isPlain: Uint8Array = new Uint8Array(most);
  readonly #points: Float64Array = new Float64Array(most);
  readonly #tempers: Temper[] = Array.from({ length: most }, () => usualTemper);
  readonly #salt: number;
  /** How likely one's side wins the round that was tried last; alone, how likely one's bid comes right. */
  #succeeds = 0;

  constructor(view: View, eye: Seat, rng: Rng, plans: number) {
    this.#eye = eye;
    this.outlooks = new Outlooks(eye, plans);
    this.#salt = rng.int(wholeSalt);
    loadShown(this.#root, view);
  }

  /** Whether a goblin is asked for that would gain next to nothing now, whatever the others may hold. */
  isGoblinIdle(guesses: Guesses): boolean {
    if (this.#root.phase !== 'goblin') return false;
    for (let nth = 0; nth < idleWorlds; nth += 1) {
      this.#enter(guesses.any());
      if (!this.#prior.isGoblinIdle(this.#round, this.#eye)) return false;
    }
    return true;
  }

  /** The plans, tried in these worlds, the best first. */
  race(plans: readonly Plan[], worlds: Worlds, effort: Effort): readonly Tried[] {
    const prior = { worths: this.#priors(plans, worlds), trials: this.#prior.trialsFor(this.#root) };
    const trial: Trial = (nth, world) => {
      const lead = this.trial(plans[nth] as Plan, worlds, world);
      this.outlooks.note(nth, this.#round, lead, this.#succeeds);
      return lead;
    };
    return raceByHalving(prior, trial, effort);
  }

  /** What a habit thinks of the plans, over some worlds. */
  #priors(plans: readonly Plan[], worlds: Worlds): readonly number[] {
    const sums = plans.map(() => 0);
    for (let nth = 0; nth < priorWorlds; nth += 1) {
      this.#enter(worlds.at((nth + 0.5) / priorWorlds).world);
      const worths = this.#prior.worthsOf(this.#round, this.#eye, plans);
      for (const [plan, worth] of worths.entries()) (sums[plan] as number) += worth / priorWorlds;
    }
    const top = Math.max(...sums);
    return sums.map((sum) => sum - top);
  }

  /** What a plan comes to in the nth world, in points ahead of the others; without one, what all come to by habit. */
  trial(plan: Plan | null, worlds: Worlds, nth: number): number {
    const round = this.#round;
    const guess = worlds.at((this.#salt / wholeSalt + nth * golden) % 1);
    this.#enter(guess.world);
    this.#playout.luck.salt = (this.#salt + Math.imul(nth + 1, 0x9e3779b1)) | 0;
    this.#seat(guess);
    this.#playout.prepare(round);
    if (plan !== null) this.#act(plan.move, nth);
    const roll = plan?.roll ?? null;
    if (roll !== null) this.#act(roll, nth);
    this.#playout.finish(round, this.#tricksAhead);
    if (round.phase !== 'over' && round.hasSides) return this.#leadOfSide();
    if (round.phase === 'over') {
      writePoints(round, this.#points);
      this.#succeeds = this.#hasSucceeded() ? 1 : 0;
    } else {
      this.#net.foresee(round, this.#isPlain, this.#points);
      this.#succeeds = this.#net.chances[this.#eye] as number;
    }
    return this.#lead();
  }

  get #tricksAhead(): number {
    if (this.#root.hasSides) return tricksAhead.sides;
    return this.#root.phase === 'bid' ? tricksAhead.bidding : tricksAhead.bids;
  }

  /** Goes back to where the view stands, with the dice of a world. */
  #enter(world: World): void {
    this.#round.copyFrom(this.#root);
    for (let seat = 0; seat < world.length; seat += 1)
      loadHand(this.#round, seat, world[seat] as World[number]);
  }

  /** Lets each of the others play in the manner that it seems to have; oneself plays as usual. */
  #seat({ plain }: Guess): void {
    for (let seat = 0; seat < this.#round.seats; seat += 1) {
      const isPlain =
        seat !== this.#eye && this.#playout.luck.at(lotOfManner, seat, 0) < (plain[seat] as number);
      this.#isPlain[seat] = isPlain ? 1 : 0;
      this.#tempers[seat] = manners[isPlain ? 1 : 0].temper;
    }
    this.#playout.seat(this.#tempers);
  }

  #lead(): number {
    const { seats } = this.#round;
    let others = 0;
    for (let seat = 0; seat < seats; seat += 1)
      if (seat !== this.#eye) others += this.#points[seat] as number;
    return (this.#points[this.#eye] as number) - others / (seats - 1);
  }

  #leadOfSide(): number {
    const lead = leadOfSide * this.#prognosis.of(this.#round, this.#isPlain);
    const isHunter = this.#round.isHunter(this.#eye);
    this.#succeeds = isHunter ? this.#prognosis.wins : 1 - this.#prognosis.wins;
    return isHunter ? lead : -lead;
  }

  /** Of two sides only the one that wins scores (woelfe 3.2). */
  #hasSucceeded(): boolean {
    const eye = this.#eye;
    const round = this.#round;
    return round.hasSides ? (this.#points[eye] as number) > 0 : round.tricks[eye] === round.bids[eye];
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

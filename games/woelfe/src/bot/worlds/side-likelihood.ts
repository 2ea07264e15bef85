import type { Seat } from '@rudel/kernel';
import type { Shown } from '../../types.ts';
import { codeOf, hunter, kindCount } from '../know/fast/fast-dice.ts';
import { most } from '../know/fast/fast-trick.ts';
import { loadDeal } from '../know/fast/loading.ts';
import { strongParameters } from '../parameters.ts';
import type { World } from './guesses.ts';
import { anyManner, manners, mixed } from './habit/manners.ts';
import type { Likelihood } from './likelihood.ts';
import { Past } from './past.ts';
import type { Listener } from './past.ts';

/** All sets of kinds that a hand may be made of. */
const sets = 1 << kindCount;
const threeWays = 3;
const plenty = 9;

/** A roll that a seat decided: which kinds it had for sure, and how much each kind would have tempted it beside the one it took. */
type Choice = { readonly sure: number; readonly temptations: readonly Float64Array[] };

/** What is known of one seat, if the hunters are where they are thought to be: by set of kinds that it still has. */
class SeatPast {
  readonly choices: { kind: number; temptations: Float64Array[] }[] = [];
  readonly others: Float64Array = new Float64Array(manners.length);
  readonly #bySet: Float64Array = new Float64Array(sets).fill(Number.NaN);
  readonly #plainBySet: Float64Array = new Float64Array(sets);
  readonly #logs: Float64Array = new Float64Array(manners.length);

  of(set: number): number {
    const known = this.#bySet[set] as number;
    if (!Number.isNaN(known)) return known;
    const log = this.#weigh(set);
    this.#bySet[set] = log;
    return log;
  }

  /** How likely the seat plays plainly; asked for after `of`. */
  plain(set: number): number {
    return this.#plainBySet[set] as number;
  }

  #weigh(set: number): number {
    const logs = this.#logs;
    logs.set(this.others);
    for (const { sure, temptations } of this.#withSure())
      for (let nth = 0; nth < manners.length; nth += 1)
        (logs[nth] as number) -= Math.log(sumOver(temptations[nth] as Float64Array, set | sure));
    const [log, plain] = mixed(logs[0] as number, logs[1] as number);
    this.#plainBySet[set] = plain;
    return log;
  }

  /** Who rolls a die later has it before. */
  #withSure(): readonly Choice[] {
    let sure = 0;
    return this.choices
      .toReversed()
      .map(({ kind, temptations }) => ({ sure: (sure |= 1 << kind), temptations }));
  }
}

function sumOver(temptations: Float64Array, set: number): number {
  let sum = 0;
  for (let kind = 0; kind < kindCount; kind += 1) if ((set >> kind) & 1) sum += temptations[kind] as number;
  return sum;
}

/**
 * Where sides play, what one does depends on the sides and on what one could have done instead: the past is told once for each
 * way in which the hunters may be spread.
 */
export class SideLikelihood implements Likelihood, Listener {
  readonly pace: number = strongParameters.pace.sides;
  readonly plain: Float64Array = new Float64Array(most).fill(anyManner);
  readonly #shown: Shown;
  readonly #eye: Seat;
  readonly #past: Past;
  readonly #bySides: Map<number, readonly SeatPast[]> = new Map();
  #seats: readonly SeatPast[] = [];

  constructor(shown: Shown, eye: Seat) {
    this.#shown = shown;
    this.#eye = eye;
    this.#past = new Past(shown, eye, this);
  }

  of(world: World): number {
    const seats = this.#pastsOf(world);
    let sum = 0;
    for (let seat = 0; seat < most; seat += 1) {
      if (seat === this.#eye) continue;
      const past = seats[seat] as SeatPast;
      const set = setOf(world[seat] as World[number]);
      sum += past.of(set);
      this.plain[seat] = past.plain(set);
    }
    return sum;
  }

  #pastsOf(world: World): readonly SeatPast[] {
    let key = 0;
    for (let seat = 0; seat < most; seat += 1)
      key = threeWays * key + huntersOf(world[seat] as World[number]);
    const known = this.#bySides.get(key);
    if (known !== undefined) return known;
    const seats = this.#tell(world);
    this.#bySides.set(key, seats);
    return seats;
  }

  #tell(world: World): readonly SeatPast[] {
    const { round } = this.#past;
    this.#seats = Array.from({ length: most }, () => new SeatPast());
    loadDeal(round, this.#shown);
    round.hands.fill(plenty);
    for (let seat = 0; seat < most; seat += 1)
      round.drawn[seat] = huntersOf(world[seat] as World[number]) + this.#rolledBy(seat);
    this.#past.tell();
    return this.#seats;
  }

  #rolledBy(seat: Seat): number {
    return this.#past.hunters.filter((one) => one === seat).length;
  }

  did(manner: number, seat: Seat, log: number): void {
    const { others } = this.#seats[seat] as SeatPast;
    (others[manner] as number) += log;
  }

  rolled(manner: number, seat: Seat, kind: number, scores: Float64Array): void {
    const ease = manners[manner]?.ease.roll ?? 1;
    const own = scores[kind] as number;
    const { choices } = this.#seats[seat] as SeatPast;
    if (manner === 0) choices.push({ kind, temptations: [] });
    choices.at(-1)?.temptations.push(scores.map((score) => Math.exp((score - own) / ease)));
  }
}

function huntersOf(hand: World[number]): number {
  let count = 0;
  for (const kind of hand) if (codeOf(kind) === hunter) count += 1;
  return count;
}

function setOf(hand: World[number]): number {
  let set = 0;
  for (const kind of hand) set |= 1 << codeOf(kind);
  return set;
}

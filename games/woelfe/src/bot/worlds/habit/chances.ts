import { symbol } from '../../../dice.ts';
import {
  bee,
  copies,
  faceCount,
  faceOf,
  firstTame,
  hunter,
  kindCount,
  mushroom,
} from '../../know/fast/fast-dice.ts';
import type { FastRound } from '../../know/fast/fast-round.ts';
import { nobody } from '../../know/fast/fast-trick.ts';
import type { FastTrick } from '../../know/fast/fast-trick.ts';

/** Values that a die can be compared with: below and above these nothing changes. */
const values = 8;

/** The share of a die's faces that beat a value: as the higher one, and as the lower one. */
const above: Float64Array = sharesOf((face, value) => face > value);
const below: Float64Array = sharesOf((face, value) => face < value);

function sharesOf(beats: (face: number, value: number) => boolean): Float64Array {
  const shares = new Float64Array(kindCount * values);
  for (let kind = 0; kind < kindCount; kind += 1) {
    if (kind === bee) continue;
    for (let value = 0; value < values; value += 1) {
      let count = 0;
      for (let nth = 0; nth < faceCount; nth += 1) {
        const face = faceOf(kind, nth);
        if ((kind === mushroom && face === symbol) || beats(face, value)) count += 1;
      }
      shares[kind * values + value] = count / faceCount;
    }
  }
  return shares;
}

function clamped(value: number): number {
  if (value < 0) return 0;
  return value < values ? value : values - 1;
}

/** Who may win the trick on the table, when those to come roll any dice that nobody has rolled yet. */
export class Chances {
  /** How likely any die beats a value: highest or lowest wins, hunters sound or poisoned. */
  readonly #beats: Float64Array = new Float64Array(4 * values);
  /** How many of the dice to come are wolves. */
  wolfShare = 0;

  /** Takes stock of the dice not rolled yet; `zeal` says how much better than any die others choose. */
  prepare({ gone }: FastRound, zeal: number): void {
    const beats = this.#beats.fill(0);
    let all = 0;
    let wolves = 0;
    for (let kind = 0; kind < kindCount; kind += 1) {
      const count = (copies[kind] as number) - (gone[kind] as number);
      if (count === 0) continue;
      all += count;
      if (kind < firstTame) wolves += count;
      for (let value = 0; value < values; value += 1) {
        const high = count * (above[kind * values + value] as number);
        const low = count * (below[kind * values + value] as number);
        (beats[value] as number) += high;
        (beats[2 * values + value] as number) += low;
        if (kind === hunter) continue;
        (beats[values + value] as number) += high;
        (beats[3 * values + value] as number) += low;
      }
    }
    if (all === 0) return;
    this.wolfShare = wolves / all;
    for (let at = 0; at < 4 * values; at += 1) beats[at] = Math.min(1, ((beats[at] as number) * zeal) / all);
  }

  /** Where the chances for a trick stand. */
  #tableOf(trick: FastTrick): number {
    return (trick.foxes === 1 ? 2 * values : 0) + (trick.mushrooms > 0 ? values : 0);
  }

  /** What a trick is worth that a seat leads with a value, where each seat's winning it has its worth. */
  worth(trick: FastTrick, leader: number, value: number, worths: Float64Array): number {
    const { count, seats, bees } = trick;
    const own = worths[leader] as number;
    if (count === seats || trick.symbolAt !== nobody) return own;
    const table = this.#tableOf(trick);
    let held = 1;
    let sum = 0;
    let others = 0;
    for (let place = count; place < seats; place += 1) {
      const seat = trick.seatAt(place);
      const chance = this.#beats[table + clamped(value - (bees[seat] as number))] as number;
      sum += chance;
      others += chance * (worths[seat] as number);
      held *= 1 - chance;
    }
    return sum === 0 ? own : held * own + ((1 - held) * others) / sum;
  }

  /** The same for a trick as it lies. */
  worthAsItLies(trick: FastTrick, worths: Float64Array): number {
    const leading = trick.leading();
    if (leading === nobody) return this.worth(trick, trick.leader, unledValue(trick), worths);
    return this.worth(trick, trick.seatAt(leading), trick.valueAt(leading), worths);
  }

  /** Adds how likely each seat is to win the trick as it lies, times a weight. */
  addWinners(trick: FastTrick, weight: number, out: Float64Array): void {
    const { count, seats, bees } = trick;
    const leading = trick.leading();
    const leader = leading === nobody ? trick.leader : trick.seatAt(leading);
    if (count === seats || trick.symbolAt !== nobody) {
      (out[leader] as number) += weight;
      return;
    }
    const value = leading === nobody ? unledValue(trick) : trick.valueAt(leading);
    const table = this.#tableOf(trick);
    let held = 1;
    let sum = 0;
    for (let place = count; place < seats; place += 1) {
      const chance = this.#beats[table + clamped(value - (bees[trick.seatAt(place)] as number))] as number;
      sum += chance;
      held *= 1 - chance;
    }
    (out[leader] as number) += weight * held;
    if (sum === 0) return;
    const share = (weight * (1 - held)) / sum;
    for (let place = count; place < seats; place += 1) {
      const seat = trick.seatAt(place);
      const chance = this.#beats[table + clamped(value - (bees[seat] as number))] as number;
      (out[seat] as number) += share * chance;
    }
  }
}

/** What any die beats. */
const unledValue = ({ foxes }: FastTrick): number => (foxes === 1 ? values : -1);

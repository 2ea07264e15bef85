import type { Seat } from '@rudel/kernel';
import { hasSides, roundsOf, scoresOf, sizeOf } from '../../rounds.ts';
import type { Shown } from '../../types.ts';
import { reviewParameters } from '../parameters.ts';

const { spread, pointsOfRound, leastLeft } = reviewParameters;

/** How likely a seat is to win the match, by the points so far and by how many it will be ahead in the round that runs. */
export class Standing {
  readonly #own: number;
  readonly #others: readonly number[];
  readonly #scale: number;

  constructor(shown: Shown, eye: Seat) {
    const scores = scoresOf(shown);
    this.#own = scores[eye] ?? 0;
    this.#others = scores.filter((_, seat) => seat !== eye);
    const kind = hasSides(shown) ? 'sides' : 'bids';
    this.#scale = spread[kind] * Math.sqrt(Math.max(leastLeft, roundsLeft(shown)));
  }

  /** As if all that is still to come were as uncertain as rounds are on average. */
  chance(lead: number): number {
    const own = this.#own + lead;
    return 1 / this.#others.reduce((sum, other) => sum + Math.exp((other - own) / this.#scale), 1);
  }

  /** How much a point changes it. */
  slope(lead: number): number {
    const chance = this.chance(lead);
    return (chance * (1 - chance)) / this.#scale;
  }
}

/** How many rounds are still to be played, the one that runs by what is left of it. */
function roundsLeft(shown: Shown): number {
  const { points, seats, round, tricks, options } = shown;
  const size = sizeOf(round, seats);
  const over = shown.phase === 'deal' || shown.phase === 'starter' ? 0 : tricks.length / size;
  if (!hasSides(shown)) return roundsOf(seats) - points.length - over;
  const missing = Number(options.target) - Math.max(0, ...scoresOf(shown));
  return Math.max(1, missing / pointsOfRound) - over;
}

import type { Seat } from '@rudel/kernel';
import { countOf, has } from '../know/seat-set.ts';
import type { Known, Seats } from '../know/seat-set.ts';

/** What a case looks like in which the seer is one of some: how likely each of them is it, and what then speaks for each to be a wolf. All are factors. */
export type SeerCase = {
  readonly seers: Float64Array;
  readonly alone: Float64Array;
  /** For two to be wolves together, by `one * players + other`. */
  readonly both: Float64Array;
  /** Who lies about being the seer in this case. */
  readonly liars: Seats;
};

/** Claims of which only this many can be true. */
export type ClaimGroup = { readonly seats: Seats; readonly places: number };

/** All that speaks for and against every assignment of wolves and seer. */
export type Ground = {
  readonly players: number;
  readonly wolves: number;
  readonly cases: readonly SeerCase[];
  readonly groups: readonly ClaimGroup[];
  /** How likely it is that this many who are not wolves lie about what they are. */
  readonly liars: readonly number[];
  readonly living: Seats;
  /** How likely it is that no wolf is left and the match goes on. */
  readonly lastGone: number;
};

/** How likely each is a wolf, or the seer, and any two together. */
export type Belief = {
  readonly players: number;
  readonly wolf: Float64Array;
  readonly seer: Float64Array;
  readonly both: Float64Array;
  /** That one is a wolf and another the seer, by `wolf * players + seer`. */
  readonly beside: Float64Array;
};

/** Sums over worlds, by seat and by two seats. */
class Tally {
  readonly players: number;
  readonly wolf: Float64Array;
  readonly seer: Float64Array;
  readonly both: Float64Array;
  readonly beside: Float64Array;

  constructor(players: number) {
    this.players = players;
    this.wolf = new Float64Array(players);
    this.seer = new Float64Array(players);
    this.both = new Float64Array(players * players);
    this.beside = new Float64Array(players * players);
  }
}

const plus = (sums: Float64Array, at: number, more: number): void => {
  sums[at] = (sums[at] as number) + more;
};

/** Goes through every set of wolves of one case, once for all who may be the seer in it. */
class Search {
  readonly #ground: Ground;
  readonly #known: Known;
  readonly #tally: Tally;
  readonly #case: SeerCase;
  readonly #seers: Float64Array;
  readonly #allSeers: number;
  readonly #suspects: readonly Seat[];
  /** How much so many living wolves are worth: the match goes on. */
  readonly #fair: readonly number[];
  /** Weights of sets whoever is the seer: all, those with one seat, those with two. */
  #all = 0;
  readonly #withOne: Float64Array;
  readonly #withTwo: Float64Array;

  constructor(ground: Ground, known: Known, tally: Tally, seerCase: SeerCase) {
    const { players } = ground;
    this.#ground = ground;
    this.#known = known;
    this.#tally = tally;
    this.#case = seerCase;
    this.#seers = seerCase.seers.map((weight, seat) => (has(known.notSeer, seat) ? 0 : weight));
    this.#allSeers = this.#seers.reduce((sum, weight) => sum + weight, 0);
    const { alone } = seerCase;
    this.#suspects = Array.from(alone.keys()).filter(
      (seat) => !has(known.innocent, seat) && (alone[seat] as number) > 0,
    );
    const living = countOf(ground.living);
    this.#fair = Array.from({ length: ground.wolves + 1 }, (_, wolves) => {
      if (wolves === 0) return ground.lastGone;
      return wolves * 2 < living ? 1 : 0;
    });
    this.#withOne = new Float64Array(players);
    this.#withTwo = new Float64Array(players * players);
  }

  run(): void {
    if (this.#allSeers === 0) return;
    const { wolves, players } = this.#ground;
    const { alone, both } = this.#case;
    const suspects = this.#suspects;
    for (let nth = 0; nth < suspects.length; nth += 1) {
      const one = suspects[nth] as Seat;
      for (let next = nth + 1; next < suspects.length; next += 1) {
        const other = suspects[next] as Seat;
        const pair =
          (alone[one] as number) * (alone[other] as number) * (both[one * players + other] as number);
        if (wolves === 2) this.#count(pair, one, other, null);
        else this.#third(pair, one, other, next + 1);
      }
    }
    this.#seat();
  }

  #third(pair: number, one: Seat, other: Seat, start: number): void {
    const { players } = this.#ground;
    const { alone, both } = this.#case;
    const suspects = this.#suspects;
    for (let nth = start; nth < suspects.length; nth += 1) {
      const third = suspects[nth] as Seat;
      const bonds = (both[one * players + third] as number) * (both[other * players + third] as number);
      this.#count(pair * (alone[third] as number) * bonds, one, other, third);
    }
  }

  #chance(set: Seats): number {
    const { groups, liars, living } = this.#ground;
    if ((set & this.#known.guilty) !== this.#known.guilty) return 0;
    const fair = this.#fair[countOf(set & living)] as number;
    if (fair === 0) return 0;
    let lies = this.#case.liars === 0 ? 0 : countOf(this.#case.liars & ~set);
    for (const { seats, places } of groups) lies += Math.max(0, countOf(seats & ~set) - places);
    return lies === 0 ? fair : fair * (liars[Math.min(lies, liars.length - 1)] as number);
  }

  /** Adds a set of two or three wolves. */
  #count(plain: number, one: Seat, other: Seat, third: Seat | null): void {
    const set = (1 << one) | (1 << other) | (third === null ? 0 : 1 << third);
    const weight = plain * this.#chance(set);
    if (weight === 0) return;
    const seers =
      this.#allSeers -
      (this.#seers[one] as number) -
      (this.#seers[other] as number) -
      (third === null ? 0 : (this.#seers[third] as number));
    const inAll = weight * Math.max(0, seers);
    this.#all += weight;
    this.#add(one, weight, inAll);
    this.#add(other, weight, inAll);
    this.#addBoth(one, other, weight, inAll);
    if (third === null) return;
    this.#add(third, weight, inAll);
    this.#addBoth(one, third, weight, inAll);
    this.#addBoth(other, third, weight, inAll);
  }

  #add(seat: Seat, weight: number, inAll: number): void {
    plus(this.#withOne, seat, weight);
    plus(this.#tally.wolf, seat, inAll);
  }

  #addBoth(one: Seat, other: Seat, weight: number, inAll: number): void {
    const two = one * this.#ground.players + other;
    plus(this.#withTwo, two, weight);
    plus(this.#tally.both, two, inAll);
  }

  /** Every seer goes with all sets of wolves it is not in. */
  #seat(): void {
    const { players } = this.#ground;
    for (const [seer, weight] of this.#seers.entries()) {
      if (weight === 0) continue;
      plus(this.#tally.seer, seer, weight * Math.max(0, this.#all - (this.#withOne[seer] as number)));
      for (const wolf of this.#suspects) {
        if (wolf === seer) continue;
        const two = Math.min(wolf, seer) * players + Math.max(wolf, seer);
        const sets = (this.#withOne[wolf] as number) - (this.#withTwo[two] as number);
        plus(this.#tally.beside, wolf * players + seer, weight * Math.max(0, sets));
      }
    }
  }
}

/** What to believe on some ground, for an eye that knows something for sure. */
export function believed(ground: Ground, known: Known): Belief {
  const { players } = ground;
  const tally = new Tally(players);
  for (const one of ground.cases) new Search(ground, known, tally, one).run();
  const total = tally.seer.reduce((sum, one) => sum + one, 0);
  return total > 0 ? scaled(tally, total) : helpless(ground, known);
}

function scaled({ players, wolf, seer, both, beside }: Tally, total: number): Belief {
  const share = (one: number): number => one / total;
  const pairs = both.map(share);
  for (let one = 0; one < players; one += 1)
    for (let other = 0; other < one; other += 1)
      pairs[one * players + other] = pairs[other * players + one] as number;
  return { players, wolf: wolf.map(share), seer: seer.map(share), both: pairs, beside: beside.map(share) };
}

/** Nothing fits: only what is known for sure is left. */
function helpless({ players, wolves }: Ground, { innocent, guilty }: Known): Belief {
  const open = players - countOf(innocent | guilty);
  const rest = Math.max(0, wolves - countOf(guilty)) / Math.max(1, open);
  const wolf = new Float64Array(players).map((_, seat) => {
    if (has(guilty, seat)) return 1;
    return has(innocent, seat) ? 0 : Math.max(0.01, rest);
  });
  return {
    players,
    wolf,
    seer: new Float64Array(players),
    both: new Float64Array(players * players),
    beside: new Float64Array(players * players),
  };
}

/** The same belief in the eyes of somebody who is neither wolf nor seer. */
export function asBystander({ players, wolf, seer, both, beside }: Belief, eye: Seat): Float64Array {
  const left = 1 - (wolf[eye] as number) - (seer[eye] as number);
  if (left < 1e-9) return wolf.map((one, seat) => (seat === eye ? 0 : one));
  return wolf.map((one, seat) => {
    if (seat === eye) return 0;
    const without = one - (both[seat * players + eye] as number) - (beside[seat * players + eye] as number);
    return Math.min(1, Math.max(0, without / left));
  });
}

import type { Seat } from '@rudel/kernel';
import { roles } from '../../roles/index.ts';
import type { Shown } from '../../types.ts';
import { heardIn, momentOf } from '../know/heard.ts';
import type { Heard } from '../know/heard.ts';
import type { Knowledge } from '../know/knowledge.ts';
import { bitOf, countOf, has } from '../know/seat-set.ts';
import { asBystander, believed } from './believed.ts';
import type { Belief, ClaimGroup, Ground } from './believed.ts';
import { groundOf } from './evidence.ts';
import type { Weights } from './weights.ts';

/** What everybody could believe by now who knows no more than all do. */
export type Common = {
  readonly heard: Heard;
  readonly ground: Ground;
  readonly belief: Belief;
  /** What those believe who know more, by what they know. */
  readonly own: Map<string, Belief>;
  /** What each seat makes of it, by its diary. */
  readonly minds: Map<readonly string[], Mind>;
};

/** What a seat believes, what it pretends to believe, and what a lynching is worth to it: by seat. */
export type Mind = {
  readonly wolf: Float64Array;
  readonly stance: Float64Array;
  readonly worth: Float64Array;
};

/** So many moments are kept, for the bots of a table ask about the same ones. */
const momentsKept = 16;

/** A believer of a kind remembers what it last worked out; that changes nothing but the time it takes. */
export class Believer {
  readonly #weightsAmong: (players: number) => Weights;
  readonly #moments = new Map<string, Common>();
  #last: { readonly shown: Shown; readonly common: Common } | null = null;

  constructor(weightsAmong: (players: number) => Weights) {
    this.#weightsAmong = weightsAmong;
  }

  commonIn(shown: Shown): Common {
    if (this.#last?.shown === shown) return this.#last.common;
    const key = momentOf(shown);
    const common = this.#moments.get(key) ?? this.#workedOut(shown);
    this.#moments.delete(key);
    this.#moments.set(key, common);
    const [oldest] = this.#moments.keys();
    if (this.#moments.size > momentsKept && oldest !== undefined) this.#moments.delete(oldest);
    this.#last = { shown, common };
    return common;
  }

  #workedOut(shown: Shown): Common {
    const heard = heardIn(shown);
    const ground = groundOf(shown, heard, this.#weightsAmong(heard.players));
    const belief = believed(ground, { innocent: 0, guilty: 0, notSeer: 0 });
    return { heard, ground, belief, own: new Map(), minds: new Map() };
  }
}

/** How likely each is a wolf in the eyes of a seat, by all it knows. */
export function suspicionsOf(common: Common, eye: Seat, knowledge: Knowledge): Float64Array {
  const { innocent, guilty, role } = knowledge;
  if (role === 'wolf') return common.belief.wolf.map((_, seat) => (has(guilty, seat) ? 1 : 0));
  const isPlain = role !== 'seer' && guilty === 0 && innocent === bitOf(eye);
  return isPlain && rivalsOf(common, eye, role) === null
    ? asBystander(common.belief, eye)
    : ownBelief(common, eye, knowledge).wolf;
}

/** All that a seat can work out by what it knows. */
export function ownBelief(common: Common, eye: Seat, knowledge: Knowledge): Belief {
  const { ground, own } = common;
  const { innocent, guilty, notSeer, role } = knowledge;
  const rivals = rivalsOf(common, eye, role);
  const key = [innocent, guilty, notSeer, rivals?.seats].join();
  const known = own.get(key);
  if (known !== undefined) return known;
  const groups = rivals === null ? ground.groups : [...ground.groups, rivals];
  const found = believed({ ...ground, groups }, { innocent, guilty, notSeer });
  own.set(key, found);
  return found;
}

/** Those who claim to be what the eye is itself. */
function rivalsOf({ heard }: Common, eye: Seat, role: Knowledge['role']): ClaimGroup | null {
  const places = roles[role].copies;
  if (role === 'seer' || role === 'wolf' || role === 'villager' || role === 'possessed') return null;
  let seats = bitOf(eye);
  for (const [seat, claim] of heard.claims.entries()) if (claim === role) seats |= bitOf(seat);
  return countOf(seats) > places ? { seats, places } : null;
}

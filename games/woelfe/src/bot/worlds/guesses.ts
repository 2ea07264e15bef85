import type { Effort } from '@rudel/bots';
import type { Rng, Seat } from '@rudel/kernel';
import { dealsOf } from '../../deals.ts';
import type { Deals } from '../../deals.ts';
import { sortedDice } from '../../dice.ts';
import type { Kind } from '../../dice.ts';
import type { View } from '../../types.ts';
import { strongParameters } from '../parameters.ts';
import { likelihoodOf } from './likelihood.ts';

/** The dice behind all screens as they may be. */
export type World = readonly (readonly Kind[])[];

/** Worlds to search in; the likelier come up more often. */
export interface Worlds {
  /** The guess that a number from 0 up to 1 stands for. */
  at(lot: number): Guess;
}

/** A world, and how likely each seat in it plays plainly. */
export type Guess = { readonly world: World; readonly plain: ArrayLike<number> };

/** What somebody takes for possible: any world at once, or for some effort likely ones. */
export interface Guesses {
  any(): World;
  likely(effort: Effort): Worlds;
}

/** The one guess of somebody who knows the dice; how others play is read from what they did. */
export function onlyWorld(view: View, eye: Seat, world: World): Guesses {
  const likelihood = likelihoodOf(view, eye);
  likelihood.of(world);
  const guess = { world, plain: likelihood.plain };
  return { any: () => world, likely: () => ({ at: () => guess }) };
}

/** What a seat may take for possible after all that it has seen. */
export function guessesOf(view: View, eye: Seat, rng: Rng): Guesses {
  const draw = dealsOf(view);
  return { any: () => draw(rng), likely: (effort) => likelyWorlds(view, eye, draw, effort, rng) };
}

type Told = Guess & { readonly log: number; times: number };

const { mostWorlds, worldShare, credence } = strongParameters;

/** Worlds that look like a view, each as likely as what the others have done would be in it; to find equal ones pays only where the past is told anew for each. */
function likelyWorlds(view: View, eye: Seat, draw: Deals, effort: Effort, rng: Rng): Worlds {
  const likelihood = likelihoodOf(view, eye);
  const told = new Map<string, Told>();
  const most = likelihood.pace > 1 ? mostWorlds.sides : mostWorlds.bids;
  let drawn = 0;
  do {
    const world = draw(rng);
    const key = likelihood.pace > 1 ? String(drawn) : keyOf(world);
    const same = told.get(key);
    if (same === undefined) {
      const log = likelihood.of(world);
      told.set(key, { world, plain: likelihood.plain.slice(), log, times: 1 });
    } else same.times += 1;
    drawn += 1;
    if (drawn % likelihood.pace === 0) effort.count();
  } while (drawn < most && effort.spent < worldShare);
  return weighed([...told.values()]);
}

const keyOf = (world: World): string => world.map((hand) => sortedDice(hand).join('')).join('/');

function weighed(told: readonly Told[]): Worlds {
  const top = Math.max(...told.map(({ log }) => log));
  const ends: number[] = [];
  let sum = 0;
  for (const { log, times } of told) {
    sum += times * Math.exp(credence * (log - top));
    ends.push(sum);
  }
  return { at: (lot) => told[placeOf(ends, lot * sum)] as Told };
}

/** The first place whose end lies beyond a mark. */
function placeOf(ends: readonly number[], mark: number): number {
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] as number) > mark) high = middle;
    else low = middle + 1;
  }
  return low;
}

import type { Bot } from '@rudel/bots';
import { pick } from '@rudel/kernel';
import type { Rng, Seat } from '@rudel/kernel';
import { characterOf, characters } from '../cards.ts';
import type { Character, Pair } from '../cards.ts';
import { dealsFrom } from '../deals.ts';
import type { Deals } from '../deals.ts';
import { factsOf } from '../facts.ts';
import { legal, ownGoals } from '../moves.ts';
import { answerOf } from '../questions.ts';
import type { Move, Place, Pointer, View, WoofTypes } from '../types.ts';

const worldsDrawn = 160;
const sureEnoughEarly = 0.85;
const sureEnoughFinally = 0.5;

/**
 * Goes by what it has seen and heard itself: its own cards and looks, and answers, which are true. It takes no notice
 * of what others have laid. It looks and asks where it knows least of its goals, and suspects when it is nearly sure.
 */
export const greedyBot: Bot<WoofTypes> = {
  name: 'greedy',
  choose(view, rng) {
    const moves = legal(view);
    const { eye, shown } = view;
    if (eye === 'table' || moves.length === 1 || shown.phase === 'lay' || shown.phase === 'take')
      return pick(moves, rng);
    const deals = directDeals(view);
    const worlds = Array.from({ length: worldsDrawn }, () => deals.draw(rng));
    const scene: Scene = { seat: eye, goals: ownGoals(view, eye), moves, deals, worlds };
    const isFinal = shown.phase === 'final';
    const suspicion = bestSuspicion(scene, rng);
    if (suspicion !== null && suspicion.worth >= (isFinal ? sureEnoughFinally : sureEnoughEarly))
      return suspicion.move;
    if (isFinal) return { kind: 'abstain' };
    return curiousMove(scene, rng) ?? suspicion?.move ?? pick(moves, rng);
  },
};

/** Who decides what, and the deals it goes by. */
type Scene = {
  readonly seat: Seat;
  readonly goals: readonly Character[];
  readonly moves: readonly Move[];
  readonly deals: Deals;
  readonly worlds: readonly World[];
};

/** All deals that what the eye knows first hand leaves open. */
function directDeals(view: View): Deals {
  const direct = factsOf(view).filter((fact) =>
    fact.kind === 'look' ? fact.card !== null && fact.by === view.eye : fact.kind !== 'role',
  );
  return dealsFrom(view.shown, direct);
}

type World = readonly Pair[];
type Rated = { readonly move: Move; readonly worth: number };

/** The suspicion that is right in most worlds, with how many these are; null where none is allowed. */
function bestSuspicion({ seat, goals, moves, worlds }: Scene, rng: Rng): Rated | null {
  const played = worlds.map((world) => world.map(characterOf));
  const known = goals.map(() => new Map<Pointer, readonly boolean[]>());
  const metBy = (nth: number, pointer: Pointer): readonly boolean[] => {
    const met = known[nth]?.get(pointer) ?? played.map((world) => isMet(goals[nth], pointer, seat, world));
    known[nth]?.set(pointer, met);
    return met;
  };
  const rated = moves.flatMap((move): Rated[] => {
    if (move.kind !== 'suspect') return [];
    const [first, second] = [metBy(0, move.first), metBy(1, move.second)];
    return [{ move, worth: first.filter((isRight, nth) => isRight && second[nth]).length / worlds.length }];
  });
  return best(rated, rng);
}

/** Whether a pointer is right for a goal; there is nothing to be wrong about where there is none. */
function isMet(
  goal: Character | undefined,
  pointer: Pointer,
  seat: Seat,
  played: readonly Character[],
): boolean {
  if (goal === undefined) return true;
  if (typeof pointer === 'number') return played[pointer] === goal;
  return played.every((character, place) => place === seat || character !== goal);
}

/** A look or a question where least is known of the own goals; a question is the better the more open its answer is. */
function curiousMove({ goals, moves, deals, worlds }: Scene, rng: Rng): Move | null {
  const doubts = deals.chances().map((chances) =>
    goals.reduce((sum, goal) => {
      const chance = chances[characters.indexOf(goal)] ?? 0;
      return sum + chance * (1 - chance);
    }, 0),
  );
  const doubtAt = (place: Place): number => doubts[place] ?? 0;
  const rated = moves.flatMap((move): Rated[] => {
    if (move.kind === 'look') return [{ move, worth: doubtAt(move.at) }];
    if (move.kind !== 'ask') return [];
    const yes = worlds.filter((world) => answerOf(move.question, world[move.at] as Pair)).length;
    const share = yes / worlds.length;
    return [{ move, worth: doubtAt(move.at) * 4 * share * (1 - share) }];
  });
  return best(rated, rng)?.move ?? null;
}

/** One of the best; those that differ by a hair are equally good. */
function best(rated: readonly Rated[], rng: Rng): Rated | null {
  if (rated.length === 0) return null;
  const top = Math.max(...rated.map(({ worth }) => worth));
  return pick(
    rated.filter(({ worth }) => worth >= top - 0.005),
    rng,
  );
}

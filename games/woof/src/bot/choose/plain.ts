import type { Bot } from '@rudel/bots';
import { pick } from '@rudel/kernel';
import type { Rng, Seat } from '@rudel/kernel';
import { characterOf, characters } from '../../cards.ts';
import type { Character, Pair } from '../../cards.ts';
import { dealsFrom } from '../../deals.ts';
import type { Deals } from '../../deals.ts';
import { factsOf } from '../../facts.ts';
import { legal, ownGoals } from '../../moves.ts';
import { answerOf } from '../../questions.ts';
import type { Move, Phase, Place, Pointer, View, WoofTypes } from '../../types.ts';

const sureEnoughEarly = 0.85;
const sureEnoughFinally = 0.5;

/** How much somebody takes in. */
type Manner = {
  readonly name: string;
  /** So many deals are thought of. */
  readonly worlds: number;
  /** Whether answers count that others asked for. */
  readonly hearsOthers: boolean;
};

/**
 * Goes by what it has seen and heard itself: its own cards and looks, and answers, which are true. It takes no notice
 * of what others have laid. It looks and asks where it knows least of its goals, and suspects when it is nearly sure.
 */
function plainBot(manner: Manner): Bot<WoofTypes> {
  return {
    name: manner.name,
    choose(view, rng) {
      const moves = legal(view);
      const { eye, shown } = view;
      if (eye === 'table' || moves.length === 1 || shown.phase === 'lay' || shown.phase === 'take')
        return pick(moves, rng);
      const deals = directDeals(view, manner);
      const worlds = Array.from({ length: manner.worlds }, () => deals.draw(rng));
      return moveIn({ seat: eye, goals: ownGoals(view, eye), moves, deals, worlds }, shown.phase, rng);
    },
  };
}

export const greedyBot: Bot<WoofTypes> = plainBot({ name: 'greedy', worlds: 160, hearsOthers: true });

/** Listens to the answers to its own questions only, and thinks of fewer deals. */
export const easyBot: Bot<WoofTypes> = plainBot({ name: 'easy', worlds: 40, hearsOthers: false });

function moveIn(scene: Scene, phase: Phase, rng: Rng): Move {
  const isFinal = phase === 'final';
  const suspicion = bestSuspicion(scene, rng);
  if (suspicion !== null && suspicion.worth >= (isFinal ? sureEnoughFinally : sureEnoughEarly))
    return suspicion.move;
  if (isFinal) return { kind: 'abstain' };
  return curiousMove(scene, rng) ?? suspicion?.move ?? pick(scene.moves, rng);
}

/** Who decides what, and the deals it goes by. */
type Scene = {
  readonly seat: Seat;
  readonly goals: readonly Character[];
  readonly moves: readonly Move[];
  readonly deals: Deals;
  readonly worlds: readonly World[];
};

/** All deals that what the eye knows first hand leaves open. */
function directDeals(view: View, { hearsOthers }: Manner): Deals {
  const { eye, shown } = view;
  const isHeard = (turn: number): boolean => hearsOthers || shown.log[turn - 1]?.by === eye;
  const direct = factsOf(view).filter((fact) => {
    if (fact.kind === 'look') return fact.card !== null && fact.by === eye;
    return fact.kind === 'answer' ? isHeard(fact.turn) : fact.kind !== 'role';
  });
  return dealsFrom(shown, direct);
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

/** A look or a question where least is known of one's own goals; a question is the better the more open its answer is. */
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

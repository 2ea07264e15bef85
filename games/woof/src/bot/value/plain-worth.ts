import type { Seat } from '@rudel/kernel';
import { characterOf, characters } from '../../cards.ts';
import type { Character, Pair } from '../../cards.ts';
import { answerOf } from '../../questions.ts';
import type { CardPlace, Pointer } from '../../types.ts';
import type { Basis, Rated } from './basis.ts';

/** Every suspicion that is allowed, worth the part of the worlds in which it is right. */
export function ratedSuspicions({ seat, goals, moves, worlds }: Basis): readonly Rated[] {
  const played = worlds.map((world) => world.map(characterOf));
  const known = goals.map(() => new Map<Pointer, readonly boolean[]>());
  const metBy = (nth: number, pointer: Pointer): readonly boolean[] => {
    const met = known[nth]?.get(pointer) ?? played.map((world) => isMet(goals[nth], pointer, seat, world));
    known[nth]?.set(pointer, met);
    return met;
  };
  return moves.flatMap((move): Rated[] => {
    if (move.kind !== 'suspect') return [];
    const [first, second] = [metBy(0, move.first), metBy(1, move.second)];
    return [{ move, worth: first.filter((isRight, nth) => isRight && second[nth]).length / worlds.length }];
  });
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

/** Looks and questions, worth most where least is known of one's own goals; a question the more, the more open its answer is. */
export function ratedInquiries({ goals, moves, deals, worlds }: Basis): readonly Rated[] {
  const doubts = deals.chances().map((chances) =>
    goals.reduce((sum, goal) => {
      const chance = chances[characters.indexOf(goal)] ?? 0;
      return sum + chance * (1 - chance);
    }, 0),
  );
  const doubtAt = (place: CardPlace): number => doubts[place] ?? 0;
  return moves.flatMap((move): Rated[] => {
    if (move.kind === 'look') return [{ move, worth: doubtAt(move.at) }];
    if (move.kind !== 'ask') return [];
    const yes = worlds.filter((world) => answerOf(move.question, world[move.at] as Pair)).length;
    const share = yes / worlds.length;
    return [{ move, worth: doubtAt(move.at) * 4 * share * (1 - share) }];
  });
}

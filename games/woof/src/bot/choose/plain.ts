import type { Bot } from '@rudel/bots';
import { pick } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import { dealsFrom } from '../../deals.ts';
import { legal, ownGoals } from '../../moves.ts';
import type { Move, Phase, WoofTypes } from '../../types.ts';
import { firstHand } from '../know/facts.ts';
import type { PlainParameters } from '../parameters.ts';
import type { Basis, Rated } from '../value/basis.ts';
import { ratedInquiries, ratedSuspicions } from '../value/plain-worth.ts';

/**
 * Goes by what it has seen and heard itself: its own cards and looks, and answers, which are true. It takes no notice
 * of what others have laid. It looks and asks where it knows least of its goals, and suspects when it is nearly sure.
 */
export function plainBot(name: string, parameters: PlainParameters): Bot<WoofTypes> {
  return {
    name,
    choose(view, rng) {
      const moves = legal(view);
      const { eye, shown } = view;
      if (eye === 'table' || moves.length === 1 || shown.phase === 'lay' || shown.phase === 'take')
        return pick(moves, rng);
      const deals = dealsFrom(shown, firstHand(view, parameters.hearsOthers));
      const worlds = Array.from({ length: parameters.worlds }, () => deals.draw(rng));
      const basis: Basis = { seat: eye, goals: ownGoals(view, eye), moves, deals, worlds };
      return moveIn(basis, parameters, shown.phase, rng);
    },
  };
}

function moveIn(basis: Basis, parameters: PlainParameters, phase: Phase, rng: Rng): Move {
  const { sureEnoughEarly, sureEnoughFinally, band } = parameters;
  const isFinal = phase === 'final';
  const suspicion = best(ratedSuspicions(basis), band, rng);
  if (suspicion !== null && suspicion.worth >= (isFinal ? sureEnoughFinally : sureEnoughEarly))
    return suspicion.move;
  if (isFinal) return { kind: 'abstain' };
  return best(ratedInquiries(basis), band, rng)?.move ?? suspicion?.move ?? pick(basis.moves, rng);
}

/** One of the best; those within the band are equally good. */
function best(rated: readonly Rated[], band: number, rng: Rng): Rated | null {
  if (rated.length === 0) return null;
  const top = Math.max(...rated.map(({ worth }) => worth));
  return pick(
    rated.filter(({ worth }) => worth >= top - band),
    rng,
  );
}

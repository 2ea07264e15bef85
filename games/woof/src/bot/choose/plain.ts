import type { Bot } from '@rudel/bots';
import { pick } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import { dealsFrom } from '../../deals.ts';
import { legal, ownGoals } from '../../moves.ts';
import type { Move, Phase, WoofTypes } from '../../types.ts';
import { firstHand } from '../know/facts.ts';
import type { Basis, Rated } from '../value/basis.ts';
import { ratedInquiries, ratedSuspicions } from '../value/plain-worth.ts';

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
      const deals = dealsFrom(shown, firstHand(view, manner.hearsOthers));
      const worlds = Array.from({ length: manner.worlds }, () => deals.draw(rng));
      return moveIn({ seat: eye, goals: ownGoals(view, eye), moves, deals, worlds }, shown.phase, rng);
    },
  };
}

export const greedyBot: Bot<WoofTypes> = plainBot({ name: 'greedy', worlds: 160, hearsOthers: true });

/** Listens to the answers to its own questions only, and thinks of fewer deals. */
export const easyBot: Bot<WoofTypes> = plainBot({ name: 'easy', worlds: 40, hearsOthers: false });

function moveIn(basis: Basis, phase: Phase, rng: Rng): Move {
  const isFinal = phase === 'final';
  const suspicion = best(ratedSuspicions(basis), rng);
  if (suspicion !== null && suspicion.worth >= (isFinal ? sureEnoughFinally : sureEnoughEarly))
    return suspicion.move;
  if (isFinal) return { kind: 'abstain' };
  return best(ratedInquiries(basis), rng)?.move ?? suspicion?.move ?? pick(basis.moves, rng);
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

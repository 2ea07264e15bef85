import type { Bot, Budget } from '@rudel/bots';
import { pick } from '@rudel/kernel';
import type { Rng, Seat } from '@rudel/kernel';
import { beliefsFrom } from '../../beliefs/beliefs.ts';
import type { Beliefs } from '../../beliefs/beliefs.ts';
import { characters } from '../../cards.ts';
import { factsOf } from '../../facts.ts';
import { legal, ownCharacter, ownGoals } from '../../moves.ts';
import type { Move, View, WoofTypes } from '../../types.ts';
import { publicFacts } from '../know/facts.ts';
import { strongParameters } from '../parameters.ts';
import type { StrongParameters } from '../parameters.ts';
import { isInquiry } from '../value/inquiries.ts';
import type { Inquiry } from '../value/inquiries.ts';
import { prospectOf } from '../value/prospects.ts';
import { stakesOf } from '../value/stakes.ts';
import type { Stakes } from '../value/stakes.ts';
import { likeliestSuspicion } from '../value/suspicion-odds.ts';
import { baitsOf, tellsOf } from '../value/tells.ts';
import type { Sides } from '../value/tells.ts';
import { believed } from '../worlds/believed.ts';
import { drawWorlds } from '../worlds/drawn-worlds.ts';

const worldsOf = (budget: Budget, { worlds, fewestWorlds }: StrongParameters): number =>
  budget.kind === 'iterations' ? Math.max(fewestWorlds, budget.count) : worlds;

/** A move with what it is worth, in points. */
type Rated = { readonly move: Move; readonly worth: number };

/** Who decides what, and by which habits. */
type Basis = {
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly beliefs: Beliefs;
  readonly stakes: Stakes;
  readonly habits: StrongParameters;
};

/**
 * Knows exactly how likely every deal is, and looks one turn ahead: what the best suspicion will be worth after each look
 * or question, while others may be faster. It suspects early when nothing is worth more than that.
 */
export function strongWith(name: string, habits: StrongParameters): Bot<WoofTypes> {
  return {
    name,
    choose(view, rng, budget) {
      const moves = legal(view);
      const { eye: seat, shown } = view;
      if (seat === 'table' || moves.length === 1 || shown.phase === 'lay' || shown.phase === 'take')
        return pick(moves, rng);
      const beliefs = believed(view, seat, habits);
      const basis: Basis = { view, seat, moves, beliefs, stakes: stakesOf(shown, seat, habits), habits };
      return shown.phase === 'final' ? finalMove(basis) : turnMove(basis, worldsOf(budget, habits), rng);
    },
  };
}

/** A suspicion if that is worth more than none. */
function finalMove(basis: Basis): Move {
  const suspicion = bestSuspicion(basis);
  return suspicion !== null && suspicion.worth > 0 ? suspicion.move : { kind: 'abstain' };
}

/** The best look or question, unless suspecting now is worth more. */
function turnMove(basis: Basis, worlds: number, rng: Rng): Move {
  const suspicion = bestSuspicion(basis);
  if (suspicion !== null && suspicion.worth >= basis.stakes.early(basis.habits.sure)) return suspicion.move;
  const inquiry = bestInquiry(basis, worlds, rng);
  const best = (inquiry?.worth ?? -Infinity) > (suspicion?.worth ?? -Infinity) ? inquiry : suspicion;
  return best?.move ?? pick(basis.moves, rng);
}

export const strongBot: Bot<WoofTypes> = strongWith('strong', strongParameters);

/** The suspicion that is likeliest right, where one is allowed. */
function bestSuspicion({ view, seat, moves, beliefs, stakes }: Basis): Rated | null {
  if (!moves.some(({ kind }) => kind === 'suspect')) return null;
  const { board, chance } = likeliestSuspicion(beliefs, seat, ownGoals(view, seat));
  const [first, second] = board;
  const worth = view.shown.phase === 'final' ? stakes.final(chance) : stakes.early(chance);
  return { move: { kind: 'suspect', first, second }, worth };
}

/** The look or question that is worth most; any of those that are equally good. */
function bestInquiry(basis: Basis, count: number, rng: Rng): Rated | null {
  const inquiries = basis.moves.filter(isInquiry);
  if (inquiries.length === 0) return null;
  const { hopeOf, costOf } = worthOfInquiries(basis, count, rng);
  const rated = inquiries
    .map((move) => ({ move, worth: hopeOf(move) }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, basis.habits.weighed)
    .map(({ move, worth }) => ({ move, worth: worth - costOf(move) }));
  const top = Math.max(...rated.map(({ worth }) => worth));
  return pick(
    rated.filter(({ worth }) => worth >= top - 1e-9),
    rng,
  );
}

type Worth = {
  /** The prospects of an inquiry, and for a shepherd who falls for its token. */
  readonly hopeOf: (move: Inquiry) => number;
  /** What it tells others. */
  readonly costOf: (move: Inquiry) => number;
};

function worthOfInquiries(basis: Basis, count: number, rng: Rng): Worth {
  const { view, seat, beliefs, stakes, habits } = basis;
  const { shown } = view;
  const character = ownCharacter(view, seat);
  const own = drawWorlds(beliefs, shown.options, count, rng);
  const publicly = beliefsFrom(shown, publicFacts(factsOf(view)));
  const sides: Sides = {
    shown,
    seat,
    own: own.slice(0, Math.ceil(count / 2)),
    open: drawWorlds(publicly, shown.options, Math.ceil(count / 2), rng),
    chances: beliefs.chances(),
  };
  const told = tellsOf(sides);
  const baited = character === 'P' ? baitsOf(sides, habits.lure) : () => 0;
  const value = characters.indexOf(character);
  return {
    hopeOf: (move) => prospectOf(move, own, value, stakes.later) + habits.bait * baited(move),
    costOf: (move) => habits.discretion * told(move),
  };
}

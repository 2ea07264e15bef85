import type { Budget } from '@rudel/bots';
import { pick } from '@rudel/kernel';
import type { Rng, Seat } from '@rudel/kernel';
import { beliefsFrom } from '../../beliefs/beliefs.ts';
import type { Beliefs } from '../../beliefs/beliefs.ts';
import { characters } from '../../cards.ts';
import { factsOf } from '../../facts.ts';
import { ownCharacter, ownGoals } from '../../moves.ts';
import type { Move, View } from '../../types.ts';
import { publicFacts } from '../know/facts.ts';
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

/** A suspicion with how likely it is right. */
type Suspicion = { readonly kind: 'suspicion'; readonly chance: number };

/** A look or a question, with what it may lead to. */
type Inquired = {
  readonly kind: 'inquiry';
  /** How likely one's best suspicion is right afterwards. */
  readonly after: () => number;
  /** How many more of the others would suspect right after it. */
  readonly told: number;
  /** What a shepherd hopes for from those who fall for its token, in points. */
  readonly bait: number;
};

/** A move that was weighed, with what it is worth in points. */
export type Considered = { readonly move: Move; readonly worth: number } & (
  | Suspicion
  | Inquired
  | { readonly kind: 'none' }
);

/** Who decides what, and by which habits. */
type Basis = {
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly beliefs: Beliefs;
  readonly stakes: Stakes;
  readonly habits: StrongParameters;
};

const worldsOf = (budget: Budget, { worlds, fewestWorlds }: StrongParameters): number =>
  budget.kind === 'iterations' ? Math.max(fewestWorlds, budget.count) : worlds;

/** What a seat may do in its turn or at the end of a round, the best first; of looks and questions only the most promising. */
export function consider(
  view: View,
  seat: Seat,
  moves: readonly Move[],
  habits: StrongParameters,
  rng: Rng,
  budget: Budget,
): readonly Considered[] {
  const { shown } = view;
  const beliefs = believed(view, seat, habits);
  const basis: Basis = { view, seat, moves, beliefs, stakes: stakesOf(shown, seat, habits), habits };
  return shown.phase === 'final' ? atTheEnd(basis) : inTurn(basis, worldsOf(budget, habits), rng);
}

/** A suspicion if that is worth more than none. */
function atTheEnd(basis: Basis): readonly Considered[] {
  const suspicion = bestSuspicion(basis);
  const none: Considered = { kind: 'none', move: { kind: 'abstain' }, worth: 0 };
  if (suspicion === null) return [none];
  return suspicion.worth > 0 ? [suspicion, none] : [none, suspicion];
}

/** The best looks and questions, unless suspecting now is worth more. */
function inTurn(basis: Basis, worlds: number, rng: Rng): readonly Considered[] {
  const suspicion = bestSuspicion(basis);
  if (suspicion !== null && suspicion.worth >= basis.stakes.early(basis.habits.sure)) return [suspicion];
  const inquiries = bestInquiries(basis, worlds, rng);
  if (suspicion === null) return inquiries;
  const better = inquiries.filter(({ worth }) => worth > suspicion.worth);
  return [...better, suspicion, ...inquiries.filter(({ worth }) => worth <= suspicion.worth)];
}

/** The suspicion that is likeliest right, where one is allowed. */
function bestSuspicion({ view, seat, moves, beliefs, stakes }: Basis): Considered | null {
  if (!moves.some(({ kind }) => kind === 'suspect')) return null;
  const { board, chance } = likeliestSuspicion(beliefs, seat, ownGoals(view, seat));
  const [first, second] = board;
  const worth = view.shown.phase === 'final' ? stakes.final(chance) : stakes.early(chance);
  return { kind: 'suspicion', move: { kind: 'suspect', first, second }, worth, chance };
}

/** The looks and questions that are worth most, the best first; any of those that are equally good. */
function bestInquiries(basis: Basis, count: number, rng: Rng): readonly Considered[] {
  const inquiries = basis.moves.filter(isInquiry);
  if (inquiries.length === 0) return [];
  const { hopeOf, costOf, afterOf } = worthOfInquiries(basis, count, rng);
  const rated = inquiries
    .map((move) => ({ move, hope: hopeOf(move) }))
    .toSorted((one, other) => other.hope.worth - one.hope.worth)
    .slice(0, basis.habits.weighed)
    .map(({ move, hope }) => {
      const told = costOf(move);
      const worth = hope.worth - basis.habits.discretion * told;
      return { kind: 'inquiry' as const, move, worth, told, bait: hope.bait, after: () => afterOf(move) };
    });
  const top = Math.max(...rated.map(({ worth }) => worth));
  const best = pick(
    rated.filter(({ worth }) => worth >= top - 1e-9),
    rng,
  );
  const others = rated.filter((one) => one !== best);
  return [best, ...others.toSorted((one, other) => other.worth - one.worth)];
}

type Worth = {
  /** The prospects of an inquiry, and for a shepherd who falls for its token. */
  readonly hopeOf: (move: Inquiry) => { readonly worth: number; readonly bait: number };
  /** What it tells others. */
  readonly costOf: (move: Inquiry) => number;
  /** How likely one's best suspicion is right after it. */
  readonly afterOf: (move: Inquiry) => number;
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
  const baited = character === 'P' ? baitsOf(sides, habits.lure) : () => 0;
  const value = characters.indexOf(character);
  return {
    hopeOf: (move) => {
      const bait = habits.bait * baited(move);
      return { worth: prospectOf(move, own, value, stakes.later) + bait, bait };
    },
    costOf: tellsOf(sides),
    afterOf: (move) => prospectOf(move, own, value, (chance) => chance),
  };
}

import { pick, shuffled } from '@rudel/kernel';
import type { Act, Eye, Rng, Step, TableRules, Turn } from '@rudel/kernel';
import { hide, peek } from '@rudel/kernel/hidden';
import { position } from './notation.ts';
import type { Fingers, Glimpse, Move, State, View } from './types.ts';

const pack = (seats: number): number[] => Array.from({ length: seats + 2 }, (_, index) => index + 1);
const nobodyYet = (seats: number): null[] => Array.from({ length: seats }, () => null);

const isShown = (fingers: number | null): fingers is number => fingers !== null;

function turn(state: State): Turn {
  const shown = peek(state.shown);
  if (state.round > state.options.rounds) return { kind: 'over', outcome: outcome(state) };
  if (peek(state.cards).length === 0) {
    return {
      kind: 'chance',
      urn: { kind: 'draw', purpose: 'deal', from: pack(state.seats).map(String), count: state.seats },
    };
  }
  if (shown.every(isShown)) {
    return { kind: 'chance', urn: { kind: 'roll', purpose: 'die', dice: [['1', '2', '3', '4', '5', '6']] } };
  }
  return { kind: 'seats', seats: [...shown.keys()].filter((seat) => shown[seat] === null), lapses: true };
}

function outcome({ scores }: State): { winners: readonly number[]; scores: readonly number[] } {
  const best = Math.max(...scores);
  return { winners: [...scores.keys()].filter((seat) => scores[seat] === best), scores };
}

function apply(state: State, act: Act<Move>): State {
  const shown = peek(state.shown);
  if (act.by === 'clock') return { ...state, shown: hide(shown.map((fingers) => fingers ?? 0)) };
  if (act.by !== 'chance') return { ...state, shown: hide(shown.with(act.by, act.move.fingers)) };
  const drawn = act.drawn.map(Number);
  if (peek(state.cards).length === 0) return { ...state, cards: hide(drawn) };
  return revealed(state, shown.filter(isShown), drawn[0] ?? 0);
}

function revealed(state: State, fingers: readonly number[], die: number): State {
  const lucky = fingers.reduce((sum, one) => sum + one, die) % state.seats;
  return {
    ...state,
    round: state.round + 1,
    shown: hide(nobodyYet(state.seats)),
    last: { fingers, die },
    scores: state.scores.map((score, seat) => (seat === lucky ? score + 1 : score)),
  };
}

function view(state: State, eye: Eye): View {
  const { options, seats, round, last, scores } = state;
  const cards = peek(state.cards);
  const own =
    eye === 'table'
      ? { card: null, shown: null }
      : { card: cards[eye] ?? null, shown: peek(state.shown)[eye] ?? null };
  return { eye, options, seats, round, isDealt: cards.length > 0, ...own, last, scores };
}

function glimpses({ before, act, after }: Step<Fingers>, eye: Eye): readonly Glimpse[] {
  if (act.by === eye && typeof act.by === 'number') return [{ kind: 'showed', fingers: act.move.fingers }];
  if (act.by === 'clock')
    return eye !== 'table' && view(before, eye).shown === null ? [{ kind: 'lapsed' }] : [];
  if (act.by !== 'chance') return [];
  if (after.round === before.round) return [{ kind: 'dealt', card: view(after, eye).card }];
  return after.last === null ? [] : [{ kind: 'revealed', ...after.last }];
}

function imagine(seen: View, rng: Rng): State {
  const { eye, options, seats, round, last, scores } = seen;
  const others = shuffled(
    pack(seats).filter((card) => card !== seen.card),
    rng,
  );
  const cards = Array.from({ length: seats }, (_, seat) =>
    seat === eye ? (seen.card ?? 0) : (others[seat] ?? 0),
  );
  const isOver = round > options.rounds;
  const shown = cards.map((card, seat) => {
    if (seat === eye) return seen.shown;
    return isOver || !seen.isDealt ? null : imaginedFingers(card, rng);
  });
  return { options, seats, round, cards: hide(seen.isDealt ? cards : []), shown: hide(shown), last, scores };
}

function imaginedFingers(card: number, rng: Rng): number | null {
  return pick(
    [null, 0, 1, 2, 3, 4, 5].filter((fingers) => fingers !== card),
    rng,
  );
}

export const table: TableRules<Fingers> = {
  start: (options, seats) => ({
    options,
    seats,
    round: 1,
    cards: hide([]),
    shown: hide(nobodyYet(seats)),
    last: null,
    scores: nobodyYet(seats).map(() => 0),
  }),
  seats: ({ seats }) => seats,
  turn,
  apply,
  view,
  glimpses,
  imagine,
  position,
};

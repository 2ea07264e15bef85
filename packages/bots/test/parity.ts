import { defineOptions, notation, seal, unreadable, withSwiss } from '@rudel/kernel';
import type { Act, AnyGame, Eye, Game, Turn, Words } from '@rudel/kernel';

/** A game as small as can be: a die is rolled unseen, and both seats say whether it is odd or even. */
type Move = 'odd' | 'even';
interface State {
  readonly rolled: string | null;
  readonly said: readonly (Move | null)[];
}
type View = { readonly eye: Eye; readonly mine: Move | null; readonly isRolled: boolean };
interface ParityTypes {
  State: State;
  Move: Move;
  View: View;
  Options: {};
  Glimpse: { readonly kind: 'none' };
  Reason: 'not-asked';
}

const moves: readonly Move[] = ['odd', 'even'];
const isAsked = ({ eye, mine, isRolled }: View): boolean => eye !== 'table' && isRolled && mine === null;

function turn({ rolled, said }: State): Turn {
  if (rolled === null)
    return { kind: 'chance', urn: { kind: 'roll', purpose: 'die', dice: [['1', '2', '3', '4', '5', '6']] } };
  const seats = [0, 1].filter((seat) => said[seat] === null);
  if (seats.length > 0) return { kind: 'seats', seats, lapses: false };
  const right = moves[(Number(rolled) + 1) % 2];
  const winners = [0, 1].filter((seat) => said[seat] === right);
  return { kind: 'over', outcome: { winners, scores: [0, 1].map((seat) => Number(winners.includes(seat))) } };
}

function apply(state: State, act: Act<Move>): State {
  if (act.by === 'clock') return state;
  if (act.by === 'chance') return { ...state, rolled: act.drawn[0] ?? null };
  return { ...state, said: state.said.with(act.by, act.move) };
}

const words: Words<ParityTypes> = {
  name: 'Parity',
  blurb: '',
  refusals: { 'not-asked': () => 'You have been asked already.' },
  glimpses: { none: () => '' },
  options: {},
  status: () => '',
  move: (move) => move,
};

const parityGame: Game<ParityTypes> = {
  id: 'parity',
  version: 1,
  seats: [2],
  options: defineOptions<{}>({}),
  player: {
    asked: (view) => (isAsked(view) && view.eye !== 'table' ? [view.eye] : []),
    legal: (view) => (isAsked(view) ? moves : []),
    whyNot: (view) => (isAsked(view) ? null : { reason: 'not-asked', rule: '1.1' }),
    listed: (_, move) => move,
    move: notation<Move>(
      (move) => move,
      (text) => moves.find((move) => move === text) ?? unreadable('Say odd or even.'),
    ),
    sight: notation<View>(JSON.stringify, (text) => JSON.parse(text) as View),
  },
  table: {
    start: () => ({ rolled: null, said: [null, null] }),
    seats: () => 2,
    turn,
    apply,
    view: ({ rolled, said }, eye) => ({
      eye,
      mine: eye === 'table' ? null : (said[eye] ?? null),
      isRolled: rolled !== null,
    }),
    glimpses: () => [],
    imagine: () => ({ rolled: '1', said: [null, null] }),
    position: notation<State>(JSON.stringify, (text) => JSON.parse(text) as State),
  },
  words: withSwiss({ en: words, de: words }),
};

export const parity: AnyGame = seal(parityGame);

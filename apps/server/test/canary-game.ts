import { defineOptions, notation, range, refusalsBy, unreadable, withSwiss } from '@rudel/kernel';
import type { Act, Eye, Game, Notation, Seat, Step, Turn, WhyNot } from '@rudel/kernel';
import type { Canary, Glimpse, Move, Options, Reason, State, View } from './canary/types.ts';

const mark = 'kanari';
const width = 6;

/** A card: a word that nothing else contains. */
export const cardOf = (salt: number, nth: number): string =>
  `${mark}${String(salt).padStart(width, '0')}${String(nth).padStart(3, '0')}x`;

/** Every canary in a text. */
export const canariesIn = (text: string): readonly string[] => text.match(/kanari\d{9}x/g) ?? [];

const deckSize = 60;
const handSize = 4;
const peeks = 2;

const deckOf = ({ salt }: Options): readonly string[] =>
  Array.from({ length: deckSize }, (_, nth) => cardOf(salt, nth));

const options = defineOptions<Options>({ salt: range(0, 999_999, 0), rounds: range(1, 3, 2) });

const asJson = <T>(): Notation<T> =>
  notation(
    (value) => JSON.stringify(value),
    (text) => JSON.parse(text) as T,
  );

const move: Notation<Move> = notation(
  (one) => (one.kind === 'peek' ? 'peek' : `${one.kind} ${one.card}`),
  (text) => {
    const [kind, card = ''] = text.split(' ');
    if (text === 'peek') return { kind: 'peek' };
    if (kind !== 'give' && kind !== 'lay') return unreadable('A move is give, lay or peek.');
    return { kind, card };
  },
);

const isAsked = (view: View): boolean => {
  if (view.eye === 'table' || view.round > view.rounds) return false;
  return view.phase === 'give' ? view.given === null : view.laid === null;
};

const refused = refusalsBy<Reason>({
  'not-asked': '1.1',
  'wrong-phase': '1.2',
  'not-yours': '1.3',
  'too-curious': '1.4',
});

function whyNot(view: View, wanted: Move): WhyNot<Reason> | null {
  if (!isAsked(view)) return refused('not-asked');
  if (wanted.kind === 'peek') return view.mayPeek ? null : refused('too-curious');
  if (wanted.kind !== view.phase) return refused('wrong-phase');
  return view.hand.includes(wanted.card) ? null : refused('not-yours', wanted.card);
}

function legal(view: View): readonly Move[] {
  if (!isAsked(view)) return [];
  const cards = view.hand.map((card): Move => ({ kind: view.phase, card }));
  return view.mayPeek ? [...cards, { kind: 'peek' }] : cards;
}

/** Nobody can tell who of the others has decided. */
function asked(view: View): readonly Seat[] {
  if (view.round > view.rounds) return [];
  return seatsOf(view.seats).filter((seat) => seat !== view.eye || isAsked(view));
}

const seatsOf = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);
const nobody = (seats: number): readonly null[] => seatsOf(seats).map(() => null);
const nothing = (seats: number): readonly (readonly string[])[] => seatsOf(seats).map(() => []);

function start(chosen: Options, seats: number): State {
  return {
    options: chosen,
    seats,
    round: 1,
    phase: 'give',
    drawn: [],
    hands: nothing(seats),
    omen: null,
    given: nobody(seats),
    got: nothing(seats),
    laid: nobody(seats),
    peeking: null,
    peeked: nothing(seats),
    isDealt: false,
    isDrawing: false,
    open: [],
  };
}

function turn(state: State): Turn {
  const from = deckOf(state.options).filter((card) => !state.drawn.includes(card));
  const draw = (purpose: string, count: number): Turn => ({
    kind: 'chance',
    urn: { kind: 'draw', purpose, from, count },
  });
  if (!state.isDealt) return draw('deal', state.seats * handSize + 1);
  if (state.peeking !== null) return draw('peek', 1);
  if (state.isDrawing) return draw('draw', state.seats);
  if (state.round > state.options.rounds) {
    const scores = state.open[0]?.map((_, seat) => seat) ?? [];
    return { kind: 'over', outcome: { winners: [state.seats - 1], scores } };
  }
  const decided = state.phase === 'give' ? state.given : state.laid;
  return {
    kind: 'seats',
    seats: seatsOf(state.seats).filter((seat) => decided[seat] === null),
    lapses: false,
  };
}

function afterDraw(state: State, cards: readonly string[]): State {
  const drawn = [...state.drawn, ...cards];
  if (!state.isDealt) {
    const hands = seatsOf(state.seats).map((seat) => cards.slice(seat * handSize, (seat + 1) * handSize));
    return { ...state, drawn, hands, omen: cards.at(-1) ?? null, isDealt: true };
  }
  if (state.peeking !== null) {
    const peeked = state.peeked.map((seen, seat) => (seat === state.peeking ? [...seen, ...cards] : seen));
    return { ...state, drawn, peeked, peeking: null };
  }
  const hands = state.hands.map((hand, seat) => [...hand, cards[seat] ?? '']);
  return { ...state, drawn, hands, isDrawing: false };
}

const without = (hand: readonly string[], card: string | null | undefined): readonly string[] =>
  hand.filter((other) => other !== card);

/** When all have given, each gets the card of the seat before. */
function exchanged(state: State): State {
  if (state.given.includes(null)) return state;
  const from = (seat: Seat): string => state.given.at(seat - 1) ?? '';
  return {
    ...state,
    hands: state.hands.map((hand, seat) => [...without(hand, state.given[seat]), from(seat)]),
    got: state.got.map((cards, seat) => [...cards, from(seat)]),
    phase: 'lay',
    given: nobody(state.seats),
  };
}

function shown(state: State): State {
  const cards = state.laid.flatMap((card) => (card === null ? [] : [card]));
  if (cards.length < state.seats) return state;
  return {
    ...state,
    hands: state.hands.map((hand, seat) => without(hand, state.laid[seat])),
    open: [...state.open, cards],
    laid: nobody(state.seats),
    phase: 'give',
    round: state.round + 1,
    isDrawing: state.round < state.options.rounds,
  };
}

function apply(state: State, act: Act<Move>): State {
  if (act.by === 'clock') return state;
  if (act.by === 'chance') return afterDraw(state, act.drawn);
  const { by, move: done } = act;
  if (done.kind === 'peek') return { ...state, peeking: by };
  const put = (cards: readonly (string | null)[]): readonly (string | null)[] =>
    cards.map((card, seat) => (seat === by ? done.card : card));
  return done.kind === 'give'
    ? exchanged({ ...state, given: put(state.given) })
    : shown({ ...state, laid: put(state.laid) });
}

function viewOf(state: State, eye: Eye): View {
  const own = <T>(all: readonly T[], none: T): T => (eye === 'table' ? none : (all[eye] ?? none));
  return {
    eye,
    seats: state.seats,
    round: state.round,
    rounds: state.options.rounds,
    phase: state.phase,
    hand: own(state.hands, []),
    given: own(state.given, null),
    got: own(state.got, []),
    laid: own(state.laid, null),
    peeked: own(state.peeked, []),
    mayPeek: eye !== 'table' && own(state.peeked, []).length < peeks,
    open: state.open,
  };
}

function glimpses({ before, after }: Step<Canary>, eye: Eye): readonly Glimpse[] {
  const all: Glimpse[] = [];
  if (after.open.length > before.open.length) all.push({ kind: 'shown', cards: after.open.at(-1) ?? [] });
  if (eye === 'table') return all;
  const card = after.got[eye]?.[before.got[eye]?.length ?? 0];
  if (card !== undefined) all.push({ kind: 'got', from: (eye + after.seats - 1) % after.seats, card });
  const seen = after.peeked[eye]?.[before.peeked[eye]?.length ?? 0];
  if (seen !== undefined) all.push({ kind: 'looked', card: seen });
  return all;
}

const words = {
  name: 'Canary',
  blurb: 'Every card sings.',
  refusals: {
    'not-asked': () => 'You are not asked.',
    'wrong-phase': () => 'Not now.',
    'not-yours': () => 'You do not hold this card.',
    'too-curious': () => 'You have looked often enough.',
  },
  glimpses: { got: () => 'A card came.', shown: () => 'All cards are shown.', looked: () => 'You looked.' },
  options: {
    salt: { label: 'Salt', values: String },
    rounds: { label: 'Rounds', values: String },
  },
  status: () => 'Choose a card.',
  move: (one: Move) => move.format(one),
};

/** A test game in which every hidden thing is a unique word, so that a leak anywhere can be searched for as text. */
export const canary: Game<Canary> = {
  id: 'canary',
  version: 1,
  seats: [3],
  options,
  player: { asked, legal, whyNot, listed: (_view, one) => one, move, sight: asJson<View>() },
  table: {
    start,
    seats: (state) => state.seats,
    turn,
    apply,
    view: viewOf,
    glimpses,
    imagine: (view) => ({ ...start({ salt: 0, rounds: view.rounds }, view.seats), round: view.round }),
    position: asJson<State>(),
  },
  words: withSwiss({ en: words, de: words }),
};

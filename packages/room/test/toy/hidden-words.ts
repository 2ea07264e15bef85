import { defineOptions, notation, range, readOneOf, unreadable, withSwiss } from '@rudel/kernel';
import type { Act, Eye, Game, Seat, Step, Turn, WordsByLanguage } from '@rudel/kernel';
import { plainPosition } from './plain-position.ts';

/**
 * A toy in which everything hidden is a word that nothing else contains: all are dealt one, and in each round all decide at once to keep theirs or to
 * draw another. With a teller the first seat sees all of them.
 */
type Options = { readonly rounds: number; readonly teller: number };

const deck: readonly string[] = Array.from({ length: 90 }, (_, nth) => `kanari${String(nth + 10)}x`);

/** Every hidden word in a text. */
export const hiddenIn = (text: string): readonly string[] => text.match(/kanari\d\dx/g) ?? [];

interface State {
  readonly options: Options;
  readonly seats: number;
  readonly round: number;
  /** What each seat has been dealt, the latest at the end. */
  readonly dealt: readonly (readonly string[])[];
  readonly chosen: readonly (Move['kind'] | null)[];
}

const choices = ['keep', 'draw'] as const;
type Move = { readonly kind: (typeof choices)[number] };

type View = {
  readonly eye: Eye;
  readonly seats: number;
  readonly round: number;
  readonly rounds: number;
  readonly hasTeller: boolean;
  readonly isDealt: boolean;
  readonly dealt: readonly (readonly string[])[];
  readonly chosen: Move['kind'] | null;
};

type Glimpse =
  | { readonly kind: 'dealt'; readonly word: string | null }
  | { readonly kind: 'chose'; readonly what: Move['kind'] }
  | { readonly kind: 'round'; readonly round: number };

export interface HiddenWordsTypes {
  State: State;
  Move: Move;
  View: View;
  Options: Options;
  Glimpse: Glimpse;
  Reason: 'not-asked';
}

const everySeat = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);

const drawers = ({ seats, chosen, dealt }: State): readonly Seat[] =>
  everySeat(seats).filter((seat) => dealt[seat]?.length === 0 || chosen[seat] === 'draw');

const isDrawing = (state: State): boolean =>
  state.dealt.some((words) => words.length === 0) || state.chosen.every((choice) => choice !== null);

function turn(state: State): Turn {
  const { round, options, dealt, seats, chosen } = state;
  if (isDrawing(state)) {
    const used = new Set(dealt.flat());
    const from = deck.filter((word) => !used.has(word));
    return { kind: 'chance', urn: { kind: 'draw', purpose: 'deal', from, count: drawers(state).length } };
  }
  if (round > options.rounds) {
    const scores = dealt.map((words) => words.length);
    const best = Math.max(...scores);
    return {
      kind: 'over',
      outcome: { winners: everySeat(seats).filter((at) => scores[at] === best), scores },
    };
  }
  return { kind: 'seats', seats: everySeat(seats).filter((seat) => chosen[seat] === null), lapses: true };
}

const nobody = (seats: number): null[] => everySeat(seats).map(() => null);

function apply(state: State, act: Act<Move>): State {
  const { chosen, dealt, seats, round } = state;
  if (act.by === 'clock') return { ...state, chosen: chosen.map((choice) => choice ?? 'keep') };
  if (act.by !== 'chance') return { ...state, chosen: chosen.with(act.by, act.move.kind) };
  const drawing = drawers(state);
  const isFirst = dealt.every((words) => words.length === 0);
  return {
    ...state,
    round: isFirst ? round : round + 1,
    chosen: nobody(seats),
    dealt: dealt.map((words, seat) => {
      const word = act.drawn[drawing.indexOf(seat)];
      return word === undefined ? words : [...words, word];
    }),
  };
}

const seesAll = ({ options }: State, eye: Eye): boolean => eye === 0 && options.teller === 1;

function view(state: State, eye: Eye): View {
  const { seats, round, options, dealt, chosen } = state;
  return {
    eye,
    seats,
    round,
    rounds: options.rounds,
    hasTeller: options.teller === 1,
    isDealt: dealt.some((words) => words.length > 0),
    dealt: dealt.map((words, seat) => (seat === eye || seesAll(state, eye) ? words : [])),
    chosen: eye === 'table' ? null : (chosen[eye] ?? null),
  };
}

function glimpses({ act, after }: Step<HiddenWordsTypes>, eye: Eye): readonly Glimpse[] {
  if (act.by === 'clock') return [];
  if (act.by !== 'chance') return act.by === eye ? [{ kind: 'chose', what: act.move.kind }] : [];
  const word = eye === 'table' ? null : (after.dealt[eye]?.at(-1) ?? null);
  return [
    { kind: 'round', round: after.round },
    { kind: 'dealt', word },
  ];
}

const isAsked = ({ eye, isDealt, round, rounds, chosen }: View): boolean =>
  eye !== 'table' && isDealt && round <= rounds && chosen === null;

const sentences = {
  name: 'Hidden',
  blurb: 'All keep a word or draw another.',
  refusals: { 'not-asked': () => 'Not now.' },
  glimpses: { dealt: () => 'Dealt.', chose: () => 'Chosen.', round: () => 'Another round.' },
  options: {
    rounds: { label: 'Rounds', values: String },
    teller: { label: 'Teller', values: String },
  },
  status: () => 'Keep or draw.',
  move: ({ kind }: Move) => kind,
};
const words: WordsByLanguage<HiddenWordsTypes> = withSwiss({ en: sentences, de: sentences });

const unsaid = notation<never>(
  () => 'hidden/1',
  () => unreadable('Nothing reads this.'),
);

export const hiddenWords: Game<HiddenWordsTypes> = {
  id: 'hidden',
  version: 1,
  seats: [2, 3, 4],
  options: defineOptions<Options>({ rounds: range(1, 9, 3), teller: range(0, 1, 0) }),
  player: {
    asked: (seen) => everySeat(seen.seats).filter((seat) => seat !== seen.eye || isAsked(seen)),
    legal: (seen) => (isAsked(seen) ? choices.map((kind) => ({ kind })) : []),
    whyNot: (seen) => (isAsked(seen) ? null : { reason: 'not-asked', rule: '1' }),
    whyNotTalk: () => null,
    toldMore: ({ hasTeller }) => (hasTeller ? [0] : []),
    listed: (_, move) => move,
    move: notation(
      ({ kind }) => kind,
      (text) => ({ kind: readOneOf(text, choices, 'A choice') }),
    ),
    sight: unsaid,
  },
  table: {
    start: (options, seats) => ({
      options,
      seats,
      round: 1,
      dealt: everySeat(seats).map(() => []),
      chosen: nobody(seats),
    }),
    seats: ({ seats }) => seats,
    turn,
    apply,
    view,
    glimpses,
    imagine: () => {
      throw new Error('nobody imagines in these tests');
    },
    position: plainPosition('hidden/1'),
  },
  words,
};

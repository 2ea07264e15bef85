import { defineOptions, notation, range, readWhole, unreadable, withSwiss } from '@rudel/kernel';
import type { Act, Eye, Game, Seat, Step, Turn, WordsByLanguage } from '@rudel/kernel';
import { plainPosition } from './plain-position.ts';

/** A toy: everybody is dealt a card, then in each round all secretly name a number at once, and a die decides who scores. */
type Options = { readonly rounds: number; readonly seconds: number; readonly spans: number };

interface State {
  readonly options: Options;
  readonly round: number;
  readonly cards: readonly string[];
  readonly named: readonly (number | null)[];
  readonly die: number | null;
  readonly scores: readonly number[];
}

type View = {
  readonly eye: Eye;
  readonly seats: number;
  readonly rounds: number;
  readonly round: number;
  readonly isDealt: boolean;
  readonly card: string | null;
  readonly named: number | null;
  readonly die: number | null;
  readonly scores: readonly number[];
};

type Move = { readonly number: number };

type Glimpse =
  | { readonly kind: 'dealt'; readonly card: string | null }
  | { readonly kind: 'named'; readonly number: number }
  | { readonly kind: 'late' }
  | { readonly kind: 'rolled'; readonly die: number };

export interface NumbersTypes {
  State: State;
  Move: Move;
  View: View;
  Options: Options;
  Glimpse: Glimpse;
  Reason: 'not-asked' | 'too-big';
}

const numbers = [1, 2, 3, 4, 5];
const seatsOf = ({ scores }: State): number => scores.length;
const nobody = (seats: number): null[] => Array.from({ length: seats }, () => null);

function turn(state: State): Turn {
  const { round, options, scores, cards, named } = state;
  if (round > options.rounds) {
    const best = Math.max(...scores);
    return {
      kind: 'over',
      outcome: { winners: [...scores.keys()].filter((seat) => scores[seat] === best), scores },
    };
  }
  if (cards.length === 0) {
    const from = Array.from({ length: 20 }, (_, card) => `card${card}`);
    return { kind: 'chance', urn: { kind: 'draw', purpose: 'deal', from, count: seatsOf(state) } };
  }
  if (named.every((number) => number !== null))
    return { kind: 'chance', urn: { kind: 'roll', purpose: 'die', dice: [['1', '2', '3', '4', '5', '6']] } };
  const seats = [...named.keys()].filter((seat) => named[seat] === null);
  const { seconds, spans } = options;
  const span = spans === 0 ? {} : { span: `rounds ${Math.ceil(round / 2)}` };
  return { kind: 'seats', seats, lapses: true, ...(seconds > 0 ? { seconds } : {}), ...span };
}

function apply(state: State, act: Act<Move>): State {
  const { named } = state;
  if (act.by === 'clock') return { ...state, named: named.map((number) => number ?? 0) };
  if (act.by !== 'chance') return { ...state, named: named.with(act.by, act.move.number) };
  if (state.cards.length === 0) return { ...state, cards: act.drawn };
  const die = Number(act.drawn[0]);
  const lucky = named.reduce<number>((sum, number) => sum + (number ?? 0), die) % seatsOf(state);
  return {
    ...state,
    round: state.round + 1,
    named: nobody(seatsOf(state)),
    die,
    scores: state.scores.map((score, seat) => (seat === lucky ? score + 1 : score)),
  };
}

function view(state: State, eye: Eye): View {
  const { round, options, cards, named, die, scores } = state;
  return {
    eye,
    seats: seatsOf(state),
    rounds: options.rounds,
    round,
    isDealt: cards.length > 0,
    card: eye === 'table' ? null : (cards[eye] ?? null),
    named: eye === 'table' ? null : (named[eye] ?? null),
    die,
    scores,
  };
}

function glimpses({ before, act, after }: Step<NumbersTypes>, eye: Eye): readonly Glimpse[] {
  if (act.by === 'clock') return eye !== 'table' && before.named[eye] === null ? [{ kind: 'late' }] : [];
  if (act.by !== 'chance') return act.by === eye ? [{ kind: 'named', number: act.move.number }] : [];
  if (before.cards.length === 0) return [{ kind: 'dealt', card: view(after, eye).card }];
  return [{ kind: 'rolled', die: after.die ?? 0 }];
}

const isAsked = ({ eye, isDealt, round, rounds, named }: View): boolean =>
  eye !== 'table' && isDealt && round <= rounds && named === null;

const everySeat = ({ seats }: View): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

const sentences = {
  name: 'Numbers',
  blurb: 'All name a number.',
  refusals: { 'not-asked': () => 'Not now.', 'too-big': () => 'Too big.' },
  glimpses: { dealt: () => 'Dealt.', named: () => 'Named.', late: () => 'Late.', rolled: () => 'Rolled.' },
  options: {
    rounds: { label: 'Rounds', values: String },
    seconds: { label: 'Seconds', values: String },
    spans: { label: 'Spans', values: String },
  },
  status: () => 'Name a number.',
  move: ({ number }: Move) => `Name ${number}`,
};
const words: WordsByLanguage<NumbersTypes> = withSwiss({ en: sentences, de: sentences });

const unsaid = notation<never>(
  () => 'numbers/1',
  () => unreadable('Nothing reads this.'),
);

export const secretNumbers: Game<NumbersTypes> = {
  id: 'numbers',
  version: 1,
  seats: [2, 3, 4],
  options: defineOptions<Options>({
    rounds: range(1, 9, 3),
    seconds: range(0, 60, 0),
    spans: range(0, 1, 0),
  }),
  player: {
    asked: (seen) => everySeat(seen).filter((seat) => seat !== seen.eye || isAsked(seen)),
    legal: (seen) => (isAsked(seen) ? numbers.map((number) => ({ number })) : []),
    whyNot: (seen, { number }) => {
      if (!isAsked(seen)) return { reason: 'not-asked', rule: '1' };
      return number > 5 ? { reason: 'too-big', rule: '2' } : null;
    },
    listed: (_, move) => move,
    move: notation(
      ({ number }) => String(number),
      (text) => ({ number: readWhole(text, 1, 99, 'A number') }),
    ),
    sight: unsaid,
  },
  table: {
    start: (options, seats) => ({
      options,
      round: 1,
      cards: [],
      named: nobody(seats),
      die: null,
      scores: nobody(seats).map(() => 0),
    }),
    seats: seatsOf,
    turn,
    apply,
    view,
    glimpses,
    imagine: () => {
      throw new Error('nobody imagines in these tests');
    },
    position: plainPosition('numbers/1'),
  },
  words,
};

/** The same with a last seat that is told more. */
export const toldNumbers: Game<NumbersTypes> = {
  ...secretNumbers,
  id: 'told',
  player: { ...secretNumbers.player, toldMore: ({ seats }) => [seats - 1] },
};

/** The same with free text: in the first round and every other one all who sit may talk, in between nobody. */
export const talkingNumbers: Game<NumbersTypes> = {
  ...secretNumbers,
  id: 'talkers',
  player: {
    ...secretNumbers.player,
    whyNotTalk: ({ eye, round }) => {
      if (eye === 'table') return { reason: 'too-big', rule: '4' };
      return round % 2 === 1 ? null : { reason: 'not-asked', rule: '3' };
    },
    talkPlace: ({ eye, round }) => `${eye} ${round}`,
  },
};

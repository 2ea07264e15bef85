import {
  choice,
  defineOptions,
  formatFields,
  notation,
  readFields,
  readMaybe,
  readOneOf,
  readWhole,
  unreadable,
  withSwiss,
} from '@rudel/kernel';
import type { Game, GameTypes, Notation, Seat, WhyNot, Words } from '@rudel/kernel';

/** The least game that has everything: a coin is tossed, then both seats say what they see, or the clock lapses. */
const sides = ['heads', 'tails'] as const;
type Side = (typeof sides)[number];
type Options = { readonly side: Side };
type Said = readonly [Side | null, Side | null];

interface State {
  readonly options: Options;
  readonly coin: Side | null;
  readonly said: Said;
  readonly isLapsed: boolean;
}

type View = {
  readonly eye: Seat | 'table';
  readonly options: Options;
  readonly coin: Side | null;
  readonly said: Said;
  readonly isLapsed: boolean;
};

interface Coin extends GameTypes {
  State: State;
  Move: Side;
  View: View;
  Options: Options;
  Glimpse: { readonly kind: 'said'; readonly seat: Seat };
  Reason: 'not-now' | 'wrong';
}

const options = defineOptions<Options>({ side: choice(...sides) });

const fieldsOf = (state: State): [string, string][] => [
  ['opts', options.format(state.options)],
  ['coin', state.coin ?? '-'],
  ['said', state.said.map((side) => side ?? '-').join(',')],
  ['lapsed', state.isLapsed ? '1' : '0'],
];

const readSide = (text: string): Side | null => readMaybe(text, (side) => readOneOf(side, sides, 'A side'));

function readState(text: string): State & { readonly eye: string } {
  const fields = readFields('coin/1', text);
  const eye = fields.has('eye') ? fields.take('eye') : '';
  const parsed = options.parse(fields.take('opts'));
  if (!parsed.ok) return unreadable(parsed.error);
  const coin = readSide(fields.take('coin'));
  const [one = '', other = ''] = fields.take('said').split(',');
  const isLapsed = readWhole(fields.take('lapsed'), 0, 1, 'Whether the clock lapsed') === 1;
  fields.done();
  return { eye, options: parsed.value, coin, said: [readSide(one), readSide(other)], isLapsed };
}

const position: Notation<State> = notation(
  (state) => formatFields('coin/1', fieldsOf(state)),
  (text) => {
    const { options: chosen, coin: tossed, said, isLapsed } = readState(text);
    return { options: chosen, coin: tossed, said, isLapsed };
  },
);

const sight: Notation<View> = notation(
  (view) => formatFields('coin/1', [['eye', String(view.eye)], ...fieldsOf(view)]),
  (text) => {
    const { eye, ...rest } = readState(text);
    return { eye: eye === 'table' ? eye : readWhole(eye, 0, 1, 'The eye'), ...rest };
  },
);

const isOver = ({ said, isLapsed }: Pick<State, 'said' | 'isLapsed'>): boolean =>
  isLapsed || !said.includes(null);

const mayNow = (view: View, seat: Seat): boolean =>
  view.coin !== null && !isOver(view) && view.said[seat] === null;

function whyNot(view: View, move: Side): WhyNot<Coin['Reason']> | null {
  if (view.eye === 'table' || !mayNow(view, view.eye)) return { reason: 'not-now', rule: '1.1' };
  return move === view.coin ? null : { reason: 'wrong', rule: '1.2', about: [move] };
}

const words: Words<Coin> = {
  name: 'Coin',
  blurb: 'Say what you see.',
  refusals: { 'not-now': () => 'Not now.', wrong: ([side]) => `The coin does not show ${side}.` },
  glimpses: { said: ({ seat }, nameOf) => `${nameOf(seat)} speaks.` },
  options: { side: { label: 'Side', values: { heads: 'heads', tails: 'tails' } } },
  status: () => 'Say it.',
  move: (side) => side,
};

export const coin: Game<Coin> = {
  id: 'coin',
  version: 1,
  seats: [2],
  options,
  player: {
    asked: (view) => [0, 1].filter((seat) => mayNow(view, seat)),
    legal: (view) => sides.filter((side) => whyNot(view, side) === null),
    whyNot,
    listed: (_, move) => move,
    move: notation(
      (side) => side,
      (text) => readOneOf(text, sides, 'A move'),
    ),
    sight,
  },
  table: {
    start: (chosen) => ({ options: chosen, coin: null, said: [null, null], isLapsed: false }),
    seats: () => 2,
    turn: (state) => {
      if (state.coin === null)
        return { kind: 'chance', urn: { kind: 'roll', purpose: 'toss', dice: [sides] } };
      if (isOver(state)) return { kind: 'over', outcome: { winners: [], scores: [0, 0] } };
      return { kind: 'seats', seats: [0, 1].filter((seat) => state.said[seat] === null), lapses: true };
    },
    apply: (state, act) => {
      if (act.by === 'clock') return { ...state, isLapsed: true };
      if (act.by === 'chance') return { ...state, coin: readSide(act.drawn[0] ?? '-') };
      const [one, other] = state.said;
      return { ...state, said: act.by === 0 ? [act.move, other] : [one, act.move] };
    },
    view: (state, eye) => ({ eye, ...state }),
    glimpses: ({ act }) => (typeof act.by === 'number' ? [{ kind: 'said', seat: act.by }] : []),
    imagine: ({ options: chosen, coin: tossed, said, isLapsed }) => ({
      options: chosen,
      coin: tossed,
      said,
      isLapsed,
    }),
    position,
  },
  words: withSwiss({ en: words, de: words }),
};

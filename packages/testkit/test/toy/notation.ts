import {
  choice,
  defineOptions,
  formatFields,
  formatList,
  notation,
  range,
  readFields,
  readList,
  readMaybe,
  readOneOf,
  readWhole,
  unreadable,
} from '@rudel/kernel';
import type { Eye, Fields, Notation, OptionsNotation } from '@rudel/kernel';
import { hide, peek } from '@rudel/kernel/hidden';
import type { Options, Reveal, State, View } from './types.ts';

export const options: OptionsNotation<Options> = defineOptions<Options>({
  rounds: range(1, 5, 3),
  hands: choice('one', 'two'),
});

const head = 'fingers/1';

const maybe = (value: number | null): string => (value === null ? '-' : String(value));
const whole = (text: string): number => readWhole(text, 0, 999, 'A number');
const counted = <T>(seats: number, list: readonly T[]): readonly T[] =>
  list.length === seats ? list : unreadable(`There should be ${seats} of them but there are ${list.length}.`);

const formatLast = (last: Reveal | null): string =>
  last === null ? '-' : `${last.fingers.join(',')}/${last.die}`;

function readLast(text: string, seats: number): Reveal | null {
  return readMaybe(text, (both) => {
    const [fingers = '', die = '', ...more] = both.split('/');
    if (more.length > 0) unreadable('A reveal is fingers and a die.');
    return { fingers: counted(seats, fingers.split(',').map(whole)), die: whole(die) };
  });
}

type Common = Pick<State, 'options' | 'seats' | 'round' | 'last' | 'scores'>;

function readCommon(fields: Fields): Common {
  const parsed = options.parse(fields.take('opts'));
  if (!parsed.ok) return unreadable(parsed.error);
  const seats = readWhole(fields.take('seats'), 2, 4, 'The number of seats');
  return {
    options: parsed.value,
    seats,
    round: readWhole(fields.take('round'), 1, 6, 'The round'),
    last: readLast(fields.take('last'), seats),
    scores: counted(seats, readList(fields.take('scores'), whole)),
  };
}

const commonFields = ({ options: chosen, seats, round }: Common): [string, string][] => [
  ['opts', options.format(chosen)],
  ['seats', String(seats)],
  ['round', String(round)],
];

const publicFields = ({ last, scores }: Common): [string, string][] => [
  ['last', formatLast(last)],
  ['scores', scores.join(',')],
];

export const position: Notation<State> = notation(
  (state) =>
    formatFields(head, [
      ...commonFields(state),
      ['cards', formatList(peek(state.cards), String)],
      ['shown', peek(state.shown).map(maybe).join(',')],
      ...publicFields(state),
    ]),
  (text) => {
    const fields = readFields(head, text);
    const { options: chosen, seats, round, last, scores } = readCommon(fields);
    const cards = readList(fields.take('cards'), whole);
    if (cards.length > 0) counted(seats, cards);
    const shown = counted(
      seats,
      fields
        .take('shown')
        .split(',')
        .map((one) => readMaybe(one, whole)),
    );
    fields.done();
    return { options: chosen, seats, round, cards: hide(cards), shown: hide(shown), last, scores };
  },
);

const ofSeats = (view: View, own: string, others: string): string =>
  Array.from({ length: view.seats }, (_, seat) => (seat === view.eye ? own : others)).join(',');

function readOwn(text: string, view: Pick<View, 'eye' | 'seats'>): number | null {
  const parts = counted(view.seats, text.split(','));
  if (parts.some((part, seat) => seat !== view.eye && part !== '?')) unreadable('Others are unseen.');
  return view.eye === 'table' ? null : readMaybe(parts[view.eye] ?? '-', whole);
}

export const sight: Notation<View> = notation(
  (view) =>
    formatFields(head, [
      ['eye', String(view.eye)],
      ...commonFields(view),
      ['cards', view.isDealt ? ofSeats(view, maybe(view.card), '?') : '-'],
      ['shown', ofSeats(view, maybe(view.shown), '?')],
      ...publicFields(view),
    ]),
  (text) => {
    const fields = readFields(head, text);
    const name = readOneOf(fields.take('eye'), ['0', '1', '2', '3', 'table'], 'The eye');
    const { options: chosen, seats, round, last, scores } = readCommon(fields);
    const eye: Eye = name === 'table' ? name : readWhole(name, 0, seats - 1, 'The eye');
    const cards = fields.take('cards');
    const own = { eye, seats };
    const isDealt = cards !== '-';
    const card = isDealt ? readOwn(cards, own) : null;
    if (isDealt && eye !== 'table' && card === null) unreadable('Every seat sees its own card.');
    const shown = readOwn(fields.take('shown'), own);
    fields.done();
    return { eye, options: chosen, seats, round, isDealt, card, shown, last, scores };
  },
);

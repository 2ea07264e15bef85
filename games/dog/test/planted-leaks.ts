import type { Eye, Game, Seat, Step } from '@rudel/kernel';
import {
  adding,
  leakyChecksum,
  leakyLength,
  leakyOrder,
  leakyRefusal,
  leakyStatus,
  withGlimpses,
  withView,
} from '@rudel/testkit';
import type { Leak as LeakOf } from '@rudel/testkit';
import { partnerOf } from '../src/board.ts';
import type { Card, DogTypes, Move, State } from '../src/types.ts';

type Dog = Game<DogTypes>;
type Leak = LeakOf<DogTypes>;

/** The truth about a seat, as a leak would get at it. */
const handOf = (game: Dog, state: State, seat: Seat): readonly Card[] =>
  game.table.view(state, seat).hands[seat] as readonly Card[];
const giftOf = (game: Dog, state: State, seat: Seat): Card | null =>
  game.table.view(state, seat).gifts[seat] as Card | null;
const hasGiven = (game: Dog, state: State, seat: Seat): boolean => giftOf(game, state, seat) !== null;

const opposite = (eye: Eye): Seat => (eye === 'table' ? 0 : partnerOf(eye));

/** Whether the seat opposite holds a strong card. */
const isPartnerStrong = (game: Dog): ((state: State, eye: Eye) => boolean) => {
  return (state, eye) =>
    handOf(game, state, opposite(eye)).some((card) => ['A', 'K', 'X', '7', 'J'].includes(card));
};

const gives = ({ act }: Step<DogTypes>): (Move & { kind: 'give' }) | null =>
  act.by !== 'chance' && act.by !== 'clock' && act.move.kind === 'give' ? act.move : null;

const seats = [0, 1, 2, 3];

export const plantedLeaks: { readonly [name: string]: Leak } = {
  'a partner’s hand lies open': (game) =>
    withView(game, (state, eye, honest) => {
      const seat = opposite(eye);
      return { ...honest, hands: honest.hands.with(seat, handOf(game, state, seat)) };
    }),
  'the lowest card of every hand lies open': (game) =>
    withView(game, (state, eye, honest) => ({
      ...honest,
      hands: honest.hands.map((hand, seat) =>
        seat === eye
          ? hand
          : hand.map((card, index) => (index === 0 ? (handOf(game, state, seat)[0] ?? card) : card)),
      ),
    })),
  'a gift is seen before all have given': (game) =>
    withView(game, (state, eye, honest) => {
      const seat = opposite(eye);
      return { ...honest, gifts: honest.gifts.with(seat, giftOf(game, state, seat)) };
    }),
  'opponents’ gifts are seen after the exchange': (game) =>
    withView(game, (state, _eye, honest) => ({
      ...honest,
      gifts: honest.gifts.map((gift, seat) =>
        honest.shown.phase === 'play' ? giftOf(game, state, seat) : gift,
      ),
    })),
  'a hand shrinks as soon as its gift is laid': (game) =>
    withView(game, (state, eye, honest) => ({
      ...honest,
      hands: honest.hands.map((hand, seat) =>
        honest.shown.phase === 'exchange' && seat !== eye && hasGiven(game, state, seat)
          ? hand.slice(1)
          : hand,
      ),
    })),
  'the number of gifts so far is counted': adding((game, state) => ({
    given: seats.filter((seat) => hasGiven(game, state, seat)).length,
  })),
  'who has given is told': adding((game, state) => ({
    waiting: seats.filter((seat) => !hasGiven(game, state, seat)),
  })),
  'a checksum of the whole position is sent along': leakyChecksum(),
  'the length of the position is sent along': leakyLength(),
  'the order of fields depends on a hidden card': (game) =>
    withView(game, (state, eye, { eye: own, shown, hands, gifts }) =>
      handOf(game, state, opposite(eye)).includes('A')
        ? { gifts, hands, shown, eye: own }
        : { eye: own, shown, hands, gifts },
    ),
  'face-down cards show how many jokers there are': (game) =>
    withView(game, (state, eye, honest) => ({
      ...honest,
      shown: {
        ...honest.shown,
        round: honest.shown.round + handOf(game, state, opposite(eye)).filter((card) => card === 'X').length,
      },
    })),
  'others notice that a card was given': (game) =>
    withGlimpses(game, (step, _eye, honest) =>
      gives(step) === null ? honest : [{ kind: 'rustle' }, ...honest],
    ),
  'others hear which card was given': (game) =>
    withGlimpses(game, (step, _eye, honest) => {
      const gift = gives(step);
      return gift === null ? honest : [{ kind: 'gave', card: gift.card, to: 0 }, ...honest];
    }),
  'the end of the exchange names who was last': (game) =>
    withGlimpses(game, ({ act }, _eye, honest) =>
      honest.map((glimpse) => (glimpse.kind === 'exchanged' ? { ...glimpse, by: act.by } : glimpse)),
    ),
  'everybody hears what was dealt': (game) =>
    withGlimpses(game, ({ after }, eye, honest) =>
      honest.map((glimpse) =>
        glimpse.kind === 'dealt' ? { ...glimpse, cards: [...handOf(game, after, opposite(eye))] } : glimpse,
      ),
    ),
  'legal moves come in another order for a strong partner': leakyOrder(isPartnerStrong),
  'a refusal says more when the partner is strong': leakyRefusal(isPartnerStrong),
  'the status sentence is glad of a strong partner': leakyStatus('en', isPartnerStrong),
};

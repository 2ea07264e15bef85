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
import type { Card, CardPlace, Question, State, Suspicion, WoofTypes } from '../src/types.ts';
import { played } from './told-twice.ts';

type Woof = Game<WoofTypes>;
type Leak = LeakOf<WoofTypes>;

/** The truth, as a leak would get at it: what each seat sees of its own, and the middle from the position. */
function cardsOf(game: Woof, state: State, place: CardPlace): readonly Card[] {
  const field = /pairs:(\S+)/.exec(game.table.position.format(state))?.[1] ?? '';
  return (field.split('/')[place] ?? '').split(',').filter((card) => card !== '-') as Card[];
}
const handOf = (game: Woof, state: State, seat: Seat): readonly Question[] =>
  game.table.view(state, seat).hands[seat] as readonly Question[];
const boardOf = (game: Woof, state: State, seat: Seat): Suspicion | null =>
  game.table.view(state, seat).boards[seat] as Suspicion | null;
const seatsOf = (game: Woof, state: State): readonly Seat[] =>
  Array.from({ length: game.table.seats(state) }, (_, seat) => seat);
const seenIn = (game: Woof, state: State): string =>
  /seen:(\S+)/.exec(game.table.position.format(state))?.[1] ?? '';
const phaseOf = (game: Woof, state: State): string => game.table.view(state, 'table').shown.phase;
const decided = (game: Woof, state: State): readonly Seat[] =>
  seatsOf(game, state).filter((seat) => boardOf(game, state, seat) !== null);

const neighbour = (game: Woof, state: State, eye: Eye): Seat =>
  eye === 'table' ? 0 : (eye + 1) % game.table.seats(state);

/** What is told about a look, with something more. */
const tellingLooks = (
  extra: (game: Woof, step: Step<WoofTypes>, seat: Seat, at: CardPlace) => object,
): Leak => {
  return (game) =>
    withGlimpses(game, (step, _eye, honest) =>
      honest.map((glimpse) =>
        glimpse.kind === 'looked'
          ? Object.assign({ ...glimpse }, extra(game, step, glimpse.seat, glimpse.at))
          : glimpse,
      ),
    );
};

const besideWolf = (game: Woof): ((state: State, eye: Eye) => boolean) => {
  return (state, eye) => {
    const cards = cardsOf(game, state, neighbour(game, state, eye));
    return cards.length > 0 && played(cards) === 'W';
  };
};

/** Cards, and what was seen of them. */
export const leaksOfCards: { readonly [name: string]: Leak } = {
  'a neighbour’s cards lie open': (game) =>
    withView(game, (state, eye, honest) => {
      const seat = neighbour(game, state, eye);
      return { ...honest, pairs: honest.pairs.with(seat, cardsOf(game, state, seat)) };
    }),
  'the last place lies open, the middle where there is one': (game) =>
    withView(game, (state, _eye, honest) => {
      const place = honest.pairs.length - 1;
      return { ...honest, pairs: honest.pairs.with(place, cardsOf(game, state, place)) };
    }),
  'what others have seen is seen by all': (game) =>
    withView(game, (state, _eye, honest) => ({
      ...honest,
      seen: honest.seen.length === 0 ? [] : (seenIn(game, state).split(',') as Card[]),
    })),
  'an owner learns which card was seen': (game) =>
    withGlimpses(game, ({ after }, eye, honest) =>
      honest.map((glimpse) =>
        glimpse.kind === 'looked' && glimpse.at === eye
          ? { ...glimpse, card: (seenIn(game, after).split(',').at(-1) ?? 'S') as Card }
          : glimpse,
      ),
    ),
  'everybody hears whether it was the first of the two cards': tellingLooks((game, { after }, _seat, at) => ({
    isFirst: seenIn(game, after).split(',').at(-1) === cardsOf(game, after, at)[0],
  })),
  'a shepherd’s cry sounds louder': tellingLooks((game, { after }, seat) => ({
    isLoud: played(cardsOf(game, after, seat)) === 'P',
  })),
  'a look tells the value of the card': tellingLooks((game, { after }) => ({
    value: 'SDHPW'.indexOf((seenIn(game, after).split(',').at(-1) ?? 'S').charAt(0)),
  })),
  'everybody hears what was dealt': (game) =>
    withGlimpses(game, ({ after }, eye, honest) =>
      honest.map((glimpse) =>
        glimpse.kind === 'dealt'
          ? { ...glimpse, cards: [...cardsOf(game, after, neighbour(game, after, eye))] }
          : glimpse,
      ),
    ),
  'how many wolves play is told': adding((game, state) => ({
    wolves: seatsOf(game, state).filter((seat) => cardsOf(game, state, seat).includes('W')).length,
  })),
  'a checksum of the whole position is sent along': leakyChecksum(),
  'the order of fields depends on a hidden card': (game) =>
    withView(game, (state, eye, honest) => {
      const { pairs, ...rest } = honest;
      return besideWolf(game)(state, eye) ? { ...rest, pairs } : honest;
    }),
  'legal moves come in another order beside a wolf': leakyOrder(besideWolf),
  'a refusal says more beside a wolf': leakyRefusal(besideWolf),
  'the status sentence fears a wolf': leakyStatus('en', besideWolf),
};

/** Question cards, boards and who has decided. */
export const leaksOfDecisions: { readonly [name: string]: Leak } = {
  'a neighbour’s question cards lie open': (game) =>
    withView(game, (state, eye, honest) => {
      const seat = neighbour(game, state, eye);
      return { ...honest, hands: honest.hands.with(seat, handOf(game, state, seat)) };
    }),
  'who holds a question about sheep is told': adding((game, state) => ({
    sheep: seatsOf(game, state).filter((seat) => handOf(game, state, seat).includes('S')),
  })),
  'early suspicions lie face up': (game) =>
    withView(game, (state, _eye, honest) => ({
      ...honest,
      boards: honest.boards.map((board, seat) => (board === '?' ? boardOf(game, state, seat) : board)),
    })),
  'everybody notices being suspected': adding((game, state, eye) => ({
    suspects: seatsOf(game, state).filter((seat) =>
      (boardOf(game, state, seat) ?? []).some((pointer) => pointer === eye),
    ),
  })),
  'a suspicion tells whether it names nobody': (game) =>
    withGlimpses(game, ({ act }, _eye, honest) =>
      honest.map((glimpse) =>
        glimpse.kind === 'suspected' && typeof act.by === 'number' && act.move.kind === 'suspect'
          ? { ...glimpse, isEmpty: act.move.first === 'none' }
          : glimpse,
      ),
    ),
  'who has decided at the end of a round is seen': adding((game, state) => ({
    decided: decided(game, state),
  })),
  'the number of decisions is counted': adding((game, state) => ({ count: decided(game, state).length })),
  'the length of the position is sent along': leakyLength(),
  'whom the table really waits for is told': adding((game, state) => {
    const turn = game.table.turn(state);
    return { waiting: turn.kind === 'seats' ? turn.seats : [] };
  }),
  'others notice that somebody has decided': (game) =>
    withGlimpses(game, (step, _eye, honest) =>
      phaseOf(game, step.before) === 'final' ? [{ kind: 'rustle' }, ...honest] : honest,
    ),
  'the reveal names who was last': (game) =>
    withGlimpses(game, ({ act }, _eye, honest) =>
      honest.map((glimpse) => (glimpse.kind === 'revealed' ? { ...glimpse, by: act.by } : glimpse)),
    ),
};

/** Leaks that show where owners lay out their cards. */
export const leaksOfLayouts: { readonly [name: string]: Leak } = {
  'a layout lies face up': (game) =>
    withView(game, (state, _eye, honest) => ({
      ...honest,
      layout: (/layout:(\S+)/.exec(game.table.position.format(state))?.[1] ?? '').split(',') as Card[],
    })),
  'whoever looks sees on which side the higher card lies': (game) =>
    withGlimpses(game, ({ act }, _eye, honest) =>
      honest.map((glimpse) =>
        glimpse.kind === 'laidOut' && typeof act.by === 'number' && act.move.kind === 'lay'
          ? { ...glimpse, isSorted: act.move.left < act.move.right }
          : glimpse,
      ),
    ),
  'nobody with two cards alike is asked to lay them out': (game) => ({
    ...game,
    table: {
      ...game.table,
      apply: (state, act) => {
        const after = game.table.apply(state, act);
        const { phase, looking } = game.table.view(after, 'table').shown;
        const [left, right] = phase === 'lay' ? cardsOf(game, after, looking ?? 0) : [];
        if (left === undefined || right === undefined || left !== right) return after;
        return game.table.apply(after, { by: looking ?? 0, move: { kind: 'lay', left, right } });
      },
    },
  }),
};

import type { Game, Seat, Step } from '@rudel/kernel';
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
import { laidOut } from '../src/answers.ts';
import { activeOf } from '../src/turns.ts';
import type { Answers, Silhouette, State, TofugottTypes, View } from '../src/types.ts';

type Tofugott = Game<TofugottTypes>;
type Leak = LeakOf<TofugottTypes>;

/** The truth about a seat, as a leak would get at it. */
const truth = (game: Tofugott, state: State, seat: Seat): View => game.table.view(state, seat);
const activeIn = (game: Tofugott, state: State): Seat => activeOf(truth(game, state, 0).shown) ?? 0;
const answersOf = (game: Tofugott, state: State): Answers | null =>
  truth(game, state, activeIn(game, state)).answers as Answers | null;
const pickOf = (game: Tofugott, state: State, seat: Seat): Silhouette | null =>
  truth(game, state, seat).picks[seat] as Silhouette | null;
const seatsOf = (game: Tofugott, state: State): readonly Seat[] =>
  Array.from({ length: game.table.seats(state) }, (_, seat) => seat);

const likesElephants = (game: Tofugott): ((state: State) => boolean) => {
  return (state) => answersOf(game, state)?.best.includes('elephant') === true;
};

const isHiddenAct = ({ act }: Step<TofugottTypes>): boolean =>
  typeof act.by === 'number' && ['lay', 'take', 'lock', 'guess'].includes(act.move.kind);

/** What is laid face down by the active player. */
const answers: { readonly [name: string]: Leak } = {
  'the answers lie open': (game) =>
    withView(game, (state, _eye, honest) => ({ ...honest, answers: answersOf(game, state) })),
  'the best answer to the first question lies open': adding((game, state) => ({
    first: answersOf(game, state)?.best[0] ?? null,
  })),
  'the answers that lie there are counted': adding((game, state) => {
    const laid = answersOf(game, state);
    return { laid: laid === null ? 0 : laidOut(laid).length };
  }),
  'that the answers are locked is told': adding((game, state) => ({
    locked: answersOf(game, state)?.isLocked === true,
  })),
  'what is not among the answers is told': adding((game, state) => ({
    free: ['tofu', 'bird'].filter(
      (one) => !laidOut(answersOf(game, state) ?? nothing).includes(one as Silhouette),
    ),
  })),
  'a checksum of the whole position is sent along': leakyChecksum(),
  'the length of the position is sent along': leakyLength(),
  'the order of fields depends on a hidden answer': (game) =>
    withView(game, (state, _eye, { texts, ...honest }) =>
      likesElephants(game)(state) ? { texts, ...honest } : { ...honest, texts },
    ),
  'legal guesses come in another order when the elephant is among the best': leakyOrder(likesElephants),
  'a refusal says more when the elephant is among the best': leakyRefusal(likesElephants),
  'the status sentence winks when the elephant is among the best': leakyStatus('de', likesElephants),
};

const nothing: Answers = { best: [], worst: [], isLocked: false };

/** What is guessed, who has decided, and when. */
const guesses: { readonly [name: string]: Leak } = {
  'the guesses of others lie open': (game) =>
    withView(game, (state, _eye, honest) => ({
      ...honest,
      picks: seatsOf(game, state).map((seat) => pickOf(game, state, seat)),
    })),
  'those who have guessed are counted': adding((game, state) => ({
    ready: seatsOf(game, state).filter((seat) => pickOf(game, state, seat) !== null).length,
  })),
  'whom the table really waits for is told': adding((game, state) => {
    const turn = game.table.turn(state);
    return { waiting: turn.kind === 'seats' ? turn.seats : [] };
  }),
  'only who has still to decide is shown as asked': (game) => {
    const waiting = new WeakMap<View, readonly Seat[]>();
    const watched = withView(game, (state, _eye, honest) => {
      const turn = game.table.turn(state);
      waiting.set(honest, turn.kind === 'seats' ? turn.seats : []);
      return honest;
    });
    return {
      ...watched,
      player: { ...watched.player, asked: (view) => waiting.get(view) ?? game.player.asked(view) },
    };
  },
  'others notice that somebody has decided': (game) =>
    withGlimpses(game, (step, _eye, honest) =>
      isHiddenAct(step) ? [{ kind: 'rustle' }, ...honest] : honest,
    ),
  'who was the last to decide is named': (game) =>
    withGlimpses(game, ({ act }, _eye, honest) =>
      honest.map((glimpse) => (glimpse.kind === 'ready' ? { ...glimpse, by: act.by } : glimpse)),
    ),
  'a guess that is shown tells whether it is right': (game) =>
    withGlimpses(game, ({ before }, _eye, honest) =>
      honest.map((glimpse) =>
        glimpse.kind === 'guess'
          ? {
              ...glimpse,
              isRight: answersOf(game, before)?.best[glimpse.question - 1] === glimpse.silhouette,
            }
          : glimpse,
      ),
    ),
  'a lapse of the clock is told apart from a silent card': (game) =>
    withGlimpses(game, ({ act }, _eye, honest) =>
      act.by === 'clock' ? [{ kind: 'tick' }, ...honest] : honest,
    ),
};

export const plantedLeaks: { readonly [name: string]: Leak } = { ...answers, ...guesses };

/** Leaks about the cards that are drawn. */
export const leaksOfTheDraw: { readonly [name: string]: Leak } = {
  'the two cards lie open': (game) =>
    withView(game, (state, _eye, honest) => ({
      ...honest,
      drawn: truth(game, state, activeIn(game, state)).drawn,
    })),
  'the words of the two cards can be read': (game) =>
    withView(game, (state, _eye, honest) => ({
      ...honest,
      texts: truth(game, state, activeIn(game, state)).texts,
    })),
  'the card that went back is told with the one that was kept': (game) =>
    withGlimpses(game, ({ before }, _eye, honest) =>
      honest.map((glimpse) =>
        glimpse.kind === 'read'
          ? { ...glimpse, drawn: truth(game, before, activeIn(game, before)).drawn }
          : glimpse,
      ),
    ),
  'whether the first or the second card was kept is told': (game) =>
    withGlimpses(game, ({ before }, _eye, honest) =>
      honest.map((glimpse) =>
        glimpse.kind === 'read'
          ? {
              ...glimpse,
              nth: truth(game, before, activeIn(game, before)).drawn.indexOf(glimpse.card),
            }
          : glimpse,
      ),
    ),
};

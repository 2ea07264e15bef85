import type { Eye, Game, Seat, Step } from '@rudel/kernel';
import {
  adding,
  leakyChecksum,
  leakyLength,
  leakyOrder,
  leakyRefusal,
  leakyStatus,
  withGlimpses,
  withTruth,
  withView,
} from '@rudel/testkit';
import type { Leak as LeakOf } from '@rudel/testkit';
import type { GoblinAnswer, Kind, State, WoelfeTypes } from '../src/types.ts';

type Woelfe = Game<WoelfeTypes>;
type Leak = LeakOf<WoelfeTypes>;

/** The truth about a seat, as a leak would get at it. */
const handOf = (game: Woelfe, state: State, seat: Seat): readonly Kind[] =>
  game.table.view(state, seat).hands[seat] as readonly Kind[];
const answerOf = (game: Woelfe, state: State, seat: Seat): GoblinAnswer | null =>
  game.table.view(state, seat).answers[seat] as GoblinAnswer | null;
const seatsOf = (game: Woelfe, state: State): readonly Seat[] =>
  Array.from({ length: game.table.seats(state) }, (_, seat) => seat);
const answered = (game: Woelfe, state: State): readonly Seat[] =>
  seatsOf(game, state).filter((seat) => answerOf(game, state, seat) !== null);
const holdsBoth = (game: Woelfe, state: State, seat: Seat): boolean =>
  handOf(game, state, seat).filter((die) => die === 'H').length === 2;

const neighbour = (game: Woelfe, state: State, eye: Eye): Seat =>
  eye === 'table' ? 0 : (eye + 1) % game.table.seats(state);

const isStrong = (game: Woelfe): ((state: State, eye: Eye) => boolean) => {
  return (state, eye) =>
    handOf(game, state, neighbour(game, state, eye)).some((die) => die === 'H' || die === 'M');
};

const isAnswer = ({ act }: Step<WoelfeTypes>): boolean =>
  typeof act.by === 'number' && (act.move.kind === 'pass' || act.move.kind === 'goblin');

/** Dice and sides. */
const hands: { readonly [name: string]: Leak } = {
  'a neighbour’s dice lie open': (game) =>
    withView(game, (state, eye, honest) => {
      const seat = neighbour(game, state, eye);
      return { ...honest, hands: honest.hands.with(seat, handOf(game, state, seat)) };
    }),
  'the first die behind every screen lies open': (game) =>
    withView(game, (state, eye, honest) => ({
      ...honest,
      hands: honest.hands.map((hand, seat) =>
        seat === eye
          ? hand
          : hand.map((die, index) => (index === 0 ? (handOf(game, state, seat)[0] ?? die) : die)),
      ),
    })),
  'who is a hunter is told': adding((game, state) => ({
    hunters: seatsOf(game, state).filter((seat) => handOf(game, state, seat).includes('H')),
  })),
  'the wolves behind all screens are counted': adding((game, state, eye) => ({
    wolves: handOf(game, state, neighbour(game, state, eye)).filter((die) => 'WGB'.includes(die)).length,
  })),
  'a checksum of the whole position is sent along': leakyChecksum(),
  'the order of fields depends on a hidden die': (game) =>
    withView(game, (state, eye, { eye: own, shown, hands: held, answers }) =>
      handOf(game, state, neighbour(game, state, eye)).includes('F')
        ? { answers, hands: held, shown, eye: own }
        : { eye: own, shown, hands: held, answers },
    ),
  'everybody hears what was drawn': (game) =>
    withGlimpses(game, ({ after }, eye, honest) =>
      honest.map((glimpse) =>
        glimpse.kind === 'dealt'
          ? { ...glimpse, dice: [...handOf(game, after, neighbour(game, after, eye))] }
          : glimpse,
      ),
    ),
  'legal moves come in another order beside a strong neighbour': leakyOrder(isStrong),
  'a refusal says more beside a strong neighbour': leakyRefusal(isStrong),
  'the status sentence fears a strong neighbour': leakyStatus('en', isStrong),
};

/** Goblin windows, and answers to the question of the double barrel. */
const windows: { readonly [name: string]: Leak } = {
  'the answers of others are seen': (game) =>
    withView(game, (state, _eye, honest) => ({
      ...honest,
      answers: honest.answers.map((_, seat) => answerOf(game, state, seat)),
    })),
  'a goblin in waiting is seen, a pass is not': adding((game, state) => ({
    waiting: seatsOf(game, state).filter((seat) => answerOf(game, state, seat) === 'goblin'),
  })),
  'the number of answers so far is counted': adding((game, state) => ({
    answered: answered(game, state).length,
  })),
  'whom the table really waits for is told': adding((game, state) => {
    const turn = game.table.turn(state);
    return { waiting: turn.kind === 'seats' ? turn.seats : [] };
  }),
  'the length of the position is sent along': leakyLength(),
  'others notice that somebody has answered': (game) =>
    withGlimpses(game, (step, _eye, honest) => (isAnswer(step) ? [{ kind: 'rustle' }, ...honest] : honest)),
  'the end of a window names who was last': (game) =>
    withGlimpses(game, ({ act }, _eye, honest) =>
      honest.map((glimpse) =>
        glimpse.kind === 'goblin' || glimpse.kind === 'trick' || glimpse.kind === 'silence'
          ? { ...glimpse, by: act.by }
          : glimpse,
      ),
    ),
  'a lapse of the clock is told apart from a pass': (game) =>
    withGlimpses(game, ({ act }, _eye, honest) =>
      act.by === 'clock' ? [{ kind: 'tick' }, ...honest] : honest,
    ),
  'a spent goblin tells who else wanted it': (game) =>
    withGlimpses(game, ({ before }, _eye, honest) =>
      honest.map((glimpse) =>
        glimpse.kind === 'goblin'
          ? {
              ...glimpse,
              also: seatsOf(game, before).filter(
                (seat) => seat !== glimpse.seat && answerOf(game, before, seat) === 'goblin',
              ),
            }
          : glimpse,
      ),
    ),
};

export const plantedLeaks: { readonly [name: string]: Leak } = { ...hands, ...windows };

/** Leaks that show as soon as the dice are drawn. */
export const leaksOfTheDraw: { readonly [name: string]: Leak } = {
  'only a holder of both hunters is shown as asked': (game) => {
    const someoneHolds = (state: State, eye: Eye): boolean =>
      seatsOf(game, state).some((seat) => seat !== eye && holdsBoth(game, state, seat));
    return withTruth(someoneHolds, (knows) => ({
      ...game,
      player: {
        ...game.player,
        asked: (view) =>
          view.shown.phase === 'announce' && !knows(view)
            ? game.player.asked(view).filter((seat) => seat === view.eye)
            : game.player.asked(view),
      },
    }));
  },
  'nobody is asked when nobody holds both hunters': (game) => ({
    ...game,
    table: {
      ...game.table,
      apply: (state, act) => {
        const after = game.table.apply(state, act);
        const isIdle =
          game.table.view(after, 'table').shown.phase === 'announce' &&
          !seatsOf(game, after).some((seat) => holdsBoth(game, after, seat));
        if (!isIdle) return after;
        return seatsOf(game, after).reduce(
          (now, by) => game.table.apply(now, { by, move: { kind: 'pass' } }),
          after,
        );
      },
    },
  }),
};

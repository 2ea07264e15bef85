import type { Act, Eye, Game, Seat, Step, Turn } from '@rudel/kernel';
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
import { roles } from '../src/roles/index.ts';
import type { LupusTypes, Card, Mark, Move, Role, State, View } from '../src/types.ts';

type Lupus = Game<LupusTypes>;
export type Leak = LeakOf<LupusTypes>;
type Leaks = { readonly [name: string]: Leak };

/** The truth about a seat, as a leak would get at it. */
const ownView = (game: Lupus, state: State, seat: Seat): View => game.table.view(state, seat);
const players = (view: View): readonly Seat[] => view.cards.map((_, seat) => seat);
const cardOf = (game: Lupus, state: State, seat: Seat): Card =>
  ownView(game, state, seat).cards[seat] as Card;
const seatsIn = (game: Lupus, state: State): readonly Seat[] => players(game.table.view(state, 'table'));
const shownIn = (game: Lupus, state: State): View['shown'] => game.table.view(state, 'table').shown;
const holds = (game: Lupus, state: State, role: Role): readonly Seat[] =>
  seatsIn(game, state).filter((seat) => cardOf(game, state, seat) === roles[role].letter);
const isAnswered = (game: Lupus, state: State, seat: Seat): boolean => {
  const answer = ownView(game, state, seat).answers[seat];
  return answer !== null && answer !== undefined;
};
const answered = (game: Lupus, state: State): readonly Seat[] =>
  seatsIn(game, state).filter((seat) => isAnswered(game, state, seat));

const neighbour = (game: Lupus, state: State, eye: Eye): Seat =>
  eye === 'table' ? 0 : (eye + 1) % seatsIn(game, state).length;
const isWolfBeside = (game: Lupus) => {
  return (state: State, eye: Eye): boolean => cardOf(game, state, neighbour(game, state, eye)) === 'W';
};

const withTurn = (game: Lupus, turn: (state: State, honest: Turn) => Turn): Lupus => ({
  ...game,
  table: { ...game.table, turn: (state) => turn(state, game.table.turn(state)) },
});

/** Who is what. */
export const leaksOfRoles: Leaks = {
  'a neighbour’s card lies open': (game) =>
    withView(game, (state, eye, honest) => {
      const seat = neighbour(game, state, eye);
      return { ...honest, cards: honest.cards.with(seat, cardOf(game, state, seat)) };
    }),
  'the wolves are told': adding((game, state) => ({ wolves: holds(game, state, 'wolf') })),
  'a checksum of the whole position is sent along': leakyChecksum(),
  'the order of fields depends on a neighbour’s card': (game) =>
    withView(game, (state, eye, { eye: own, shown, ...held }) =>
      isWolfBeside(game)(state, eye) ? { ...held, shown, eye: own } : { eye: own, shown, ...held },
    ),
  'everybody hears of the cards dealt': (game) =>
    withGlimpses(game, ({ after }, eye, honest) =>
      honest.map((glimpse) =>
        glimpse.kind === 'dealt'
          ? { ...glimpse, next: cardOf(game, after, neighbour(game, after, eye)) }
          : glimpse,
      ),
    ),
  'legal moves come in another order beside a wolf': leakyOrder(isWolfBeside),
  'a refusal says more beside a wolf': leakyRefusal(isWolfBeside),
  'the status sentence fears a wolf': leakyStatus('de', isWolfBeside),
};

/** How long things take by who is what: pauses and deadlines, calls that are skipped. */
export const leaksOfTime: Leaks = {
  'the clock is kinder where the first seat is a wolf': (game) =>
    withTurn(game, (state, honest) =>
      honest.kind === 'seats' && cardOf(game, state, 0) === 'W' ? { ...honest, seconds: 99 } : honest,
    ),
  'the clock starts anew for wolves': (game) =>
    withTurn(game, (state, honest) =>
      honest.kind === 'seats' ? { ...honest, span: holds(game, state, 'wolf').join() } : honest,
    ),
  'some calls end before the others have pointed': (game) => ({
    ...game,
    table: { ...game.table, apply: (state, act) => hurried(game, state, act) },
  }),
};

/** A call that ends as soon as all who are called have pointed. */
function hurried(game: Lupus, state: State, act: Act<Move>): State {
  const after = game.table.apply(state, act);
  const { phase, call, fates, isOpen } = shownIn(game, after);
  if (phase !== 'call' || call === null || !isOpen || typeof act.by !== 'number') return after;
  const called = holds(game, after, call).filter((seat) => fates[seat] === null);
  const areDone = called.length > 0 && called.every((seat) => isAnswered(game, after, seat));
  return areDone ? game.table.apply(after, { by: 'clock' }) : after;
}

const isQuiet = ({ act }: Step<LupusTypes>): boolean =>
  typeof act.by === 'number' && ['point', 'mark', 'paw', 'tuft'].includes(act.move.kind);

/** Who does what in secret. */
export const leaksOfActs: Leaks = {
  'the answers of others are seen': (game) =>
    withView(game, (state, _eye, honest) => ({
      ...honest,
      answers: honest.answers.map((_, seat) => ownView(game, state, seat).answers[seat] ?? null),
    })),
  'the number of answers so far is counted': adding((game, state) => ({
    answered: answered(game, state).length,
  })),
  'whom the table really waits for is told': adding((game, state) => {
    const turn = game.table.turn(state);
    return { waiting: turn.kind === 'seats' ? turn.seats : [] };
  }),
  'the length of the position is sent along': leakyLength(),
  'others notice that somebody has pointed': (game) =>
    withGlimpses(game, (step, _eye, honest) => (isQuiet(step) ? [{ kind: 'rustle' }, ...honest] : honest)),
  'only those are shown as asked who are': (game) => {
    const waits = (state: State): readonly Seat[] => {
      const turn = game.table.turn(state);
      return turn.kind === 'seats' ? turn.seats : [];
    };
    return withTruth(
      (state) => waits(state).length % 2 === 0,
      (knows) => ({
        ...game,
        player: {
          ...game.player,
          asked: (view) => game.player.asked(view).filter((seat) => seat === view.eye || knows(view)),
        },
      }),
    );
  },
  'ghosts read all diaries': (game) =>
    withView(game, (state, eye, honest) =>
      eye !== 'table' && honest.shown.fates[eye] !== null && honest.shown.fates[eye] !== undefined
        ? {
            ...honest,
            diaries: honest.diaries.map((_, seat) => ownView(game, state, seat).diaries[seat] ?? '?'),
          }
        : honest,
    ),
  'everybody sees where a neighbour pointed': (game) =>
    withView(game, (state, eye, honest) => {
      const seat = neighbour(game, state, eye);
      return {
        ...honest,
        diaries: honest.diaries.with(seat, ownView(game, state, seat).diaries[seat] ?? '?'),
      };
    }),
  'suspicions are seen': (game) =>
    withView(game, (state, _eye, honest) => ({
      ...honest,
      marks: honest.marks.map((_, seat) => ownView(game, state, seat).marks[seat] as Mark),
    })),
  'the end of a call names who was last': (game) => {
    let last: Act<Move>['by'] = 'clock';
    return withGlimpses(game, ({ before, act }, _eye, honest) => {
      if (shownIn(game, before).phase === 'call') last = act.by;
      return honest.map((glimpse) =>
        glimpse.kind === 'asleep' || glimpse.kind === 'closed' ? { ...glimpse, by: last } : glimpse,
      );
    });
  },
  'a lapse of the clock is told apart from an answer': (game) =>
    withGlimpses(game, ({ act }, _eye, honest) =>
      act.by === 'clock' ? [{ kind: 'tick' }, ...honest] : honest,
    ),
};

/** What has become of those called: only after somebody has died does it show. */
export const leaksOfGhosts: Leaks = {
  'living wolves are counted': adding((game, state) => {
    const { fates } = shownIn(game, state);
    return {
      wolves: holds(game, state, 'wolf').filter((seat) => fates[seat] === null).length,
      at: fates.length,
    };
  }),
  'the role called is told to be alive': adding((game, state) => {
    const { call, fates } = shownIn(game, state);
    return { isThere: call !== null && holds(game, state, call).some((seat) => fates[seat] === null) };
  }),
  'a call takes less time when nobody answers to it': (game) =>
    withTurn(game, (state, honest) => {
      const { call, fates } = shownIn(game, state);
      const isThere = call !== null && holds(game, state, call).some((seat) => fates[seat] === null);
      return honest.kind === 'seats' && call !== null && !isThere ? { ...honest, seconds: 1 } : honest;
    }),
  'the dead are not called aloud': (game) =>
    withGlimpses(game, ({ after }, _eye, honest) =>
      honest.filter((glimpse) => {
        if (glimpse.kind !== 'called') return true;
        const { fates } = shownIn(game, after);
        return holds(game, after, glimpse.call).some((seat) => fates[seat] === null);
      }),
    ),
};

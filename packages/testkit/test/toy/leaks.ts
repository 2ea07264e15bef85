import type { Eye, Game } from '@rudel/kernel';
import type { Fingers, State, View } from './types.ts';

type Toy = Game<Fingers>;

const withView = (game: Toy, leak: (view: View, state: State) => View): Toy => ({
  ...game,
  table: { ...game.table, view: (state: State, eye: Eye) => leak(game.table.view(state, eye), state) },
});

/** What the seats know together. */
const known = (game: Toy, state: State): readonly View[] =>
  Array.from({ length: state.seats }, (_, seat) => game.table.view(state, seat));

const shownBy = (game: Toy, state: State): readonly (number | null)[] =>
  known(game, state).map(({ shown }) => shown);

const sumOf = (numbers: readonly (number | null)[]): number =>
  numbers.reduce<number>((sum, one) => sum + (one ?? 0), 0);

/** Keeps the view's data and puts the order of its keys to a use it was not made for. */
function reversed(view: View): View {
  return Object.fromEntries(Object.entries(view).toReversed()) as View;
}

/** Leaks as they happen: through data, counts, order, words, legality and things remembered. */
export const leaks: { readonly [name: string]: (game: Toy) => Toy } = {
  'the number of those who have shown is in the view': (game) =>
    withView(game, (view, state) => ({
      ...view,
      waiting: shownBy(game, state).filter((one) => one === null).length,
    })),
  'the card of the first seat is in the view': (game) =>
    withView(game, (view, state) => ({ ...view, first: known(game, state)[0]?.card ?? 0 })),
  'the order of keys tells whether the first seat has shown': (game) =>
    withView(game, (view, state) =>
      view.eye !== 0 && shownBy(game, state)[0] !== null ? reversed(view) : view,
    ),
  'a glimpse without content for every hidden act': (game) => ({
    ...game,
    table: {
      ...game.table,
      glimpses: (step, eye) =>
        typeof step.act.by === 'number' ? [{ kind: 'lapsed' }] : game.table.glimpses(step, eye),
    },
  }),
  'glimpses come once more when somebody shows much': (game) => ({
    ...game,
    table: {
      ...game.table,
      glimpses: (step, eye) => {
        const all = game.table.glimpses(step, eye);
        return step.act.by === 'chance' || sumOf(shownBy(game, step.after)) % 2 === 0
          ? all
          : [...all, { kind: 'lapsed' }];
      },
    },
  }),
  'the order of legal moves tells who holds the lower card': leakyLegal,
  'the status remembers the state it was not given': (game) => {
    let sum = 0;
    const remembering = withView(game, (view, state) => {
      sum = sumOf(shownBy(game, state));
      return view;
    });
    const en = { ...game.words.en, status: () => `Wait for ${sum} fingers.` };
    return { ...remembering, words: { ...game.words, en } };
  },
  'a refusal depends on what another seat has shown': (game) => {
    let isBarred = false;
    const remembering = withView(game, (view, state) => {
      isBarred = view.eye !== 1 && shownBy(game, state)[1] !== null;
      return view;
    });
    const whyNot: Toy['player']['whyNot'] = (view, move) =>
      isBarred && move.fingers === 4 ? { reason: 'too-many', rule: '2.2' } : game.player.whyNot(view, move);
    return { ...remembering, player: { ...game.player, whyNot } };
  },
};

function leakyLegal(game: Toy): Toy {
  let isLower = false;
  const remembering = withView(game, (view, state) => {
    const others = known(game, state).filter(({ eye }) => eye !== view.eye);
    isLower = (others[0]?.card ?? 0) < (others[1]?.card ?? 0);
    return view;
  });
  const legal: Toy['player']['legal'] = (view) =>
    isLower ? game.player.legal(view).toReversed() : game.player.legal(view);
  return { ...remembering, player: { ...game.player, legal } };
}

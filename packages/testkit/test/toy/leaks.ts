import type { Eye, Game } from '@rudel/kernel';
import { peek } from '@rudel/kernel/hidden';
import type { Fingers, State, View } from './types.ts';

type Toy = Game<Fingers>;

const withView = (game: Toy, leak: (view: View, state: State) => View): Toy => ({
  ...game,
  table: { ...game.table, view: (state: State, eye: Eye) => leak(game.table.view(state, eye), state) },
});

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
      waiting: peek(state.shown).filter((one) => one === null).length,
    })),
  'the sum of the cards is in the view': (game) =>
    withView(game, (view, state) => ({ ...view, sum: peek(state.cards)[0] ?? 0 })),
  'the order of keys tells whether the first seat has shown': (game) =>
    withView(game, (view, state) =>
      view.eye !== 0 && peek(state.shown)[0] !== null ? reversed(view) : view,
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
        return step.act.by === 'chance' || sumOf(peek(step.after.shown)) % 2 === 0
          ? all
          : [...all, { kind: 'lapsed' }];
      },
    },
  }),
  'the order of legal moves tells who holds the lower card': leakyLegal,
  'the status remembers the state it was not given': (game) => {
    let sum = 0;
    const remembering = withView(game, (view, state) => {
      sum = sumOf(peek(state.shown));
      return view;
    });
    const en = { ...game.words.en, status: () => `Wait for ${sum} fingers.` };
    return { ...remembering, words: { ...game.words, en } };
  },
  'a refusal depends on what another seat has shown': (game) => {
    let isBarred = false;
    const remembering = withView(game, (view, state) => {
      isBarred = view.eye !== 1 && peek(state.shown)[1] !== null;
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
    const [first = 0, second = 0] = peek(state.cards).filter((_, seat) => seat !== view.eye);
    isLower = first < second;
    return view;
  });
  const legal: Toy['player']['legal'] = (view) =>
    isLower ? game.player.legal(view).toReversed() : game.player.legal(view);
  return { ...remembering, player: { ...game.player, legal } };
}

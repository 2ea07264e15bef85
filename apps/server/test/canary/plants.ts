import type { Eye, Game } from '@rudel/kernel';
import { canary } from '../canary-game.ts';
import { reversed } from './search.ts';
import type { Canary, State, View } from './types.ts';

type Toy = Game<Canary>;
/** Makes a game that leaks; it may write to the log what it should not. */
export type Plant = (log: (text: string) => void) => Toy;

const withView = (leak: (view: View, state: State) => View): Toy => ({
  ...canary,
  table: { ...canary.table, view: (state: State, eye: Eye) => leak(canary.table.view(state, eye), state) },
});

const firstCard = (state: State, seat: number): string => state.hands[seat]?.[0] ?? '';

/** A game that remembers, for its refusals, what it should have forgotten. */
function gossip(): Toy {
  let heard = '';
  const game = withView((view, state) => {
    heard = view.eye === 0 ? firstCard(state, 2) : firstCard(state, 0);
    return view;
  });
  const whyNot: Toy['player']['whyNot'] = (view, move) => {
    const why = canary.player.whyNot(view, move);
    return why === null ? null : { ...why, about: [heard] };
  };
  return { ...game, player: { ...canary.player, whyNot } };
}

/** A game with a defect that shouts a secret. */
export function shouting(): Toy {
  let heard = '';
  const game = withView((view, state) => {
    heard = state.omen ?? '';
    return view;
  });
  const whyNot: Toy['player']['whyNot'] = (view, move) => {
    if (move.kind !== 'peek' && move.card === 'nothing') throw new Error(`the omen is ${heard}`);
    return canary.player.whyNot(view, move);
  };
  return { ...game, player: { ...canary.player, whyNot } };
}

/** Leaks that the search must find. */
export const plants: { readonly [name: string]: Plant } = {
  'a view has a card of the seat before': () =>
    withView((view, state) =>
      view.eye === 'table' ? view : { ...view, got: [...view.got, firstCard(state, (view.eye + 2) % 3)] },
    ),
  'the watchers see the omen': () =>
    withView((view, state) => (view.eye === 'table' ? { ...view, given: state.omen } : view)),
  'a view has a card in base 64': () =>
    withView((view, state) =>
      view.eye === 1 ? { ...view, peeked: [Buffer.from(firstCard(state, 0)).toString('base64')] } : view,
    ),
  'a view has a card backwards': () =>
    withView((view, state) => (view.eye === 1 ? { ...view, peeked: [reversed(firstCard(state, 0))] } : view)),
  'a card is told when it is laid, not when it is shown': () => ({
    ...canary,
    table: {
      ...canary.table,
      glimpses: (step, eye) => [
        ...canary.table.glimpses(step, eye),
        ...step.after.laid.flatMap((card) => (card === null ? [] : [{ kind: 'looked' as const, card }])),
      ],
    },
  }),
  'a peek is told to all': () => ({
    ...canary,
    table: {
      ...canary.table,
      glimpses: (step) => canary.table.glimpses(step, step.before.peeking ?? 0),
    },
  }),
  'a refusal names a card of somebody else': gossip,
};

/** A game that writes to the log what it sees. */
export const talkative: Plant = (log) =>
  withView((view, state) => {
    log(`looking at ${firstCard(state, 0)}\n`);
    return view;
  });

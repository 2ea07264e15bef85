import type { Seat, Turn } from '@rudel/kernel';
import type { Mutant, Toy } from './mutants.ts';
import type { State } from './types.ts';

type Waiting = Turn & { readonly kind: 'seats' };

/** A toy in which these seats may change what they have decided. */
function withChanging(game: Toy, changing: (turn: Waiting, state: State) => readonly Seat[]): Toy {
  const turn = (state: State): Turn => {
    const honest = game.table.turn(state);
    return honest.kind === 'seats' ? { ...honest, changing: changing(honest, state) } : honest;
  };
  return { ...game, table: { ...game.table, turn } };
}

const others = ({ seats }: Waiting, state: State): readonly Seat[] =>
  Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => !seats.includes(seat));

export const changing: { readonly [name: string]: Mutant } = {
  'who may change something can change it to nothing': {
    says: 'There is nothing to which',
    make: (game) => withChanging(game, others),
  },
  'who is waited for may change something': {
    says: 'has nothing to change yet',
    make: (game) => withChanging(game, ({ seats }) => seats),
  },
  'a seat that does not exist may change something': {
    says: 'The list of those who may change something names the seats 9',
    make: (game) => withChanging(game, () => [9]),
  },
};

import type { Outcome, Turn } from '@rudel/kernel';
import { peek } from '@rudel/kernel/hidden';
import { cardsToDeal, stockOf } from './apply.ts';
import { partyHome, seats, stonesHome } from './board.ts';
import type { State } from './types.ts';

/** The turns of every set of seats, by its bits. */
const turnOf: readonly Turn[] = Array.from({ length: 16 }, (_, bits) => ({
  kind: 'seats',
  seats: seats.filter((seat) => (bits >> seat) & 1),
  lapses: false,
}));

/** Whom the match waits for. */
export function turn(state: State): Turn {
  const { shown } = state;
  switch (shown.phase) {
    case 'starter':
      return { kind: 'chance', urn: { kind: 'roll', purpose: 'starter', dice: [seats.map(String)] } };
    case 'deal': {
      const from = stockOf(state);
      const count = Math.min(from.length, cardsToDeal(state));
      return { kind: 'chance', urn: { kind: 'draw', purpose: 'deal', from, count } };
    }
    case 'exchange':
      return turnOf[stillToGive(state)] as Turn;
    case 'play':
      return turnOf[1 << (shown.turn ?? 0)] as Turn;
    case 'over':
      return { kind: 'over', outcome: outcomeOf(state) };
  }
}

/** The seats that have not given yet, as bits. */
function stillToGive({ gifts }: State): number {
  let bits = 0;
  for (const seat of seats) if (peek(gifts[seat] as State['gifts'][number]) === null) bits |= 1 << seat;
  return bits;
}

/** The team with all eight stones home has won (dog 1.4); scores are stones at home. */
function outcomeOf({ shown: { board } }: State): Outcome {
  return {
    winners: seats.filter((seat) => partyHome(board, seat)),
    scores: seats.map((seat) => stonesHome(board, seat)),
  };
}

import type { Outcome, Turn } from '@rudel/kernel';
import { peek } from '@rudel/kernel/hidden';
import { cardsToDeal, stockOf } from './apply.ts';
import { partyHome, stonesHome } from './board.ts';
import type { State } from './types.ts';

const seats = [0, 1, 2, 3] as const;

const soloTurns: readonly Turn[] = seats.map((seat) => ({ kind: 'seats', seats: [seat], lapses: false }));

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
      return { kind: 'seats', seats: seats.filter((seat) => isStillToGive(state, seat)), lapses: false };
    case 'play':
      return soloTurns[shown.turn ?? 0] as Turn;
    case 'over':
      return { kind: 'over', outcome: outcomeOf(state) };
  }
}

function isStillToGive(state: State, seat: number): boolean {
  const gift = state.gifts[seat];
  return gift !== undefined && peek(gift) === null;
}

/** The party with all eight stones home has won (dog 1.4); scores are stones at home. */
function outcomeOf({ shown: { board } }: State): Outcome {
  return {
    winners: seats.filter((seat) => partyHome(board, seat)),
    scores: seats.map((seat) => stonesHome(board, seat)),
  };
}

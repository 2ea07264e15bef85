import type { Seat } from '@rudel/kernel';
import { inNest, partnerOf } from '../../board.ts';
import type { Board } from '../../board.ts';
import type { Basis } from './basis.ts';

/** What it costs to send stones of the partner home: it needs a reason that the partner would accept. */
export function betrayalIn({ eye, weights }: Basis, before: Board, after: Board): number {
  const partner = partnerOf(eye);
  const sentHome = stonesInNest(after, partner) - stonesInNest(before, partner);
  return Math.max(0, sentHome) * weights.betrayal;
}

/** Stones in the nest come first: a seat's stones are in order. */
function stonesInNest(board: Board, seat: Seat): number {
  let count = 0;
  while (count < 4 && board[seat * 4 + count] === inNest) count += 1;
  return count;
}

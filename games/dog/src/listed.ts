import { legal } from './moves.ts';
import { playedOn } from './play.ts';
import type { Move, View } from './types.ts';
import { whyNot } from './why-not.ts';

/** Of all the splits of a seven that leave the same board, the one that stands in the list (dog 6.4). */
export function listed(view: View, move: Move): Move {
  if (move.kind !== 'drive' || move.as !== '7' || whyNot(view, move) !== null) return move;
  const { board } = view.shown;
  const key = playedOn(board, move).join();
  const twin = legal(view).find(
    (other) =>
      other.kind === 'drive' &&
      other.card === move.card &&
      other.as === move.as &&
      playedOn(board, other).join() === key,
  );
  return twin ?? move;
}

import type { Game, GameTypes } from './game.ts';

/** One move with the number of leaves below it. */
export type Branch = { readonly move: string; readonly leaves: number };

/**
 * How many sequences of legal moves of this length begin here. The lowest asked seat moves next;
 * a position that waits for chance, or is the end, is a leaf.
 */
export function perft<G extends GameTypes>(game: Game<G>, state: G['State'], depth: number): number {
  if (depth === 0) return 1;
  const nexts = branchesAt(game, state);
  if (nexts === null) return 1;
  let leaves = 0;
  for (const [, next] of nexts) leaves += depth === 1 ? 1 : perft(game, next(), depth - 1);
  return leaves;
}

/** The same count, move by move: where two programs differ, this finds the branch. */
export function divide<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  depth: number,
): readonly Branch[] {
  const nexts = branchesAt(game, state) ?? [];
  return nexts.map(([move, next]) => ({
    move: game.player.move.format(move),
    leaves: perft(game, next(), depth - 1),
  }));
}

type Next<G extends GameTypes> = readonly [move: G['Move'], next: () => G['State']];

function branchesAt<G extends GameTypes>(game: Game<G>, state: G['State']): readonly Next<G>[] | null {
  const turn = game.table.turn(state);
  if (turn.kind !== 'seats') return null;
  const seat = Math.min(...turn.seats);
  const moves = game.player.legal(game.table.view(state, seat));
  return moves.map((move) => [move, () => game.table.apply(state, { by: seat, move })]);
}

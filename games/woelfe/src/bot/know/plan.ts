import { legal } from '../../moves.ts';
import type { Move, View } from '../../types.ts';

/** A choice as a search compares it: a move, and with a declaration the die that is rolled after it. */
export type Plan = { readonly move: Move; readonly roll: Move | null };

/** All that the seat of a view can do, declarations together with what follows them. */
export function plansOf(view: View): readonly Plan[] {
  const moves = legal(view);
  const rolls = moves.filter(({ kind }) => kind === 'roll');
  return moves.flatMap((move): Plan[] =>
    move.kind === 'fever' || move.kind === 'rabies'
      ? rolls.map((roll) => ({ move, roll }))
      : [{ move, roll: null }],
  );
}

import type { Kind } from '../../dice.ts';

/** How often a die wins a trick of two, three or four dice when all others are any dice: counted over random tricks. */
export const strength: { readonly [K in Kind]: readonly [two: number, three: number, four: number] } = {
  W: [0.35, 0.21, 0.15],
  G: [0.53, 0.31, 0.21],
  B: [0.7, 0.48, 0.35],
  H: [0.77, 0.56, 0.42],
  M: [0.66, 0.51, 0.43],
  F: [0.47, 0.32, 0.24],
  Y: [0.02, 0, 0],
  P: [0.59, 0.42, 0.34],
};

/** How many tricks a hand may be expected to win at a table of this many. */
export function tricksExpected(hand: readonly Kind[], seats: number): number {
  return hand.reduce((sum, kind) => sum + (strength[kind][seats - 2] ?? 0), 0);
}

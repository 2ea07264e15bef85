import type { Kind } from '../../dice.ts';
import { strength } from '../learned/strength.ts';

/** How many tricks a hand may be expected to win at a table of this many. */
export function tricksExpected(hand: readonly Kind[], seats: number): number {
  return hand.reduce((sum, kind) => sum + (strength[kind][seats - 2] ?? 0), 0);
}

import type { Seat } from '@rudel/kernel';
import { allHome, partnerOf, stonesHome } from '../board.ts';
import type { Board } from '../board.ts';
import type { Leg, Options } from '../types.ts';

/** A way to split a seven, and whether it brings the team's last stone home. */
export type Split = { readonly legs: readonly Leg[]; readonly finishes: boolean };

/** How many single steps a seven has (dog 6.1). */
export const sevenSteps = 7;

/**
 * Which seats' stones a seven may drive at this moment (dog 6.1, 6.2, 8.1, 9.4).
 * `began` is the board as it was before the seven.
 */
export function mayDrive(began: Board, now: Board, player: Seat, owner: Seat, options: Options): boolean {
  if (options.sevenHelpsPartner === 'always') return (owner & 1) === (player & 1);
  if (allHome(began, player)) return owner === partnerOf(player);
  return owner === player || (owner === partnerOf(player) && stonesHome(now, player) === 4);
}

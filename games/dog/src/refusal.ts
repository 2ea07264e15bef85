import { refusalsBy } from '@rudel/kernel';
import type { Seat, WhyNot } from '@rudel/kernel';
import { partnerOf } from './board.ts';
import { ruleOf } from './reasons.ts';
import type { Reason } from './reasons.ts';

export const refusal: (reason: Reason, ...about: readonly string[]) => WhyNot<Reason> = refusalsBy(ruleOf);

/** Why a seat may not drive another seat's stones now; the other is not the one it drives. */
export function whyNotOwn(player: Seat, owner: Seat): Reason {
  if (owner === player) return 'own-stones-home';
  return owner === partnerOf(player) ? 'partner-not-yet' : 'not-your-stone';
}

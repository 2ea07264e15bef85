import type { Seat, WhyNot } from '@rudel/kernel';
import { partnerOf } from './board.ts';
import { ruleOf } from './reasons.ts';
import type { Reason } from './reasons.ts';

export function refusal(reason: Reason, ...about: readonly string[]): WhyNot<Reason> {
  const rule = ruleOf[reason];
  return about.length === 0 ? { reason, rule } : { reason, rule, about };
}

/** Why a seat may not drive another seat's stones now; the other is not the one it drives. */
export function whyNotOwn(player: Seat, owner: Seat): Reason {
  if (owner === player) return 'own-stones-home';
  return owner === partnerOf(player) ? 'partner-not-yet' : 'not-your-stone';
}

import type { Seat } from '@rudel/kernel';
import { roleNames, roles } from '../roles/index.ts';
import type { Dawn, Role } from '../roles/role.ts';
import type { Shown } from '../types.ts';
import { livingAtNight } from '../village/fates.ts';
import { isAlive } from '../village/seats.ts';
import { isKillingIn, isOwlDeadly, isOwlNamed, layoutOf } from './calls.ts';
import { characterAtNight, noteIn } from './diary.ts';
import type { Secrets } from './diary.ts';

/** A night as it stands in the diaries when day breaks. */
export function dawnOf(shown: Shown, secrets: Secrets, night: number): Dawn {
  const living = livingAtNight(shown, night);
  const roleOf = (seat: Seat): Role => characterAtNight(secrets, shown, seat, night);
  const targetsOf = (role: Role): readonly Seat[] => {
    const { isJoint } = layoutOf(shown, role, night);
    return living.flatMap((seat) => {
      if (roleOf(seat) !== role) return [];
      const note = noteIn(secrets.diaries[seat] ?? [], shown, night, role);
      const target = (isJoint ? note?.chosen : note?.at) ?? null;
      return target === null ? [] : [target];
    });
  };
  const guarded = roleNames.flatMap((role) => roles[role].protects?.({ targetsOf }) ?? []);
  return {
    living,
    isKilling: isKillingIn(shown, night),
    isOwlDeadly: isOwlDeadly(shown),
    roleOf,
    targetsOf,
    isSafeFromWolves: (seat) => guarded.includes(seat) || roles[roleOf(seat)].isSafeFromWolves === true,
  };
}

/** Who is dead in the morning, whatever the cause (3.5, 3.6, 3.7). */
export function deathsAt(dawn: Dawn): readonly Seat[] {
  const dead = new Set(roleNames.flatMap((role) => roles[role].kills?.(dawn) ?? []));
  return dawn.living.filter((seat) => dead.has(seat));
}

/** Whom the owl points a whole village at; null if nobody, or at a ghost by now (3.7). */
export function owlSuspect(shown: Shown, secrets: Secrets): Seat | null {
  if (!shown.deck.includes('owl') || !isOwlNamed(shown)) return null;
  const [target] = dawnOf(shown, secrets, shown.night).targetsOf('owl');
  return target !== undefined && isAlive(shown, target) ? target : null;
}

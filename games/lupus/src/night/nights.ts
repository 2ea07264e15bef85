import type { Role } from '../roles/role.ts';
import type { Phase, Shown } from '../types.ts';
import { fatesWhile, livedAtNight } from '../village/fates.ts';
import { callsIn, roundsOf } from './calls.ts';

const nightly: readonly Phase[] = ['pace', 'call'];

/** Whether the night runs; then there are as many days as nights before it. */
export const isNight = (shown: Shown): boolean =>
  nightly.includes(shown.phase) || (shown.phase === 'lots' && shown.call !== null);

/** A round of a call, in whichever night. */
type CallMade = { readonly night: number; readonly role: Role; readonly round: number };

/** The table as it was in a call. */
export const asInCall = (shown: Shown, { night, role, round }: CallMade): Shown => ({
  ...shown,
  night,
  call: role,
  round,
  fates: fatesWhile(shown, (seat) => livedAtNight(shown, seat, night)),
  days: shown.days.slice(0, night - 1),
});

/** Which round of a call was noted down last; 0 before its first has ended. */
export function roundNoted(shown: Shown, night: number, role: Role): number {
  if (night < shown.night || !isNight(shown)) return roundsOf(shown, role, night);
  const calls = callsIn(shown, night);
  const [now, nth] = [calls.indexOf(shown.call ?? 'seer'), calls.indexOf(role)];
  if (nth < now) return roundsOf(shown, role, night);
  return nth === now ? shown.round - 1 : 0;
}

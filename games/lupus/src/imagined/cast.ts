import type { Seat } from '@rudel/kernel';
import { isNight } from '../night/nights.ts';
import type { Role, Told } from '../roles/role.ts';
import { livedAtNight, livingAtDay, livingAtNight } from '../village/fates.ts';
import { winnerAmong } from '../village/parties.ts';
import { lynchedBefore, playerSeats } from '../village/seats.ts';
import type { Known, OwnNote } from './known.ts';

/** What a mythomaniac did in the second night. */
export type Turning = { readonly at: Seat; readonly into: 'wolf' | 'seer' | null };

/** Who has which card, and what became of the mythomaniac; null before it was asked. */
export type Cast = { readonly cards: readonly Role[]; readonly turning: Turning | null };

export function roleAtNight({ cards, turning }: Cast, seat: Seat, night: number): Role {
  const card = cards[seat] ?? 'villager';
  return card === 'mythomaniac' && night > 2 ? (turning?.into ?? card) : card;
}

/** Those of a character who lived when a night began. */
export function aliveAtNight(known: Known, cast: Cast, role: Role, night: number): readonly Seat[] {
  const { shown } = known;
  return playerSeats(shown).filter(
    (seat) => livedAtNight(shown, seat, night) && roleAtNight(cast, seat, night) === role,
  );
}

/** Whether the match has gone on for as long as it has (5.1). */
export function lastsLongEnough({ shown }: Known, cast: Cast): boolean {
  for (let night = 1; night <= shown.night; night += 1) {
    const roleOf = (seat: Seat): Role => roleAtNight(cast, seat, night + 1);
    const isToCome = night === shown.night && isNight(shown);
    if (!isToCome && winnerAmong(livingAtDay(shown, night).map(roleOf)) !== null) return false;
    const isToday = night === shown.night;
    if (!isToday && winnerAmong(livingAtNight(shown, night + 1).map(roleOf)) !== null) return false;
  }
  return true;
}

/** Whether a cast agrees with all that the eye was told. */
export const isAsTold = (known: Known, cast: Cast): boolean =>
  known.own.every((one) => isNoteTrue(known, cast, one));

function isNoteTrue(known: Known, cast: Cast, { night, call, note }: OwnNote): boolean {
  const isWolf = (seat: Seat): boolean => roleAtNight(cast, seat, night) === 'wolf';
  switch (call) {
    case 'seer':
      return (
        seesTogether(known, cast, { night, call, note }) &&
        isFitting(note.told, isWolf(note.chosen ?? note.at))
      );
    case 'wolf':
    case 'freemason':
      return seesTogether(known, cast, { night, call, note });
    case 'medium':
      return isMediumRight(known, note.told, night, isWolf);
    case 'mythomaniac':
      return cast.turning?.at === note.at && (cast.turning.into ?? 'human') === note.told;
    default:
      return true;
  }
}

function isMediumRight(
  { shown }: Known,
  told: Told | null,
  night: number,
  isWolf: (seat: Seat) => boolean,
): boolean {
  const lynched = lynchedBefore(shown, night);
  return lynched === null || isFitting(told, isWolf(lynched));
}

/** What is not told yet can be anything. */
const isFitting = (told: Told | null, isWolf: boolean): boolean =>
  told === null || (told === 'wolf') === isWolf;

/** Exactly those who are called open their eyes with one. */
function seesTogether(known: Known, cast: Cast, { night, call, note }: OwnNote): boolean {
  const others = aliveAtNight(known, cast, call, night).filter((seat) => seat !== known.seat);
  return others.join() === note.mates.map(({ seat }) => seat).join();
}

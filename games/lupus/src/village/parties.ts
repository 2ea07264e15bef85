import type { Seat } from '@rudel/kernel';
import { characterOf } from '../night/diary.ts';
import type { Secrets } from '../night/diary.ts';
import { roles } from '../roles/index.ts';
import type { Party, Role } from '../roles/role.ts';
import type { Shown } from '../types.ts';
import { livingSeats, playerSeats } from './seats.ts';

/** Who wins with these living; null while the match goes on (5.1). */
export function winnerAmong(living: readonly Role[]): Party | null {
  const wolves = living.filter((role) => role === 'wolf').length;
  if (wolves > 0 && wolves < living.length - wolves) return null;
  if (living.includes('werehamster')) return 'hamster';
  return wolves === 0 ? 'humans' : 'wolves';
}

export const winnerOf = (shown: Shown, secrets: Secrets): Party | null =>
  winnerAmong(livingSeats(shown).map((seat) => characterOf(secrets, shown, seat)));

/** Who wins with a party, ghosts too. */
export const membersOf = (shown: Shown, secrets: Secrets, party: Party): readonly Seat[] =>
  playerSeats(shown).filter((seat) => roles[characterOf(secrets, shown, seat)].party === party);

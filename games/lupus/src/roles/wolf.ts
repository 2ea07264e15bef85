import { wolvesAmong } from '../village/wolves-among.ts';
import type { RoleCard } from './role.ts';

/** Wolves see each other and agree on somebody who is none (3.3, 3.4); a turned mythomaniac joins them in the third night (3.8). */
export const wolf: RoleCard = {
  letter: 'W',
  copies: 3,
  from: 8,
  party: 'wolves',
  call: {
    isMadeIn: () => true,
    hasSigns: true,
    isJoint: ({ isKilling }) => isKilling,
    mates: ({ players, night, hasMythomaniac }) =>
      wolvesAmong(players) - 1 + (hasMythomaniac && night > 2 ? 1 : 0),
    mayChoose: (role) => role !== 'wolf',
  },
  isSafeFromWolves: true,
  kills: ({ isKilling, targetsOf, isSafeFromWolves }) =>
    isKilling
      ? targetsOf('wolf')
          .slice(0, 1)
          .filter((victim) => !isSafeFromWolves(victim))
      : [],
};

import type { RoleCard } from './role.ts';

/** A party of its own: safe from wolves, dead when a seer points at it (3.6). */
export const werehamster: RoleCard = {
  letter: 'H',
  copies: 1,
  from: 15,
  party: 'hamster',
  call: null,
  isSafeFromWolves: true,
  kills: ({ targetsOf, roleOf }) => targetsOf('seer').filter((target) => roleOf(target) === 'werehamster'),
};

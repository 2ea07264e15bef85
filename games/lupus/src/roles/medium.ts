import type { RoleCard } from './role.ts';

/** The medium learns whether the last one lynched was a wolf (3.1). */
export const medium: RoleCard = {
  letter: 'M',
  copies: 1,
  from: 9,
  party: 'humans',
  call: {
    isMadeIn: (night) => night > 1,
    tells: (_target, { lastLynched, roleOf }) => {
      if (lastLynched === null) return null;
      return roleOf(lastLynched) === 'wolf' ? 'wolf' : 'human';
    },
  },
};

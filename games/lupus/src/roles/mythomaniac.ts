import type { RoleCard } from './role.ts';

/** Becomes in the second night what it points at, if that is a wolf or the seer (3.8). */
export const mythomaniac: RoleCard = {
  letter: 'Y',
  copies: 1,
  from: 16,
  party: 'humans',
  call: {
    isMadeIn: (night) => night === 2,
    tells: (target, { roleOf }) => {
      const role = roleOf(target);
      return role === 'wolf' || role === 'seer' ? role : 'human';
    },
  },
};

import type { RoleCard } from './role.ts';

/** Whom it points at survives the wolves this night (3.5). */
export const bodyguard: RoleCard = {
  letter: 'B',
  copies: 1,
  from: 11,
  party: 'humans',
  call: { isMadeIn: (night) => night > 1 },
  protects: ({ targetsOf }) => targetsOf('bodyguard'),
};

import type { RoleCard } from './role.ts';

/** Both or none are in the deck, and they see each other in the first night (1.3, 3.1). */
export const freemason: RoleCard = {
  letter: 'F',
  copies: 2,
  from: 13,
  party: 'humans',
  call: { isMadeIn: (night) => night === 1, mates: () => 1 },
};

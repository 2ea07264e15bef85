import type { RoleCard } from './role.ts';

export const villager: RoleCard = { letter: 'V', copies: 12, from: 8, party: 'humans', call: null };

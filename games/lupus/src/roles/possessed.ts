import type { RoleCard } from './role.ts';

/** A human in every respect who wins with the wolves (3.9). */
export const possessed: RoleCard = { letter: 'P', copies: 1, from: 10, party: 'wolves', call: null };

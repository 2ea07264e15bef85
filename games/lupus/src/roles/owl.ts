import type { RoleCard } from './role.ts';

/** Its target is a suspect on the next day; in large villages it kills (3.7). */
export const owl: RoleCard = {
  letter: 'O',
  copies: 1,
  from: 12,
  party: 'humans',
  call: { isMadeIn: () => true, mayPointAtSelf: true },
  kills: ({ isOwlDeadly, targetsOf, roleOf }) =>
    isOwlDeadly ? targetsOf('owl').filter((target) => !['wolf', 'werehamster'].includes(roleOf(target))) : [],
};

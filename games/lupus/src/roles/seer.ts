import type { RoleCard } from './role.ts';

/** The seer learns of one other whether it is a wolf (3.1); a turned mythomaniac sees with it from the third night on (3.8). */
export const seer: RoleCard = {
  letter: 'S',
  copies: 1,
  from: 8,
  party: 'humans',
  call: {
    isMadeIn: () => true,
    isJoint: ({ night, hasMythomaniac, seersAgree }) => seersAgree && hasMythomaniac && night > 2,
    mates: ({ night, hasMythomaniac }) => (hasMythomaniac && night > 2 ? 1 : 0),
    mayChoose: () => true,
    tells: (target, { roleOf, showsCards }) => {
      if (roleOf(target) === 'wolf') return 'wolf';
      return showsCards ? 'villager' : 'human';
    },
  },
};

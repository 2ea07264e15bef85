import { bodyguard } from './bodyguard.ts';
import { freemason } from './freemason.ts';
import { medium } from './medium.ts';
import { mythomaniac } from './mythomaniac.ts';
import { owl } from './owl.ts';
import { possessed } from './possessed.ts';
import type { Card, Role, RoleCard } from './role.ts';
import { seer } from './seer.ts';
import { villager } from './villager.ts';
import { werehamster } from './werehamster.ts';
import { wolf } from './wolf.ts';

/** All characters (1.1). */
export const roles: { readonly [R in Role]: RoleCard } = {
  wolf,
  villager,
  seer,
  medium,
  possessed,
  bodyguard,
  owl,
  freemason,
  werehamster,
  mythomaniac,
};

export const roleNames = Object.keys(roles) as readonly Role[];

/** The order of calls in a night (3.1). */
export const callOrder: readonly Role[] = [
  'freemason',
  'medium',
  'seer',
  'bodyguard',
  'owl',
  'wolf',
  'mythomaniac',
];

const byLetter: ReadonlyMap<string, Role> = new Map(roleNames.map((role) => [roles[role].letter, role]));

/** The character of a letter; undefined where there is none. */
export const roleOfLetter = (letter: string): Role | undefined => byLetter.get(letter);

export const roleOf = (card: Card): Role => byLetter.get(card) ?? 'villager';

export const cardOf = (role: Role): Card => roles[role].letter;

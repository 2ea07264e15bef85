import type { Options } from '../options.ts';
import { callOrder, roles } from '../roles/index.ts';
import type { Call, CallSetting, Role, Special } from '../roles/role.ts';
import type { Shown } from '../types.ts';
import { playersOf } from '../village/narrators.ts';

type Table = Pick<Shown, 'options' | 'seats' | 'deck'>;

/** From more players on the owl is deadly (3.7). */
const deadlyAbove = 20;

export const isOwlDeadly = (table: Table): boolean => playersOf(table) > deadlyAbove;

/** Whether the owl's target is named after the first vote: always, or not where it kills and the table plays that way (3.7). */
export const isOwlNamed = (table: Table): boolean =>
  !isOwlDeadly(table) || table.options.deadlyOwl === 'names';

/** Whether ghosts may be pointed at in a call, too (3.1). */
export const meansGhosts = ({ options }: Pick<Shown, 'options'>, role: Role): boolean =>
  role === 'seer' && options.seerSees === 'all';

/** Whether the wolves kill in a night (3.3). */
export const isKillingIn = ({ options }: Pick<Shown, 'options'>, night: number): boolean =>
  night > 1 || options.firstNightKill === 'yes';

export const isInDeck = ({ deck }: Pick<Shown, 'deck'>, role: Role): boolean =>
  role === 'wolf' || role === 'seer' || deck.includes(role as Special);

/** Who is called in a night, in order: whoever is in the deck, alive or not (3.1, 3.2). */
export const callsIn = (table: Table, night: number): readonly Role[] =>
  callOrder.filter((role) => isInDeck(table, role) && callOf(role).isMadeIn(night));

const nobodysCall: Call = { isMadeIn: () => false };

export const callOf = (role: Role): Call => roles[role].call ?? nobodysCall;

const settingOf = (table: Table, night: number): CallSetting => ({
  night,
  players: playersOf(table),
  hasMythomaniac: isInDeck(table, 'mythomaniac'),
  isKilling: isKillingIn(table, night),
  seersAgree: table.options.twoSeers === 'joint',
});

/** What a note about a call holds: public, and the same for all who are asked. */
export type Layout = {
  readonly hasSigns: boolean;
  readonly isJoint: boolean;
  readonly isTold: boolean;
  readonly mates: number;
};

export function layoutOf(table: Table, role: Role, night: number): Layout {
  const call = callOf(role);
  const setting = settingOf(table, night);
  return {
    hasSigns: call.hasSigns === true,
    isJoint: call.isJoint?.(setting) ?? false,
    isTold: call.tells !== undefined,
    mates: call.mates?.(setting) ?? 0,
  };
}

/** How often all point in a call: those who have to agree get to see each other's wish before the last time (3.4). */
export const roundsOf = (table: Table, role: Role, night: number): number =>
  layoutOf(table, role, night).isJoint ? table.options.packRounds : 1;

/** By how many seconds a call may last longer: drawn in the open, whoever is called (3.2). */
const paces = [0, 2, 4, 6, 8, 10];
/** How long a call takes where the table's clock decides. */
const untimed = 0;

export const timesOf = ({ nightSeconds }: Options): readonly number[] =>
  nightSeconds === 0 ? [untimed] : paces.map((more) => nightSeconds + more);

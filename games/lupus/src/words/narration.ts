import type { Role } from '../roles/role.ts';

/** The texts of one call: when it begins, when all point once more, when it ends. */
export type CallTexts = {
  readonly opens: readonly string[];
  readonly again: readonly string[];
  readonly closes: readonly string[];
};

/** What a narrator says in one language: several texts for everything. None names a player, and none says who is meant. */
export type Narration = {
  readonly nightfall: readonly string[];
  readonly calls: { readonly [R in CalledRole]: CallTexts };
  /** In the morning, before the dead are named; and where there are none. */
  readonly mourning: readonly string[];
  readonly quiet: readonly string[];
  readonly day: readonly string[];
  readonly polling: readonly string[];
  readonly judging: readonly string[];
  readonly spared: readonly string[];
};

export type CalledRole = Exclude<Role, 'villager' | 'possessed' | 'werehamster'>;

export const isCalled = (role: Role): role is CalledRole =>
  role !== 'villager' && role !== 'possessed' && role !== 'werehamster';

/** The text of a night: another one each time, and the same one for all who listen. */
export const variant = (texts: readonly string[], night: number, more = 0): string =>
  texts[(night + more * 2 + texts.length - 1) % texts.length] ?? '';

/** What is said when a call begins. */
export function callText(narration: Narration, call: Role, night: number, round: number): string {
  if (!isCalled(call)) return '';
  const { opens, again } = narration.calls[call];
  return round === 1 ? variant(opens, night) : variant(again, night, round);
}

/** What is said when a call ends. */
export const closingText = (narration: Narration, call: Role, night: number): string =>
  isCalled(call) ? variant(narration.calls[call].closes, night) : '';

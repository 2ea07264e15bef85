import { seal } from '@rudel/kernel';
import type { Game, GameTypes, Open, Sealed, SealedTypes, TableRules } from '@rudel/kernel';
import type { Hidden } from '@rudel/kernel/hidden';
import { fingers } from './toy/fingers.ts';
import type { Fingers, Glimpse, State, View } from './toy/types.ts';

/*
 * Leaks that must not compile. Each line below `@ts-expect-error` is one: should it compile some day,
 * the compiler reports the comment instead, and the type check fails.
 */

declare const card: Hidden<number>;
declare const cards: Hidden<readonly number[]>;
declare const state: State;
declare const view: View;
declare const sealedState: Sealed;

// @ts-expect-error a secret is not open
export const openSecret: Open = card;

// @ts-expect-error a secret within a list is not open
export const openList: Open = [1, card];

// @ts-expect-error a secret within an object is not open
export const openObject: Open = { eye: 0, card };

// @ts-expect-error a secret is not its own content
export const content: number = card;

// @ts-expect-error nor can one reach into it
export const first: unknown = cards[0];

// @ts-expect-error nor count it
export const size: unknown = cards.length;

// @ts-expect-error a state as a whole is not open
export const openState: Open = state;

// @ts-expect-error a state is not a view
export const stateAsView: View = state;

// @ts-expect-error a view cannot be cut down from a state: the secrets that are left over are of other types
export const spreadState: View = { ...state, eye: 0, isDealt: true, card: null };

// @ts-expect-error a view takes no secret in place of what it stands for
export const secretInView: View = { ...view, card };

// @ts-expect-error a glimpse takes no secret either
export const secretInGlimpse: Glimpse = { kind: 'showed', fingers: card };

// @ts-expect-error a game whose views carry a secret is no game
interface LeakyView extends GameTypes {
  View: View & { readonly cards: Hidden<readonly number[]> };
}

// @ts-expect-error a game whose moves carry a secret is no game
interface LeakyMove extends GameTypes {
  Move: { readonly card: Hidden<number> };
}

// @ts-expect-error a game whose glimpses carry a secret is no game
interface LeakyGlimpse extends GameTypes {
  Glimpse: { readonly kind: 'dealt'; readonly card: Hidden<number> };
}

// @ts-expect-error a game whose options carry a secret is no game
interface LeakyOptions extends GameTypes {
  Options: { readonly seed: Hidden<number> };
}

// @ts-expect-error a game whose views are its states is no game
interface StateAsView extends GameTypes {
  View: State;
}

export type LeakyGames = [LeakyView, LeakyMove, LeakyGlimpse, LeakyOptions, StateAsView];

// @ts-expect-error a rule that answers with the state instead of a view
export const lazyView: TableRules<Fingers>['view'] = (truth) => truth;

export const talkativeView: TableRules<Fingers>['view'] = (truth, eye) => ({
  ...view,
  eye,
  // @ts-expect-error a rule that puts a secret where a view has a number
  card: truth.cards,
});

// @ts-expect-error outside of its game a state cannot be read
export const read: unknown = sealedState.cards;

// @ts-expect-error nor be sent
export const sent: Open = sealedState;

// @ts-expect-error nor be made of anything else
export const forged: Sealed = { cards: [] };

// @ts-expect-error a sealed game takes no open state
seal(fingers).table.turn(state);

// @ts-expect-error and a game takes no sealed state
fingers.table.turn(sealedState);

// @ts-expect-error a game is sealed by `seal` only
export const unsealed: Game<SealedTypes> = fingers;

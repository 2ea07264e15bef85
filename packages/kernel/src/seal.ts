import type { AnyGlimpse, AnyOptions, AnyView, Game, GameTypes } from './game.ts';
import type { Open } from './open.ts';

declare const sealed: unique symbol;

/** A state outside of its game: it can be kept and handed back, never read. */
export interface Sealed {
  readonly [sealed]: true;
}

export interface SealedTypes extends GameTypes {
  State: Sealed;
  Move: Open;
  View: AnyView;
  Options: AnyOptions;
  Glimpse: AnyGlimpse;
  Reason: string;
}

/** Any game at all, as server, command line and bots' host know it. */
export type AnyGame = Game<SealedTypes>;

/** Closes a game's state to everybody outside of it. A cast, and the only one of its kind. */
export function seal<G extends GameTypes>(game: Game<G>): AnyGame {
  return game as unknown as AnyGame;
}

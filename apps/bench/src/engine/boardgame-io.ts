import { createRequire } from 'node:module';

/**
 * The part of boardgame.io that is used here. Its own types rest on `any` and on packages for React,
 * Koa and Svelte; its folders cannot be imported from an ES module.
 */

export interface Ctx {
  readonly phase: string;
  readonly currentPlayer: string;
  readonly playOrderPos: number;
  readonly activePlayers: { readonly [playerID: string]: string | null } | null;
  readonly gameover?: unknown;
}

export interface Random {
  Die(spots: number): number;
  Shuffle<T>(deck: readonly T[]): T[];
}

export interface Context<G> {
  readonly G: G;
  readonly ctx: Ctx;
  readonly random: Random;
  readonly playerID: string;
}

export type MoveResult = 'INVALID_MOVE' | void;

export type MoveFn<G, Args extends readonly unknown[]> = (context: Context<G>, ...args: Args) => MoveResult;

/** A move as `ai.enumerate` lists it. */
export type Listed = { readonly move: string; readonly args: readonly unknown[] };

type Moves<G> = { readonly [name: string]: MoveFn<G, never> };

export interface Phase<G> {
  readonly start?: boolean;
  readonly next: string;
  readonly moves: Moves<G>;
  readonly turn: {
    readonly minMoves?: number;
    readonly maxMoves?: number;
    readonly activePlayers?: unknown;
    readonly order?: {
      first(context: Context<G>): number;
      next(context: Context<G>): number | undefined;
    };
  };
  onBegin?(context: Context<G>): void;
  onEnd?(context: Context<G>): void;
  endIf(context: Context<G>): boolean;
}

export interface Game<G> {
  readonly name: string;
  readonly seed?: string | number;
  readonly disableUndo: boolean;
  readonly phases: { readonly [name: string]: Phase<G> };
  readonly ai: { enumerate(G: G, ctx: Ctx, playerID: string): readonly Listed[] };
  setup(context: Context<G>): G;
  endIf(context: Context<G>): unknown;
  playerView(context: { readonly G: G; readonly ctx: Ctx; readonly playerID: string | null }): G;
}

export interface MatchState<G> {
  readonly G: G;
  readonly ctx: Ctx;
  /** There when the last action was refused. */
  readonly transients?: { readonly error?: { readonly type: string } };
}

export type MakeMove = {
  readonly type: 'MAKE_MOVE';
  readonly payload: {
    readonly type: string;
    readonly args: readonly unknown[];
    readonly playerID: string;
  };
};

type Reducer<G> = (state: MatchState<G>, action: MakeMove) => MatchState<G>;

/** What boardgame.io gives to those who build servers of their own. */
export interface Internal {
  ProcessGameConfig<G>(game: Game<G>): Game<G>;
  InitializeGame<G>(setup: { readonly game: Game<G>; readonly numPlayers: number }): MatchState<G>;
  CreateGameReducer<G>(setup: { readonly game: Game<G> }): Reducer<G>;
}

export interface Core {
  readonly INVALID_MOVE: 'INVALID_MOVE';
  readonly ActivePlayers: { readonly ALL_ONCE: unknown };
}

const require = createRequire(import.meta.url);

export const core: Core = require('boardgame.io/core') as Core;

export const internal: Internal = require('boardgame.io/internal') as Internal;

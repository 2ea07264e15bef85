import { dogGame } from './boardgame-io-dog.ts';
import type { DogG } from './boardgame-io-dog.ts';
import { internal } from './boardgame-io.ts';
import type { Game, Listed, MatchState } from './boardgame-io.ts';

const game: Game<DogG> = internal.ProcessGameConfig(dogGame);
const reduce = internal.CreateGameReducer({ game });

export type DogMatch = MatchState<DogG>;

/** A new match with the first round dealt. */
export function startMatch(seed: number): DogMatch {
  return internal.InitializeGame({ game: { ...game, seed }, numPlayers: 4 });
}

/** The player to ask next; in the exchange the first who has not given. */
export function askedPlayer({ ctx }: DogMatch): string {
  const [first = ctx.currentPlayer] = Object.keys(ctx.activePlayers ?? {});
  return first;
}

/** What a player is shown, and the legal moves it finds in that. */
export function legalMoves({ G, ctx }: DogMatch, playerID: string): readonly Listed[] {
  return game.ai.enumerate(game.playerView({ G, ctx, playerID }), ctx, playerID);
}

/** The move as boardgame.io's server carries it out: by the reducer, without store, log or transport. */
export function makeMove(match: DogMatch, playerID: string, { move, args }: Listed): DogMatch {
  const after = reduce(match, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
  if (after.transients !== undefined) throw new Error(`${move} ${JSON.stringify(args)} was refused`);
  return after;
}

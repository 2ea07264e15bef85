import { pick, seededRng } from '@rudel/kernel';
import { noTally } from '../measure/rounds.ts';
import type { Contestant, Tally } from '../measure/rounds.ts';
import { askedPlayer, legalMoves, makeMove, startMatch } from './boardgame-io-match.ts';
import type { DogMatch } from './boardgame-io-match.ts';
import type { Listed } from './boardgame-io.ts';
import { contestantNames } from './contestant-names.ts';

type Played = { readonly playerID: string; readonly move: Listed };

/** Boardgame.io draws in hooks of moves; these are counted as the acts that they are elsewhere. */
function drawsBetween(before: DogMatch, after: DogMatch): number {
  if (after.G.round === before.G.round) return 0;
  const left = before.G.stock.length;
  return left > 0 && after.G.stock.length > left ? 2 : 1;
}

/** The starter and the first deal. */
const firstDraws = 2;

function play(seed: number, tally: Tally, onMove: (played: Played) => void): void {
  const rng = seededRng(seed);
  let match = startMatch(seed);
  tally.acts += firstDraws;
  while (match.ctx.gameover === undefined) {
    const playerID = askedPlayer(match);
    const listed = legalMoves(match, playerID);
    const move = pick(listed, rng);
    const after = makeMove(match, playerID, move);
    tally.acts += 1 + drawsBetween(match, after);
    tally.decisions += 1;
    tally.listed += listed.length;
    onMove({ playerID, move });
    match = after;
  }
}

/** As one drives it on a server: the player's view, its enumerated moves, the move by the reducer. */
export const boardgameIoContestant: Contestant = {
  name: contestantNames.peer,
  play: (seed, tally) => play(seed, tally, () => {}),
};

function replay(seed: number, moves: readonly Played[], tally: Tally): void {
  let match = startMatch(seed);
  tally.acts += firstDraws;
  for (const { playerID, move } of moves) {
    const after = makeMove(match, playerID, move);
    tally.acts += 1 + drawsBetween(match, after);
    match = after;
  }
}

/** The moves of matches played before, without asking what is legal: what no generator could beat. */
export function boardgameIoReplayer(matches: number): Contestant {
  const recorded = Array.from({ length: matches }, (_, seed) => {
    const moves: Played[] = [];
    play(seed, noTally(), (played) => moves.push(played));
    return moves;
  });
  return {
    name: contestantNames.peerReplaying,
    play: (seed, tally) => replay(seed % matches, recorded[seed % matches] ?? [], tally),
  };
}

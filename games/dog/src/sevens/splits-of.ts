import type { Seat } from '@rudel/kernel';
import { allHome, inNest, onStart, partnerOf, stallDoor, stepsToStart } from '../board.ts';
import type { Board, Stone } from '../board.ts';
import type { Options } from '../types.ts';
import { indexOfWay, stoneOfWay, waysOf } from '../ways.ts';
import type { Way } from '../ways.ts';
import { entangledSplits } from './entangled-splits.ts';
import { freeSplits } from './free-splits.ts';
import { mayMeet } from './may-meet.ts';
import { mayDrive, sevenSteps } from './split.ts';
import type { Split } from './split.ts';

/**
 * All that a seven can lead to, one split for each resulting board (dog 6.4).
 * Each stone drives its share in one go; where stones may meet, they are really driven, step by step.
 */
export function splitsOf(board: Board, player: Seat, options: Options): readonly Split[] {
  const ways = waysOfSeven(board, player, options);
  return mayMeet(ways, options)
    ? entangledSplits(board, player, options, ways)
    : freeSplits(board, player, ways);
}

/** The stones that may come into question and are not at rest in the stall. */
function waysOfSeven(board: Board, player: Seat, options: Options): readonly Way[] {
  const ways: Way[] = [];
  const partner = partnerOf(player);
  if (mayDrive(board, board, player, player, options)) addWays(board, player, ways);
  if (mayDrive(board, board, player, partner, options) || couldFinishNow(board, player)) {
    addWays(board, partner, ways);
  }
  return ways;
}

function addWays(board: Board, seat: Seat, ways: Way[]): void {
  for (const way of waysOf(board, seat)) if (stoneOfWay(way) !== inNest && !isAtRest(way)) ways.push(way);
}

/** Whether a stone in the stall has nothing but stones before it: they are counted, since a seat's stones are sorted. */
const isAtRest = (way: Way): boolean => stoneOfWay(way) === stallDoor + (indexOfWay(way) & 3);

/** Whether the player's last stones could all come home within a seven. */
function couldFinishNow(board: Board, player: Seat): boolean {
  for (let index = player * 4; index < player * 4 + 4; index += 1) {
    const stone = board[index] as Stone;
    if (stone < onStart || (stone < stallDoor && stepsToStart(stone) >= sevenSteps)) return false;
  }
  return !allHome(board, player);
}

import type { Seat } from '@rudel/kernel';
import { partnerOf, stallDoor, stonesHome } from '../board.ts';
import type { Board } from '../board.ts';
import { appended } from '../lists.ts';
import type { Leg } from '../types.ts';
import { fromOfWay, ringPlace, stallPlaceAfter, stoneOfWay } from '../ways.ts';
import type { Way } from '../ways.ts';
import { sevenSteps } from './split.ts';
import type { Split } from './split.ts';

const noLegs: readonly Leg[] = [];

/** The splits of a seven among stones that cannot meet: no order matters, and no two lead to the same board. */
export function freeSplits(board: Board, player: Seat, ways: readonly Way[]): readonly Split[] {
  const stillOut = 8 - stonesHome(board, player) - stonesHome(board, partnerOf(player));
  const splits: Split[] = [];
  share(ways, 0, sevenSteps, noLegs, stillOut, splits);
  return splits;
}

function share(
  ways: readonly Way[],
  nth: number,
  rest: number,
  legs: readonly Leg[],
  stillOut: number,
  splits: Split[],
): void {
  if (rest === 0) {
    splits.push({ legs, finishes: stillOut === 0 });
    return;
  }
  const way = ways[nth];
  if (way === undefined) return;
  const isLast = nth === ways.length - 1;
  if (!isLast) share(ways, nth + 1, rest, legs, stillOut, splits);
  for (let taken = isLast ? rest : 1; taken <= rest; taken += 1) {
    const onRing = ringPlace(way, taken);
    if (onRing >= 0)
      share(
        ways,
        nth + 1,
        rest - taken,
        appended(legs, { from: fromOfWay(way), to: onRing }),
        stillOut,
        splits,
      );
    const inStall = stallPlaceAfter(way, taken);
    if (inStall < 0) continue;
    const out = stoneOfWay(way) < stallDoor ? stillOut - 1 : stillOut;
    share(ways, nth + 1, rest - taken, appended(legs, { from: fromOfWay(way), to: inStall }), out, splits);
  }
}

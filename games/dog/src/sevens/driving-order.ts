import type { Seat } from '@rudel/kernel';
import { ringSize, stallDoor } from '../board.ts';
import type { Options } from '../types.ts';
import { fromOfWay, seatOfWay, stoneOfWay } from '../ways.ts';
import type { Way } from '../ways.ts';
import { sevenSteps } from './split.ts';

/**
 * The one order in which stones need to drive their shares so that every result of a seven comes about:
 * who is ahead goes first, in the stall and then on the ring; a partner who has to wait goes after that.
 */
export function drivingOrder(ways: readonly Way[], player: Seat, options: Options): readonly Way[] {
  const waits = options.sevenHelpsPartner === 'afterLastStone';
  const rear = rearOf(ways);
  const order: Way[] = [];
  const keys: number[] = [];
  for (const way of ways) {
    const key = aheadOf(way, rear) - (waits && seatOfWay(way) !== player ? farBehind : 0);
    let slot = order.length;
    for (; slot > 0 && (keys[slot - 1] as number) < key; slot -= 1) {
      order[slot] = order[slot - 1] as Way;
      keys[slot] = keys[slot - 1] as number;
    }
    order[slot] = way;
    keys[slot] = key;
  }
  return order;
}

const farBehind = 1000;

/** How far ahead a stone is, counted from the rear; the stall is ahead of the whole ring. */
function aheadOf(way: Way, rear: number): number {
  const stone = stoneOfWay(way);
  return stone >= stallDoor ? ringSize + stone : (fromOfWay(way) - rear) & (ringSize - 1);
}

/** A place with nobody close behind: the ring has room for that, since eight stones leave a gap of eight fields. */
function rearOf(ways: readonly Way[]): number {
  for (const way of ways) {
    const from = fromOfWay(way);
    if (stoneOfWay(way) < stallDoor && !hasCloseBehind(ways, from)) return from;
  }
  return 0;
}

function hasCloseBehind(ways: readonly Way[], place: number): boolean {
  for (const way of ways) {
    const behind = (place - fromOfWay(way)) & (ringSize - 1);
    if (stoneOfWay(way) < stallDoor && behind > 0 && behind <= sevenSteps) return true;
  }
  return false;
}

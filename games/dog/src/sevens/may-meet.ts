import { fresh, ringSize, stallDoor } from '../board.ts';
import type { Options } from '../types.ts';
import { fromOfWay, seatOfWay, stepsBefore, stoneOfWay } from '../ways.ts';
import type { Way } from '../ways.ts';
import { sevenSteps } from './split.ts';

/** Whether any two of the stones that a seven may drive can meet, or one has to wait for the other. */
export function mayMeet(ways: readonly Way[], options: Options): boolean {
  for (let later = 1; later < ways.length; later += 1) {
    for (let earlier = 0; earlier < later; earlier += 1) {
      if (areEntangled(ways[earlier] as Way, ways[later] as Way, options)) return true;
    }
  }
  return false;
}

function areEntangled(one: Way, other: Way, options: Options): boolean {
  const sameSeat = seatOfWay(one) === seatOfWay(other);
  if (!sameSeat && options.sevenHelpsPartner === 'afterLastStone') return true;
  if (sameSeat && isNearStall(one) && isNearStall(other)) return true;
  if (stoneOfWay(one) >= stallDoor || stoneOfWay(other) >= stallDoor) return false;
  const ahead = (fromOfWay(other) - fromOfWay(one)) & (ringSize - 1);
  return ahead <= sevenSteps || ringSize - ahead <= sevenSteps;
}

/** Whether a stone is in its stall or could turn into it within a seven. */
export function isNearStall(way: Way): boolean {
  const stone = stoneOfWay(way);
  return stone >= stallDoor || (stone !== fresh && stepsBefore(way) < sevenSteps);
}

import type { Seat } from '@rudel/kernel';
import { ringSize, stallDoor } from '../board.ts';
import type { Options } from '../types.ts';
import type { Way } from '../ways.ts';
import { sevenSteps } from './split.ts';

/**
 * The one order in which stones need to drive their shares so that every result of a seven comes about:
 * who is ahead goes first, in the stall and then on the ring; a partner who has to wait goes after that.
 */
export function drivingOrder(ways: readonly Way[], player: Seat, options: Options): readonly Way[] {
  if (options.sevenHelpsPartner === 'always') return frontFirst(ways);
  const own = ways.filter(({ seat }) => seat === player);
  const partners = ways.filter(({ seat }) => seat !== player);
  return [...frontFirst(own), ...frontFirst(partners)];
}

function frontFirst(ways: readonly Way[]): Way[] {
  const inStall = ways
    .filter(({ stone }) => stone >= stallDoor)
    .toSorted((one, other) => other.stone - one.stone);
  const onRing = ways.filter(({ stone }) => stone < stallDoor);
  const rear = rearOf(onRing);
  const ahead = ({ from }: Way): number => (from - rear) & (ringSize - 1);
  return [...inStall, ...onRing.toSorted((one, other) => ahead(other) - ahead(one))];
}

/** A place with nobody close behind: the ring has room for that, since eight stones leave a gap of eight fields. */
function rearOf(ways: readonly Way[]): number {
  const hasNobodyBehind = ({ from }: Way): boolean =>
    ways.every((other) => other.from === from || ((from - other.from) & (ringSize - 1)) > sevenSteps);
  return ways.find(hasNobodyBehind)?.from ?? 0;
}

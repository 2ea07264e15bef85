import { isNest, isStallPlace, placeOf, ringSize, startOf } from '@rudel/dog/page';
import type { Place } from '@rudel/dog/page';
import type { Seat } from '@rudel/kernel';

/** No card goes further: what is more than that ahead was reached by going back. */
const farthest = 13;

/** All places a stone comes by from one place to another, both of them included. */
export function wayOf(seat: Seat, from: Place, to: Place): readonly Place[] {
  if (isNest(from) || isNest(to)) return [from, to];
  if (!isStallPlace(to)) return ringWay(from, to);
  const before = isStallPlace(from) ? [from] : ringWay(from, startOf(seat));
  const first = isStallPlace(from) ? from + 1 : placeOf(seat, ringSize);
  return [...before, ...Array.from({ length: to - first + 1 }, (_, depth) => first + depth)];
}

function ringWay(from: Place, to: Place): readonly Place[] {
  const ahead = (to - from) & (ringSize - 1);
  const back = ringSize - ahead;
  return ahead <= farthest
    ? Array.from({ length: ahead + 1 }, (_, step) => (from + step) & (ringSize - 1))
    : Array.from({ length: back + 1 }, (_, step) => (from - step) & (ringSize - 1));
}

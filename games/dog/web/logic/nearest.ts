import { isNest, nestPlace, ringSize, seats, stallSize } from '@rudel/dog/page';
import type { Place } from '@rudel/dog/page';
import type { Eye } from '@rudel/kernel';
import { nestPoint, pointOf } from './geometry.ts';
import type { Point } from './geometry.ts';

const all: readonly Place[] = [
  ...Array.from({ length: ringSize + 4 * stallSize }, (_, place) => place),
  ...seats.map(nestPlace),
];

/** Half the way between two fields: nearer than that, a quiet place is meant and no other. */
const touch = 30;

/** The place that a tap means: an active one within reach, else the one under the finger, else none. */
export function nearestPlace(point: Point, active: readonly Place[], eye: Eye, reach: number): Place | null {
  return closest(point, active, eye, reach) ?? closest(point, all, eye, touch);
}

function closest(point: Point, places: readonly Place[], eye: Eye, within: number): Place | null {
  let best: Place | null = null;
  let least = within;
  for (const place of places) {
    const distance = distanceTo(point, place, eye);
    if (distance > least) continue;
    best = place;
    least = distance;
  }
  return best;
}

/** A nest is as near as its nearest hollow. */
function distanceTo({ x, y }: Point, place: Place, eye: Eye): number {
  const points = isNest(place)
    ? [pointOf(place, eye), ...[0, 1, 2, 3].map((hollow) => nestPoint(place - nestPlace(0), hollow, eye))]
    : [pointOf(place, eye)];
  return Math.min(...points.map((other) => Math.hypot(other.x - x, other.y - y)));
}

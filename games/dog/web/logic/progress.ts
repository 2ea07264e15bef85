import { fresh, inNest, ringSize, seats, stallDoor } from '@rudel/dog/page';
import type { Stone, View } from '@rudel/dog/page';

/** A stone that is out counts for something, and each step home for one more; in the stall it has come all the way. */
const outOfNest = 8;

function stepsOf(stone: Stone): number {
  if (stone === inNest) return 0;
  if (stone === fresh) return outOfNest;
  return outOfNest + (stone >= stallDoor ? ringSize + 1 + stone - stallDoor : stone);
}

/** How far each seat's four stones have come together, in steps driven home. */
export function progressOf({ shown }: View): readonly number[] {
  return seats.map((seat) =>
    shown.board.slice(seat * 4, seat * 4 + 4).reduce((sum, stone) => sum + stepsOf(stone), 0),
  );
}

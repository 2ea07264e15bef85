import type { Seat } from '@rudel/kernel';
import { isSymbol, rollerAt, seatsOf, verdictOf } from '@rudel/woelfe/page';
import type { Trick, TrickDie } from '@rudel/woelfe/page';

/** A bee that lies at somebody. */
export type BeeLying = { readonly face: number; readonly by: Seat };

/** What a die is worth in its trick. */
export type Worth = 'counts' | 'poisoned' | 'bee' | 'symbol' | 'rolling' | 'waits';

/** The place of a seat in a trick: its die, the bees lying there, and what it comes to. */
export type Slot = {
  readonly seat: Seat;
  readonly place: number;
  readonly die: TrickDie | null;
  readonly bees: readonly BeeLying[];
  readonly worth: Worth;
  /** The number that competes, bees and all; null for a die that does not. */
  readonly value: number | null;
  /** It wins, or would if nothing else were rolled. */
  readonly isAhead: boolean;
};

/** A trick as it can be judged while one of its dice still tumbles. */
export function whileRolling({ leader, dice }: Trick, place: number | null): Trick {
  return {
    leader,
    dice: dice.map((die, nth) => (nth === place ? { ...die, face: null } : die)),
  };
}

/** A place for every seat in the order of rolling, also for those who have yet to. */
export function slotsOf(trick: Trick, seats: number): readonly Slot[] {
  const verdict = verdictOf(trick, seats);
  const worthOf = (place: number): Worth => {
    const die = trick.dice[place];
    if (die === undefined) return 'waits';
    if (die.face === null) return 'rolling';
    if (verdict.poisoned.includes(place)) return 'poisoned';
    if (isSymbol(die)) return 'symbol';
    return die.kind === 'Y' ? 'bee' : 'counts';
  };
  return seatsOf(seats).map((place) => {
    const seat = rollerAt(trick.leader, place, seats);
    const worth = worthOf(place);
    const isWhole = trick.dice.length === seats;
    return {
      seat,
      place,
      die: trick.dice[place] ?? null,
      bees: beesAt(trick, seat, seats),
      worth,
      value: verdict.values[place] ?? null,
      isAhead:
        place === verdict.place &&
        (worth === 'counts' || worth === 'symbol' || (isWhole && worth !== 'rolling')),
    };
  });
}

/** The bees that lie at a seat, in the order of rolling. */
function beesAt({ leader, dice }: Trick, seat: Seat, seats: number): readonly BeeLying[] {
  return dice.flatMap(({ kind, face, at }, place) =>
    kind === 'Y' && at === seat && face !== null ? [{ face, by: rollerAt(leader, place, seats) }] : [],
  );
}

/** What a seat's die would count with one more bee, and counts now; null where that changes nothing. */
export function changeAt(
  trick: Trick,
  seats: number,
  seat: Seat,
  face: number,
): readonly [number, number] | null {
  const value = slotsOf(trick, seats).find((slot) => slot.seat === seat)?.value ?? null;
  return value === null ? null : [value, value + face];
}

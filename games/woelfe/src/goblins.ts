import type { Seat } from '@rudel/kernel';
import { seatsOf } from './rounds.ts';
import { isSymbol, rollerAt } from './trick.ts';
import type { GoblinAnswer, Shown, Trick, TrickDie } from './types.ts';

/** The die rolled last: the only one that a goblin can reach (woelfe 2.7). */
export function lastDie({ trick }: Pick<Shown, 'trick'>): TrickDie | null {
  return trick?.dice.at(-1) ?? null;
}

/** Who rolled it. */
export function lastRoller({ trick, seats }: Pick<Shown, 'trick' | 'seats'>): Seat {
  const { leader, dice } = trick as Trick;
  return rollerAt(leader, dice.length - 1, seats);
}

/** Who has an unused goblin, from the roller on clockwise: the order in which players are asked about goblins. */
export function goblinOrder(shown: Pick<Shown, 'trick' | 'seats' | 'goblins'>): readonly Seat[] {
  const { seats, goblins } = shown;
  const roller = lastRoller(shown);
  return seatsOf(seats)
    .map((step) => rollerAt(roller, step, seats))
    .filter((seat) => (goblins[seat] as number) > 0);
}

/** Whether anybody may react to the die rolled last; all of it lies open. */
export function opensWindow(shown: Shown): boolean {
  const die = lastDie(shown);
  return die !== null && !isSymbol(die) && shown.goblins.some((count) => count > 0);
}

/**
 * What a window comes to: the seat whose goblin is spent, 'nobody', or null while somebody is waited for. Seats count in
 * order: whoever comes later is only asked if those before have passed, so the table need not wait for them.
 */
export function windowResult(
  order: readonly Seat[],
  answerOf: (seat: Seat) => GoblinAnswer | null,
): Seat | 'nobody' | null {
  for (const seat of order) {
    const answer = answerOf(seat);
    if (answer === null) return null;
    if (answer === 'goblin') return seat;
  }
  return 'nobody';
}

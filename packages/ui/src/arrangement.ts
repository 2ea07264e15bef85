import type { Eye, Seat } from '@rudel/kernel';

/** The seats around a table as one eye sees them; the nearest is not among them. */
export type Arrangement = {
  /** From the nearest to the farthest. */
  readonly left: readonly Seat[];
  /** From left to right. */
  readonly top: readonly Seat[];
  /** From the nearest to the farthest. */
  readonly right: readonly Seat[];
};

/** The seat that is nearest to an eye: its own, or the first for spectators. */
export const nearestTo = (eye: Eye): Seat => (eye === 'table' ? 0 : eye);

/** Everybody else in playing order, from the one after the nearest seat. */
export function othersOf(eye: Eye, seats: number): readonly Seat[] {
  return Array.from({ length: seats - 1 }, (_, at) => (nearestTo(eye) + 1 + at) % seats);
}

/** Deals the others onto three sides of the table, as many on the left as on the right. */
export function arranged(eye: Eye, seats: number, nextSits: 'left' | 'right'): Arrangement {
  const others = othersOf(eye, seats);
  const clockwise = nextSits === 'left' ? others : others.toReversed();
  const side = Math.floor(clockwise.length / 3);
  return {
    left: clockwise.slice(0, side),
    top: clockwise.slice(side, clockwise.length - side),
    right: clockwise.slice(clockwise.length - side).toReversed(),
  };
}

import type { Eye, Seat } from '@rudel/kernel';

/** The seats around a table as one eye sees them; its own is nearest and not among them. */
export type Arrangement = {
  /** From the nearest to the farthest. */
  readonly left: readonly Seat[];
  /** From left to right. */
  readonly top: readonly Seat[];
  /** From the nearest to the farthest. */
  readonly right: readonly Seat[];
};

/** Everybody else in playing order, from the one after this seat; for a watcher everybody from the first on. */
export function othersOf(eye: Eye, seats: number): readonly Seat[] {
  if (eye === 'table') return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, at) => (eye + 1 + at) % seats);
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

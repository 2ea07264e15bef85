import type { Press } from './last-input.ts';

/** A second tap that comes sooner than this, in milliseconds, and nearer than this, in pixels, belongs to the first. */
export const doubleTap = { within: 350, around: 40 } as const;

export type SecondTap = {
  /** Milliseconds since the first tap has done its work. */
  readonly after: number;
  readonly first: Press | null;
  readonly second: Press | null;
};

/** Whether a tap is only the second half of a double tap. Somebody who has moved the finger means it. */
export function isDoubleTap({ after, first, second }: SecondTap): boolean {
  if (after > doubleTap.within) return false;
  if (first === null || second === null) return true;
  return Math.hypot(second.x - first.x, second.y - first.y) < doubleTap.around;
}

import type { Turn } from '@rudel/kernel';
import type { Pace } from '../ports.ts';

/** A turn that waits for seats. */
export type AskedTurn = Extract<Turn, { readonly kind: 'seats' }>;

/** In a discussion a bot takes up to this many times as long, so that people can follow and have their say. */
const slowest = 4;
/** So often everybody should come to speak before a discussion is over. */
const says = 5;

/** Where so many are asked at once and answer in secret, bots take up to this many times as long: the end of it should not tell how long a person thought. */
const crowd = 5;
const crowded = 3;

/**
 * Between how many milliseconds a bot pauses before it acts. Where all may speak in one span of time it is longer, as far as the time allows for so
 * many: that follows from what everybody sees, and from nothing else.
 */
export function botPauseIn(turn: AskedTurn, { botPause: [least, most] }: Pace): readonly [number, number] {
  const { seats, span, seconds } = turn;
  if (span === undefined && seats.length >= crowd)
    return [least, Math.max(most, Math.min(most * crowded, (seconds ?? Infinity) * 250))];
  if (span === undefined || seats.length < 2) return [least, most];
  const room = seconds === undefined ? slowest : (seconds * 1000) / (seats.length * says * least);
  const slow = Math.max(1, Math.min(slowest, room));
  return [Math.round(least * slow), Math.round(most * slow)];
}

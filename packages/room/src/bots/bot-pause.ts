import type { Turn } from '@rudel/kernel';
import type { BotPace } from '@rudel/protocol';
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

/** How many times as long as usual. */
const slowness: { readonly [P in BotPace]: number } = { calm: 2, usual: 1, quick: 0.4 };

/** The pauses of bots at a table's own pace; where the rules give little time, calm bots take no more than a quarter of it. */
function paused([least, most]: Pace['botPause'], pace: BotPace, seconds = Infinity): Pace['botPause'] {
  const slow = (ms: number): number =>
    Math.round(Math.max(Math.min(ms, ms * slowness[pace]), Math.min(ms * slowness[pace], seconds * 250)));
  return [slow(least), slow(most)];
}

/** How long bots rest at what has just happened, at any pace: it is shown as long as ever. Where the rules give little time, a quarter of that at most. */
function restIn({ rest = 0, seconds = Infinity }: AskedTurn, [, most]: Pace['botPause']): number {
  return Math.round(Math.min(rest * most, seconds * 250));
}

/**
 * Between how many milliseconds a bot pauses before it acts. Where all may speak in one span of time it is longer, as far as the time allows for so
 * many: that follows from what everybody sees, and from nothing else.
 */
export function botPauseIn(
  turn: AskedTurn,
  { botPause }: Pick<Pace, 'botPause'>,
  pace: BotPace = 'usual',
): readonly [number, number] {
  const rest = restIn(turn, botPause);
  const [least, most] = thoughtIn(turn, botPause, pace);
  return [rest + least, rest + most];
}

function thoughtIn(turn: AskedTurn, botPause: Pace['botPause'], pace: BotPace): readonly [number, number] {
  const { seats, span, seconds } = turn;
  const [least, most] = paused(botPause, pace, seconds);
  if (span === undefined && seats.length >= crowd)
    return [least, Math.max(most, Math.min(most * crowded, (seconds ?? Infinity) * 250))];
  if (span === undefined || seats.length < 2) return [least, most];
  const room = seconds === undefined ? slowest : (seconds * 1000) / (seats.length * says * least);
  const slow = Math.max(1, Math.min(slowest, room));
  return [Math.round(least * slow), Math.round(most * slow)];
}

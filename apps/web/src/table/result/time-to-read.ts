/** How long somebody who is asked may go on reading, in milliseconds, and the share of the time for the decision that this may cost. */
const longest = 10_000;
const share = 0.5;

/** Until when a result stays although its reader is asked elsewhere, against a clock. */
export function readableUntil(now: number, lapsesAt: number): number {
  return now + Math.min(longest, Math.max(0, lapsesAt - now) * share);
}

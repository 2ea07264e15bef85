import { useEffect, useState } from 'preact/hooks';
import { useWords } from '@rudel/ui/words';
import { tableWords } from './words/table-words.ts';

const lastSeconds = 10;
const radius = 17;
const round = 2 * Math.PI * radius;

/** The seconds that are left, counted down; null without a clock. */
export function useSecondsLeft(lapsesAt: number | null): number | null {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (lapsesAt === null) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [lapsesAt]);
  return lapsesAt === null ? null : Math.max(0, Math.ceil((lapsesAt - now) / 1000));
}

/** Whether it is said aloud that time is running out: where a decision is short as a whole, that is no news. */
export const isWorthSaying = (left: number, whole: number): boolean =>
  left > 0 && left <= lastSeconds && whole > 2 * lastSeconds;

/** The time left for the decision that runs, as a ring that empties. */
export function ClockRing({ lapsesAt }: { lapsesAt: number | null }) {
  const words = useWords(tableWords).clock;
  const left = useSecondsLeft(lapsesAt);
  const [whole, setWhole] = useState(1);
  useEffect(() => {
    if (lapsesAt !== null) setWhole(Math.max(1, (lapsesAt - performance.now()) / 1000));
  }, [lapsesAt]);
  if (left === null) return null;
  const share = Math.min(1, left / whole);
  const isLate = left <= lastSeconds;
  return (
    <div class={isLate ? 'clock clock-late' : 'clock'}>
      <svg viewBox="0 0 40 40" width="40" height="40" role="timer" aria-label={words.left(left)}>
        <circle class="clock-track" cx="20" cy="20" r={radius} />
        <circle
          class="clock-rest"
          cx="20"
          cy="20"
          r={radius}
          stroke-dasharray={`${round * share} ${round}`}
          transform="rotate(-90 20 20)"
        />
        <text class="clock-number" x="20" y="25" text-anchor="middle">
          {left}
        </text>
      </svg>
      <span class="visually-hidden" role="status">
        {isWorthSaying(left, whole) ? words.hurry : ''}
      </span>
    </div>
  );
}

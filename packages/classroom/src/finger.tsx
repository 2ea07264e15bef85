import './finger.css';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Milliseconds between two looks at where the finger belongs: things on a table move by themselves. */
const often = 160;

type Place = { readonly x: number; readonly y: number; readonly isBelow: boolean };

/** `card=K` is what a drawing calls `data-card="K"`. */
function elementsOf(table: Element, spot: string): readonly Element[] {
  const [name = '', value = ''] = spot.split(/=(.*)/s);
  return [...table.querySelectorAll(`[data-${CSS.escape(name)}="${CSS.escape(value)}"]`)];
}

const isToTouch = (element: Element): boolean =>
  element.getClientRects().length > 0 &&
  element.getAttribute('aria-pressed') !== 'true' &&
  element.getAttribute('aria-checked') !== 'true' &&
  !element.matches(':disabled, [aria-disabled="true"], [inert] *');

/** What to touch next: the first of the spots that can be touched and is not yet, else the button that does what is left. In what lies open over the table, only what is there. */
function targetIn(table: Element, taps: readonly string[], isComplete: boolean): Element | null {
  const sheet = document.querySelector('dialog[open]');
  const main = table.querySelector('.own-acts .button-primary:not(:disabled)');
  if (isComplete && sheet === null) return main;
  const spots = taps.flatMap((spot) => elementsOf(sheet ?? table, spot)).find(isToTouch);
  return spots ?? (sheet === null ? main : sheet.querySelector('[data-marked="true"]'));
}

/** Lifts the hand over whatever lies over the table, however late that was opened. */
function lift(hand: HTMLElement): void {
  const over = String(document.querySelectorAll('dialog[open]').length);
  if (hand.dataset['over'] === over && hand.matches(':popover-open')) return;
  hand.dataset['over'] = over;
  if (hand.matches(':popover-open')) hand.hidePopover();
  hand.showPopover();
}

/** From this height on, in pixels, something has a face that the hand should not cover. */
const tall = 60;

/** Where the tip points: the middle of what is meant, or below its face. Near the lower edge the hand reaches down from above. */
function placeOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  const y = top + height * (height < tall ? 0.5 : 0.68);
  return { x: left + width / 2, y, isBelow: y > window.innerHeight - 70 };
}

const isSame = (one: Place | null, other: Place | null): boolean =>
  one?.x === other?.x && one?.y === other?.y && one?.isBelow === other?.isBelow;

export type FingerProps = {
  readonly taps: readonly string[];
  /** A move that fulfils the step waits to be confirmed. */
  readonly isComplete: boolean;
};

/** A hand that shows what to touch; the sentence names it as well, and the list of moves marks it. */
export function Finger({ taps, isComplete }: FingerProps) {
  const [place, setPlace] = useState<Place | null>(null);
  const hand = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const look = (): void => {
      const table = document.querySelector('.table-screen');
      const target = table === null ? null : targetIn(table, taps, isComplete);
      const found = target === null ? null : placeOf(target);
      if (hand.current !== null) lift(hand.current);
      setPlace((before) => (isSame(before, found) ? before : found));
    };
    look();
    const timer = setInterval(look, often);
    return () => clearInterval(timer);
  }, [taps, isComplete]);
  if (place === null) return null;
  return (
    <div
      ref={hand}
      popover="manual"
      class="lesson-finger"
      data-above={place.isBelow}
      aria-hidden="true"
      style={{ translate: `${place.x}px ${place.y}px` }}
    >
      <span class="lesson-finger-ring" />
      <span class="lesson-finger-tip" />
      <svg viewBox="0 0 48 56" width="48" height="56">
        <path d="M17 27V9a5 5 0 0 1 10 0v14l11.500 2.600A7 7 0 0 1 44 32.500V39c0 9-6 15-14.500 15C22 54 18.500 51 15 45.500L6.500 33.800a4.600 4.600 0 0 1 6.700-6.200z" />
        <path class="lesson-finger-nail" d="M19.600 12.500a2.400 4 0 0 1 4.800 0z" />
      </svg>
    </div>
  );
}

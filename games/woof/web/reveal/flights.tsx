import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Flight } from '../logic/reveal-steps.ts';
import { middleOfElement } from './middle-of-element.ts';
import type { Point } from './middle-of-element.ts';

type FlightsProps = { readonly flights: readonly Flight[]; readonly onLanded: () => void };

/** In milliseconds: a verdict is read before its points fly. */
const pause = 480;
const lasts = 420;

/** Points and error tokens on their way to whom they belong. */
export function Flights({ flights, onLanded }: FlightsProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const flyers = [...(box.current?.children ?? [])];
    const animations = flyers.map((flyer, nth) => fly(flyer, box.current, flights[nth]));
    const last = animations.findLast((animation) => animation !== null);
    if (last !== undefined && last !== null) last.onfinish = onLanded;
    return () => {
      for (const animation of animations) animation?.cancel();
    };
  }, []);
  return (
    <div class="woof-flights" ref={box} aria-hidden="true">
      {flights.map(({ brings }, nth) => (
        <span key={nth} data-brings={typeof brings === 'number' ? 'points' : brings}>
          {typeof brings === 'number' ? `+${brings}` : ''}
        </span>
      ))}
    </div>
  );
}

function fly(flyer: Element, box: HTMLElement | null, flight: Flight | undefined): Animation | null {
  const show = box?.parentElement ?? null;
  if (flight === undefined || show === null) return null;
  const from =
    flight.from === null
      ? middleOfElement(show, '.woof-show-told .woof-gain')
      : middleOfElement(show, `[data-show="${flight.from}"]`);
  const to = middleOfElement(show, `[data-show="${flight.to}"] .woof-points`);
  if (from === null || to === null) return null;
  const high = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 12 };
  return flyer.animate(
    [
      { transform: at(from, 0.4), opacity: 0 },
      { transform: at(from, 1.25), opacity: 1, offset: 0.2 },
      { transform: at(high, 1.4), opacity: 1, offset: 0.6 },
      { transform: at(to, 0.7), opacity: 1 },
    ],
    { duration: lasts, delay: pause, easing: 'ease-in-out', fill: 'backwards' },
  );
}

const at = ({ x, y }: Point, scale: number): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;

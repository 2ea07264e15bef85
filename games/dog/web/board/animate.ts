import type { Point } from '../logic/geometry.ts';
import type { Flight, Staging, StoneMotion } from '../logic/staging.ts';
import { backScale, pileScale } from './piles.tsx';

const at = ({ x, y }: Point): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

/** Keyframes of a stone; it is a little larger while it is in the air. */
export function stoneFrames({ points, gait }: Pick<StoneMotion, 'points' | 'gait'>): Keyframe[] {
  const [from, to] = [points[0] as Point, points.at(-1) as Point];
  if (gait === 'steps') return points.flatMap((point, nth) => stepFrames(points[nth - 1], point));
  if (gait === 'cheer') {
    return [1, 1.35, 1].map((scale) => ({ transform: `${at(from)} scale(${scale})` }));
  }
  if (gait === 'hit') return hitFrames(from, to);
  const lift = gait === 'arc' ? 90 : 0;
  const shares = [0, 0.25, 0.5, 0.75, 1];
  return shares.map((share) => {
    const height = Math.sin(share * Math.PI);
    const point = {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share - lift * height,
    };
    return { transform: `${at(point)} scale(${(1 + 0.4 * height).toFixed(2)})`, offset: share };
  });
}

/** A stone that is struck: it is squashed for a moment, then it is thrown high and tumbles into its nest. */
function hitFrames(from: Point, to: Point): Keyframe[] {
  const flight = [0.25, 0.5, 0.75].map((share) => {
    const height = Math.sin(share * Math.PI);
    const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share - 190 * height };
    const turn = `rotate(${(share * 540).toFixed(0)}deg)`;
    return {
      transform: `${at(point)} ${turn} scale(${(1 + 0.75 * height).toFixed(2)})`,
      offset: 0.2 + share * 0.65,
    };
  });
  return [
    { transform: `${at(from)} scale(1)` },
    { transform: `${at(from)} scale(1.4, 0.66)`, offset: 0.12 },
    { transform: `${at(from)} scale(0.92, 1.12)`, offset: 0.2 },
    ...flight,
    { transform: `${at(to)} rotate(540deg) scale(1)`, offset: 0.85 },
    { transform: `${at(to)} rotate(540deg) scale(1.14, 0.86)`, offset: 0.92 },
    { transform: `${at(to)} rotate(540deg) scale(1)` },
  ];
}

/** How the board gives under a hit, in its own measure. */
const shaken: Keyframe[] = [
  { translate: '0 0' },
  { translate: '-5px 6px' },
  { translate: '4px -3px' },
  { translate: '-2px 2px' },
  { translate: '0 0' },
];

/** One step: a small hop from field to field. */
function stepFrames(before: Point | undefined, point: Point): Keyframe[] {
  const rest = { transform: `${at(point)} scale(1)` };
  if (before === undefined) return [rest];
  const over = { x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 - 7 };
  return [{ transform: `${at(over)} scale(1.12)` }, rest];
}

const hold = (point: Point, scale: number): string => `${at(point)} scale(${scale}) translate(-30px, -45px)`;

function flightFrames({ card, from, to, lands }: Flight): Keyframe[] {
  const size = card === null ? backScale : pileScale;
  return [
    { transform: hold(from, backScale), opacity: 0.2 },
    { opacity: 1, offset: 0.15 },
    { opacity: 1, offset: 0.9 },
    { transform: hold(to, size), opacity: lands ? 1 : 0 },
  ];
}

/** Sets a staging going on a drawing; the elements keep what they reach until the animations are cancelled. */
export function animate(drawing: SVGSVGElement, staging: Staging): readonly Animation[] {
  const running: Animation[] = [];
  const run = (
    element: Element | null,
    frames: Keyframe[],
    delay: number,
    duration: number,
    easing: string,
  ): void => {
    if (element !== null)
      running.push(element.animate(frames, { delay, duration, easing, fill: 'forwards' }));
  };
  for (const motion of staging.stones) {
    const stone = drawing.querySelector(`[data-stone="${motion.index}"]`);
    const easing = motion.gait === 'steps' ? 'linear' : 'ease-in-out';
    run(stone, stoneFrames(motion), motion.at, motion.lasts, easing);
    if (motion.gait !== 'cheer')
      run(
        stone?.querySelector('.dog-fresh') ?? null,
        [{ opacity: 0 }, { opacity: 0 }],
        motion.at,
        1,
        'linear',
      );
  }
  for (const [nth, flight] of staging.flights.entries())
    run(
      drawing.querySelector(`[data-flight="${nth}"]`),
      flightFrames(flight),
      flight.at,
      flight.lasts,
      'ease-out',
    );
  for (const [nth, impact] of staging.impacts.entries()) {
    const burst = drawing.querySelector(`[data-impact="${nth}"]`);
    const spreads = [
      { opacity: 1, scale: 0.45 },
      { opacity: 0.9, scale: 1, offset: 0.4 },
      { opacity: 0, scale: 1.45 },
    ];
    run(burst, spreads, impact.at, 420, 'ease-out');
    running.push(drawing.animate(shaken, { delay: impact.at, duration: 220, easing: 'ease-out' }));
  }
  if (staging.sweepsAt !== null)
    for (const pile of drawing.querySelectorAll('[data-pile], .dog-flight-landed'))
      run(pile, [{ opacity: 0 }], staging.sweepsAt, 200, 'ease-in');
  return running;
}

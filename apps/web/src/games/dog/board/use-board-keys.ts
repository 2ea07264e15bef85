import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Place } from '@rudel/dog/page';
import type { Eye } from '@rudel/kernel';
import type { Composer } from '../composer.ts';
import { nearestPlace } from '../logic/nearest.ts';
import type { Choice } from './choices.tsx';

/** How far from an active place a finger may be, in pixels: half of what a target should measure, and a little more. */
const fingerReach = 30;

const steps: { readonly [key: string]: number } = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Taps and keys on the board: the nearest active place is meant, arrows go round among them. */
export function useBoardKeys(
  drawing: RefObject<SVGSVGElement | null>,
  choices: readonly Choice[],
  eye: Eye,
  composer: Composer,
) {
  const [wished, setWished] = useState<Place | null>(null);
  const isKeyed = useRef(false);
  const places = choices.map(({ place }) => place);
  const current = wished !== null && places.includes(wished) ? wished : (places[0] ?? null);
  const order = places.join();

  const focus = (place: Place | null): void =>
    drawing.current?.querySelector<SVGGElement>(`[data-place="${place}"]`)?.focus();

  useEffect(() => {
    if (isKeyed.current && document.activeElement === document.body) focus(current);
    isKeyed.current = false;
  }, [order]);

  const tap = (place: Place): void => {
    setWished(null);
    composer.tapPlace(place);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const place = placeUnder(event.target);
    if (place === null) return;
    const step = steps[event.key];
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      isKeyed.current = true;
      tap(place);
    } else if (step !== undefined) {
      event.preventDefault();
      const next = places[(places.indexOf(place) + step + places.length) % places.length] ?? null;
      setWished(next);
      focus(next);
    }
  };

  const onClick = (event: MouseEvent): void => {
    const svg = drawing.current;
    if (svg === null) return;
    const named = event.detail === 0 ? placeUnder(event.target) : null;
    if (named !== null) {
      tap(named);
      return;
    }
    const box = svg.getBoundingClientRect();
    const scale = 1000 / Math.min(box.width, box.height);
    const x = (event.clientX - box.left - box.width / 2) * scale + 500;
    const y = (event.clientY - box.top - box.height / 2) * scale + 500;
    const place = nearestPlace({ x, y }, places, eye, Math.max(fingerReach * scale, 40));
    if (place !== null) tap(place);
  };

  return { current, onKeyDown, onClick };
}

function placeUnder(target: EventTarget | null): Place | null {
  const marker = target instanceof Element ? target.closest('[data-place]') : null;
  return marker instanceof SVGElement ? Number(marker.dataset['place']) : null;
}

import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Place } from '@rudel/dog/page';
import type { Eye } from '@rudel/kernel';
import { lastInputWasKey } from '@rudel/ui/last-input';
import type { Composer } from '../composer.ts';
import { nearestPlace } from '../logic/nearest.ts';
import type { Choice } from './choices.tsx';

/** How far from an active place a finger may be, in pixels: more than half of what a target should measure. */
const fingerReach = 30;

const steps: { readonly [key: string]: number } = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

type Drawing = RefObject<SVGSVGElement | null>;

/** Taps and keys on the board: the nearest active place is meant, arrows go round among the active ones. */
export function useBoardKeys(drawing: Drawing, choices: readonly Choice[], eye: Eye, composer: Composer) {
  const [wished, setWished] = useState<Place | null>(null);
  const places = choices.map(({ place }) => place);
  const current = wished !== null && places.includes(wished) ? wished : (places[0] ?? null);
  const tap = (place: Place): void => {
    setWished(null);
    composer.tapPlace(place);
  };
  useLedFocus(drawing, places, composer);

  const onKeyDown = (event: KeyboardEvent): void => {
    const place = placeUnder(event.target);
    const step = steps[event.key];
    const isTap = event.key === 'Enter' || event.key === ' ';
    if (place === null || (step === undefined && !isTap)) return;
    event.preventDefault();
    if (isTap) {
      tap(place);
      return;
    }
    const next = places[(places.indexOf(place) + (step ?? 0) + places.length) % places.length] ?? place;
    setWished(next);
    focusOn(drawing, next);
  };

  const onClick = (event: MouseEvent): void => {
    const named = event.detail === 0 ? placeUnder(event.target) : null;
    const place = named ?? placeAt(drawing, event, places, eye);
    if (place !== null) tap(place);
  };

  return { current, onKeyDown, onClick };
}

/** Whoever uses keys is led from the card to the stones, and from a stone to its targets. */
function useLedFocus(drawing: Drawing, places: readonly Place[], composer: Composer): void {
  const { card, as, from, legs, draft } = composer.composed.value;
  const asksPlace = card !== null && as !== null && draft === null;
  useLayoutEffect(() => {
    if (asksPlace && lastInputWasKey()) focusOn(drawing, places[0] ?? null);
  }, [asksPlace, from, legs.length]);
}

function focusOn(drawing: Drawing, place: Place | null): void {
  drawing.current?.querySelector<SVGGElement>(`[data-place="${place}"]`)?.focus({ preventScroll: true });
}

function placeUnder(target: EventTarget | null): Place | null {
  const marker = target instanceof Element ? target.closest('[data-place]') : null;
  return marker instanceof SVGElement ? Number(marker.dataset['place']) : null;
}

function placeAt(drawing: Drawing, event: MouseEvent, active: readonly Place[], eye: Eye): Place | null {
  const onScreen = drawing.current?.getScreenCTM() ?? null;
  if (onScreen === null) return null;
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(onScreen.inverse());
  return nearestPlace(point, active, eye, Math.max(fingerReach / onScreen.a, 40));
}

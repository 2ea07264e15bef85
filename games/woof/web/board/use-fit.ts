import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** The sizes of a token in pixels that are tried, the largest first. */
const sizes = [72, 64, 56, 48, 42, 36, 32, 28, 25, 22, 20, 18] as const;

/** Up to this size a token has no room for its lap: it is told when the place is opened. */
const small = 22;

/** A token is no wider than this share of its place: a single one does not fill it. */
const widest = 0.24;

/**
 * Makes everything that lies in a box as large as it fits into the box around it. Where even the smallest is too much,
 * the oldest are folded away and counted.
 */
export function useFit(count: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lyings = box.current;
    const place = lyings?.parentElement;
    if (lyings === null || place === null || place === undefined) return;
    const observer = new ResizeObserver(() => fit(lyings, place));
    fit(lyings, place);
    observer.observe(place);
    return () => observer.disconnect();
  }, [count]);
  return box;
}

function fit(lyings: HTMLElement, place: HTMLElement): void {
  const { width, bottom } = place.getBoundingClientRect();
  const isOver = (): boolean => lyings.getBoundingClientRect().bottom > bottom;
  unfold(lyings);
  for (const size of sizes) {
    if (size > width * widest) continue;
    lyings.style.setProperty('--token', `${size}px`);
    lyings.dataset['small'] = String(size <= small);
    if (!isOver()) return;
  }
  const oldestFirst = [...lyings.children];
  for (const [nth, token] of oldestFirst.entries()) {
    token.setAttribute('data-folded', '');
    lyings.dataset['folds'] = String(nth + 1);
    if (!isOver()) return;
  }
}

function unfold(lyings: HTMLElement): void {
  delete lyings.dataset['folds'];
  for (const token of lyings.children) token.removeAttribute('data-folded');
}

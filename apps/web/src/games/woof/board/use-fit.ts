import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** The sizes of a token in pixels that are tried, the largest first. */
const sizes = [72, 64, 56, 48, 42, 36, 32, 28, 25, 22, 19, 17, 15] as const;

/** A token is no wider than this share of its place: a single one does not fill it. */
const widest = 0.24;

/** Some pixels, so that what stands out of a token is seen, too. */
const rim = 3;

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
  const isOver = (): boolean => lyings.getBoundingClientRect().bottom > bottom - rim;
  unfold(lyings);
  for (const size of sizes) {
    if (size > width * widest) continue;
    lyings.style.setProperty('--token', `${size}px`);
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

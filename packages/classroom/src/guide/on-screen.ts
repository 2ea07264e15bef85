import type { Box } from './beside.ts';

/** Less than so many pixels of a thing are nothing to point at. */
const least = 4;

function isSeen(element: Element): boolean {
  const { width, height, right, bottom, left, top } = element.getBoundingClientRect();
  const isInside = right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
  return (
    width >= least && height >= least && isInside && element.checkVisibility({ visibilityProperty: true })
  );
}

/** The first thing of these selectors that is to be seen at the table; null for none. */
export function seenAt(where: readonly string[]): Element | null {
  const table = document.querySelector('.table-under');
  if (table === null) return null;
  for (const selector of where) {
    const found = [...table.querySelectorAll(selector)].find(isSeen);
    if (found !== undefined) return found;
  }
  return null;
}

/** What of a thing lies within the window. */
export function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return {
    left: x,
    top: y,
    width: Math.min(right, window.innerWidth) - x,
    height: Math.min(bottom, window.innerHeight) - y,
  };
}

/** Whether something lies over the whole table and wants to be read or answered first. */
export const isCovered = (): boolean => document.querySelector('dialog[open], .table-under[inert]') !== null;

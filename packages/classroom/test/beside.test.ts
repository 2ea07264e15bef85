import { expect, test } from 'vitest';
import { besideOf } from '../src/guide/beside.ts';

const bubble = { width: 300, height: 120 };
const upright = { width: 390, height: 844 };
const sideways = { width: 844, height: 390 };

const overlaps = (
  thing: { left: number; top: number; width: number; height: number },
  spot: { left: number; top: number },
): boolean =>
  spot.left < thing.left + thing.width &&
  spot.left + bubble.width > thing.left &&
  spot.top < thing.top + thing.height &&
  spot.top + bubble.height > thing.top;

test('what is said stands beside its thing, all of it on the page, and points at it', () => {
  for (const page of [upright, sideways])
    for (let left = 0; left < page.width - 40; left += 37)
      for (let top = 0; top < page.height - 40; top += 29) {
        const thing = { left, top, width: 40, height: 40 };
        const spot = besideOf(thing, bubble, page);
        expect(overlaps(thing, spot)).toBe(false);
        expect(spot.left).toBeGreaterThanOrEqual(0);
        expect(spot.top).toBeGreaterThanOrEqual(0);
        expect(spot.left + bubble.width).toBeLessThanOrEqual(page.width);
        expect(spot.top + bubble.height).toBeLessThanOrEqual(page.height);
        const isUpright = spot.side === 'above' || spot.side === 'below';
        const at = isUpright ? spot.left + spot.tip : spot.top + spot.tip;
        const [from, size] = isUpright ? [left, 40] : [top, 40];
        expect(Math.abs(at - (from + size / 2))).toBeLessThanOrEqual(30);
      }
});

test('where a thing fills the page, it lies on the thing and still on the page', () => {
  const spot = besideOf({ left: 0, top: 0, width: 390, height: 844 }, bubble, upright);
  expect(spot.top).toBeGreaterThanOrEqual(0);
  expect(spot.top + bubble.height).toBeLessThanOrEqual(844);
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const layer = '.guide-layer';

/** Waits for an explanation, by its name or any; says which it is. */
export async function bubble(page: Page, wanted: string | RegExp = /./): Promise<string> {
  await page.waitForFunction(
    ([selector, pattern]) => {
      const name = document.querySelector<HTMLElement>(selector)?.dataset['explains'];
      return name !== undefined && new RegExp(pattern).test(name);
    },
    [layer, typeof wanted === 'string' ? `^${wanted}$` : wanted.source] as const,
  );
  return (await page.locator(layer).getAttribute('data-explains')) ?? '';
}

/** Waits until nothing is explained. */
export const noBubble = async (page: Page): Promise<void> =>
  page.locator(layer).waitFor({ state: 'detached' });

/** All of what is said is on the page, beside what it is about. */
export async function expectBeside(page: Page): Promise<void> {
  const [said, thing] = await Promise.all(
    ['.guide-bubble', '.guide-ring'].map(async (selector) => page.locator(selector).boundingBox()),
  );
  const size = page.viewportSize();
  if (!said || !thing || !size) throw new Error('Nothing is explained.');
  expect(Math.min(said.x, said.y)).toBeGreaterThanOrEqual(0);
  expect(said.x + said.width).toBeLessThanOrEqual(size.width);
  expect(said.y + said.height).toBeLessThanOrEqual(size.height);
  const isApart =
    said.x >= thing.x + thing.width ||
    thing.x >= said.x + said.width ||
    said.y >= thing.y + thing.height ||
    thing.y >= said.y + said.height;
  expect(isApart).toBe(true);
}

import { describe, expect, test } from 'vitest';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { server } from './support/shared-server.ts';

const games = ['dog', 'woelfe', 'woof', 'lupus', 'tofugott'];
const sizes = [
  [390, 844],
  [1366, 657],
] as const;

describe.skipIf(chromiumPath === null)('the rules of a game', () => {
  test.each(['en', 'de'] as const)('begin with the game on one screen (%s)', async (language) => {
    const { page, faults } = await openDevice('desktop', server.address, { language });
    for (const game of games) {
      await page.goto(`/rules/${game}`);
      await page.locator('.summary-table tr').first().waitFor();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const at = `${game} ${width}×${height}`;
        const steps = await page.locator('.summary-steps > li').all();
        const bottoms = await Promise.all(
          steps.map(async (step) => {
            const box = await step.boundingBox();
            return box === null ? Infinity : box.y + box.height;
          }),
        );
        expect(bottoms, at).toHaveLength(4);
        expect(Math.max(...bottoms), at).toBeLessThanOrEqual(height);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBeLessThanOrEqual(
          width,
        );
      }
    }
    expect(faults).toEqual([]);
  });

  test('and its lessons are told apart by the titles of their tabs', async () => {
    const { page } = await openDevice('phone', server.address);
    await page.goto('/rules/dog');
    await expect.poll(async () => page.title()).toBe('Dog · Rules · Rudel');
    await page.goto('/learn/dog');
    await expect.poll(async () => page.title()).toBe('Dog · Lessons · Rudel');
  });
});

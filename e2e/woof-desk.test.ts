import { describe, expect, it } from 'vitest';
import { asked } from './support/at-the-table.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { boxesOf } from './support/fit/seen.ts';
import { server } from './support/shared-server.ts';
import { resize } from './support/sizes.ts';
import { planTable, playAlone } from './support/walks/walk.ts';

describe.skipIf(chromiumPath === null)('Woof!! at a desk', () => {
  it('own cards are large, all acts stand in one line with the buttons, and the table has the height', async () => {
    const { page } = await openDevice('desktop', server.address);
    await planTable(page, 'woof', 'en');
    await playAlone(page, 'en');
    await page.locator(asked).waitFor();
    await page.locator('[data-act="look"]').click();
    await page.locator('.woof-place[data-target="true"] .woof-place-press').first().click();
    await page.locator('.confirm .button-primary').waitFor();
    for (const [size, height] of [
      ['1440x900', 900],
      ['1366x657', 657],
    ] as const) {
      await resize(page, size);
      const cards = await boxesOf(page, '.woof-own-card .woof-card');
      expect(
        cards.map(({ width }) => width >= 85),
        size,
      ).toEqual([true, true]);
      const pressed = await boxesOf(page, '.woof-act, .confirm .button');
      expect(pressed.length).toBeGreaterThan(4);
      const middles = pressed.map(({ y, height: tall }) => y + tall / 2);
      expect(Math.max(...middles) - Math.min(...middles), size).toBeLessThan(8);
      const [ring] = await boxesOf(page, '.woof-ring');
      expect((ring?.height ?? 0) / height, size).toBeGreaterThan(0.57);
    }
  });
});

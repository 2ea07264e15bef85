import { describe, expect, it } from 'vitest';
import { asked } from './support/at-the-table.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { lookAtCard } from './support/lupus-table.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';

const clock = '.clock';

describe.skipIf(chromiumPath === null)('the first call of Lupus in Tabula', () => {
  it('is not lost to whoever reads the guide or looks at their card', async () => {
    const { page, faults } = await openDevice('phone', server.address);
    const noClock = async (): Promise<void> =>
      page.locator(clock).waitFor({ state: 'detached', timeout: 10_000 });
    await photographedOnFailure({ 'lupus-first-call': page }, async () => {
      await page.goto('/new/lupus');
      await page.getByLabel('Your name').fill('Anna');
      await page.locator('.house-rules summary').click();
      await page.locator('.clock-field').first().locator('input').last().check();
      await page.getByRole('button', { name: /Alone against bots/ }).click();
      await page.locator('.lupus-guide').waitFor();
      await noClock();
      const call = await page.locator('.lupus-narration').textContent();
      for (let nth = 0; nth < 5; nth += 1) await page.locator('.lupus-guide-next').click();
      await page.locator('.lupus-role-card').waitFor();
      await noClock();
      await lookAtCard(page);
      await page.locator(asked).waitFor();
      await page.locator(clock).waitFor();
      expect(await page.locator('.lupus-narration').textContent()).toBe(call);
      await page.locator('.lupus-seat[data-can="true"]').first().tap();
      await page.locator('.confirm .button-primary').waitFor();
    });
    expect(faults).toEqual([]);
  });
});

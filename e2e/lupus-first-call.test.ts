import { describe, expect, it } from 'vitest';
import { asked } from './support/at-the-table.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { bubble } from './support/guide.ts';
import { lookAtCard } from './support/lupus-table.ts';
import { ownServer } from './support/own-server.ts';
import { patience } from './support/patience.ts';
import { photographedOnFailure } from './support/pictures.ts';

const clock = '.clock';

/** Once it runs, the clock leaves more time than anything is waited for. */
const pace = JSON.stringify({ botPause: [0, 0], decision: { relaxed: 2 * patience, brisk: 2 * patience } });

describe.skipIf(chromiumPath === null)('the first call of Lupus in Tabula', () => {
  it('is not lost to whoever looks at their card or reads what is explained', async () => {
    const server = await ownServer({ pace });
    const { page, faults } = await openDevice('phone', server.address);
    const noClock = async (): Promise<void> => page.locator(clock).waitFor({ state: 'detached' });
    await photographedOnFailure({ 'lupus-first-call': page }, async () => {
      await page.goto('/new/lupus');
      await page.getByLabel('Your name').fill('Anna');
      await page.locator('.house-rules summary').click();
      await page.locator('.clock-field').first().locator('input').last().check();
      await page.getByRole('button', { name: /Alone against bots/ }).click();
      await page.locator('.lupus-role-card').waitFor();
      await noClock();
      const call = await page.locator('.lupus-narration').textContent();
      await lookAtCard(page);
      await page.locator(asked).waitFor();
      await page.locator(clock).waitFor();
      await page.getByRole('button', { name: 'Table menu' }).click();
      await page.getByRole('button', { name: 'Explain what comes up' }).click();
      for (const explained of ['call', /^(?:seer|wolf|idle)$/]) {
        await bubble(page, explained);
        await noClock();
        await page.getByRole('button', { name: 'Got it' }).tap();
      }
      await page.locator(clock).waitFor();
      expect(await page.locator('.lupus-narration').textContent()).toBe(call);
      await page.locator('.lupus-seat[data-can="true"]').first().tap();
      await page.locator('.confirm .button-primary').waitFor();
    });
    expect(faults).toEqual([]);
  });
});

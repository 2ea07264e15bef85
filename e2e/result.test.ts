import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { ServerProcess } from './support/server-process.ts';
import { invitationCode } from './support/walks/walk.ts';

/** On a brisk clock bots decide for everybody at once, so that a match is over in seconds without anybody's doing. */
const pace = JSON.stringify({ botPause: [0, 0], decision: { relaxed: 8000, brisk: 10 } });

/** Anna's table with Bo and two bots, its match over on both devices. */
async function playedOut(anna: Page, bo: Page): Promise<void> {
  await anna.goto('/new/dog');
  await anna.getByLabel('Your name').fill('Anna');
  await anna.getByRole('radio', { name: 'Brisk' }).check();
  await anna.getByRole('button', { name: /With friends/ }).click();
  const code = await invitationCode(anna);
  await bo.goto(`/join#${code}`);
  await bo.getByLabel('Your name').fill('Bo');
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await bo.locator('.lobby').waitFor();
  await anna.getByRole('button', { name: 'Fill with bots' }).click();
  await anna.getByRole('button', { name: 'Start the match' }).click();
  for (const page of [anna, bo]) await page.locator('.result-headline').waitFor();
}

/** What the tab key leads to outside of the result, once around. */
async function reachedOutside(page: Page): Promise<readonly string[]> {
  const outside: string[] = [];
  for (let times = 0; times < 24; times += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const { activeElement } = document;
      const isAllowed =
        activeElement === document.body || activeElement?.closest('.result, .toasts, .skip-link') !== null;
      return isAllowed ? null : (activeElement?.className ?? '');
    });
    if (where !== null) outside.push(where);
  }
  return outside;
}

describe.skipIf(chromiumPath === null)('the result of a match', () => {
  let server: ServerProcess;

  beforeAll(async () => {
    server = await ServerProcess.start({ pace });
  });

  afterAll(async () => {
    await server.dispose();
  });

  it('shows one’s own place at first sight, keeps keys to itself, and waits for whoever is not ready', async () => {
    const { page: anna, faults } = await openDevice('desktop', server.address);
    const { page: bo, faults: bosFaults } = await openDevice('phone', server.address);
    await photographedOnFailure({ 'result-anna': anna, 'result-bo': bo }, async () => {
      await playedOut(anna, bo);
      await bo.setViewportSize({ width: 360, height: 640 });
      const own = bo.locator('.result-ranking > [data-own="true"]');
      const below = await own.evaluate((row) => {
        const actions = document.querySelector('.result-actions')?.getBoundingClientRect().top ?? 0;
        return row.getBoundingClientRect().bottom - actions;
      });
      expect(below).toBeLessThanOrEqual(0);
      expect(await reachedOutside(anna)).toEqual([]);
      expect(await graveFindings(bo, '.result')).toEqual([]);

      await bo.getByRole('button', { name: 'Play again' }).click();
      await bo.getByText('You are ready. Waiting for Anna.').waitFor();
      await anna.getByText('Bo is ready.').waitFor();
      expect(await anna.locator('.result').count()).toBe(1);
      await bo.getByRole('button', { name: 'Not yet after all' }).click();
      await anna.getByText('Bo is ready.').waitFor({ state: 'detached' });
      await bo.getByRole('button', { name: 'Play again' }).click();
      await anna.getByText('Bo is ready.').waitFor();

      const saved = anna.waitForEvent('download');
      await anna.getByRole('button', { name: 'Share' }).click();
      expect((await saved).suggestedFilename()).toBe('rudel-dog.png');
    });
    expect([...faults, ...bosFaults]).toEqual([]);
  });
});

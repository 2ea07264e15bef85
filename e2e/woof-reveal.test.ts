import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { asked, byKey } from './support/at-the-table.ts';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, isLong, openDevice } from './support/chromium.ts';
import { CuttableProxy } from './support/cuttable-proxy.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import { woofByHand } from './support/woof-by-hand.ts';
import { playWoof } from './support/woof-table.ts';

const show = '.woof-show';
const outcome = '.woof-reveal:not(.woof-show)';
const hidden = `${show} .woof-card-back`;

/** The page remembers how many cards lay face down at once while they were turned: on a slow machine they are all open when somebody looks. */
async function rememberHidden(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((cards) => {
    const look = (): void => {
      const { dataset } = document.documentElement;
      const most = Math.max(Number(dataset['mostHidden'] ?? 0), document.querySelectorAll(cards).length);
      if (most > Number(dataset['mostHidden'] ?? 0)) dataset['mostHidden'] = String(most);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  }, hidden);
  return async () => page.evaluate(() => Number(document.documentElement.dataset['mostHidden'] ?? 0));
}

/** Plays until the cards of the round are about to be turned. */
async function untilShown(page: Page): Promise<void> {
  const calm = woofByHand(byKey, 'calm', () => 0);
  for (;;) {
    await page.locator(`${asked}, ${show}`).first().waitFor();
    if ((await page.locator(show).count()) > 0) return;
    await calm(page);
  }
}

describe.skipIf(chromiumPath === null)('a round of Woof!! is turned up', () => {
  it('card by card; then points fly, and all lies open until it is put away', async () => {
    const { page, faults } = await openDevice('desktop', server.address, {
      motion: 'full',
    });
    await photographedOnFailure({ 'woof-show': page }, async () => {
      const mostHidden = await rememberHidden(page);
      await playWoof(page, { seats: 5, laps: 1 });
      await untilShown(page);
      expect(await page.locator('.status-sentence').textContent()).toMatch(/Round 1 is revealed/);
      await expect.poll(mostHidden).toBeGreaterThan(0);
      await expect.poll(() => page.locator(hidden).count()).toBe(0);
      await page.locator(outcome).waitFor();
      await page.locator('.woof-revealed').nth(4).waitFor();
      expect(await page.locator('.status-sentence').textContent()).toMatch(/“Next round”/);
      expect(await graveFindings(page)).toEqual([]);
      expect(await page.locator('.own-hand .woof-card-back').count()).toBe(2);
      await page.getByRole('button', { name: 'Next round' }).click();
      await page.locator(outcome).waitFor({ state: 'detached' });
      expect(await page.locator('.own-hand .woof-card-back').count()).toBe(0);
      expect(await page.locator('.status-sentence').textContent()).not.toMatch(/Round 1/);
      await untilShown(page);
      await page.getByRole('button', { name: 'Skip' }).click();
      await page.locator(outcome).waitFor();
    });
    expect(faults).toEqual([]);
  });

  it.runIf(isLong)('a bad connection in the middle loses nothing of it, nor does a reload', async () => {
    const proxy = await CuttableProxy.to(server.address);
    onTestFinished(async () => proxy.close());
    const { page, faults } = await openDevice('desktop', proxy.address, { motion: 'full' });
    await photographedOnFailure({ 'woof-cut': page }, async () => {
      await playWoof(page, { seats: 4, laps: 1 });
      await untilShown(page);
      proxy.cut();
      await page.locator(outcome).waitFor();
      const told = await page.locator('.woof-revealed').allTextContents();
      expect(told.length).toBe(5);
      await page.reload();
      await page.locator(outcome).waitFor();
      expect(await page.locator('.woof-revealed').allTextContents()).toEqual(told);
      await page.getByRole('button', { name: 'Next round' }).click();
      await page.locator(outcome).waitFor({ state: 'detached' });
      await page.locator(asked).waitFor();
      await page.reload();
      await page.locator(asked).waitFor();
      expect(await page.locator(outcome).count()).toBe(0);
      await untilShown(page);
    });
    expect(faults).toEqual([]);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumPath, openDevice, sampled } from './support/chromium.ts';
import type { Device } from './support/chromium.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';

const sheet = 'dialog[open]';
const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** From home to a table of Dog against bots. */
async function toTable(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Dog' }).click();
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: /Alone against bots/ }).click();
  await page.locator('.own-hand').waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.locator(sheet).waitFor();
  await page.getByRole('button', { name: 'Players and seats' }).waitFor();
}

/** The entry of a sheet is made once it is open, and left once it is closed. */
const untilLayers = async (page: Page, count: number): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0))
    .toBe(count);
};

describe.skipIf(chromiumPath === null)('the way back', () => {
  it.each(sampled<Device>(['phone', 'desktop']))(
    'closes what lies over a table first: %s',
    async (device) => {
      const { page, faults } = await openDevice(device, server.address);
      await photographedOnFailure({ back: page }, async () => {
        await toTable(page);
        const table = pathOf(page);
        await openMenu(page);
        await untilLayers(page, 1);
        await page.goBack();
        await page.locator(sheet).waitFor({ state: 'detached' });
        expect(pathOf(page)).toBe(table);

        await page.goForward();
        await untilLayers(page, 0);
        expect(await page.locator(sheet).count()).toBe(0);

        await openMenu(page);
        await page.getByRole('button', { name: 'Settings' }).click();
        await page.getByRole('heading', { name: 'Settings' }).waitFor();
        await untilLayers(page, 1);
        await page.keyboard.press('Escape');
        await page.locator(sheet).waitFor({ state: 'detached' });
        await untilLayers(page, 0);

        await page.goBack();
        await expect.poll(() => pathOf(page)).not.toBe(table);
        await page.goForward();
        await expect.poll(() => pathOf(page)).toBe(table);
        await page.locator('.own-hand').waitFor();
        expect(faults).toEqual([]);
      });
    },
  );

  it('is not in the way after a reload with a sheet, nor where a sheet leads to another page', async () => {
    const { page, faults } = await openDevice('phone', server.address);
    await photographedOnFailure({ reload: page }, async () => {
      await toTable(page);
      const table = pathOf(page);
      await openMenu(page);
      await untilLayers(page, 1);
      await page.reload();
      await page.locator('.own-hand').waitFor();
      await untilLayers(page, 0);
      expect(await page.locator(sheet).count()).toBe(0);

      await openMenu(page);
      await untilLayers(page, 1);
      await page.getByRole('button', { name: 'Leave the table' }).click();
      await page.getByRole('button', { name: 'Leave', exact: true }).click();
      await expect.poll(() => pathOf(page)).toBe('/');
      await untilLayers(page, 0);
      await page.goBack();
      await expect.poll(() => pathOf(page)).not.toBe(table);
      expect(faults).toEqual([]);
    });
  });

  it('closes a question in the lobby, and the settings of any page', async () => {
    const { page, faults } = await openDevice('phone', server.address);
    await photographedOnFailure({ lobby: page }, async () => {
      await page.goto('/new/dog');
      await page.getByLabel('Your name').fill('Anna');
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('heading', { name: 'Settings' }).waitFor();
      await untilLayers(page, 1);
      await page.goBack();
      await page.locator(sheet).waitFor({ state: 'detached' });
      expect(pathOf(page)).toBe('/new/dog');

      await page.getByRole('button', { name: /With friends/ }).click();
      await page.locator('.lobby').waitFor();
      const table = pathOf(page);
      await page.getByRole('button', { name: 'Seat 2' }).click();
      await page.locator(sheet).waitFor();
      await untilLayers(page, 1);
      await page.goBack();
      await page.locator(sheet).waitFor({ state: 'detached' });
      expect(pathOf(page)).toBe(table);
      await page.goBack();
      await expect.poll(() => pathOf(page)).not.toBe(table);
      expect(faults).toEqual([]);
    });
  });
});

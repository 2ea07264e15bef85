import { describe, expect, it } from 'vitest';
import { seededRng } from '@rudel/kernel';
import { usualLimits } from '@rudel/server';
import { byKeyboard } from './support/at-the-table.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { ownServer } from './support/own-server.ts';
import { photographedOnFailure } from './support/pictures.ts';

const asked = '.status-bar[data-asked="true"]';

/** A Lupus of 24, its narrator, a big screen, and some who watch. */
const village = 30;

it.skipIf(chromiumPath === null)('a whole village may fetch the site from one address at once', async () => {
  const { address } = await ownServer();
  const worker = await (await fetch(`${address}/service-worker.js`)).text();
  const files = worker.match(/"\/assets\/[^"]+"/g) ?? [];
  expect(files.length).toBeGreaterThan(100);
  expect(village * files.length).toBeLessThan(usualLimits.file.burst);
  const others = (worker.match(/"\/[^"]+"/g) ?? []).length - files.length;
  expect(village * others).toBeLessThan(usualLimits.request.burst);
});

describe.skipIf(chromiumPath === null)('without a server', () => {
  it('a site that was opened once plays against bots, and a reload loses nothing', async () => {
    const server = await ownServer();
    const { page, faults } = await openDevice('desktop', server.address);
    const player = byKeyboard(
      (
        (rng) => () =>
          rng.int(2)
      )(seededRng('offline')),
    );
    await photographedOnFailure({ offline: page }, async () => {
      await page.goto('/');
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await server.end();
      await page.goto('/new/dog');
      await page.getByLabel('Your name').fill('Anna');
      await page.getByRole('button', { name: /Alone against bots/ }).click();
      for (let decisions = 0; decisions < 3; decisions += 1) {
        await page.locator(asked).waitFor();
        await player(page);
      }
      await page.locator(asked).waitFor();
      const hand = await page.locator('.own-hand button').allTextContents();
      const log = await page.locator('.table-aside li').allTextContents();
      await page.reload();
      await page.locator(asked).waitFor();
      expect(await page.locator('.own-hand button').allTextContents()).toEqual(hand);
      expect(await page.locator('.table-aside li').allTextContents()).toEqual(log);
      await player(page);
    });
    expect(faults).toEqual([]);
  });
});

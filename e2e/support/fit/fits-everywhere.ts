import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumPath, openDevice } from '../chromium.ts';
import { server } from '../shared-server.ts';
import { resize, sizeNames } from '../sizes.ts';
import type { Walk } from '../walks/walk.ts';
import { misfitsIn } from './misfits.ts';
import { seenOn } from './seen.ts';

/** German has the longest words. */
export const language = 'de';

const toastCloser = '.toast .icon-button';

/** What passes by itself, a toast or a scene, is no misfit: only what stays there is. */
async function lastingMisfits(page: Page): Promise<readonly string[]> {
  let misfits = misfitsIn(await seenOn(page));
  for (let looks = 0; misfits.length > 0 && looks < 20; looks += 1) {
    const closer = page.locator(toastCloser).first();
    if (await closer.isVisible()) await closer.click().catch(() => {});
    else await page.waitForTimeout(250);
    misfits = misfitsIn(await seenOn(page));
  }
  return misfits;
}

async function misfitsOn(walk: Walk): Promise<readonly string[]> {
  const { page } = await openDevice('touchscreen', server.address, { language });
  const found: string[] = [];
  await page.setViewportSize({ width: 390, height: 844 });
  await walk(page, language, async (moment) => {
    if ((await page.locator('.table-screen').count()) === 0) return;
    for (const size of sizeNames) {
      await resize(page, size);
      found.push(...(await lastingMisfits(page)).map((misfit) => `${moment}, ${size}: ${misfit}`));
    }
    await resize(page, '390x844');
  });
  return found;
}

/** All there is to see of a game, on every screen. Each game has a file of its own, so that they can be walked side by side. */
export function fitsEverywhere(game: string, walks: readonly Walk[]): void {
  describe.skipIf(chromiumPath === null)('everything fits on every screen', () => {
    it(game, async () => {
      const found: string[] = [];
      for (const walk of walks) found.push(...(await misfitsOn(walk)));
      expect(found).toEqual([]);
    });
  });
}

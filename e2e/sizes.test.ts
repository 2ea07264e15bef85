import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { misfitsIn, overlapOf } from './support/fit/misfits.ts';
import { boxesOf, seenOn } from './support/fit/seen.ts';
import type { Box } from './support/fit/seen.ts';
import { server } from './support/shared-server.ts';
import { resize, sizeNames } from './support/sizes.ts';
import { walkDog } from './support/walks/dog.ts';
import { walkLupus } from './support/walks/lupus.ts';
import { fillLobbyOfEight } from './support/walks/site.ts';
import { walkTofugott } from './support/walks/tofugott.ts';
import type { Walk } from './support/walks/walk.ts';
import { walkWoelfe, walkWoelfeOfFour } from './support/walks/woelfe.ts';
import { walkWoof } from './support/walks/woof.ts';

const walks: { readonly [name: string]: readonly Walk[] } = {
  Dog: [walkDog],
  Wölfe: [walkWoelfe, walkWoelfeOfFour],
  'Woof!!': [walkWoof],
  'Lupus in Tabula': [walkLupus],
  Tofugott: [walkTofugott(6)],
};

/** German has the longest words. */
const language = 'de';

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

describe.skipIf(chromiumPath === null)('everything fits on every screen', () => {
  it.each(Object.keys(walks))('%s', async (game) => {
    const found: string[] = [];
    for (const walk of walks[game] ?? []) found.push(...(await misfitsOn(walk)));
    expect(found).toEqual([]);
  });

  it('eight in a lobby, whose names lie on nobody', async () => {
    const { page } = await openDevice('touchscreen', server.address, { language });
    await fillLobbyOfEight(page, language);
    for (const size of sizeNames) {
      await resize(page, size);
      const titles = await boxesOf(page, '.spot-title');
      const badges = await boxesOf(page, '.spot .seat-badge');
      expect([titles.length, badges.length]).toEqual([8, 8]);
      const isOnSomebody = (title: Box, at: number): boolean =>
        titles.some((other, otherAt) => otherAt > at && overlapOf(title, other) > 0) ||
        badges.some((badge, badgeAt) => badgeAt !== at && overlapOf(title, badge) > 0);
      expect(titles.filter(isOnSomebody), size).toEqual([]);
    }
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seededRng } from '@rudel/kernel';
import { asked, byKey } from './support/at-the-table.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { lupusByHand } from './support/lupus-by-hand.ts';
import { playLupus } from './support/lupus-table.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';

/** What a page showed and told of the first death at one moment. */
type Told = { readonly isShown: boolean; readonly logged: boolean; readonly spoken: boolean };

declare global {
  interface Window {
    toldOfDawn: Told[];
  }
}

/** Writes down, change by change, whether dawn is shown over all of the screen, and who tells of it. */
async function watchDawn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const death = 'Dead: ';
    const tells = (selector: string): boolean =>
      document.querySelector(selector)?.textContent?.includes(death) === true;
    window.toldOfDawn = [];
    new MutationObserver(() => {
      const now: Told = {
        isShown: document.querySelector('.lupus-moment[data-of="dawn"]:popover-open') !== null,
        logged: tells('.table-aside .log-list'),
        spoken: tells('[data-testid="announcer"]'),
      };
      if (JSON.stringify(now) !== JSON.stringify(window.toldOfDawn.at(-1))) window.toldOfDawn.push(now);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

describe.skipIf(chromiumPath === null)('what is told beside a table', () => {
  it('the log and the voice name nobody before dawn does', async () => {
    const { page, faults } = await openDevice('desktop', server.address, { motion: 'full' });
    await watchDawn(page);
    const rng = seededRng('dawn');
    const player = lupusByHand({ press: byKey, choose: (count) => rng.int(count) });
    const isLogged = async (): Promise<boolean> =>
      page.evaluate(() => window.toldOfDawn.some(({ logged }) => logged));
    await photographedOnFailure({ 'told-in-order': page }, async () => {
      await playLupus(page, { seats: 8 });
      while (!(await isLogged())) {
        await page.waitForFunction(
          (sign) => document.querySelector(sign) !== null || window.toldOfDawn.some(({ logged }) => logged),
          asked,
        );
        if (!(await isLogged())) await player(page);
      }
    });
    const told = await page.evaluate(() => window.toldOfDawn);
    const first = told.findIndex(({ logged, spoken }) => logged || spoken);
    expect(told.slice(0, first).some(({ isShown }) => isShown)).toBe(true);
    expect(told[first]?.isShown).toBe(false);
    expect(faults).toEqual([]);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { asked, sendButton } from './support/at-the-table.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { dogByTouch } from './support/dog-by-touch.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import { planTable, playAlone } from './support/walks/walk.ts';

const chosenEnd = '.dog-marker.dog-target.dog-chosen';
const play = dogByTouch(() => 0);

async function sitDown(page: Page): Promise<void> {
  await planTable(page, 'dog', 'en');
  await playAlone(page, 'en');
  await page.locator(asked).waitFor();
}

/** Taps cards and stones until a move waits; false where there is none to put together. */
async function putTogether(page: Page): Promise<boolean> {
  const card = page.locator('.dog-card[aria-disabled="false"]:not([data-card="X"])').first();
  if ((await card.count()) === 0) return false;
  await card.tap();
  for (const stage of ['.dog-marker.dog-source:not(.dog-chosen)', '.dog-marker.dog-target']) {
    if ((await page.locator(chosenEnd).count()) > 0) break;
    const next = page.locator(stage).first();
    if ((await next.count()) > 0) await next.tap({ force: true });
  }
  return (await page.locator(chosenEnd).count()) > 0;
}

/** Taps the lit end until it is heard: a finger that comes too soon after another is not. */
async function tapEnd(page: Page): Promise<void> {
  while ((await page.locator(sendButton).count()) > 0) {
    const box = await page.locator(`${chosenEnd} circle`).last().boundingBox();
    if (box !== null) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page
      .waitForFunction((button) => document.querySelector(button) === null, sendButton, { timeout: 500 })
      .catch(() => {});
  }
}

/** How often the log has told of an own move: a new hand may be dealt before anybody looks at this one. */
const ownPlays = (): number =>
  document.querySelector('.log-list')?.textContent.match(/You play/g)?.length ?? 0;

describe.skipIf(chromiumPath === null)('Dog by touch', () => {
  it('a second tap on the lit end plays the move', async () => {
    const { page, faults } = await openDevice('touchscreen', server.address);
    await photographedOnFailure({ 'dog-second-tap': page }, async () => {
      await sitDown(page);
      while (!(await putTogether(page))) {
        await play(page);
        await page.locator(asked).waitFor();
      }
      const before = await page.evaluate(ownPlays);
      await tapEnd(page);
      await expect.poll(async () => page.evaluate(ownPlays)).toBeGreaterThan(before);
    });
    expect(faults).toEqual([]);
  });

  it('what explains a card stays when the finger lifts, and can be closed', async () => {
    const { page, faults } = await openDevice('touchscreen', server.address);
    await photographedOnFailure({ 'dog-help': page }, async () => {
      await sitDown(page);
      const box = await page.locator('.dog-card').first().boundingBox();
      if (box === null) throw new Error('no card');
      const finger = await page.context().newCDPSession(page);
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      const help = page.locator('.dog-help:popover-open');
      await help.waitFor();
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.evaluate(
        async () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await help.count()).toBe(1);
      await help.getByRole('button', { name: 'Close' }).tap();
      await help.waitFor({ state: 'detached' });
    });
    expect(faults).toEqual([]);
  });
});

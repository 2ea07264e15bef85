import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRng } from '@rudel/kernel';
import { asked, playToTheEnd } from './support/at-the-table.ts';
import { chromiumPath, isLong, launchChromium, openDevice } from './support/chromium.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { ServerProcess } from './support/server-process.ts';
import { byFinger, byKey, woofByHand } from './support/woof-by-hand.ts';
import { checkedWoofRecord, playWoof } from './support/woof-table.ts';

function choosing(seed: string): (count: number) => number {
  const rng = seededRng(seed);
  return (count) => rng.int(count);
}

const result = '.result';

/** Marks a field of the notes and reads it again after a reload; nothing of it is sent. */
async function noteAndReload(page: Page, sent: readonly unknown[]): Promise<void> {
  const cell = page.locator('.woof-cell').nth(6);
  await page.getByRole('button', { name: 'Notes' }).tap();
  const before = sent.length;
  await cell.tap();
  await cell.tap();
  await expect.poll(() => cell.getAttribute('data-mark')).toBe('maybe');
  expect(sent.length).toBe(before);
  await page.reload();
  await page.getByRole('button', { name: 'Notes' }).tap();
  await expect.poll(() => cell.getAttribute('data-mark')).toBe('maybe');
  await page.keyboard.press('Escape');
}

describe.skipIf(chromiumPath === null)('whole matches of Woof!!', () => {
  let browser: Browser;
  let server: ServerProcess;

  beforeAll(async () => {
    browser = await launchChromium();
    server = await ServerProcess.start();
  });

  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  it('4 seats: by touch on a phone; the middle plays along, notes outlive a reload', async () => {
    const { page, faults, context } = await openDevice(browser, 'phone', server.address);
    const sent: unknown[] = [];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(payload)));
    await photographedOnFailure({ 'woof-4': page }, async () => {
      await playWoof(page, { seats: 4 });
      expect(await page.locator('.woof-place').count()).toBe(5);
      await playToTheEnd(page, woofByHand(byFinger, 'curious', choosing('four')), async (decisions) => {
        if (decisions === 1) await noteAndReload(page, sent);
      });
      await page.locator('.result-story li').nth(1).waitFor();
    });
    expect((await checkedWoofRecord(server, page)).seats).toBe(4);
    expect(faults).toEqual([]);
    await context.close();
  });

  it.runIf(isLong)('5 seats: by keys at a desk, the expert game, one lap a round', async () => {
    const { page, faults, context } = await openDevice(browser, 'desktop', server.address);
    await photographedOnFailure({ 'woof-5': page }, async () => {
      await playWoof(page, { seats: 5, rules: [/expert: some cards/], laps: 1 });
      await playToTheEnd(page, woofByHand(byKey, 'curious', choosing('five')));
      await page.getByText('After 1 lap the round is over', { exact: false }).first().waitFor({
        state: 'attached',
      });
    });
    const { seats, options } = await checkedWoofRecord(server, page);
    expect(seats).toBe(5);
    expect(options).toContain('expert=yes');
    expect(options).toContain('lapLimit=1');
    expect(faults).toEqual([]);
    await context.close();
  });

  it.runIf(isLong)('8 seats: whoever suspects too soon has a red token and waits a round', async () => {
    const { page, faults, context } = await openDevice(browser, 'phone', server.address);
    const barred = '[data-act="suspect"][aria-disabled="true"]';
    const red = '.woof-place[data-own="true"] .woof-errors [data-red="true"]';
    let wasBarred = false;
    await photographedOnFailure({ 'woof-8': page }, async () => {
      await playWoof(page, { seats: 8 });
      const rash = woofByHand(byFinger, 'rash', choosing('eight'));
      await playToTheEnd(page, async (of) => {
        const isRed = (await of.locator(red).count()) > 0;
        if (isRed && (await of.locator('[data-act="look"]').count()) > 0) {
          expect(await of.locator(barred).count()).toBe(1);
          wasBarred = true;
        }
        return rash(of);
      });
    });
    expect(wasBarred).toBe(true);
    expect((await checkedWoofRecord(server, page)).seats).toBe(8);
    expect(faults).toEqual([]);
    await context.close();
  });

  it.runIf(isLong)(
    '8 seats with the tokens of the box: when they run out, looking is barred and says why',
    async () => {
      const { page, faults, context } = await openDevice(browser, 'phone', server.address);
      const curious = woofByHand(byFinger, 'curious', choosing('box'));
      const barred = page.locator('[data-act="look"][aria-disabled="true"]');
      const isAskedInTurn = async (): Promise<boolean> =>
        (await page.locator(asked).count()) > 0 &&
        (await page.locator('[data-act="ask"][aria-disabled="false"]').count()) > 0;
      await photographedOnFailure({ 'woof-box': page }, async () => {
        await playWoof(page, { seats: 8, rules: [/six two-sided/] });
        for (;;) {
          await page.locator(`${asked}, ${result}`).first().waitFor();
          if ((await page.locator(result).count()) > 0)
            await playWoof(page, { seats: 8, rules: [/six two-sided/] });
          else if ((await isAskedInTurn()) && (await barred.count()) > 0) break;
          else await curious(page);
        }
        await barred.tap({ force: true });
        await page.getByText('no token left', { exact: false }).first().waitFor();
      });
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});

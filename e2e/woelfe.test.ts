import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seededRng } from '@rudel/kernel';
import { asked, playToTheEnd } from './support/at-the-table.ts';
import type { Player } from './support/at-the-table.ts';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, isLong, openDevice } from './support/chromium.ts';
import type { Device } from './support/chromium.ts';
import { ownServer } from './support/own-server.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import { woelfeByKeyboard, woelfeByTouch } from './support/woelfe-by-hand.ts';
import { checkedRecord, inviteFriend, playAgainstBots } from './support/woelfe-table.ts';

const allOn = ['stalk=yes', 'fever=yes', 'hunterCaught=yes', 'wolfPack=yes', 'halali=yes'];

/** Each picks by a sequence of its own. */
function choosing(seed: string): (count: number) => number {
  const rng = seededRng(seed);
  return (count) => rng.int(count);
}

async function joinByCode(page: Page, code: string, name: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Code').focus();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.getByLabel('Your name').focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByText('Everybody is here', { exact: false }).first().waitFor();
}

/** A whole match against bots. */
async function alone(device: Device, seats: number, player: Player): Promise<void> {
  const { page, faults } = await openDevice(device, server.address);
  await photographedOnFailure({ [`woelfe-${seats}-${device}`]: page }, async () => {
    await playAgainstBots(page, 'Anna', seats);
    expect(await playToTheEnd(page, player)).toBeGreaterThan(20);
    await page.locator('.result-story li').nth(2).waitFor();
    await page.locator('.chart').waitFor();
  });
  const record = await checkedRecord(server, page);
  expect(record.seats).toBe(seats);
  for (const option of allOn) expect(record.options).toContain(option);
  expect(faults).toEqual([]);
}

describe.skipIf(chromiumPath === null)('whole matches of Wölfe with all expansions', () => {
  it('2 seats: by touch on a phone', async () => alone('phone', 2, woelfeByTouch(choosing('touch'))));

  it.runIf(isLong)('3 seats: by keyboard at a desk', async () =>
    alone('desktop', 3, woelfeByKeyboard(choosing('keys'))),
  );

  it.runIf(isLong)(
    '4 seats: one by touch, one by keyboard, two bots; a reload and a crash lose nothing',
    async () => {
      const own = await ownServer();
      const anna = await openDevice('phone', own.address);
      const bo = await openDevice('desktop', own.address);
      await photographedOnFailure({ 'woelfe-anna': anna.page, 'woelfe-bo': bo.page }, async () => {
        const code = await inviteFriend(anna.page, 'Anna', 4);
        await joinByCode(bo.page, code, 'Bo');
        await anna.page.getByRole('button', { name: 'Start the match' }).tap();
        await Promise.all([
          playToTheEnd(anna.page, woelfeByTouch(choosing('anna')), async (decisions) => {
            if (decisions === 7) await anna.page.reload();
            if (decisions === 12) await own.restart('SIGKILL');
          }),
          playToTheEnd(bo.page, woelfeByKeyboard(choosing('bo'))),
        ]);
      });
      const record = await checkedRecord(own, anna.page);
      expect(record.seats).toBe(4);
      for (const option of allOn) expect(record.options).toContain(option);
      for (const { page, faults } of [anna, bo]) {
        await expect.poll(() => page.locator('.result-headline').textContent()).toMatch(/win/);
        expect(faults).toEqual([]);
      }
    },
  );
});

/** Rolls a die as soon as it may, and stops at the question about it. */
async function untilOwnDieIsAsked(page: Page): Promise<void> {
  const play = woelfeByTouch(() => 0);
  for (;;) {
    await page.locator(asked).waitFor();
    const isOwn = /^Anna’s .*Spend a goblin\?$/.test(
      (await page.locator('.status-sentence').textContent()) ?? '',
    );
    if (isOwn) return;
    if ((await page.locator('[data-answer="goblin"]').count()) > 0) {
      await page
        .locator('[data-answer="pass"]')
        .tap({ timeout: 400 })
        .catch(() => {});
    } else await play(page);
  }
}

describe.skipIf(chromiumPath === null)('a goblin’s question', () => {
  it('can be answered until one’s own die: told, kept over a reload, taken back; and keeps nobody out', async () => {
    const slow = await ownServer({ pace: JSON.stringify({ botPause: [1200, 1200] }) });
    const { page, faults } = await openDevice('phone', slow.address);
    await photographedOnFailure({ 'woelfe-goblin': page }, async () => {
      await page.goto('/new/woelfe');
      await page.getByLabel('Your name').fill('Anna');
      await page.getByRole('button', { name: /Alone against bots/ }).tap();
      await untilOwnDieIsAsked(page);
      expect(await graveFindings(page)).toEqual([]);
      await page.waitForTimeout(400);
      await page.locator('[data-answer="until-my-die"]').tap();
      const note = page.locator('.standing-note');
      await note.waitFor();
      expect(await page.locator(asked).count()).toBe(0);
      expect(await graveFindings(page)).toEqual([]);
      await page.reload();
      await note.waitFor();
      expect(await note.textContent()).toMatch(/until your die/);
      await note.tap();
      await note.waitFor({ state: 'detached' });
      await page.reload();
      await page.locator('.woelfe-board').waitFor();
      expect(await note.count()).toBe(0);
    });
    expect(faults).toEqual([]);
  });
});

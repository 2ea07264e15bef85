import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seededRng } from '@rudel/kernel';
import { asked, goOn, playToTheEnd, tapNow } from './support/at-the-table.ts';
import type { Player } from './support/at-the-table.ts';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, isLong, openDevice } from './support/chromium.ts';
import type { Device } from './support/chromium.ts';
import { ownServer } from './support/own-server.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import { tapUntilGone, woelfeByKeyboard, woelfeByTouch } from './support/woelfe-by-hand.ts';
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

const sentenceOf = async (page: Page): Promise<string> =>
  (await page.locator('.status-sentence').textContent()) ?? '';

const isOwn = (sentence: string): boolean => /^Anna’s .*Spend a goblin\?$/.test(sentence);

/** So often somebody looks whether the other one is asked, too, before they take it that the question has been answered there. */
const looks = 40;

/** Both play on until Anna is asked about her own die; that Bo has not answered keeps the question open. */
async function untilOwnDieIsAsked(anna: Page, bo: Page): Promise<void> {
  const play = woelfeByTouch(() => 0);
  for (let turn = 0, waited = 0; !isOwn(await sentenceOf(anna)); turn += 1) {
    const page = turn % 2 === 0 ? anna : bo;
    if ((await page.locator('.result').count()) > 0) throw new Error('Nobody was asked about Anna’s die.');
    const isAsked = (await page.locator(`${asked}, ${goOn}`).count()) > 0;
    const isAlone = isOwn(await sentenceOf(bo));
    waited = isAlone ? waited + 1 : 0;
    if (!isAsked || (isAlone && waited < looks)) await page.waitForTimeout(50);
    else if ((await page.locator('[data-answer="goblin"]').count()) > 0) {
      await tapNow(page.locator('[data-answer="pass"]'));
    } else await play(page);
  }
}

describe.skipIf(chromiumPath === null)('a goblin’s question', () => {
  it('can be answered until one’s own die: told, kept over a reload, taken back; and keeps nobody out', async () => {
    const { page, faults } = await openDevice('phone', server.address);
    const { page: bo } = await openDevice('phone', server.address);
    await photographedOnFailure({ 'woelfe-goblin': page, 'woelfe-goblin-bo': bo }, async () => {
      await joinByCode(bo, await inviteFriend(page, 'Anna', 4), 'Bo');
      await page.getByRole('button', { name: 'Start the match' }).tap();
      await untilOwnDieIsAsked(page, bo);
      expect(await graveFindings(page)).toEqual([]);
      await tapUntilGone(page, '[data-answer="until-my-die"]');
      const note = page.locator('.standing-note');
      await note.waitFor();
      expect(await page.locator(asked).count()).toBe(0);
      expect(await graveFindings(page)).toEqual([]);
      await page.reload();
      await note.waitFor();
      expect(await note.textContent()).toMatch(/until you roll/);
      await note.tap();
      await note.waitFor({ state: 'detached' });
      await page.reload();
      await page.locator('.woelfe-board').waitFor();
      expect(await note.count()).toBe(0);
    });
    expect(faults).toEqual([]);
  });
});

/** Plays on until a round is counted. */
async function untilCounted(page: Page): Promise<void> {
  const play = woelfeByTouch(() => 0);
  for (;;) {
    await page.locator(`${asked}, ${goOn}`).first().waitFor();
    if ((await page.locator(goOn).count()) > 0) return;
    await play(page);
  }
}

describe.skipIf(chromiumPath === null)('the result of a round', () => {
  it('stays until it was read, and the table waits', async () => {
    const { page, faults } = await openDevice('phone', server.address);
    await photographedOnFailure({ 'woelfe-counted': page }, async () => {
      await playAgainstBots(page, 'Anna', 2);
      await untilCounted(page);
      const told = page.locator('.woelfe-summary');
      await told.waitFor();
      const lines = await page.locator('.status-sentence').textContent();
      expect(lines).toBe('Round 1 is counted.');
      const head = page.locator('.woelfe-head > p');
      expect(await head.textContent()).toMatch(/^Round 1 of \d+$/);
      // The second round is begun by the other one, who would have bid in no time.
      const seen = await page.evaluate(async () => {
        const texts = new Set<string>();
        for (let frame = 0; frame < 60; frame += 1) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          texts.add(document.querySelector('.woelfe-summary')?.textContent ?? 'gone');
        }
        return texts.size;
      });
      expect(seen).toBe(1);
      await page.locator(goOn).click();
      await page.locator('.woelfe-prompt-bid').waitFor();
      expect(await told.count()).toBe(0);
      expect(await head.textContent()).toMatch(/^Round 2 of \d+ · trick 1 of/);
    });
    expect(faults).toEqual([]);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { asked, byFinger, byKey, openMoves, sendButton, sendWaiting } from './support/at-the-table.ts';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { bubble, expectBeside, noBubble } from './support/guide.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import { resize } from './support/sizes.ts';

const isTold = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('rudel.explained') ?? '[]') as string[]);

/** Gives the first card, whatever it is. */
async function give(page: Page): Promise<void> {
  await page.locator('.dog-card').first().tap();
  await sendWaiting(page, byFinger);
}

describe.skipIf(chromiumPath === null)('A first match with a guide', () => {
  it('explains by touch what comes up, once, and ends with one tap', async () => {
    const { page, faults } = await openDevice('phone', server.address);
    await photographedOnFailure({ 'guide-touch': page }, async () => {
      await page.goto('/new/dog');
      await page.getByRole('button', { name: /Teach me/ }).tap();
      await bubble(page, 'give');
      await expectBeside(page);
      expect(await graveFindings(page)).toEqual([]);
      await page.reload();
      await bubble(page, 'give');
      await page.getByRole('button', { name: 'Got it' }).tap();
      await noBubble(page);
      expect(await isTold(page)).toEqual(['dog/give']);
      await give(page);
      await bubble(page, 'partner');
      await expectBeside(page);
      await page.getByRole('button', { name: 'No more of these' }).tap();
      await noBubble(page);
      expect(await isTold(page)).toEqual(['dog/give', 'dog/partner']);
      await page.getByRole('button', { name: 'Table menu' }).tap();
      await page.getByRole('button', { name: 'Explain what comes up' }).tap();
      expect(await bubble(page)).not.toMatch(/give|partner/);
      await page.goto('/new/dog');
      await page.getByText('What was explained to you before is not said again.').waitFor();
      await page.getByRole('button', { name: 'Explain everything again' }).tap();
      await page.getByText('Everything will be explained again.').waitFor();
      expect(await isTold(page)).toEqual([]);
    });
    expect(faults).toEqual([]);
  });

  it('lets nobody act while something is explained', async () => {
    const { page, faults } = await openDevice('phone', server.address);
    await photographedOnFailure({ 'guide-waits': page }, async () => {
      await page.goto('/new/dog');
      await page.getByRole('button', { name: /Teach me/ }).tap();
      await bubble(page, 'give');
      await give(page);
      await bubble(page);
      const status = page.locator('.status-sentence');
      await page.waitForTimeout(600);
      const before = await status.innerText();
      await page.waitForTimeout(1500);
      expect(await status.innerText()).toBe(before);
    });
    expect(faults).toEqual([]);
  });

  it('explains by keys, in German, on a phone on its side', async () => {
    const { page, faults } = await openDevice('touchscreen', server.address, { language: 'de' });
    await photographedOnFailure({ 'guide-keys': page }, async () => {
      await resize(page, '844x390');
      await page.goto('/new/woelfe');
      await page.getByRole('button', { name: /Bring’s mir bei/ }).focus();
      await page.keyboard.press('Enter');
      for (const wanted of [/^aim$/, /^(?:hunter|forest)$/, /^(?:roll|goblin|fox|bee|mushroom|unmasked)$/]) {
        await bubble(page, wanted);
        await expectBeside(page);
        await page.locator('.guide-bubble .button-primary:focus').waitFor();
        const sentence = await page.locator('.guide-bubble p').innerText();
        expect(await page.locator('p[aria-live]', { hasText: sentence }).count()).toBe(1);
        await page.keyboard.press(wanted.source.includes('hunter') ? 'Enter' : 'Escape');
      }
      await page.locator(`${asked}, .guide-layer`).first().waitFor();
      while ((await page.locator('.guide-layer').count()) > 0) await page.keyboard.press('Escape');
      await openMoves(page);
      await page.keyboard.press('Enter');
      await page.locator(sendButton).waitFor();
      await sendWaiting(page, byKey);
    });
    expect(faults).toEqual([]);
  });
});

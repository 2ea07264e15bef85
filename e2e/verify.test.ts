import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import type { Site } from './support/shared-server.ts';

type Admission = { readonly table: string; readonly person: string; readonly token: string };

/** A table at which only bots play; whoever made it watches. */
async function tableOfBots({ address }: Site): Promise<Admission> {
  const bot = 'bot random';
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'woelfe',
      options: '-',
      clock: 'off',
      listed: false,
      seats: [bot, bot],
      name: 'Anna',
      contribution: '',
    }),
  });
  return (await answer.json()) as Admission;
}

async function sitDown(page: Page, admission: Admission): Promise<void> {
  await page.goto('/settings');
  await page.evaluate((place) => {
    const known = { ...place, game: 'woelfe/1', host: 'server', when: Date.now() };
    localStorage.setItem('rudel.seats', JSON.stringify([known]));
  }, admission);
  await page.goto(`/t/${admission.table}`);
}

/** Somebody gave this device another promise than the table has in its log. */
async function plantPromise(page: Page): Promise<void> {
  await page.evaluate(() => {
    const promises = JSON.parse(localStorage.getItem('rudel.promises') ?? '[]') as { commitment: string }[];
    const other = promises.map((promised) => ({ ...promised, commitment: 'f'.repeat(64) }));
    localStorage.setItem('rudel.promises', JSON.stringify(other));
  });
}

/** Drops a file on the page, but not where it asks for one. */
async function dropBeside(page: Page, text: string): Promise<void> {
  await page.locator('.verify-why').evaluate((place, record) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([record], 'record.rudel'));
    place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, text);
}

const whole = (page: Page): Promise<string | null> => page.locator('.verify-seal').getAttribute('data-whole');

describe.skipIf(chromiumPath === null)('whether a table kept its promise', () => {
  it('is said by the device that was told before the deal, proven on a page, and loudly denied where it was not', async () => {
    const { page, faults } = await openDevice('phone', server.address);
    const admission = await tableOfBots(server);
    await photographedOnFailure({ verify: page }, async () => {
      await sitDown(page, admission);
      await page.getByRole('button', { name: 'Start the match' }).tap();
      await page.locator('.fairness[data-verdict="kept"]').waitFor();
      await page.getByRole('link', { name: 'See the whole proof' }).tap();
      await page.getByRole('heading', { level: 1, name: 'The table kept its promise.' }).waitFor();
      expect(await whole(page)).toBe('kept');
      expect(await page.locator('.verify-step[data-standing="bad"]').count()).toBe(0);
      await page.locator('.verify-draws summary').nth(1).focus();
      await page.keyboard.press('Enter');
      await page.locator('.verify-told li').first().waitFor();
      expect(await graveFindings(page)).toEqual([]);

      const record = await fetch(`${server.address}/api/tables/${admission.table}/matches/1/record`);
      const text = await record.text();
      await page.goto('/verify');
      await page.locator('input[type=file]').setInputFiles({
        name: `woelfe-${admission.table}-1.rudel`,
        mimeType: 'text/plain',
        buffer: Buffer.from(text.replace(/\[Secret "\w+"/, `[Secret "${'5'.repeat(64)}"`)),
      });
      await page.getByRole('alert').getByText('The promise was broken!').waitFor();
      expect(await page.locator('.verify-step[data-standing="bad"] h2').allTextContents()).toContain(
        'The secret',
      );

      await dropBeside(page, text);
      await page.getByRole('heading', { level: 1, name: 'The table kept its promise.' }).waitFor();

      await plantPromise(page);
      await page.goto(`/t/${admission.table}`);
      await page.locator('.fairness[data-verdict="broken"][role="alert"]').waitFor();
      await page.goto(`/verify/${admission.table}/1`);
      await page.getByRole('alert').getByText('The promise was broken!').waitFor();
      expect(await whole(page)).toBe('broken');
      expect(await graveFindings(page)).toEqual([]);
    });
    expect(faults).toEqual([]);
  });

  it('is told in place of a table whose secret was exchanged, and the seat is kept', async () => {
    const { page, faults } = await openDevice('phone', server.address, { language: 'de' });
    const admission = await tableOfBots(server);
    await page.routeWebSocket('**/ws', async (socket) => socket.close({ code: 4006 }));
    await photographedOnFailure({ broken: page }, async () => {
      await sitDown(page, admission);
      await page.getByRole('heading', { name: 'Dieser Tisch hat sein Versprechen gebrochen' }).waitFor();
      expect(await page.evaluate(() => localStorage.getItem('rudel.seats'))).toContain(admission.token);
      expect(await graveFindings(page)).toEqual([]);
    });
    expect(faults).toEqual([]);
  });
});

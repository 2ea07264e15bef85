import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { ServerProcess } from './support/server-process.ts';
import { invitationCode } from './support/walks/walk.ts';

/** On a brisk clock bots decide for everybody at once, so that a match is over in seconds without anybody's doing. */
const pace = JSON.stringify({ botPause: [0, 0], decision: { relaxed: 8000, brisk: 10 } });

/** Anna plans a table of Dog on a brisk clock, with bots beside her; the code for her friend. */
async function layTable(page: Page): Promise<string> {
  await page.goto('/new/dog');
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('radio', { name: 'Brisk' }).check();
  await page.getByRole('button', { name: /With friends/ }).click();
  await page.locator('.lobby').waitFor();
  for (const seat of ['Seat 2', 'Seat 4']) {
    await page.getByRole('button', { name: seat }).click();
    await page.getByRole('button', { name: 'Bot, experienced' }).click();
  }
  return invitationCode(page);
}

async function join(page: Page, code: string): Promise<void> {
  await page.goto(`/join#${code}`);
  await page.getByLabel('Your name').fill('Bo');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('.lobby').waitFor();
}

/** In a lobby: another clock, and the start. */
async function startWithClock(page: Page, clock: string): Promise<void> {
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.locator('dialog[open]').getByRole('radio', { name: clock }).check();
  await page.keyboard.press('Escape');
  await page.getByText(`Clock: ${clock}`).waitFor();
  await page.getByRole('button', { name: 'Start the match' }).click();
}

const result = (page: Page) => page.locator('.result-headline');

describe.skipIf(chromiumPath === null)('after a match', () => {
  let server: ServerProcess;

  beforeAll(async () => {
    server = await ServerProcess.start({ pace });
  });

  afterAll(async () => {
    await server.dispose();
  });

  it('the host changes the table, and whoever reads the result is told and stays', async () => {
    const { page: anna, faults } = await openDevice('desktop', server.address);
    const { page: bo, faults: bosFaults } = await openDevice('phone', server.address);
    await photographedOnFailure({ 'next-anna': anna, 'next-bo': bo }, async () => {
      await join(bo, await layTable(anna));
      const table = anna.url();
      await anna.getByRole('button', { name: 'Start the match' }).click();
      for (const page of [anna, bo]) await result(page).waitFor();

      await anna.getByRole('button', { name: 'Change the table' }).click();
      await anna.locator('.lobby').waitFor();
      expect(anna.url()).toBe(table);
      await bo.getByText('Anna is changing the table for the next match.').waitFor();
      expect(await result(bo).count()).toBe(1);

      await startWithClock(anna, 'Off');
      await anna.locator('.own-hand').waitFor();
      await bo.getByText('The next match has begun.', { exact: false }).waitFor();
      expect(await result(bo).count()).toBe(1);
      expect(await graveFindings(bo, '.result')).toEqual([]);

      await bo.locator('.result').getByRole('button', { name: 'Menu' }).click();
      await bo.getByRole('button', { name: 'Players and seats' }).click();
      await bo.getByText('Anna').last().waitFor();
      await bo.keyboard.press('Escape');
      await bo.getByRole('button', { name: 'Go to the table' }).click();
      await bo.locator('.own-hand').waitFor();
      expect(await result(bo).count()).toBe(0);
      expect([...faults, ...bosFaults]).toEqual([]);
    });
  });

  it('a result leads to the next match by itself where its reader is asked against a clock', async () => {
    const { page, faults } = await openDevice('phone', server.address);
    const { page: bo } = await openDevice('desktop', server.address);
    await photographedOnFailure({ 'asked-anna': page, 'asked-bo': bo }, async () => {
      await join(bo, await layTable(page));
      await page.getByRole('button', { name: 'Start the match' }).click();
      for (const one of [page, bo]) await result(one).waitFor();
      await page.getByRole('button', { name: 'Change the table' }).click();
      await startWithClock(page, 'Relaxed');
      await bo.getByText('Taking you there in', { exact: false }).waitFor();
      await result(bo).waitFor({ state: 'detached' });
      await bo.locator('.own-hand').waitFor();
      expect(faults).toEqual([]);
    });
  });
});

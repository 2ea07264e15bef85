import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { asked } from './support/at-the-table.ts';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, isLong, openDevice } from './support/chromium.ts';
import { lookAtCard } from './support/lupus-table.ts';
import { ownServer } from './support/own-server.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import { invitationCode } from './support/walks/walk.ts';

const field = '.talk-input';
const lines = '.talk-lines .talk-line';

/** Somebody types the code and comes in. */
async function join(page: Page, code: string, name: string, words: { code: string; name: string }) {
  await page.goto('/');
  await page.getByLabel(words.code).fill(code);
  await page.keyboard.press('Enter');
  await page.getByLabel(words.name).fill(name);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
}

const day = '.lupus-board[data-phase="talk"]';

/** Points at the first there is, with keys alone; a call that ends meanwhile is no matter. */
async function point(page: Page): Promise<void> {
  if ((await page.locator(asked).count()) === 0 || (await page.locator(day).count()) > 0) return;
  await page.keyboard.press('m');
  for (const key of ['Enter', 'Enter']) {
    const isReady = page.locator('.move-choice, .confirm .button-primary').first();
    await isReady.waitFor({ timeout: 2000 }).catch(() => {});
    await page.keyboard.press(key);
  }
  await page.keyboard.press('Escape');
}

/** The list of moves may have come after all keys were pressed. */
async function closeSheets(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return page.locator('.modal[open]').count();
    })
    .toBe(0);
}

/** Everybody points whenever they are asked, until the sun has risen on every page. */
async function untilDay(pages: readonly Page[]): Promise<void> {
  const [first] = pages as [Page];
  await first.locator(asked).waitFor();
  await Promise.all(
    pages.map(async (page) => {
      while ((await page.locator(day).count()) === 0) await point(page);
      await closeSheets(page);
    }),
  );
}

/** Goes to the field by its key, once one may speak. */
async function goToField(page: Page): Promise<void> {
  await page.locator(`${field}:enabled`).waitFor();
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('c');
      return page.locator(`${field}:focus`).count();
    })
    .toBe(1);
}

/** The board around it is looked at elsewhere. */
const findingsInTalk = async (page: Page): Promise<readonly string[]> => graveFindings(page, '.talk');

describe.skipIf(chromiumPath === null)('talk in one’s own words', () => {
  it('is for the living by day, text only, kept over a reload, muted, reported and silenced', async () => {
    const anna = await openDevice('desktop', server.address);
    const bo = await openDevice('desktop', server.address, { language: 'de', theme: 'dark' });
    const cleo = await openDevice('phone', server.address, { language: 'de' });
    await photographedOnFailure({ anna: anna.page, bo: bo.page, cleo: cleo.page }, async () => {
      await anna.page.goto('/new/lupus');
      await anna.page.getByLabel('Your name').fill('Anna');
      await anna.page.getByRole('button', { name: 'Open the table' }).click();
      const code = await invitationCode(anna.page);
      await join(bo.page, code, 'Bo', { code: 'Code', name: 'Dein Name' });
      await anna.page.getByRole('button', { name: /^Seat 2: Bo/ }).waitFor();
      await anna.page.getByRole('button', { name: 'Fill with bots' }).click();
      await anna.page.getByRole('button', { name: 'Start the match' }).click();
      await lookAtCard(anna.page);
      await lookAtCard(bo.page);
      await anna.page.locator(`${field}:disabled`).waitFor();
      expect(await anna.page.locator('.talk-note').textContent()).toBe(
        'Now is not the time to speak.Rule 6.1',
      );
      await join(cleo.page, code, 'Cleo', { code: 'Code', name: 'Dein Name' });

      await untilDay([anna.page, bo.page]);
      const words = '<img src=x onerror="document.title=1"> Wer war es?';
      await goToField(bo.page);
      await bo.page.keyboard.type(words);
      await bo.page.keyboard.press('Enter');
      await anna.page.locator(lines).filter({ hasText: words }).waitFor();
      expect(await anna.page.locator('.talk-lines img').count()).toBe(0);

      await cleo.page.getByRole('button', { name: 'Reden, 1 neue Zeile' }).tap();
      expect(await cleo.page.locator('.talk-note').textContent()).toContain('Du schaust zu');
      await cleo.page.getByRole('button', { name: 'Zu Bo' }).tap();
      await cleo.page.getByRole('button', { name: 'Dem Gastgeber melden' }).tap();
      await anna.page.getByRole('region', { name: 'Reported to you' }).getByText('Wer war es?').waitFor();
      expect(await bo.page.locator('.talk-reports').count()).toBe(0);
      expect(await findingsInTalk(cleo.page)).toEqual([]);
      expect(await findingsInTalk(anna.page)).toEqual([]);

      await anna.page.locator('.talk-reports').getByRole('button', { name: 'Silence' }).click();
      await bo.page.locator(`${field}:disabled`).waitFor();
      expect(await bo.page.locator('.talk-note').textContent()).toContain('stumm geschaltet');
      expect(await findingsInTalk(bo.page)).toEqual([]);

      await cleo.page.getByRole('button', { name: 'Für mich stumm' }).tap();
      await cleo.page.locator(lines).waitFor({ state: 'detached' });
      await cleo.page.reload();
      await cleo.page.getByRole('button', { name: 'Reden', exact: true }).tap();
      await cleo.page.getByText('Auf diesem Gerät stumm: Bo').waitFor();
      await cleo.page.getByRole('button', { name: 'Wieder hören' }).tap();
      await cleo.page.locator(lines).filter({ hasText: words }).waitFor();
    });
    for (const { faults } of [anna, bo, cleo]) expect(faults).toEqual([]);
  });

  it.runIf(isLong)('needs no server: alone with bots one talks to oneself', async () => {
    const own = await ownServer();
    const { page, faults } = await openDevice('phone', own.address, { theme: 'dark' });
    await photographedOnFailure({ alone: page }, async () => {
      await page.goto('/');
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await own.end();
      await page.goto('/new/lupus');
      await page.getByLabel('Your name').fill('Anna');
      await page.getByRole('button', { name: /Alone against bots/ }).tap();
      await lookAtCard(page);
      await untilDay([page]);
      const open = page.getByRole('button', { name: 'Talk', exact: true });
      await open.tap();
      await page.locator(`${field}:enabled`).fill('Anybody there?');
      await page.keyboard.press('Enter');
      await page.locator(lines).filter({ hasText: 'Anybody there?' }).waitFor();
      await page.reload();
      await open.tap();
      await page.locator(lines).filter({ hasText: 'Anybody there?' }).waitFor();
    });
    expect(faults).toEqual([]);
  });
});

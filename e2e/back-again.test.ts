import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { asked, byKeyboard } from './support/at-the-table.ts';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { ownServer } from './support/own-server.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { invitationCode } from './support/walks/walk.ts';

/** Whoever goes is soon stood in for; for whoever stays the table waits. */
const pace = JSON.stringify({ botPause: [0, 0], away: 20, grace: 40 });

/** More than the note has room for. */
const manyDeeds = 12;

const deeds = '.meanwhile-deeds';

/** Goes on with the tab key until something has the focus; the page has far fewer stops. */
async function tabTo(page: Page, what: string): Promise<void> {
  for (let stops = 0; stops < 100; stops += 1) {
    if ((await page.locator(`${what}:focus`).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no key leads to ${what}`);
}

/** How much of a list lies below its edge. */
const hiddenBelow = async (page: Page, what: string): Promise<number> =>
  page
    .locator(what)
    .evaluate(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop);

describe.skipIf(chromiumPath === null)('whoever comes back to a match', () => {
  it('reads what a bot did at their seat meanwhile', async () => {
    const server = await ownServer({ pace });
    const { page: anna, faults } = await openDevice('desktop', server.address);
    const { page: first, context, faults: bosFaults } = await openDevice('phone', server.address);
    await anna.goto('/new/dog');
    await anna.getByLabel('Your name').fill('Anna');
    await anna.getByRole('radio', { name: 'Off' }).check();
    await anna.getByRole('button', { name: /With friends/ }).click();
    const code = await invitationCode(anna);
    await first.goto(`/join#${code}`);
    await first.getByLabel('Your name').fill('Bo');
    await first.getByRole('button', { name: 'Sit down' }).click();
    await first.locator('.lobby').waitFor();
    await anna.getByRole('button', { name: 'Fill with bots' }).click();
    await anna.getByRole('button', { name: 'Start the match' }).click();
    await first.locator('.own-hand').waitFor();
    const table = first.url();
    await first.close();
    await anna.getByText('a bot fills in').first().waitFor();
    const done = anna.locator('.table-aside .log-line', { hasText: /^Bo (plays|folds)/ });
    const play = byKeyboard(() => 0);
    while ((await done.count()) < manyDeeds) {
      await anna.locator(asked).waitFor();
      await play(anna);
    }

    const bo = await context.newPage();
    await photographedOnFailure({ 'back-anna': anna, 'back-bo': bo }, async () => {
      await bo.goto(table);
      const note = bo.locator('.meanwhile');
      await note.getByText('A bot played for you while you were away:').waitFor();
      await note.locator('li', { hasText: /^Bo / }).first().waitFor();
      expect(await note.locator('li').count()).toBeGreaterThanOrEqual(manyDeeds);
      expect(await graveFindings(bo, '.meanwhile')).toEqual([]);
      expect(await hiddenBelow(bo, deeds)).toBeGreaterThan(20);
      await tabTo(bo, deeds);
      await bo.keyboard.press('End');
      await expect.poll(() => hiddenBelow(bo, deeds)).toBeLessThan(2);
      await note.getByRole('button', { name: 'Thanks' }).click();
      await note.waitFor({ state: 'detached' });
    });
    expect([...faults, ...bosFaults]).toEqual([]);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { ownServer } from './support/own-server.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { openForFriends } from './support/walks/walk.ts';

/** The rows of bots among the players. */
const botRows = '.player-row:has(.player-about:text-matches("bot"))';

async function openPlayers(page: Page): Promise<void> {
  await page.locator('.status-bar button').last().click();
  await page.getByRole('button', { name: 'Players and seats' }).click();
  await page.locator('.player-row').first().waitFor();
}

describe.skipIf(chromiumPath === null)('playing for a bot during a match', () => {
  it('is asked for by whoever watches, answered by the host, and told to all', async () => {
    const server = await ownServer({ pace: JSON.stringify({ botPause: [100_000, 100_000] }) });
    const { page: anna, faults } = await openDevice('phone', server.address);
    const { page: wim, faults: wimsFaults } = await openDevice('desktop', server.address);
    await photographedOnFailure({ 'step-in-anna': anna, 'step-in-wim': wim }, async () => {
      const code = await openForFriends(anna);
      await wim.goto(`/join#${code}`);
      await wim.getByRole('button', { name: 'Just watch' }).click();
      await wim.locator('.lobby').waitFor();
      await anna.getByRole('button', { name: 'Fill with bots' }).click();
      await anna.getByRole('button', { name: 'Start the match' }).click();
      await anna.locator('.table-screen').waitFor();

      await wim.getByRole('button', { name: 'Ask for a bot’s seat' }).click();
      const bot = wim.locator(botRows).first();
      const name = (await bot.locator('.player-name').textContent()) ?? '';
      await bot.getByRole('button', { name: `Ask to play for ${name}` }).click();
      await wim.getByLabel('Your name').fill('Wim');
      await wim.getByLabel('Your name').press('Enter');
      await wim.locator('.player-request').getByText('Asked. The host decides.').waitFor();

      const notice = anna.locator('.seat-request');
      await notice.getByText(`Wim would like to play for ${name}.`).waitFor();
      expect(await graveFindings(anna)).toEqual([]);
      await notice.getByRole('button', { name: 'Not now' }).dblclick();
      await notice.waitFor({ state: 'detached' });
      await wim.getByText('The host says: not now.').waitFor();
      expect(await anna.locator('.toasts').innerText()).toBe('');

      await wim.locator(botRows).first().getByRole('button', { name: /^Ask/ }).click();
      const yes = notice.getByRole('button', { name: 'Let them play' });
      await yes.focus();
      await anna.keyboard.press('Enter');
      await anna.locator('.toasts').getByText('now plays for').waitFor();
      await wim.locator('.table-screen[data-eye="seat"]').waitFor();
      await openPlayers(anna);
      await anna.getByText('came in during the match').waitFor();
      expect([...faults, ...wimsFaults]).toEqual([]);
    });
  });

  it('leaves the table to somebody else while the host is away, and tells the host who comes back', async () => {
    const server = await ownServer({
      pace: JSON.stringify({ botPause: [100_000, 100_000], away: 100, hosting: 500 }),
    });
    const { page: anna, faults } = await openDevice('phone', server.address);
    const { page: wim, faults: wimsFaults } = await openDevice('desktop', server.address);
    await photographedOnFailure({ 'host-anna': anna, 'host-wim': wim }, async () => {
      const code = await openForFriends(anna);
      await wim.goto(`/join#${code}`);
      await wim.getByLabel('Your name').fill('Wim');
      await wim.getByRole('button', { name: 'Sit down' }).click();
      await wim.locator('.lobby').waitFor();
      await anna.getByRole('button', { name: 'Fill with bots' }).click();
      await anna.getByRole('button', { name: 'Start the match' }).click();
      for (const page of [anna, wim]) await page.locator('.table-screen').waitFor();
      const table = anna.url();

      await anna.goto('about:blank');
      await wim.locator('.toasts').getByText('You are the host now.').waitFor();
      await anna.goto(table);
      await anna.locator('.toasts').getByText('Wim is the host now.').waitFor();
      await anna.reload();
      await anna.locator('.table-screen').waitFor();
      expect(await anna.locator('.toasts').innerText()).toBe('');
      expect([...faults, ...wimsFaults]).toEqual([]);
    });
  });
});

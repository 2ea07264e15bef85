import { describe, expect, it } from 'vitest';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { ownServer } from './support/own-server.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { openForFriends } from './support/walks/walk.ts';

describe.skipIf(chromiumPath === null)('a break', () => {
  it('is asked for by one, seen by all, and over when anybody plays on', async () => {
    const server = await ownServer({ pace: JSON.stringify({ botPause: [100_000, 100_000] }) });
    const { page: anna, faults } = await openDevice('phone', server.address);
    const { page: bo, faults: bosFaults } = await openDevice('desktop', server.address);
    await photographedOnFailure({ 'pause-anna': anna, 'pause-bo': bo }, async () => {
      const code = await openForFriends(anna);
      await bo.goto(`/join#${code}`);
      await bo.getByLabel('Your name').fill('Bo');
      await bo.getByRole('button', { name: 'Sit down' }).click();
      await bo.locator('.lobby').waitFor();
      await anna.getByRole('button', { name: 'Fill with bots' }).click();
      await anna.getByRole('button', { name: 'Start the match' }).click();
      for (const page of [anna, bo]) await page.locator('.table-screen').waitFor();

      await anna.locator('.status-bar button').last().click();
      await anna.getByRole('button', { name: 'Take a break' }).click();
      await anna.getByText('You asked for a break.').waitFor();
      await bo.getByText('Anna asked for a break.').waitFor();
      for (const page of [anna, bo]) expect(await graveFindings(page)).toEqual([]);
      await bo.reload();
      await bo.getByText('Anna asked for a break.').waitFor();
      expect(await bo.locator('.table-under').evaluate((under) => under.hasAttribute('inert'))).toBe(true);
      await expect.poll(() => bo.evaluate(() => document.activeElement?.textContent)).toBe('Play on');
      await bo.keyboard.press('Enter');
      for (const page of [anna, bo]) await page.locator('.pause-layer').waitFor({ state: 'detached' });
    });
    expect([...faults, ...bosFaults]).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { asked } from './support/at-the-table.ts';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, isLong, openDevice } from './support/chromium.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import { openForFriends } from './support/walks/walk.ts';

describe.skipIf(chromiumPath === null)('A hint', () => {
  it('says what it is about, then which moves are worth a thought, and puts one up', async () => {
    const { page, faults } = await openDevice('phone', server.address);
    await photographedOnFailure({ hint: page }, async () => {
      await page.goto('/new/dog');
      await page.getByRole('button', { name: /Alone against bots/ }).tap();
      await page.locator(asked).waitFor();
      await page.getByRole('button', { name: 'A hint' }).tap();
      await page.locator('.hint-about', { hasText: 'You give one of 6 cards' }).waitFor();
      expect(await page.locator('.hint-move').count()).toBe(0);
      await page.getByRole('button', { name: 'Which moves are worth a thought?' }).tap();
      const first = page.locator('.hint-move').first();
      expect(await first.innerText()).toMatch(/wins \d+ of 100 matches\.$/i);
      expect(await graveFindings(page)).toEqual([]);
      const label = await first.locator('strong').innerText();
      await first.tap();
      await page.locator('.confirm-move', { hasText: label }).waitFor();
    });
    expect(faults).toEqual([]);
  });

  it.each(isLong ? ['woelfe', 'woof', 'tofugott'] : ['woof'])('is to be had in %s', async (game) => {
    const { page, faults } = await openDevice('phone', server.address);
    await photographedOnFailure({ hint: page }, async () => {
      await page.goto(`/new/${game}`);
      await page.getByRole('button', { name: /Alone against bots/ }).tap();
      await page.getByRole('button', { name: 'A hint' }).tap();
      await page.locator('.hint-about').waitFor();
      await page.getByRole('button', { name: 'Which moves are worth a thought?' }).tap();
      await page.locator('.hint-move').first().waitFor();
    });
    expect(faults).toEqual([]);
  });

  it('is the host’s to allow with friends, and is heard by all', async () => {
    const { page: anna, faults } = await openDevice('phone', server.address);
    const { page: bo, faults: bosFaults } = await openDevice('desktop', server.address);
    await photographedOnFailure({ 'hint-anna': anna, 'hint-bo': bo }, async () => {
      const code = await openForFriends(anna);
      await bo.goto(`/join#${code}`);
      await bo.getByLabel('Your name').fill('Bo');
      await bo.getByRole('button', { name: 'Sit down' }).click();
      await bo.locator('.lobby').waitFor();
      await anna.getByRole('button', { name: 'Change', exact: true }).click();
      await anna.getByRole('switch', { name: 'Allow hints' }).click();
      await bo.getByText('Hints are allowed; everybody hears who asks for one.').waitFor();
      await anna.keyboard.press('Escape');
      await anna.getByRole('button', { name: 'Fill with bots' }).click();
      await anna.getByRole('button', { name: 'Start the match' }).click();
      await bo.getByRole('button', { name: 'A hint' }).click();
      await bo.locator('.hint-about').waitFor();
      await anna.getByText('Bo asks for a hint.').waitFor();
    });
    expect([...faults, ...bosFaults]).toEqual([]);
  });
});

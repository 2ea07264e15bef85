import { describe, expect, it } from 'vitest';
import { asked } from './support/at-the-table.ts';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { ownServer } from './support/own-server.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { invitationCode, inviteFriends, planTable } from './support/walks/walk.ts';

describe.skipIf(chromiumPath === null)('among friends and a screen', () => {
  it('signs are thrown by whoever is not asked, and whoever comes late joins the next match', async () => {
    const server = await ownServer({ pace: JSON.stringify({ botPause: [100_000, 100_000] }) });
    const { page: anna, faults } = await openDevice('phone', server.address);
    const { page: bo, faults: bosFaults } = await openDevice('phone', server.address);
    const { page: screen, faults: screensFaults } = await openDevice('desktop', server.address);
    const { page: cleo, faults: cleosFaults } = await openDevice('desktop', server.address);
    await photographedOnFailure({ 'signs-anna': anna, 'signs-bo': bo, 'signs-tv': screen }, async () => {
      await planTable(anna, 'woelfe', 'en');
      await inviteFriends(anna, 'en');
      const code = await invitationCode(anna);
      await bo.goto(`/join#${code}`);
      await bo.getByLabel('Your name').fill('Bo');
      await bo.getByRole('button', { name: 'Sit down' }).click();
      await bo.locator('.lobby').waitFor();
      await anna.getByRole('button', { name: 'Fill with bots' }).click();
      await anna.getByRole('button', { name: 'Start the match' }).click();
      await screen.goto(`/tv#${code}`);
      for (const page of [anna, bo, screen]) await page.locator('.table-screen').waitFor();

      const isAnnas = (await anna.locator(asked).count()) > 0;
      const [free, busy] = isAnnas ? [bo, anna] : [anna, bo];
      await free.getByRole('button', { name: 'React' }).click();
      expect(await graveFindings(free)).toEqual([]);
      await free.getByRole('button', { name: 'Howl' }).click();
      for (const page of [anna, bo, screen])
        await page
          .locator('.signs')
          .getByText(isAnnas ? 'Bo: Howl' : 'Anna: Howl')
          .waitFor({ state: 'attached' });
      if ((await busy.locator(asked).count()) > 0)
        expect(await busy.getByRole('button', { name: /^React/ }).isDisabled()).toBe(true);

      await cleo.goto(`/join#${code}`);
      await cleo.getByLabel('Your name').fill('Cleo');
      await cleo.getByRole('button', { name: /watch|sit down/i }).click();
      await cleo.getByRole('button', { name: 'Join the next match' }).click();
      await cleo.getByText('You play from the next match on.').waitFor();
      expect(await graveFindings(cleo)).toEqual([]);
    });
    expect([...faults, ...bosFaults, ...screensFaults, ...cleosFaults]).toEqual([]);
  });
});

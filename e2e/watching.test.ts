import { describe, expect, it } from 'vitest';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import { invitationCode } from './support/walks/walk.ts';

describe.skipIf(chromiumPath === null)('somebody who only watches', () => {
  it('comes in without a name, and is asked for one before sitting down', async () => {
    const { page: anna, faults } = await openDevice('desktop', server.address);
    const { page: wim, faults: wimsFaults } = await openDevice('phone', server.address);
    await photographedOnFailure({ 'watch-anna': anna, 'watch-wim': wim }, async () => {
      await anna.goto('/new/dog');
      await anna.getByLabel('Your name').fill('Anna');
      await anna.getByRole('button', { name: /With friends/ }).click();
      const code = await invitationCode(anna);
      await wim.goto(`/join#${code}`);
      await wim.getByRole('button', { name: 'Sit down' }).click();
      await wim.getByText('The others need to call you something.').waitFor();
      await wim.getByRole('button', { name: 'Just watch' }).click();
      await wim.locator('.lobby').waitFor();
      await anna.locator('.watcher', { hasText: 'Guest' }).waitFor();

      await wim.getByRole('button', { name: 'Seat 3' }).click();
      await wim.getByRole('heading', { name: 'What shall we call you?' }).waitFor();
      await wim.goBack();
      await wim.locator('dialog[open]').waitFor({ state: 'detached' });
      expect(await anna.locator('.watcher').count()).toBe(1);

      await wim.getByRole('button', { name: 'Seat 3' }).click();
      await wim.getByLabel('Your name').fill('Wim');
      await wim.keyboard.press('Enter');
      await anna.getByRole('button', { name: 'Seat 3: Wim' }).waitFor();
      await anna.locator('.watcher').waitFor({ state: 'detached' });
      expect([...faults, ...wimsFaults]).toEqual([]);
    });
  });
});

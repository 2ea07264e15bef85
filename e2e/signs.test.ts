import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { asked } from './support/at-the-table.ts';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { ownServer } from './support/own-server.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { invitationCode, inviteFriends, planTable } from './support/walks/walk.ts';

/** Counts what sounds without end: the wind of a place. */
async function countWinds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = { winds: 0 };
    Object.assign(globalThis, { counted });
    const start = Reflect.get(AudioBufferSourceNode.prototype, 'start');
    AudioBufferSourceNode.prototype.start = new Proxy(start, {
      apply(begin, source: AudioBufferSourceNode, when: Parameters<typeof start>) {
        if (source.loop) counted.winds += 1;
        begin.apply(source, when);
      },
    });
  });
}

const windsIn = async (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { counted: { winds: number } }).counted.winds);

describe.skipIf(chromiumPath === null)('among friends and a screen', () => {
  it('a screen sounds once touched, signs are thrown by whoever is not asked, and whoever comes late joins the next match', async () => {
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
      for (const page of [screen, anna]) await countWinds(page);
      await screen.goto(`/tv#${code}`);
      await anna.reload();
      for (const page of [anna, bo]) await page.locator('.table-screen').waitFor();
      await screen.locator('.stage').waitFor();

      expect(await windsIn(screen)).toBe(0);
      await screen.locator('.stage-area').click();
      await expect.poll(async () => windsIn(screen)).toBe(1);

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

      expect(await windsIn(anna)).toBe(0);

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

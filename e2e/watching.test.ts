import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, launchChromium, openDevice } from './support/chromium.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { ServerProcess } from './support/server-process.ts';

describe.skipIf(chromiumPath === null)('somebody who only watches', () => {
  let browser: Browser;
  let server: ServerProcess;

  beforeAll(async () => {
    browser = await launchChromium();
    server = await ServerProcess.start();
  });

  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  it('comes in without a name, and is asked for one before sitting down', async () => {
    const { page: anna, faults } = await openDevice(browser, 'desktop', server.address);
    const { page: wim, faults: wimsFaults } = await openDevice(browser, 'phone', server.address);
    await photographedOnFailure({ 'watch-anna': anna, 'watch-wim': wim }, async () => {
      await anna.goto('/new/dog');
      await anna.getByLabel('Your name').fill('Anna');
      await anna.getByRole('button', { name: /With friends/ }).click();
      const code = (await anna.locator('.invite-code').textContent()) ?? '';
      await wim.goto(`/join#${code.replaceAll(/[^A-Z0-9]/g, '').slice(-6)}`);
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

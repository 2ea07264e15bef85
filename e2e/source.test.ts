import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, launchChromium, openDevice } from './support/chromium.ts';
import { ServerProcess } from './support/server-process.ts';

describe.skipIf(chromiumPath === null)('the source of what runs', () => {
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

  it.each([
    ['/', 'en', 'Source code'],
    ['/settings', 'de', 'Quelltext'],
  ] as const)('can be had on %s in %s', async (path, language, name) => {
    const { page, context, faults } = await openDevice(browser, 'phone', server.address, { language });
    await page.goto(path);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    expect((await download).suggestedFilename()).toBe('rudel-source.tgz');
    expect(new URL(page.url()).pathname).toBe(path);
    expect(faults).toEqual([]);
    await context.close();
  });
});

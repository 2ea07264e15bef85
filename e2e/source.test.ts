import { describe, expect, it } from 'vitest';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { server } from './support/shared-server.ts';

describe.skipIf(chromiumPath === null)('the source of what runs', () => {
  it.each([
    ['/', 'en', 'Source code'],
    ['/settings', 'de', 'Quelltext'],
  ] as const)('can be had on %s in %s', async (path, language, name) => {
    const { page, faults } = await openDevice('phone', server.address, { language });
    await page.goto(path);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    expect((await download).suggestedFilename()).toBe('rudel-source.tgz');
    expect(new URL(page.url()).pathname).toBe(path);
    expect(faults).toEqual([]);
  });
});

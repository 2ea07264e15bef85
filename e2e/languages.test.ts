import { describe, expect, it } from 'vitest';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { server } from './support/shared-server.ts';

describe.skipIf(chromiumPath === null)('German', () => {
  it('is spelled for Switzerland where the browser comes from there, or where somebody chooses it', async () => {
    const { page, faults } = await openDevice('phone', server.address, { language: 'de-CH' });
    const lang = (): Promise<string> => page.evaluate(() => document.documentElement.lang);
    const text = (): Promise<string> => page.locator('main').innerText();
    await page.goto('/rules/woof');
    await page.getByRole('heading', { name: 'Woof!!' }).waitFor();
    expect(await lang()).toBe('de-CH');
    expect(await text()).toMatch(/weisst/);
    expect(await text()).not.toMatch(/[ß„“]/);

    await page.goto('/settings');
    await page.getByRole('radio', { name: 'Deutsch', exact: true }).check();
    await page.getByRole('link', { name: 'Was Rudel von dir weiß' }).waitFor();
    expect(await lang()).toBe('de');
    await page.reload();
    await page.getByRole('link', { name: 'Was Rudel von dir weiß' }).waitFor();
    await page.getByRole('radio', { name: 'Deutsch (Schweiz)' }).check();
    await page.getByRole('link', { name: 'Was Rudel von dir weiss' }).waitFor();
    expect(await lang()).toBe('de-CH');
    expect(faults).toEqual([]);
  });

  it('is kept by whoever has chosen it before there was a choice', async () => {
    const { page } = await openDevice('desktop', server.address, { language: 'en' });
    await page.addInitScript(() => localStorage.setItem('rudel.settings', '{"language":"de"}'));
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Was Rudel von dir weiß' }).waitFor();
  });
});

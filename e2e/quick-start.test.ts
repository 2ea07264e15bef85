import { describe, expect, test } from 'vitest';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { server } from './support/shared-server.ts';

type Asked = { readonly seats: readonly string[]; readonly pace?: string };

const alone = /Alone against bots/;

describe.skipIf(chromiumPath === null)('a quick start', () => {
  test('takes easy bots, says so, and remembers what is chosen beside it', async () => {
    const { page, faults } = await openDevice('phone', server.address);
    await page.goto('/new/woof');
    const button = page.getByRole('button', { name: alone });
    expect(await button.textContent()).toContain('with easy-going bots');
    const [first] = await Promise.all([page.waitForRequest('**/api/tables'), button.tap()]);
    expect((first.postDataJSON() as Asked).seats.slice(1)).toEqual(Array(3).fill('bot easy'));
    await page.locator('.own-hand').waitFor();
    await page.goto('/new/dog');
    await page.getByRole('radio', { name: 'strong' }).check();
    await page.reload();
    expect(await button.textContent()).toContain('with strong bots');
    const [second] = await Promise.all([page.waitForRequest('**/api/tables'), button.tap()]);
    expect((second.postDataJSON() as Asked).seats.slice(1)).toEqual(Array(3).fill('bot strong'));
    expect(faults).toEqual([]);
  });

  test('offers the game on one screen to whoever is new to it, once', async () => {
    const { page, faults } = await openDevice('phone', server.address);
    const offer = page.getByRole('button', { name: 'New here?' });
    await page.goto('/new/dog');
    await page.getByRole('button', { name: alone }).tap();
    await offer.tap();
    await page.locator('dialog[open] .rules-short li').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await offer.count()).toBe(0);
    await page.reload();
    await page.locator('.dog-card').first().waitFor();
    expect(await offer.count()).toBe(0);
    expect(faults).toEqual([]);
  });

  test('takes the pace of bots from the settings, which also change the table one hosts', async () => {
    const { page, faults } = await openDevice('desktop', server.address);
    await page.goto('/settings');
    await page.getByRole('group', { name: 'Speed of bots' }).getByRole('radio', { name: 'Calm' }).check();
    await page.goto('/new/dog');
    const sent: string[] = [];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
    const [asked] = await Promise.all([
      page.waitForRequest('**/api/tables'),
      page.getByRole('button', { name: alone }).click(),
    ]);
    expect((asked.postDataJSON() as Asked).pace).toBe('calm');
    await page.locator('.own-hand').waitFor();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Quick' }).check();
    await expect.poll(() => sent.filter((text) => text.includes('"pace quick"'))).toHaveLength(1);
    expect(faults).toEqual([]);
  });
});

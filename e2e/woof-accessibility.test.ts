import { describe, expect, it } from 'vitest';
import { asked, byFinger } from './support/at-the-table.ts';
import { graveFindings, graveOn } from './support/axe.ts';
import { chromiumPath, openDevice, sampled } from './support/chromium.ts';
import type { Device, Look } from './support/chromium.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import type { Language } from './support/walks/walk.ts';
import { reveal, walkWoof } from './support/walks/woof.ts';
import { woofByHand } from './support/woof-by-hand.ts';
import { openWoofTable, screenAt } from './support/woof-friends.ts';

const looks: readonly (readonly [Device, Look & { readonly language: Language }])[] = [
  ['phone', { language: 'en', theme: 'light' }],
  ['phone', { language: 'de', theme: 'dark' }],
  ['desktop', { language: 'de', theme: 'light' }],
  ['desktop', { language: 'en', theme: 'dark' }],
];

describe.skipIf(chromiumPath === null)('Woof!! keeps nobody out', () => {
  it.each(sampled(looks))('%s %j', async (device, look) => {
    const { page, faults } = await openDevice(device, server.address, look);
    const found = await photographedOnFailure({ 'woof-accessibility': page }, () =>
      graveOn(walkWoof, page, look.language),
    );
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('a screen in the room', async () => {
    const host = await openDevice('phone', server.address);
    const screen = await openDevice('desktop', server.address);
    const pages = { 'woof-host': host.page, 'woof-screen': screen.page };
    const calm = woofByHand(byFinger, 'calm', () => 0);
    await photographedOnFailure(pages, async () => {
      const code = await openWoofTable(host.page, { laps: 1 });
      for (const seat of [2, 3, 4]) {
        await host.page.getByRole('button', { name: `Seat ${seat}` }).tap();
        await host.page.getByRole('button', { name: 'Bot, experienced' }).tap();
      }
      await screen.page.goto(screenAt(code));
      await host.page.getByRole('button', { name: 'Start the match' }).tap();
      await host.page.locator('.woof-board').waitFor();
      await screen.page.locator('.woof-place').nth(4).waitFor();
      expect(await screen.page.locator('.guide-layer, .woof-hand').count()).toBe(0);
      expect(await graveFindings(screen.page)).toEqual([]);
      while ((await screen.page.locator(reveal).count()) === 0) {
        await host.page.locator(`${asked}, ${reveal}`).first().waitFor();
        if ((await host.page.locator(reveal).count()) === 0) await calm(host.page);
        else await screen.page.locator(reveal).waitFor();
      }
      expect(await screen.page.locator('.stage-status').textContent()).toMatch(/^Round 1 is revealed/);
      expect(await graveFindings(screen.page)).toEqual([]);
    });
    expect([...host.faults, ...screen.faults]).toEqual([]);
  });
});

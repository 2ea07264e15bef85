import { describe, expect, it } from 'vitest';
import { sendButton, tapNow } from './support/at-the-table.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { canPoint } from './support/lupus-by-hand.ts';
import { playLupus } from './support/lupus-table.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';

describe.skipIf(chromiumPath === null)('a second tap on what is lit', () => {
  it('plays the move, without the button', async () => {
    const { page, faults } = await openDevice('phone', server.address);
    const sent: string[] = [];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
    const hasPointed = (): boolean => sent.some((text) => text.includes('"move point'));
    await photographedOnFailure({ 'second-tap': page }, async () => {
      await playLupus(page, { seats: 8 });
      const seat = await page.locator(canPoint).first().getAttribute('data-seat');
      const lit = page.locator(`.lupus-seat[data-seat="${seat}"]`);
      await lit.tap();
      await page.locator(sendButton).waitFor();
      expect(hasPointed()).toBe(false);
      // The second half of a double tap does nothing, so the second tap comes until it is heard.
      while (!hasPointed() && (await page.locator(sendButton).count()) > 0) await tapNow(lit);
      await expect.poll(hasPointed).toBe(true);
    });
    expect(faults).toEqual([]);
  });
});

import type { Page } from 'playwright-core';
import { goOn, tapNow } from '../at-the-table.ts';
import { planTable, playAlone } from './walk.ts';
import type { Walk } from './walk.ts';

/** A pace at which the clock called brisk lets bots decide for everybody at once: a match is over in seconds without anybody's doing. */
export const atOnce: string = JSON.stringify({ botPause: [0, 0], decision: { relaxed: 8000, brisk: 10 } });

/** What a page holds until it was read or said: whoever only waits for the end reads fast, and says nothing. */
const held = `${goOn}, .tofu-go, .tofu-show, .woof-reveal header button`;

async function untilOver(page: Page): Promise<void> {
  const result = page.locator('.result');
  for (;;) {
    await page.locator(`.result, ${held}`).first().waitFor();
    if ((await result.count()) > 0) return;
    await tapNow(page.locator(held).first());
  }
}

/** What is left of a match when it is over; on a server of that pace. */
export const walkResult =
  (game: string): Walk =>
  async (page, language, lookAt) => {
    await planTable(page, game, language);
    await page.locator('input[type="radio"][value="brisk"]').check();
    await playAlone(page, language);
    await untilOver(page);
    await lookAt('the result');
    const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto(`/replay/${table}/1`);
    await page.locator('.replay-scrubber').waitFor();
    await lookAt('the replay');
  };

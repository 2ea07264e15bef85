import type { Page } from 'playwright-core';
import { asked, tapNow } from '../at-the-table.ts';
import { tofugottByTouch } from '../tofugott-by-touch.ts';
import { planTable, playAlone } from './walk.ts';
import type { Walk } from './walk.ts';

/** What is to be seen, each when it first appears: whoever begins sees it in another order. */
const sights = {
  'a card to keep': '.tofu-choice',
  'answers to lay': '.tofu-places',
  'a guess': '.tofu-own-guess',
  'a card to turn over': '.tofu-own-line',
  'what was counted': '.tofu-go',
  'the turns before': '.tofu-past',
} as const;

/** What is held is left, so that what is asked can be seen: a guess could be made without. */
async function leaveHeld(page: Page): Promise<void> {
  const held = page.locator('.tofu-go');
  while ((await held.count()) > 0) await tapNow(held);
}

const usualSeats = 4;

async function planSeats(page: Page, seats: number): Promise<void> {
  const [fewer, more] = [0, 1].map((nth) => page.locator('.seat-planner .stepper .icon-button').nth(nth));
  for (let count = usualSeats; count > seats; count -= 1) await fewer?.click();
  for (let count = usualSeats; count < seats; count += 1) await more?.click();
}

/** Tofugott with bots, until all of it has been seen. */
export const walkTofugott =
  (seats: number): Walk =>
  async (page, language, lookAt) => {
    await planTable(page, 'tofugott', language);
    await planSeats(page, seats);
    await playAlone(page, language);
    const unseen = new Map<string, string>(Object.entries(sights));
    const lookAround = async (): Promise<void> => {
      for (const [name, sight] of unseen) {
        if ((await page.locator(sight).count()) === 0) continue;
        unseen.delete(name);
        await lookAt(name);
      }
    };
    const parts = { choose: () => 0, line: () => 'Hm.', interlude: lookAround, lookFirst: lookAround };
    const player = tofugottByTouch(parts);
    while (unseen.size > 0) {
      await page.locator(`${asked}, .tofu-go, .result`).first().waitFor();
      await lookAround();
      if (unseen.size > 0 && (await page.locator('.result').count()) > 0)
        throw new Error(`The match is over without ${[...unseen.keys()].join(', ')}`);
      await leaveHeld(page);
      await lookAround();
      await player(page);
    }
  };

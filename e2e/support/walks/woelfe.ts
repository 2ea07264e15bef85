import type { Page } from 'playwright-core';
import { asked, goOn } from '../at-the-table.ts';
import { woelfeByKeyboard } from '../woelfe-by-hand.ts';
import { closeTop, planTable, playAlone, walkThrough } from './walk.ts';
import type { Walk } from './walk.ts';

const fewer = { en: 'Fewer', de: 'Weniger' } as const;

const play = woelfeByKeyboard(() => 0);

/** Plays on until something is to be seen. */
async function untilThere(page: Page, what: string): Promise<void> {
  for (;;) {
    await page.locator(`${asked}, ${goOn}`).first().waitFor();
    if ((await page.locator(what).count()) > 0) return;
    await play(page);
  }
}

/** What a match of two shows in its first two rounds, and how to get there. */
export const walkWoelfe: Walk = walkThrough({
  'new table': async (page, language) => {
    await planTable(page, 'woelfe', language);
    await page.locator('.seat-planner').getByRole('button', { name: fewer[language] }).click();
    await page.locator('.seat-planner').getByRole('button', { name: fewer[language] }).click();
    await page.locator('.house-rules summary').click();
  },
  bidding: async (page, language) => {
    await playAlone(page, language);
    await untilThere(page, '.woelfe-prompt-bid');
  },
  'a bid to confirm': async (page) => {
    await page.locator('.woelfe-answer-number:not([aria-disabled="true"])').first().click();
    await page.locator('.confirm .button-primary').waitFor();
  },
  'a die to choose': async (page) => {
    await page.keyboard.press('Enter');
    await untilThere(page, '.woelfe-hand-die[aria-disabled="false"]');
  },
  'a die explained': async (page) => {
    await page.locator('.woelfe-hand-die').first().focus();
    await page.keyboard.press('?');
    await page.locator('.woelfe-help:popover-open').waitFor();
  },
  'a round counted': async (page) => {
    await closeTop(page);
    await untilThere(page, '.woelfe-summary');
  },
  'the score sheet': async (page) => {
    await page.locator('.woelfe-head button').click();
    await page.locator('.woelfe-sheet').waitFor();
  },
  'a trick taken': async (page) => {
    await closeTop(page);
    await untilThere(page, '.woelfe-slot[data-taken="true"]');
  },
});

/** What a match of four shows, where hunters are among the others. */
export const walkWoelfeOfFour: Walk = walkThrough({
  'a goblin to send': async (page, language) => {
    await planTable(page, 'woelfe', language);
    await playAlone(page, language);
    await untilThere(page, '[data-answer="goblin"]');
  },
  'four behind their screens': async (page) => {
    await untilThere(page, '.woelfe-hand-die[aria-disabled="false"]');
  },
  'a trick of four': async (page) => {
    await play(page);
    await untilThere(page, '.woelfe-slot[data-taken="true"]');
  },
  'a round of four counted': async (page) => untilThere(page, '.woelfe-summary'),
});

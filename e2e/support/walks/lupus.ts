import type { Page } from 'playwright-core';
import { asked, byKey } from '../at-the-table.ts';
import { lupusByHand } from '../lupus-by-hand.ts';
import { lookAtCard } from '../lupus-table.ts';
import { closeTop, planTable, playAlone, walkThrough } from './walk.ts';
import type { Walk } from './walk.ts';

const sleeper = lupusByHand({ press: byKey, choose: () => 0, words: null });
const player = lupusByHand({ press: byKey, choose: () => 0, words: 0 });

/** Plays on until something is to be seen. A key that came too late may have opened the list of moves: it is closed. */
async function untilThere(page: Page, what: string, by = player): Promise<void> {
  for (;;) {
    await page.locator(`${asked}, ${what}`).first().waitFor();
    if ((await page.locator('dialog[open]:has(.move-choice)').count()) > 0)
      await page.keyboard.press('Escape');
    else if ((await page.locator(what).count()) > 0) return;
    await by(page);
  }
}

/** What a match shows, and how to get there. */
export const walkLupus: Walk = walkThrough({
  'the deck': async (page, language) => {
    await planTable(page, 'lupus', language);
    await page.locator('.house-rules summary').click();
    await page.locator('.lupus-picker').waitFor();
  },
  'the card': async (page, language) => {
    await playAlone(page, language);
    await page.locator('.lupus-role-card').waitFor();
  },
  'a call': async (page) => {
    await lookAtCard(page);
    await page.locator(asked).waitFor();
  },
  'a finger': async (page) => {
    await page.locator('.lupus-seat[data-can="true"]').first().click();
    await page.locator('.confirm .button-primary').waitFor();
  },
  'a card held': async (page) => {
    await page.locator('.lupus-own-card').focus();
    await page.keyboard.down('Space');
    await page.locator('.lupus-peeked').waitFor();
  },
  'who is in play': async (page) => {
    await page.keyboard.up('Space');
    await page.locator('.lupus-cast').click();
    await page.locator('.lupus-deck-list').waitFor();
  },
  'the talk': async (page) => {
    await closeTop(page);
    await untilThere(page, '.lupus-hand[data-phase="talk"] .lupus-say:enabled', sleeper);
  },
  'the composer': async (page) => {
    await page.locator('.lupus-say').click();
    await page.locator('.lupus-kinds').first().waitFor();
  },
  'whom to suspect': async (page) => {
    await page.locator('.lupus-kinds button').first().click();
    await page.locator('.lupus-choices').waitFor();
  },
  'somebody in words': async (page) => {
    await closeTop(page);
    await page.locator('.lupus-seat').nth(3).click();
    await page.locator('.lupus-seat-sheet').waitFor();
  },
  'all that was said': async (page) => {
    await closeTop(page);
    await page.locator('.lupus-feed-all').click();
    await page.locator('.lupus-all-talk').waitFor();
  },
  'the suspects': async (page) => {
    await closeTop(page);
    await untilThere(page, '.lupus-suspects');
  },
  'the whole story': async (page) => {
    await untilThere(page, '.lupus-ending');
  },
});

import { asked, openMoves, sendButton } from '../at-the-table.ts';
import { dogByTouch } from '../dog-by-touch.ts';
import { closeTop, planTable, playAlone, walkThrough } from './walk.ts';
import type { Moments, Walk } from './walk.ts';

const play = dogByTouch(() => 0);

/** Decisions after which stones of several colours are under way. */
const wellUnderWay = 14;

const beginning: Moments = {
  'a card to give': async (page, language) => {
    await planTable(page, 'dog', language);
    await playAlone(page, language);
    await page.locator(asked).waitFor();
  },
  'the moves': async (page) => {
    await openMoves(page);
  },
  'a gift to confirm': async (page) => {
    await page.keyboard.press('Enter');
    await page.locator(sendButton).waitFor();
  },
};

/** Dog up to the first card given. */
export const walkDogsBeginning: Walk = walkThrough(beginning);

/** Dog from the first card to a ring full of stones. */
export const walkDog: Walk = walkThrough({
  ...beginning,
  'a card explained': async (page) => {
    await page.locator('.dog-card').first().focus();
    await page.keyboard.press('?');
    await page.locator('.dog-help:popover-open').waitFor();
  },
  'the menu': async (page) => {
    await closeTop(page);
    await page.locator('.status-bar .icon-button').click();
    await page.locator('.table-menu').waitFor();
  },
  'well under way': async (page) => {
    await closeTop(page);
    for (let decisions = 0; decisions < wellUnderWay;) {
      await page.locator(asked).waitFor();
      if (await play(page)) decisions += 1;
    }
    await page.locator(asked).waitFor();
  },
  'a move to confirm': async (page) => {
    await openMoves(page);
    await page.keyboard.press('Enter');
    await page.locator(sendButton).waitFor();
  },
});

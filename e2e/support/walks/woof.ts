import type { Page } from 'playwright-core';
import { asked, byKey } from '../at-the-table.ts';
import { woofByHand } from '../woof-by-hand.ts';
import { closeTop, planTable, playAlone, walkThrough } from './walk.ts';
import type { Walk } from './walk.ts';

const words = {
  en: {
    more: 'More',
    notes: 'Notes',
    score: 'Score',
    help: /can note/,
    done: 'Got it',
  },
  de: {
    more: 'Mehr',
    notes: 'Notizen',
    score: 'Punkte',
    help: /notiert auf Wunsch/,
    done: 'Alles klar',
  },
} as const;

const curious = woofByHand(byKey, 'curious', () => 0);

export const reveal = '.woof-reveal';

/** Plays on until something is to be seen; a round that ends before is closed. */
async function untilThere(page: Page, what: string): Promise<void> {
  const isThere = async (sought: string): Promise<boolean> => (await page.locator(sought).count()) > 0;
  for (;;) {
    await page.locator(`${asked}, ${what}, ${reveal}`).first().waitFor();
    const isCovered = what !== reveal && (await isThere(reveal));
    if (!isCovered && (await isThere(what))) return;
    await curious(page);
  }
}

/** What a match of eight shows, and how to get there. */
export const walkWoof: Walk = walkThrough({
  'own turn': async (page, language) => {
    await planTable(page, 'woof', language);
    for (let seat = 4; seat < 8; seat += 1)
      await page.locator('.seat-planner').getByRole('button', { name: words[language].more }).click();
    await page.locator('.house-rules summary').click();
    await page.getByLabel(words[language].help).check();
    await playAlone(page, language);
    await page.locator(asked).waitFor();
  },
  'a place to look at': async (page) => {
    await page.locator('[data-act="look"]').click();
    await page.locator('.woof-place[data-target="true"]').first().waitFor();
  },
  'a look to confirm': async (page) => {
    await page.locator('.woof-place[data-target="true"] .woof-place-press').first().click();
    await page.locator('.confirm .button-primary').waitFor();
  },
  'second turn': async (page) => {
    await curious(page);
    await untilThere(page, '[data-act="suspect"][aria-disabled="false"]');
  },
  'a place in words': async (page) => {
    await page.locator('.woof-place-press').first().click();
    await page.locator('.woof-place-sheet').waitFor();
  },
  'the notes': async (page, language) => {
    await closeTop(page);
    await page.getByRole('button', { name: words[language].notes }).click();
    await page.locator('.woof-cell').nth(2).click();
    await page.locator('.woof-sure input').check();
  },
  'the score': async (page, language) => {
    await closeTop(page);
    await page.locator('.woof-head').getByRole('button', { name: words[language].score }).click();
    await page.locator('.woof-scores').waitFor();
  },
  'a card explained': async (page) => {
    await closeTop(page);
    await page.locator('.woof-own-card').first().click();
    await page.locator('.woof-help:popover-open').waitFor();
  },
  'the suspicion board': async (page) => {
    await closeTop(page);
    await page.locator('[data-act="suspect"]').click();
    await page.locator('button.woof-number').first().click();
  },
  'a round turned up': async (page) => {
    await closeTop(page);
    await untilThere(page, reveal);
    await page.locator('.woof-judged').last().waitFor();
  },
});

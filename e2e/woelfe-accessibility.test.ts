import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { asked } from './support/at-the-table.ts';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, openDevice, sampled } from './support/chromium.ts';
import type { Device, Look } from './support/chromium.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import { woelfeByKeyboard } from './support/woelfe-by-hand.ts';

type Language = 'en' | 'de';

const words = {
  en: { alone: /Alone against bots/, name: 'Your name', fewer: 'Fewer' },
  de: { alone: /Allein gegen Bots/, name: 'Dein Name', fewer: 'Weniger' },
} as const;

const play = woelfeByKeyboard(() => 0);

/** Plays on until something is to be seen. */
async function untilThere(page: Page, what: string): Promise<void> {
  for (;;) {
    await page.locator(asked).waitFor();
    if ((await page.locator(what).count()) > 0) return;
    await play(page);
  }
}

/** What a match of two shows in its first two rounds, and how to get there. */
const moments: { readonly [name: string]: (page: Page, language: Language) => Promise<void> } = {
  'new table': async (page, language) => {
    await page.goto('/new/woelfe');
    await page.locator('.seat-planner').getByRole('button', { name: words[language].fewer }).click();
    await page.locator('.seat-planner').getByRole('button', { name: words[language].fewer }).click();
    await page.locator('.house-rules summary').click();
  },
  bidding: async (page, language) => {
    await page.getByLabel(words[language].name).fill('Anna');
    await page.getByRole('button', { name: words[language].alone }).click();
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
    await page.keyboard.press('Escape');
    await untilThere(page, '.woelfe-summary');
  },
  'the score sheet': async (page) => {
    await page.locator('.woelfe-head button').click();
    await page.locator('.woelfe-sheet').waitFor();
  },
  'a trick taken': async (page) => {
    await page.keyboard.press('Escape');
    await untilThere(page, '.woelfe-slot[data-taken="true"]');
  },
};

async function walk(page: Page, language: Language): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [name, reach] of Object.entries(moments)) {
    await reach(page, language);
    found.push(...(await graveFindings(page)).map((finding) => `${name}: ${finding}`));
  }
  return found;
}

const looks: readonly (readonly [Device, Look & { readonly language: Language }])[] = [
  ['phone', { language: 'en', theme: 'light' }],
  ['phone', { language: 'de', theme: 'dark' }],
  ['desktop', { language: 'de', theme: 'light' }],
  ['desktop', { language: 'en', theme: 'dark' }],
];

describe.skipIf(chromiumPath === null)('Wölfe keeps nobody out', () => {
  it.each(sampled(looks))('%s %j', async (device, look) => {
    const { page, faults } = await openDevice(device, server.address, look);
    const found = await photographedOnFailure({ 'woelfe-accessibility': page }, () =>
      walk(page, look.language),
    );
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
  });
});

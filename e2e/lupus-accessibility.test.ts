import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { asked, byKey } from './support/at-the-table.ts';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, openDevice, sampled } from './support/chromium.ts';
import type { Device, Look } from './support/chromium.ts';
import { lupusByHand } from './support/lupus-by-hand.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';

type Language = 'en' | 'de';

const words = {
  en: { alone: /Alone against bots/, name: 'Your name' },
  de: { alone: /Allein gegen Bots/, name: 'Dein Name' },
} as const;

const sleeper = lupusByHand({ press: byKey, choose: () => 0, words: null });
const player = lupusByHand({ press: byKey, choose: () => 0, words: 0 });

/** Plays on until something is to be seen. A key that came too late may have opened the list of moves: it is closed. */
async function untilThere(page: Page, what: string, by = player): Promise<void> {
  for (;;) {
    await page.locator(`${asked}, ${what}`).first().waitFor({ timeout: 60_000 });
    if ((await page.locator('dialog[open]:has(.move-choice)').count()) > 0)
      await page.keyboard.press('Escape');
    else if ((await page.locator(what).count()) > 0) return;
    await by(page);
  }
}

/** What a match shows, and how to get there. */
const moments: { readonly [name: string]: (page: Page, language: Language) => Promise<void> } = {
  'the deck': async (page, language) => {
    await page.goto('/new/lupus');
    await page.getByLabel(words[language].name).fill('Anna');
    await page.locator('.house-rules summary').click();
    await page.locator('.lupus-picker').waitFor();
  },
  'the guide': async (page, language) => {
    await page.getByRole('button', { name: words[language].alone }).click();
    await page.locator('.lupus-guide').waitFor();
  },
  'a call': async (page) => {
    for (let nth = 0; nth < 4; nth += 1) await page.locator('.lupus-guide-next').click();
    await page.locator('.lupus-guide').waitFor({ state: 'detached' });
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
    await page.keyboard.press('Escape');
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
    await page.keyboard.press('Escape');
    await page.locator('.lupus-seat').nth(3).click();
    await page.locator('.lupus-seat-sheet').waitFor();
  },
  'all that was said': async (page) => {
    await page.keyboard.press('Escape');
    await page.locator('.lupus-feed-all').click();
    await page.locator('.lupus-all-talk').waitFor();
  },
  'the suspects': async (page) => {
    await page.keyboard.press('Escape');
    await untilThere(page, '.lupus-suspects');
  },
  'the whole story': async (page) => {
    await untilThere(page, '.lupus-ending');
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
  ['desktop', { language: 'en', theme: 'dark' }],
  ['desktop', { language: 'de', theme: 'light' }],
];

describe.skipIf(chromiumPath === null)('Lupus in Tabula keeps nobody out', () => {
  it.each(sampled(looks))('%s %j', async (device, look) => {
    const { page, faults } = await openDevice(device, server.address, look);
    const found = await photographedOnFailure({ 'lupus-accessibility': page }, () =>
      walk(page, look.language),
    );
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
  });
});

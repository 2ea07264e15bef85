import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { asked, byFinger, byKey } from './support/at-the-table.ts';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, openDevice, sampled } from './support/chromium.ts';
import type { Device, Look } from './support/chromium.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import { woofByHand } from './support/woof-by-hand.ts';
import { openWoofTable, screenAt } from './support/woof-friends.ts';
import { readGuide } from './support/woof-table.ts';

type Language = 'en' | 'de';

const words = {
  en: {
    alone: /Alone against bots/,
    name: 'Your name',
    more: 'More',
    notes: 'Notes',
    score: 'Score',
    help: /can note/,
    done: 'Got it',
  },
  de: {
    alone: /Allein gegen Bots/,
    name: 'Dein Name',
    more: 'Mehr',
    notes: 'Notizen',
    score: 'Punkte',
    help: /notiert auf Wunsch/,
    done: 'Alles klar',
  },
} as const;

const curious = woofByHand(byKey, 'curious', () => 0);

const reveal = '.woof-reveal';

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
const moments: { readonly [name: string]: (page: Page, language: Language) => Promise<void> } = {
  'how it goes': async (page, language) => {
    await page.goto('/new/woof');
    await page.getByLabel(words[language].name).fill('Anna');
    for (let seat = 4; seat < 8; seat += 1)
      await page.locator('.seat-planner').getByRole('button', { name: words[language].more }).click();
    await page.locator('.house-rules summary').click();
    await page.getByLabel(words[language].help).check();
    await page.getByRole('button', { name: words[language].alone }).click();
    await page.locator('.woof-guide').waitFor();
  },
  'own turn': async (page, language) => {
    await page.getByRole('button', { name: words[language].done }).click();
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
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words[language].notes }).click();
    await page.locator('.woof-cell').nth(2).click();
    await page.locator('.woof-sure input').check();
  },
  'the score': async (page, language) => {
    await page.keyboard.press('Escape');
    await page.locator('.woof-head').getByRole('button', { name: words[language].score }).click();
    await page.locator('.woof-scores').waitFor();
  },
  'a card explained': async (page) => {
    await page.keyboard.press('Escape');
    await page.locator('.woof-own-card').first().click();
    await page.locator('.woof-help:popover-open').waitFor();
  },
  'the suspicion board': async (page) => {
    await page.keyboard.press('Escape');
    await page.locator('[data-act="suspect"]').click();
    await page.locator('button.woof-number').first().click();
  },
  'a round turned up': async (page) => {
    await page.keyboard.press('Escape');
    await untilThere(page, reveal);
    await page.locator('.woof-judged').last().waitFor();
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

describe.skipIf(chromiumPath === null)('Woof!! keeps nobody out', () => {
  it.each(sampled(looks))('%s %j', async (device, look) => {
    const { page, faults } = await openDevice(device, server.address, look);
    const found = await photographedOnFailure({ 'woof-accessibility': page }, () =>
      walk(page, look.language),
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
      await readGuide(host.page);
      await screen.page.locator('.woof-place').nth(4).waitFor();
      expect(await screen.page.locator('.woof-guide, .woof-hand').count()).toBe(0);
      expect(await graveFindings(screen.page)).toEqual([]);
      while ((await screen.page.locator(reveal).count()) === 0) {
        await host.page.locator(`${asked}, ${reveal}`).first().waitFor();
        if ((await host.page.locator(reveal).count()) === 0) await calm(host.page);
        else await screen.page.locator(reveal).waitFor();
      }
      expect(await screen.page.locator('.status-sentence').textContent()).toMatch(/^Round 1 is revealed/);
      expect(await graveFindings(screen.page)).toEqual([]);
    });
    expect([...host.faults, ...screen.faults]).toEqual([]);
  });
});

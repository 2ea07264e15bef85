import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import type { Device, Look } from './support/chromium.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';

const words = {
  en: { friends: /With friends/, alone: /Alone against bots/, name: 'Your name' },
  de: { friends: /Mit Freunden/, alone: /Allein gegen Bots/, name: 'Dein Name' },
} as const;

type Language = keyof typeof words;

/** Each page of the site, and how to get there from an empty device. */
const pages: { readonly [name: string]: (page: Page, language: Language) => Promise<void> } = {
  home: async (page) => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Tofugott' }).waitFor();
  },
  'new table': async (page) => {
    await page.goto('/new/dog');
    await page.locator('.new-table-own').waitFor();
  },
  lobby: async (page, language) => {
    await page.getByLabel(words[language].name).fill('Anna');
    await page.getByRole('button', { name: words[language].friends }).click();
    await page.locator('.invite-code').waitFor();
  },
  join: async (page) => {
    await page.goto('/join');
    await page.getByLabel('Code').waitFor();
  },
  rules: async (page) => {
    await page.goto('/rules/dog#4.1');
    await page.locator('[id="4.1"]').waitFor();
  },
  settings: async (page) => {
    await page.goto('/settings');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  table: async (page, language) => {
    await page.goto('/new/dog');
    await page.getByLabel(words[language].name).fill('Anna');
    await page.getByRole('button', { name: words[language].alone }).click();
    await page.locator('.status-bar[data-asked="true"]').waitFor();
  },
  'move list': async (page) => {
    await page.keyboard.press('m');
    await page.locator('.move-choice').first().waitFor();
  },
  confirmation: async (page) => {
    await page.keyboard.press('Enter');
    await page.locator('.confirm .button-primary').waitFor();
  },
};

async function walk(page: Page, language: Language): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [name, reach] of Object.entries(pages)) {
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

describe.skipIf(chromiumPath === null)('nothing keeps anybody out', () => {
  it.each(looks)('%s %j', async (device, look) => {
    const { page, faults } = await openDevice(device, server.address, look);
    const found = await photographedOnFailure({ accessibility: page }, () => walk(page, look.language));
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
  });
});

import type { Page } from 'playwright-core';
import { inviteFriends, planTable, walkThrough } from './walk.ts';
import type { Language, Walk } from './walk.ts';

/** The lobby of Woof!! for eight, with bots on all seats but the first. */
export async function fillLobbyOfEight(page: Page, language: Language): Promise<void> {
  await planTable(page, 'woof', language);
  const more = page.locator('.seat-planner .stepper .icon-button').nth(1);
  for (let seats = 4; seats < 8; seats += 1) await more.click();
  await inviteFriends(page, language);
  await page.locator('.ready-bar button').first().click();
  await page.locator('.spot-open').first().waitFor({ state: 'detached' });
}

/** The pages of the site around its tables. */
export const walkSite: Walk = walkThrough({
  home: async (page) => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Tofugott' }).waitFor();
  },
  'new table': async (page, language) => {
    await planTable(page, 'dog', language);
    await page.locator('.new-table-own').waitFor();
  },
  lobby: inviteFriends,
  'a lobby of eight': fillLobbyOfEight,
  join: async (page) => {
    await page.goto('/join');
    await page.getByLabel('Code').waitFor();
  },
  rules: async (page) => {
    await page.goto('/rules/dog#4.1');
    await page.locator('[id="4.1"]').waitFor();
  },
  'a course of lessons': async (page) => {
    await page.goto('/learn/dog');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  'a lesson': async (page) => {
    await page.goto('/learn/dog/split-a-seven');
    await page.locator('.lesson-bar').waitFor();
  },
  'a guide': async (page) => {
    await page.goto('/new/dog#teach');
    await page.locator('.guide-bubble').waitFor();
  },
  settings: async (page) => {
    await page.goto('/settings');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
});

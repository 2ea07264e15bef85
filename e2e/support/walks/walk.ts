import type { Page } from 'playwright-core';

export type Language = 'en' | 'de';

/** Looks at what the page shows now, and what that is called. */
export type LookAt = (moment: string) => Promise<void>;

/** Leads a page from an empty device through all that a game or the site shows. */
export type Walk = (page: Page, language: Language, lookAt: LookAt) => Promise<void>;

/** What is to be seen, in order, and how to get there from the one before. */
export type Moments = { readonly [name: string]: (page: Page, language: Language) => Promise<void> };

export const walkThrough =
  (moments: Moments): Walk =>
  async (page, language, lookAt) => {
    for (const [name, reach] of Object.entries(moments)) {
      await reach(page, language);
      await lookAt(name);
    }
  };

const words = {
  en: { name: 'Your name', alone: /Alone against bots/, friends: /With friends/ },
  de: { name: 'Dein Name', alone: /Allein gegen Bots/, friends: /Mit Freunden/ },
} as const;

/** The page where a table is planned, with a name given. */
export async function planTable(page: Page, game: string, language: Language): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.getByLabel(words[language].name).fill('Anna');
}

/** Bots on all other seats, and the match begins. */
export async function playAlone(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: words[language].alone }).click();
}

/** The table is opened for others, and its lobby is to be seen. */
export async function inviteFriends(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: words[language].friends }).click();
  await page.locator('.invite-code').waitFor();
}

/** The code of the table whose lobby is shown, as people would read it out. */
export async function invitationCode(page: Page): Promise<string> {
  const told = (await page.locator('.invite-code').textContent()) ?? '';
  return told.replaceAll(/[^A-Z0-9]/g, '').slice(-6);
}

/** A table of Dog is opened for others; returns the code that lets them in. */
export async function openForFriends(page: Page): Promise<string> {
  await planTable(page, 'dog', 'en');
  await inviteFriends(page, 'en');
  return invitationCode(page);
}

/** Closes what lies over the page; keys that come before it is gone would be lost. */
export async function closeTop(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  const tops = page.locator('dialog[open], [popover]:popover-open:not(.toasts)');
  await tops.first().waitFor({ state: 'detached' });
}

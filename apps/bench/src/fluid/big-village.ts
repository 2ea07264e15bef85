import type { BrowserContext, Page } from 'playwright-core';

const fewestSeats = 8;
const asked = '.status-bar[data-asked="true"]';
const choices = '.move-choice, .confirm .button-primary';
const ready = '.lupus-ready:enabled';

/** Opens a table of Lupus in Tabula with bots on all seats but one, and begins. */
export async function openVillage(context: BrowserContext, seats: number): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/new/lupus');
  await page.getByLabel('Your name').fill('Anna');
  for (let count = fewestSeats; count < seats; count += 1)
    await page.locator('.seat-planner').getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.lupus-board').waitFor();
  return page;
}

/** Does the first thing there is to do, if there is any, so that the village goes on. */
export async function goOn(page: Page): Promise<void> {
  if ((await page.locator('.result').count()) > 0) return rematch(page);
  if ((await page.locator(ready).count()) > 0) return page.locator(ready).first().click({ timeout: 1000 });
  if ((await page.locator(asked).count()) === 0) return;
  await page.keyboard.press('m');
  for (let taps = 0; taps < 2; taps += 1) {
    await page.locator(choices).first().waitFor({ timeout: 1000 });
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
}

const rematch = async (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Play again' }).first().click({ timeout: 1000 });

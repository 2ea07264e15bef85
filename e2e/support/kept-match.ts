import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/** Opens a match that is kept beside its game, in a replay: whatever is seen of it is the same each time. */
export async function openKeptMatch(page: Page, game: string, record: string): Promise<void> {
  const body = await readFile(
    new URL(`../../games/${game}/records/${record}.rudel`, import.meta.url),
    'utf8',
  );
  await page.route('**/api/tables/kept/matches/1/record', async (route) =>
    route.fulfill({ body, contentType: 'text/plain' }),
  );
  await page.goto('/replay/kept/1');
  await page.locator('.replay-scrubber').waitFor();
}

/** Goes to a frame of the match on this page. */
export async function showFrame(page: Page, frame: number | 'last'): Promise<void> {
  const scrubber = page.locator('.replay-scrubber input');
  await scrubber.fill(frame === 'last' ? ((await scrubber.getAttribute('max')) ?? '') : String(frame));
}

/** Looks at the match on this page with the eyes of a seat. */
export async function seeAsSeat(page: Page, seat: number): Promise<void> {
  await page.locator('.replay-side select').selectOption(String(seat));
}

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultOfDraws, lotOf, parseRecord, replay } from '@rudel/kernel';
import { findGame } from '@rudel/shelf';
import type { Site } from './shared-server.ts';
import { invitationCode } from './walks/walk.ts';

/** Which card is chosen for each expansion: all are played. */
const expansions = [
  'whoever draws both hunters may keep it secret',
  'each side may raise the stakes once',
  'bring winning dwellers 2 points each',
  'multiplies the winners’ points',
  'scores 15, and nobody else does',
];

/** Plans a table of this many seats with all expansions, as a person does who has read what is written there. */
async function planTable(page: Page, name: string, seats: number): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Wölfe' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.locator('.house-rules summary').click();
  for (const words of expansions) await page.getByLabel(words).check();
  for (let count = 4; count > seats; count -= 1)
    await page.locator('.seat-planner').getByRole('button', { name: 'Fewer' }).click();
}

/** Alone with bots on all other seats. */
export async function playAgainstBots(page: Page, name: string, seats: number): Promise<void> {
  await planTable(page, name, seats);
  await page.getByRole('button', { name: /Alone against bots/ }).click();
  await page.locator('.woelfe-board').waitFor();
}

/** With a friend and bots on the other seats; the code for the friend. */
export async function inviteFriend(page: Page, name: string, seats: number): Promise<string> {
  await planTable(page, name, seats);
  await page.getByRole('button', { name: /With friends/ }).click();
  const code = await invitationCode(page);
  for (let seat = 3; seat <= seats; seat += 1) {
    await page.getByRole('button', { name: `Seat ${seat}` }).click();
    await page.getByRole('button', { name: 'Bot, experienced' }).click();
  }
  return code;
}

/** The record of the first match of this page's table: every act checked by the rules, every draw by its secret. */
export async function checkedRecord(server: Site, page: Page) {
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const answer = await fetch(`${server.address}/api/tables/${table}/matches/1/record`);
  const { game } = findGame('woelfe') ?? {};
  if (game === undefined) throw new Error('no Wölfe on the shelf');
  const record = parseRecord(await answer.text());
  if (!record.ok) throw new Error(record.error);
  const played = replay(game, record.value);
  if ('error' in played) throw new Error(`line ${played.line}: ${played.error}`);
  const lot = lotOf(record.value, played.seats);
  if (lot === null || 'error' in lot) throw new Error('the record reveals no lot');
  expect(faultOfDraws(game, record.value, played, lot)).toBeNull();
  return { options: record.value.tags.get('Options') ?? '', seats: played.seats, acts: played.acts };
}

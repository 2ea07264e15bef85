import type { Page } from 'playwright-core';
import { faultOfDraws, lotOf, parseRecord, replay } from '@rudel/kernel';
import type { MatchRecord } from '@rudel/kernel';
import { findGame } from '@rudel/shelf';
import type { Site } from './shared-server.ts';
import { invitationCode } from './walks/walk.ts';

const fewestSeats = 8;

export type LupusPlan = {
  readonly seats: number;
  /** What is chosen among the house rules, by its words. */
  readonly rules?: readonly (string | RegExp)[];
  /** Seats for people, besides the first; bots have the others. */
  readonly friends?: readonly number[];
};

/** Whoever has a card looks at it, over the whole screen. */
export async function lookAtCard(page: Page): Promise<void> {
  await page.locator('.lupus-role-moment[open]').waitFor();
  await page.locator('.lupus-role-card').focus();
  await page.keyboard.down('Space');
  await page.locator('.lupus-role-card .lupus-peeked').waitFor();
  await page.keyboard.up('Space');
  await page.locator('.lupus-role-done:enabled').click();
  await page.locator('.lupus-role-moment[open]').waitFor({ state: 'detached' });
}

async function plan(page: Page, name: string, { seats, rules = [] }: LupusPlan): Promise<void> {
  await page.goto('/new/lupus');
  await page.getByLabel('Your name').fill(name);
  for (let count = fewestSeats; count < seats; count += 1)
    await page.locator('.seat-planner').getByRole('button', { name: 'More' }).click();
  if (rules.length > 0) await page.locator('.house-rules summary').click();
  for (const words of rules) await page.getByLabel(words).check();
}

/** Alone with bots on all other seats. */
export async function playLupus(page: Page, wanted: LupusPlan): Promise<void> {
  await plan(page, 'Anna', wanted);
  await page.getByRole('button', { name: /Alone against bots/ }).click();
  await lookAtCard(page);
}

/** Lays a table in the lobby, with bots where nobody else sits; the code to come in by. */
export async function layLupus(page: Page, wanted: LupusPlan): Promise<string> {
  await plan(page, 'Anna', wanted);
  await page.getByRole('button', { name: 'Open the table' }).click();
  const code = await invitationCode(page);
  const { friends = [], seats } = wanted;
  for (let seat = 2; seat <= seats; seat += 1) {
    if (friends.includes(seat)) continue;
    await page.getByRole('button', { name: new RegExp(`Seat ${seat}\\b`) }).click();
    await page.getByRole('button', { name: /^Bot/ }).last().click();
    await page.locator('.modal[open]').waitFor({ state: 'detached' });
  }
  return code;
}

/** Moves to another seat in the lobby. */
export async function sitAt(page: Page, seat: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`Seat ${seat}\\b`) }).click();
  await page.getByRole('button', { name: 'Move here' }).click();
}

/** The record of the first match of this page's table: every act checked by the rules, every draw by its secret. */
export async function checkedLupusRecord(server: Site, page: Page): Promise<MatchRecord> {
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const answer = await fetch(`${server.address}/api/tables/${table}/matches/1/record`);
  const { game } = findGame('lupus') ?? {};
  if (game === undefined) throw new Error('no Lupus in Tabula on the shelf');
  const record = parseRecord(await answer.text());
  if (!record.ok) throw new Error(record.error);
  const played = replay(game, record.value);
  if ('error' in played) throw new Error(`line ${played.line}: ${played.error}`);
  const lot = lotOf(record.value, played.seats);
  if (lot === null || 'error' in lot) throw new Error('the record reveals no lot');
  const fault = faultOfDraws(game, record.value, played, lot);
  if (fault !== null) throw new Error(JSON.stringify(fault));
  return record.value;
}

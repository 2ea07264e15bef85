import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultOfDraws, lotOf, parseRecord, replay } from '@rudel/kernel';
import { findGame } from '@rudel/shelf';
import type { Site } from './shared-server.ts';

export type WoofPlan = {
  readonly seats: number;
  /** What is chosen among the house rules, by its words. */
  readonly rules?: readonly (string | RegExp)[];
  /** After so many laps a round ends. */
  readonly laps?: number;
  /** Numbers among the house rules that are made one smaller, by their words. */
  readonly fewer?: readonly string[];
};

const fewestSeats = 4;
const lapsByDefault = 12;

/** Plans a table as a person does who has read what is written there. */
export async function planWoof(
  page: Page,
  { seats, rules = [], laps = lapsByDefault, fewer = [] }: WoofPlan,
): Promise<void> {
  await page.goto('/new/woof');
  await page.getByLabel('Your name').fill('Anna');
  for (let count = fewestSeats; count < seats; count += 1)
    await page.locator('.seat-planner').getByRole('button', { name: 'More' }).click();
  await page.locator('.house-rules summary').click();
  for (const words of rules) await page.getByLabel(words).check();
  const less = async (words: string): Promise<void> =>
    page.getByRole('group', { name: words, exact: true }).getByRole('button').first().click();
  for (let count = lapsByDefault; count > laps; count -= 1) await less('A round ends at the latest after');
  for (const words of fewer) await less(words);
}

/** Alone with bots on all other seats. */
export async function playWoof(page: Page, plan: WoofPlan): Promise<void> {
  await planWoof(page, plan);
  await page.getByRole('button', { name: /Alone against bots/ }).click();
  await page.locator('.woof-board').waitFor();
}

/** The record of the first match of this page's table: every act checked by the rules, every draw by its secret. */
export async function checkedWoofRecord(server: Site, page: Page) {
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const answer = await fetch(`${server.address}/api/tables/${table}/matches/1/record`);
  const { game } = findGame('woof') ?? {};
  if (game === undefined) throw new Error('no Woof!! on the shelf');
  const record = parseRecord(await answer.text());
  if (!record.ok) throw new Error(record.error);
  const played = replay(game, record.value);
  if ('error' in played) throw new Error(`line ${played.line}: ${played.error}`);
  const lot = lotOf(record.value, played.seats);
  if (lot === null || 'error' in lot) throw new Error('the record reveals no lot');
  expect(faultOfDraws(game, record.value, played, lot)).toBeNull();
  return { options: record.value.tags.get('Options') ?? '', seats: played.seats };
}

import type { Page } from 'playwright-core';
import { faultOfDraws, lotOf, parseRecord, replay } from '@rudel/kernel';
import type { MatchRecord } from '@rudel/kernel';
import { findGame } from '@rudel/shelf';
import type { Site } from './shared-server.ts';
import { invitationCode } from './walks/walk.ts';

/** How many seats a table has, how many of them are for bots, and the house rules that are chosen. */
export type TablePlan = { readonly seats: number; readonly bots: number; readonly rules?: readonly string[] };

/** Plans a table with a finger, fills some seats with bots, and reads out the code. */
export async function layTable(
  page: Page,
  name: string,
  { seats, bots, rules = [] }: TablePlan,
): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Tofugott' }).tap();
  await page.getByLabel('Your name').fill(name);
  const stepper = page.getByRole('group', { name: 'Number of seats' });
  for (let count = 4; count !== seats; count += Math.sign(seats - count))
    await stepper
      .getByRole('button')
      .nth(seats > count ? 1 : 0)
      .tap();
  if (rules.length > 0) await page.locator('.house-rules summary').tap();
  for (const rule of rules) await page.getByLabel(rule).check();
  await page.getByRole('button', { name: /With friends/ }).tap();
  const code = await invitationCode(page);
  for (let bot = 0; bot < bots; bot += 1) {
    await page.getByRole('button', { name: `Seat ${seats - bot}` }).tap();
    await page.getByRole('button', { name: 'Bot, experienced' }).tap();
  }
  return code;
}

export async function join(page: Page, code: string, name: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Code').focus();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.getByLabel('Your name').focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.locator('.lobby').waitFor();
}

export async function recordText(server: Site, page: Page): Promise<string> {
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const answer = await fetch(`${server.address}/api/tables/${table}/matches/1/record`);
  return answer.text();
}

/** A record whose every act is checked by the rules and every draw by its secret. */
export function checkedRecord(text: string): MatchRecord {
  const { game } = findGame('tofugott') ?? {};
  if (game === undefined) throw new Error('no Tofugott on the shelf');
  const record = parseRecord(text);
  if (!record.ok) throw new Error(record.error);
  const played = replay(game, record.value);
  if ('error' in played) throw new Error(`line ${played.line}: ${played.error}`);
  const lot = lotOf(record.value, played.seats);
  if (lot === null || 'error' in lot) throw new Error('the record reveals no lot');
  const fault = faultOfDraws(game, record.value, played, lot);
  if (fault !== null) throw new Error(JSON.stringify(fault));
  return record.value;
}

import type { BrowserContext, Page } from 'playwright-core';
import { asked } from './at-the-table.ts';
import type { Player } from './at-the-table.ts';
import { openDevice } from './chromium.ts';
import type { Site } from './shared-server.ts';
import { invitationCode } from './walks/walk.ts';
import { planWoof } from './woof-table.ts';
import type { WoofPlan } from './woof-table.ts';

/** Somebody at a table where only people sit. */
export type Friend = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: readonly string[];
};

const names = ['Anna', 'Bo', 'Cleo', 'Dana'];

/** Puts the public side of a table on a big screen. */
export const screenAt = (code: string): string => `/tv#${code}`;

/** Opens a table for four with its code, all seats free but the first. */
export async function openWoofTable(page: Page, plan: Omit<WoofPlan, 'seats'>): Promise<string> {
  await planWoof(page, { ...plan, seats: names.length });
  await page.getByRole('button', { name: /With friends/ }).click();
  return invitationCode(page);
}

/** Four people with a phone each sit down at a table: nothing that happens there is up to a bot. */
export async function seatFriends(server: Site, plan: Omit<WoofPlan, 'seats'>): Promise<readonly Friend[]> {
  const friends: Friend[] = [];
  let code = '';
  for (const name of names) {
    const friend = await openDevice('phone', server.address);
    friends.push(friend);
    if (code === '') code = await openWoofTable(friend.page, plan);
    else await joinTable(friend.page, code, name);
  }
  await friends[0]?.page.getByRole('button', { name: 'Start the match' }).tap();
  await Promise.all(friends.map(({ page }) => page.locator('.woof-board').waitFor()));
  return friends;
}

async function joinTable(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/join#${code}`);
  await page.getByLabel('Your name').fill(name);
  await page.keyboard.press('Enter');
  await page.locator('.lobby').waitFor();
}

/**
 * Lets everybody who is asked decide, seat by seat, until something has come about. Whatever the cards are, it comes about
 * within so many steps, or the test fails.
 */
export async function playTogether(
  friends: readonly Friend[],
  playerOf: (friend: Friend) => Player,
  isDone: () => Promise<boolean>,
  mostSteps: number,
): Promise<void> {
  for (let steps = 0; steps < mostSteps;) {
    await Promise.any(friends.map(({ page }) => page.locator(`${asked}, .result`).first().waitFor()));
    for (const friend of friends) {
      if (await isDone()) return;
      if ((await friend.page.locator(asked).count()) === 0) continue;
      await playerOf(friend)(friend.page);
      steps += 1;
    }
  }
  throw new Error(`not within ${mostSteps} steps`);
}

export async function farewell(friends: readonly Friend[]): Promise<readonly string[]> {
  const faults = friends.flatMap((friend) => friend.faults);
  await Promise.all(friends.map(({ context }) => context.close()));
  return faults;
}

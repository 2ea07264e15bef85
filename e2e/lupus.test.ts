import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seededRng } from '@rudel/kernel';
import { asked, byFinger, byKey, playToTheEnd } from './support/at-the-table.ts';
import { chromiumPath, isLong, openDevice } from './support/chromium.ts';
import { lengthsSentBy, outlineOf } from './support/lupus-alike.ts';
import { canPoint, lupusByHand } from './support/lupus-by-hand.ts';
import { checkedLupusRecord, layLupus, lookAtCard, playLupus, sitAt } from './support/lupus-table.ts';
import { ownServer } from './support/own-server.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import type { Site } from './support/shared-server.ts';
import { join } from './support/tofugott-table.ts';

const own = '.lupus-own-card';
const peeked = '.lupus-peeked';

/** Bots answer at once, and soon sit in for whoever has gone. */
const impatient = JSON.stringify({ botPause: [0, 0], grace: 30_000 });

/** The name of one's card: it is nowhere on the page, but is seen while it is held. */
async function peek(page: Page): Promise<string> {
  expect(await page.locator(peeked).count()).toBe(0);
  expect(await page.locator('body').innerText()).not.toContain('Your card');
  await page.locator(own).focus();
  await page.keyboard.down('Space');
  const name = await page.locator(`${peeked} h3`).textContent();
  await page.keyboard.up('Space');
  await page.locator(peeked).waitFor({ state: 'detached' });
  return name ?? '';
}

/** Reloads once in the first night and holds the card before and after. */
function reloadingInTheNight(): {
  readonly seen: string[];
  readonly interlude: (page: Page, phase: string) => Promise<void>;
} {
  const seen: string[] = [];
  const interlude = async (page: Page, phase: string): Promise<void> => {
    if (phase !== 'call' || seen.length > 0) return;
    seen.push(await peek(page));
    await page.reload();
    await page.locator(canPoint).first().waitFor();
    seen.push(await peek(page));
  };
  return { seen, interlude };
}

/** What everybody sees at the end: all cards, every night, every vote. */
async function seenAtTheEnd(page: Page, players: number, site: Site = server): Promise<readonly string[]> {
  await expect.poll(() => page.locator('.result-headline').textContent()).toMatch(/wins?( alone)?!?$/);
  await page.locator('.lupus-ending').waitFor();
  expect(await page.locator('.lupus-cast-party li').count()).toBe(players);
  const record = await checkedLupusRecord(site, page);
  const nights = await page.locator('.lupus-chapter[data-time="night"]').count();
  const days = await page.locator('.lupus-chapter[data-time="day"]').count();
  expect(nights - days === 0 || nights - days === 1).toBe(true);
  return record.lines.map(({ text }) => text);
}

describe.skipIf(chromiumPath === null)('whole matches of Lupus in Tabula', () => {
  it('one with seven bots: a finger on a phone, and a reload in the night', async () => {
    const { page, faults } = await openDevice('phone', server.address);
    const lengths = lengthsSentBy(page);
    const rng = seededRng('eight');
    const { seen, interlude } = reloadingInTheNight();
    const player = lupusByHand({ press: byFinger, choose: (count) => rng.int(count), interlude });
    await photographedOnFailure({ 'lupus-eight': page }, async () => {
      await playLupus(page, { seats: 8 });
      await playToTheEnd(page, player);
    });
    const acts = await seenAtTheEnd(page, 8);
    expect(new Set(lengths)).toEqual(new Set([512]));
    expect(seen).toEqual([seen[0], seen[0]]);
    expect(seen[0]).toMatch(/werewolf|villager|seer/i);
    expect(acts.some((text) => /^0 point \d$/.test(text))).toBe(true);
    const fate = await page.locator('.lupus-cast-party li', { hasText: 'Anna' }).textContent();
    const hasSpoken = acts.some((text) => text.startsWith('0 say '));
    expect(hasSpoken || /night\s1\b/.test(fate ?? '')).toBe(true);
    expect(faults).toEqual([]);
  });

  it.runIf(isLong)('three with thirteen bots: phones alike at night, and one of them vanishes', async () => {
    const hasty = await ownServer({ pace: impatient });
    const anna = await openDevice('phone', hasty.address);
    const bo = await openDevice('phone', hasty.address);
    const cleo = await openDevice('phone', hasty.address);
    const code = await layLupus(anna.page, { seats: 16, friends: [2, 3] });
    await join(bo.page, code, 'Bo');
    await join(cleo.page, code, 'Cleo');
    await anna.page.getByRole('button', { name: 'Start the match' }).tap();
    const pages = [anna.page, bo.page, cleo.page];
    for (const page of pages) await lookAtCard(page);
    for (const page of pages) await page.locator(asked).waitFor();
    const outlines = async (): Promise<ReadonlySet<string>> =>
      new Set(await Promise.all(pages.map(outlineOf)));
    await expect.poll(async () => [...(await outlines())]).toHaveLength(1);
    for (const page of pages) await page.locator('.lupus-seat[data-seat="9"]').tap();
    await expect.poll(async () => [...(await outlines())]).toHaveLength(1);
    await cleo.context.close();
    const rng = seededRng('sixteen');
    const play = async (page: Page): Promise<number> =>
      playToTheEnd(page, lupusByHand({ press: byFinger, choose: (count) => rng.int(count) }));
    await photographedOnFailure({ 'lupus-anna': anna.page, 'lupus-bo': bo.page }, () =>
      Promise.all([play(anna.page), play(bo.page)]),
    );
    await seenAtTheEnd(anna.page, 16, hasty);
    await seenAtTheEnd(bo.page, 16, hasty);
    expect([...anna.faults, ...bo.faults]).toEqual([]);
  });

  it.runIf(isLong)('somebody tells the story to eight bots, with keys', async () => {
    const { page, faults } = await openDevice('desktop', server.address);
    await layLupus(page, { seats: 9, rules: [/whoever has the last seat/], friends: [9] });
    await sitAt(page, 9);
    await page.getByRole('button', { name: /Seat 1\b/ }).click();
    await page.getByRole('button', { name: /^Bot/ }).last().click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.locator('.lupus-board').waitFor();
    expect(await page.locator('.lupus-role-moment[open]').count()).toBe(0);
    await photographedOnFailure({ 'lupus-narrator': page }, () =>
      playToTheEnd(page, lupusByHand({ press: byKey, choose: () => 0 })),
    );
    const acts = await seenAtTheEnd(page, 8);
    expect(acts.filter((text) => text === '8 open').length).toBeGreaterThan(4);
    expect(faults).toEqual([]);
  });

  it.runIf(isLong)('the wise old man among eight, with keys', async () => {
    const { page, faults } = await openDevice('desktop', server.address);
    const rng = seededRng('elder');
    await playLupus(page, { seats: 8, rules: [/the wise old man/] });
    await photographedOnFailure({ 'lupus-elder': page }, () =>
      playToTheEnd(page, lupusByHand({ press: byKey, choose: (count) => rng.int(count) })),
    );
    await seenAtTheEnd(page, 8);
    expect(faults).toEqual([]);
  });

  it.runIf(isLong)('with 24 seats, in motion', async () => {
    const { page, faults } = await openDevice('phone', server.address, { motion: 'full' });
    const rng = seededRng('twenty-four');
    await playLupus(page, { seats: 24 });
    await photographedOnFailure({ 'lupus-24': page }, () =>
      playToTheEnd(page, lupusByHand({ press: byFinger, choose: (count) => rng.int(count) })),
    );
    await seenAtTheEnd(page, 24);
    expect(faults).toEqual([]);
  });
});

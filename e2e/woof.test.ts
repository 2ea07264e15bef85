import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seededRng } from '@rudel/kernel';
import { byFinger, byKey, playToTheEnd } from './support/at-the-table.ts';
import { chromiumPath, isLong, openDevice } from './support/chromium.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import { woofByHand } from './support/woof-by-hand.ts';
import { checkedWoofRecord, playWoof } from './support/woof-table.ts';

function choosing(seed: string): (count: number) => number {
  const rng = seededRng(seed);
  return (count) => rng.int(count);
}

/** Marks a field of the notes and reads it again after a reload; nothing of it is sent. */
async function noteAndReload(page: Page, sent: readonly unknown[]): Promise<void> {
  const cell = page.locator('.woof-cell').nth(6);
  await page.getByRole('button', { name: 'Notes' }).tap();
  const before = sent.length;
  await cell.tap();
  await cell.tap();
  await expect.poll(() => cell.getAttribute('data-mark')).toBe('maybe');
  expect(sent.length).toBe(before);
  await page.reload();
  await page.getByRole('button', { name: 'Notes' }).tap();
  await expect.poll(() => cell.getAttribute('data-mark')).toBe('maybe');
  await page.keyboard.press('Escape');
}

describe.skipIf(chromiumPath === null)('whole matches of Woof!!', () => {
  it('4 seats: by touch on a phone; the middle plays along, notes outlive a reload', async () => {
    const { page, faults } = await openDevice('phone', server.address);
    const sent: unknown[] = [];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(payload)));
    await photographedOnFailure({ 'woof-4': page }, async () => {
      await playWoof(page, { seats: 4 });
      expect(await page.locator('.woof-place').count()).toBe(5);
      await playToTheEnd(page, woofByHand(byFinger, 'curious', choosing('four')), async (decisions) => {
        if (decisions === 1) await noteAndReload(page, sent);
      });
      await page.locator('.result-story li').nth(1).waitFor();
    });
    expect((await checkedWoofRecord(server, page)).seats).toBe(4);
    expect(faults).toEqual([]);
  });

  it.runIf(isLong)('5 seats: by keys at a desk, the expert game, over several laps', async () => {
    const { page, faults } = await openDevice('desktop', server.address);
    const player = woofByHand(byKey, 'curious', choosing('five'));
    const laps = new Set<string>();
    await photographedOnFailure({ 'woof-5': page }, async () => {
      await playWoof(page, { seats: 5, rules: [/expert: some cards/] });
      await playToTheEnd(page, async (of) => {
        laps.add((await of.locator('.woof-head small').textContent()) ?? '');
        return player(of);
      });
    });
    // Nobody suspects in a first turn, so every round reaches its second lap.
    expect(laps).toContain('Lap 1 of 12');
    expect(laps).toContain('Lap 2 of 12');
    const { seats, options } = await checkedWoofRecord(server, page);
    expect(seats).toBe(5);
    expect(options).toContain('expert=yes');
    expect(faults).toEqual([]);
  });

  it.runIf(isLong).each([6, 7, 8])('%i seats: by touch on a phone', async (seats) => {
    const { page, faults } = await openDevice('phone', server.address);
    await photographedOnFailure({ [`woof-${seats}`]: page }, async () => {
      await playWoof(page, { seats });
      expect(await page.locator('.woof-place').count()).toBe(seats);
      await playToTheEnd(page, woofByHand(byFinger, 'rash', choosing(`${seats} seats`)));
    });
    expect((await checkedWoofRecord(server, page)).seats).toBe(seats);
    expect(faults).toEqual([]);
  });
});

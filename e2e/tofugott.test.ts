import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seededRng } from '@rudel/kernel';
import { playToTheEnd, tapNow } from './support/at-the-table.ts';
import { chromiumPath, isLong, openDevice } from './support/chromium.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import { tofugottByKeys } from './support/tofugott-by-keys.ts';
import { tofugottByTouch } from './support/tofugott-by-touch.ts';
import type { Interlude } from './support/tofugott-by-touch.ts';
import { checkedRecord, join, layTable, recordText } from './support/tofugott-table.ts';

const lines = ['Because it never calls back.', 'Pure instinct.', 'My grandmother would know.'];

/** Reloads once in the middle of laying and once after a guess, and sees that everything still lies there. */
function reloading(): { readonly interlude: Interlude; readonly reloads: string[] } {
  const reloads: string[] = [];
  const interlude: Interlude = async (page, decision) => {
    if (reloads.includes(decision)) return;
    reloads.push(decision);
    if (decision === 'lay') {
      const laid = page.locator('.tofu-place[data-full="true"]');
      const before = await laid.evaluateAll((places) =>
        places.map((place) => place.getAttribute('aria-label')),
      );
      await settled(page);
      await page.reload();
      await laid.first().waitFor();
      const after = await laid.evaluateAll((places) =>
        places.map((place) => place.getAttribute('aria-label')),
      );
      expect(after).toEqual(before);
    } else if (decision === 'guess') {
      await page.reload();
      await page.locator('.tofu-own-line, .tofu-guess').first().waitFor();
      expect(await page.locator('.tofu-rack').count()).toBe(0);
    }
  };
  return { interlude, reloads };
}

/** What was laid has reached the table when the sentence counts it. */
async function settled(page: Page): Promise<void> {
  const laid = await page.locator('.tofu-place[data-full="true"]').count();
  await page.locator('.status-sentence', { hasText: `${6 - laid} to go` }).waitFor();
}

/** Anna by touch, with reloads; tells which there were. */
async function annaPlays(page: Page, seed: string): Promise<readonly string[]> {
  const rng = seededRng(seed);
  const { interlude, reloads } = reloading();
  let said = 0;
  const player = tofugottByTouch({
    choose: (count) => rng.int(count),
    line: () => (rng.int(3) === 0 ? null : (lines[said++ % lines.length] ?? null)),
    interlude,
  });
  await playToTheEnd(page, player);
  return reloads;
}

async function onceChoosing(page: Page): Promise<Page> {
  await page.locator('.tofu-choice').waitFor();
  return page;
}

/** The page of whoever is active first, and the other. */
async function whoeverChoosesFirst(one: Page, other: Page): Promise<readonly [Page, Page]> {
  const active = await Promise.any([onceChoosing(one), onceChoosing(other)]);
  return active === one ? [one, other] : [other, one];
}

/** Taps until the silhouettes are gone: the first tap chooses, and a later one that is no double tap plays. */
async function playBySecondTap(page: Page, tile: Locator): Promise<void> {
  await tile.tap();
  await page.locator('.confirm .button-primary').waitFor();
  while ((await page.locator('.tofu-rack').count()) > 0) await tapNow(tile);
}

/** The acts of a match that everybody saw end. */
async function seen(pages: readonly Page[]): Promise<readonly string[]> {
  for (const page of pages)
    await expect.poll(() => page.locator('.result-headline').textContent()).toMatch(/win/);
  const [first] = pages;
  if (first === undefined) throw new Error('nobody is there');
  const { lines: acts } = checkedRecord(await recordText(server, first));
  return acts.map(({ text }) => text);
}

describe.skipIf(chromiumPath === null)('whole matches of Tofugott', () => {
  it('with two: a finger on a phone, keys at a desk, and two reloads in the middle of a turn', async () => {
    // Three turns each are played where there is time: they are the first one again.
    const rules = isLong ? [] : ['one each'];
    const anna = await openDevice('phone', server.address);
    const bo = await openDevice('desktop', server.address);
    await join(bo.page, await layTable(anna.page, 'Anna', { seats: 2, bots: 0, rules }), 'Bo');
    await anna.page.getByRole('button', { name: 'Start the match' }).tap();
    const rng = seededRng('bo');
    const [reloads] = await photographedOnFailure({ 'tofu-anna': anna.page, 'tofu-bo': bo.page }, () =>
      Promise.all([
        annaPlays(anna.page, 'two'),
        playToTheEnd(
          bo.page,
          tofugottByKeys(
            () => rng.int(2),
            () => 'It has the right eyes.',
          ),
        ),
      ]),
    );
    expect(reloads.toSorted()).toEqual(['guess', 'lay', 'show']);
    const record = await seen([anna.page, bo.page]);
    expect(record.filter((text) => text.endsWith(' lock'))).toHaveLength(isLong ? 6 : 2);
    expect(record.some((text) => text.includes('show "It has the right eyes."'))).toBe(true);
    expect(record.some((text) => lines.some((line) => text.includes(`show "${line}"`)))).toBe(true);
    expect([...anna.faults, ...bo.faults]).toEqual([]);
  });

  it('a guess is changed while somebody still lays answers, and a second tap on it plays it', async () => {
    const anna = await openDevice('phone', server.address);
    const bo = await openDevice('phone', server.address);
    const rules = ['one each'];
    await join(bo.page, await layTable(anna.page, 'Anna', { seats: 2, bots: 0, rules }), 'Bo');
    await anna.page.getByRole('button', { name: 'Start the match' }).tap();
    const [active, guesser] = await whoeverChoosesFirst(anna.page, bo.page);
    const player = tofugottByTouch({ choose: () => 0, line: () => null });
    await photographedOnFailure({ 'tofu-anna': anna.page, 'tofu-bo': bo.page }, async () => {
      await player(active);
      const tiles = guesser.locator('.tofu-rack-tile[data-out="false"]');
      const names = [
        await tiles.nth(0).getAttribute('aria-label'),
        await tiles.nth(1).getAttribute('aria-label'),
      ];
      await playBySecondTap(guesser, tiles.nth(0));
      await guesser.getByLabel(`Your guess: ${names[0]}`).waitFor();
      await guesser.getByRole('button', { name: 'Change your guess' }).tap();
      await playBySecondTap(guesser, tiles.nth(1));
      await guesser.getByLabel(`Your guess: ${names[1]}`).waitFor();
      await player(active);
      const shown = active.locator('.tofu-guess .tofu-tile[data-open="true"]');
      while ((await shown.count()) === 0) await player(guesser);
      await active.getByText(`guessed: ${names[1]}`).waitFor({ state: 'attached' });
    });
    expect([...anna.faults, ...bo.faults]).toEqual([]);
  });

  it.runIf(isLong)('with four: two phones and two bots', async () => {
    const anna = await openDevice('phone', server.address);
    const cleo = await openDevice('phone', server.address, { language: 'en', theme: 'dark' });
    await join(cleo.page, await layTable(anna.page, 'Anna', { seats: 4, bots: 2 }), 'Cleo');
    await anna.page.getByRole('button', { name: 'Start the match' }).tap();
    const rng = seededRng('cleo');
    const cleos = tofugottByTouch({ choose: (count) => rng.int(count), line: () => null });
    await photographedOnFailure({ 'tofu-anna': anna.page, 'tofu-cleo': cleo.page }, () =>
      Promise.all([annaPlays(anna.page, 'four'), playToTheEnd(cleo.page, cleos)]),
    );
    const record = await seen([anna.page, cleo.page]);
    expect(record.filter((text) => text.endsWith(' lock'))).toHaveLength(8);
    expect([...anna.faults, ...cleo.faults]).toEqual([]);
  });

  it.runIf(isLong)('with six: one phone and five bots, in motion', async () => {
    const anna = await openDevice('phone', server.address, { motion: 'full' });
    await layTable(anna.page, 'Anna', { seats: 6, bots: 5 });
    await anna.page.getByRole('button', { name: 'Start the match' }).tap();
    const reloads = await photographedOnFailure({ 'tofu-anna': anna.page }, () =>
      annaPlays(anna.page, 'six'),
    );
    expect(reloads.toSorted()).toEqual(['guess', 'lay', 'show']);
    const record = await seen([anna.page]);
    expect(record.filter((text) => text.endsWith(' lock'))).toHaveLength(6);
    expect(anna.faults).toEqual([]);
  });
});

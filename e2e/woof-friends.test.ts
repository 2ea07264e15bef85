import { describe, expect, it } from 'vitest';
import { seededRng } from '@rudel/kernel';
import { byFinger } from './support/at-the-table.ts';
import { chromiumPath, isLong } from './support/chromium.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import { woofByHand } from './support/woof-by-hand.ts';
import { farewell, playTogether, seatFriends } from './support/woof-friends.ts';
import type { Friend } from './support/woof-friends.ts';
import { checkedWoofRecord } from './support/woof-table.ts';

function choosing(seed: string): (count: number) => number {
  const rng = seededRng(seed);
  return (count) => rng.int(count);
}

const named = (friends: readonly Friend[]) =>
  Object.fromEntries(friends.map(({ page }, nth) => [`woof-friend-${nth + 1}`, page]));

const isThere = async ({ page }: Friend, what: string): Promise<boolean> =>
  (await page.locator(what).count()) > 0;

/** Nobody is a bot, so that whatever the cards are, what is to be seen comes about. */
describe.skipIf(chromiumPath === null)('four friends play Woof!!', () => {
  it('owners lay out, lookers take, and after the last lap the round is over', async () => {
    const friends = await seatFriends(server, { rules: [/owners lay out/], laps: 1 });
    const [first] = friends as readonly [Friend, ...Friend[]];
    const calm = woofByHand(byFinger, 'calm', choosing('laid out'));
    const end = isLong ? '.result' : '.woof-reveal';
    let [laid, taken] = [0, 0];
    const watched = async (page: Friend['page']): Promise<boolean> => {
      const sentence = (await page.locator('.status-sentence').textContent()) ?? '';
      const isLaying = (await page.locator('[data-act="lay"]').count()) > 0;
      const isTaking = (await page.locator('[data-act^="take"]').count()) > 0;
      if (isLaying) expect(sentence).toMatch(/wants to look: lay out your two cards/);
      if (isTaking) expect(sentence).toMatch(/has laid out: take the left card or the right one/);
      [laid, taken] = [laid + Number(isLaying), taken + Number(isTaking)];
      return calm(page);
    };
    await photographedOnFailure(named(friends), async () => {
      await playTogether(
        friends,
        () => watched,
        async () => isThere(first, end),
        600,
      );
      await first.page
        .getByText('After 1 lap the round is over', { exact: false })
        .first()
        .waitFor({ state: 'attached' });
    });
    expect(laid).toBeGreaterThan(0);
    expect(taken).toBeGreaterThan(0);
    if (isLong) expect((await checkedWoofRecord(server, first.page)).options).toContain('arrange=yes');
    expect(await farewell(friends)).toEqual([]);
  });

  it.runIf(isLong)('whoever suspects early and wrongly has a red token, and waits a round', async () => {
    const friends = await seatFriends(server, { laps: 2 });
    const calm = woofByHand(byFinger, 'calm', choosing('calm'));
    // The same number twice is never right (woof 5.2), and only a wolf has a single goal.
    const sureToBeWrong = woofByHand(byFinger, 'rash', () => 0);
    const red = '.woof-place[data-own="true"] .woof-errors [data-red="true"]';
    await photographedOnFailure(named(friends), async () => {
      let rash: Friend | undefined;
      for (const friend of friends)
        if ((await friend.page.locator('.woof-own .woof-goal').count()) === 2) rash ??= friend;
      if (rash === undefined) throw new Error('nobody looks for two');
      const barred = rash.page.locator('[data-act="suspect"][aria-disabled="true"]');
      const inTurn = async (): Promise<boolean> =>
        rash !== undefined && (await isThere(rash, red)) && (await isThere(rash, '[data-act="look"]'));
      const isWaiting = async (): Promise<boolean> =>
        (await inTurn()) && rash !== undefined && isThere(rash, '[data-act="look"][aria-disabled="false"]');
      await playTogether(friends, (friend) => (friend === rash ? sureToBeWrong : calm), isWaiting, 400);
      await barred.tap({ force: true });
      await rash.page.getByText('Your error token is red', { exact: false }).first().waitFor();
    });
    expect(await farewell(friends)).toEqual([]);
  });

  it.runIf(isLong)('when the tokens of the box run out, looking is barred and says why', async () => {
    // Without “?” and shepherds every look costs one of six tokens: at the seventh none can be left.
    const friends = await seatFriends(server, {
      rules: [/six two-sided/, /as counted below/],
      fewer: [
        'Own deck: dogs in disguise',
        'Own deck: hunters in disguise',
        'Own deck: shepherds (in disguise)',
      ],
    });
    const [first] = friends as readonly [Friend, ...Friend[]];
    const calm = woofByHand(byFinger, 'calm', choosing('box'));
    const open = '[data-act="ask"][aria-disabled="false"]';
    const barred = '[data-act="look"][aria-disabled="true"]';
    await photographedOnFailure(named(friends), async () => {
      const isBarred = async (): Promise<boolean> =>
        (await isThere(first, open)) && (await isThere(first, barred));
      await playTogether(friends, () => calm, isBarred, 400);
      await first.page.locator(barred).tap({ force: true });
      await first.page.getByText('no token left', { exact: false }).first().waitFor();
    });
    expect(await farewell(friends)).toEqual([]);
  });
});

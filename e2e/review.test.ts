import { describe, expect, it } from 'vitest';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { openKeptMatch, seeAsSeat } from './support/kept-match.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';

describe.skipIf(chromiumPath === null)('The review of a match', () => {
  it('shows the chances, and leads to where it turned and to what could have been better', async () => {
    const { page, faults } = await openDevice('phone', server.address);
    await photographedOnFailure({ review: page }, async () => {
      await openKeptMatch(page, 'dog', 'four-greedy-bots');
      await seeAsSeat(page, 1);
      await page.getByRole('button', { name: /How did it go for/ }).tap();
      const review = page.locator('.review');
      await review.locator('progress').waitFor();
      await page.locator('.review[aria-busy="false"]').waitFor();
      expect(await review.locator('progress').count()).toBe(0);
      expect(await page.locator('.review-curve').getAttribute('aria-label')).toMatch(
        /^Over the match: \d+% at the beginning, (?:0|100)% at the end/,
      );
      expect(await page.locator('.review-mark').count()).toBe(3);
      expect(await graveFindings(page, '.replay-side')).toEqual([]);
      const at = async () => page.locator('.replay-scrubber input').inputValue();
      const before = await at();
      await page.locator('.review-item').first().tap();
      expect(await at()).not.toBe(before);
      await page.getByRole('button', { name: /Play on from here/ }).tap();
      await page.locator('.table-screen .status-bar').waitFor();
    });
    expect(faults).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { chromiumPath, openDevice } from '../support/chromium.ts';
import { language } from '../support/fit/fits-everywhere.ts';
import { overlapOf } from '../support/fit/misfits.ts';
import { boxesOf } from '../support/fit/seen.ts';
import type { Box } from '../support/fit/seen.ts';
import { server } from '../support/shared-server.ts';
import { resize, sizeNames } from '../support/sizes.ts';
import { fillLobbyOfEight } from '../support/walks/site.ts';

describe.skipIf(chromiumPath === null)('everything fits on every screen', () => {
  it('eight in a lobby, whose names lie on nobody', async () => {
    const { page } = await openDevice('touchscreen', server.address, { language });
    await fillLobbyOfEight(page, language);
    for (const size of sizeNames) {
      await resize(page, size);
      const titles = await boxesOf(page, '.spot-title');
      const badges = await boxesOf(page, '.spot .seat-badge');
      expect([titles.length, badges.length]).toEqual([8, 8]);
      const isOnSomebody = (title: Box, at: number): boolean =>
        titles.some((other, otherAt) => otherAt > at && overlapOf(title, other) > 0) ||
        badges.some((badge, badgeAt) => badgeAt !== at && overlapOf(title, badge) > 0);
      expect(titles.filter(isOnSomebody), size).toEqual([]);
    }
  });
});

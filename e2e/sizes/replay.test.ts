import { describe, expect, it } from 'vitest';
import { chromiumPath, openDevice } from '../support/chromium.ts';
import { boxesOf } from '../support/fit/seen.ts';
import { openKeptMatch } from '../support/kept-match.ts';
import { server } from '../support/shared-server.ts';
import { resize, sizeNames, sizes } from '../support/sizes.ts';

/** The shorter side of a board, in pixels, as at the table. */
const leastBoard = 200;

describe.skipIf(chromiumPath === null)('everything fits on every screen', () => {
  it('a replay: the board, and under it nothing that lies on it', async () => {
    const { page } = await openDevice('touchscreen', server.address);
    await openKeptMatch(page, 'dog', 'four-greedy-bots');
    await page.locator('.replay-board > *').first().waitFor();
    for (const size of sizeNames) {
      await resize(page, size);
      const [board] = await boxesOf(page, '.replay-board');
      const [controls] = await boxesOf(page, '.replay-controls');
      if (board === undefined || controls === undefined) throw new Error('There is no replay.');
      const isBeside = controls.x >= board.x + board.width - 1;
      const shown = Math.min(isBeside ? sizes[size].height : controls.y, board.y + board.height) - board.y;
      expect([size, Math.min(board.width, shown) >= leastBoard]).toEqual([size, true]);
      expect([size, controls.y + controls.height <= sizes[size].height + 1]).toEqual([size, true]);
    }
  });
});

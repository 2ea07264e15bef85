import { describe, expect, it } from 'vitest';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { openKeptMatch, seeAsSeat, showFrame } from './support/kept-match.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';

/** Where a match comes to something by luck: a frame, the seat that sees it, and what is then on the page. */
type Moment = readonly [frame: number | 'last', seat: number, sight: string];

type Kept = { readonly game: string; readonly record: string; readonly moments: readonly Moment[] };

const own = '.woof-revealed[data-own="true"]';

const matches: readonly Kept[] = [
  {
    game: 'woof',
    record: 'the-books-example',
    // Between them, the seats come to everything that a round can bring.
    moments: [
      ['last', 0, `${own} .woof-gain:has-text("+2 early")`],
      ['last', 1, `${own} .woof-gain:has-text("+1 for crying wolf"):has-text("red error token")`],
      ['last', 2, `${own} .woof-gain:has-text("error token"):has-text("lured by the shepherd")`],
      ['last', 3, `${own} .woof-gain:has-text("+1 at the end")`],
      ['last', 4, `${own} [data-right="none"]`],
    ],
  },
  {
    game: 'woelfe',
    record: 'two-bidders',
    moments: [[120, 1, '.woelfe-slot[data-taken="true"][data-ahead="true"] .woelfe-sum']],
  },
  {
    game: 'tofugott',
    record: 'four-greedy-bots',
    moments: [[104, 1, 'role=button[name="Rat lies at question 3, best"] >> .tofu-rack-mark']],
  },
  {
    game: 'lupus',
    record: 'a-narrator-and-nine',
    moments: [[151, 1, '.lupus-seat[data-turn="true"] .lupus-claim']],
  },
];

describe.skipIf(chromiumPath === null)('what only some matches come to keeps nobody out', () => {
  it.each(['light', 'dark'] as const)('%s', async (theme) => {
    const { page, faults } = await openDevice('phone', server.address, { theme });
    const found: string[] = [];
    await photographedOnFailure({ 'kept-accessibility': page }, async () => {
      for (const { game, record, moments } of matches) {
        await openKeptMatch(page, game, record);
        for (const [frame, seat, sight] of moments) {
          await seeAsSeat(page, seat);
          await showFrame(page, frame);
          await page.locator(sight).first().waitFor();
          found.push(...(await graveFindings(page)).map((finding) => `${sight}: ${finding}`));
        }
      }
    });
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { seededRng } from '@rudel/kernel';
import { dealsOf } from '../src/deals.ts';
import { someView } from './some-views.ts';
import { played } from './told-twice.ts';

describe('the deals behind a view', () => {
  test('are drawn as often as they are likely', { timeout: 600_000 }, () => {
    const worlds = 4_000;
    for (const seed of [3, 8, 13]) {
      const view = someView(seed);
      if (view === null) continue;
      const rng = seededRng(`worlds ${seed}`);
      const deals = dealsOf(view);
      const counts = view.pairs.map(() => [0, 0, 0, 0, 0]);
      for (let nth = 0; nth < worlds; nth += 1) {
        for (const [place, pair] of deals.draw(rng).entries()) {
          const count = counts[place] ?? [];
          const character = 'SDHPW'.indexOf(played(pair));
          count[character] = (count[character] ?? 0) + 1 / worlds;
        }
      }
      for (const [place, chances] of deals.chances().entries()) {
        for (const [character, chance] of chances.entries())
          expect(Math.abs((counts[place]?.[character] ?? 0) - chance)).toBeLessThan(0.04);
      }
    }
  });
});

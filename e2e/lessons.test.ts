import { describe, expect, it } from 'vitest';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, isLong, openDevice } from './support/chromium.ts';
import { byKeys, byTouch, walkCourse } from './support/lesson-walk.ts';
import type { Hand } from './support/lesson-walk.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import { resize } from './support/sizes.ts';
import type { SizeName } from './support/sizes.ts';

type Walk = { readonly game: string; readonly by: 'touch' | 'keys'; readonly size: SizeName };

const hands: { readonly [B in Walk['by']]: Hand } = { touch: byTouch, keys: byKeys };

const courses: readonly Walk[] = ['dog', 'woelfe', 'woof', 'lupus', 'tofugott'].flatMap(
  (game): readonly Walk[] => [
    { game, by: 'touch', size: '390x844' },
    { game, by: 'touch', size: '844x390' },
    { game, by: 'keys', size: '390x844' },
    { game, by: 'keys', size: '844x390' },
  ],
);

/** One by touch and one by keys; the long run has them all. */
const isShort = ({ game, by, size }: Walk): boolean =>
  (game === 'dog' && by === 'touch' && size === '390x844') ||
  (game === 'tofugott' && by === 'keys' && size === '844x390');

describe.skipIf(chromiumPath === null)('Lessons', () => {
  for (const { game, by, size } of isLong ? courses : courses.filter(isShort)) {
    it(`${game}: the whole course by ${by} at ${size}`, async () => {
      const { page, faults } = await openDevice('touchscreen', server.address);
      await photographedOnFailure({ [`lessons-${game}-${by}`]: page }, async () => {
        await resize(page, size);
        const grave: string[] = [];
        const look = async (lesson: string): Promise<void> => {
          grave.push(...(await graveFindings(page)).map((finding) => `${lesson}: ${finding}`));
        };
        await walkCourse(page, { game, hand: hands[by], look });
        expect(grave).toEqual([]);
      });
      expect(faults).toEqual([]);
    });
  }

  it('a mistake is answered with its sentence, and the lesson waits', async () => {
    const { page, faults } = await openDevice('phone', server.address, { language: 'de' });
    await page.goto('/learn/dog/hitting');
    await page.locator('[data-card="3"]').tap();
    await page.locator('.confirm .button-primary').tap();
    await page.locator('.lesson-bar[data-tone="wrong"]').waitFor();
    expect(await page.locator('.lesson-now [aria-live]').innerText()).toContain('schlägt niemanden');
    expect(await page.locator('.dog-card').count()).toBe(2);
    await page.getByRole('button', { name: 'Noch einmal' }).tap();
    await page.locator('.lesson-bar[data-tone="say"]').waitFor();
    expect(faults).toEqual([]);
  });
});

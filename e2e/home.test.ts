import { describe, expect, test } from 'vitest';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { server } from './support/shared-server.ts';

const games = ['Dog', 'Wölfe', 'Woof!!', 'Lupus in Tabula', 'Tofugott'];
const sizes = [
  [390, 844],
  [360, 640],
  [844, 390],
  [740, 360],
  [1366, 657],
  [1440, 900],
  [720, 450],
  [1920, 1080],
] as const;

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const lieApart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

describe.skipIf(chromiumPath === null)('the first screen of the home page', () => {
  test.each(['en', 'de'] as const)(
    'offers all five games and the door, however small (%s)',
    async (language) => {
      const { page, faults } = await openDevice('desktop', server.address, { language });
      await page.goto('/');
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const links = games.map((game) =>
          page.getByRole('link', { name: language === 'en' ? `Play ${game}` : `${game} spielen` }),
        );
        const door = page.locator('.code-form .button');
        const code = page.locator('.code-form input');
        const gear = page.locator('.page-head .icon-button');
        const books = await page.locator('.game-card-rules').all();
        const boxes: Box[] = [];
        for (const control of [...links, ...books, code, door, gear]) {
          const box = await control.boundingBox();
          if (box === null) throw new Error(`something is not drawn at ${width}×${height}`);
          boxes.push(box);
        }
        const at = `${width}×${height}`;
        const cut = boxes.filter(
          (box) => box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height,
        );
        expect(cut, at).toEqual([]);
        expect(
          boxes.filter((box) => box.width < 24 || box.height < 24),
          at,
        ).toEqual([]);
        const crossing = boxes.filter((one, nth) =>
          boxes.slice(nth + 1).some((other) => !lieApart(one, other)),
        );
        expect(crossing, at).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBeLessThanOrEqual(
          width,
        );
      }
      expect(faults).toEqual([]);
    },
  );

  test.each(['en', 'de'] as const)('says on a phone what each game is about (%s)', async (language) => {
    const { page } = await openDevice('phone', server.address, { language });
    await page.goto('/');
    const lines = page.locator('.game-card-line');
    await lines.first().waitFor();
    expect(await lines.count()).toBe(games.length);
    for (const line of await lines.all()) {
      const { y, height } = (await line.boundingBox()) ?? { y: -1, height: 0 };
      expect(height).toBeGreaterThan(0);
      expect(y + height).toBeLessThan(844);
    }
  });
});

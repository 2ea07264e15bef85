import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { asked } from './support/at-the-table.ts';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, openDevice, sampled } from './support/chromium.ts';
import type { Look } from './support/chromium.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import { tofugottByTouch } from './support/tofugott-by-touch.ts';

const words = {
  en: { alone: /Alone against bots/, name: 'Your name' },
  de: { alone: /Allein gegen Bots/, name: 'Dein Name' },
} as const;

/** What can be seen of Tofugott, each looked at once when it first appears. */
const sights = [
  '.tofu-choice',
  '.tofu-places',
  '.tofu-own-guess',
  '.tofu-own-line',
  '.tofu-go',
  '.tofu-past',
];

/** Looks at whatever is new on the page. */
function looking(page: Page) {
  const seen = new Set<string>();
  const found: string[] = [];
  const look = async (): Promise<void> => {
    for (const sight of sights) {
      if (seen.has(sight) || (await page.locator(sight).count()) === 0) continue;
      seen.add(sight);
      found.push(...(await graveFindings(page)).map((finding) => `${sight}: ${finding}`));
    }
  };
  return { seen, found, look };
}

/** What is held is left, so that the question can be seen. */
async function goOn(page: Page): Promise<void> {
  await page
    .locator('.tofu-go')
    .tap({ timeout: 300 })
    .catch(() => {});
}

const looks: readonly (Look & { readonly language: 'en' | 'de' })[] = [
  { language: 'en', theme: 'light' },
  { language: 'de', theme: 'dark' },
];

describe.skipIf(chromiumPath === null)('Tofugott keeps nobody out', () => {
  it.each(sampled(looks))('%j', async (look) => {
    const { page, faults } = await openDevice('phone', server.address, look);
    const { seen, found, look: lookAround } = looking(page);
    await photographedOnFailure({ 'tofu-axe': page }, async () => {
      await page.goto('/new/tofugott');
      await page.getByLabel(words[look.language].name).fill('Anna');
      await page.locator('.seat-planner .stepper .icon-button').first().tap();
      await page.locator('.seat-planner .stepper .icon-button').first().tap();
      await page.getByRole('button', { name: words[look.language].alone }).tap();
      await page.locator(asked).waitFor();
      const player = tofugottByTouch({ choose: () => 0, line: () => 'Hm.', interlude: lookAround });
      while (seen.size < sights.length) {
        await page.locator(asked).waitFor();
        await lookAround();
        await goOn(page);
        await lookAround();
        await player(page);
      }
    });
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
  });
});

import type { Page } from 'playwright-core';

/** What a page may have to fit: phones upright and on their side, desks low and usual, one at twice its size, and a big screen. */
export const sizes = {
  '360x640': { width: 360, height: 640 },
  '390x844': { width: 390, height: 844 },
  '844x390': { width: 844, height: 390 },
  '740x360': { width: 740, height: 360 },
  '1366x657': { width: 1366, height: 657 },
  '1440x900': { width: 1440, height: 900 },
  '1440x900-at-200': { width: 720, height: 450 },
  '1920x1080': { width: 1920, height: 1080 },
} as const;

export type SizeName = keyof typeof sizes;

export const sizeNames = Object.keys(sizes) as SizeName[];

/** Gives a page another size and waits until it is drawn so. */
export async function resize(page: Page, size: SizeName): Promise<void> {
  const { width, height } = sizes[size];
  await page.setViewportSize({ width, height });
  await page.waitForFunction(([x, y]) => innerWidth === x && innerHeight === y, [width, height]);
  await page.evaluate(
    async () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

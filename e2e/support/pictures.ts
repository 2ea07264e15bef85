import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const folder = fileURLToPath(new URL('../pictures/', import.meta.url));

/** Runs a journey; if it fails, every page is photographed into `e2e/pictures` for whoever looks for the reason. */
export async function photographedOnFailure<T>(
  pages: { readonly [name: string]: Page },
  journey: () => Promise<T>,
): Promise<T> {
  try {
    return await journey();
  } catch (error) {
    await mkdir(folder, { recursive: true });
    for (const [name, page] of Object.entries(pages)) {
      await page.screenshot({ path: `${folder}${name}.png` }).catch(() => {});
    }
    throw error;
  }
}

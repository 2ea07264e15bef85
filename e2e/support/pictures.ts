import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const folder = fileURLToPath(new URL('../pictures/', import.meta.url));

/** Where a page is and what it says: where a test ran without anybody looking, its pictures are gone, but not its output. */
async function toldBy(name: string, page: Page): Promise<string> {
  const said = await page.evaluate(() => document.body.innerText).catch(String);
  return `${name} at ${page.url()}:\n${said.replaceAll(/\n+/g, ' · ').slice(0, 1000)}`;
}

/** Runs a journey; if it fails, every page is photographed into `e2e/pictures` and quoted for whoever looks for the reason. */
export async function photographedOnFailure<T>(
  pages: { readonly [name: string]: Page },
  journey: () => Promise<T>,
): Promise<T> {
  try {
    return await journey();
  } catch (error) {
    await mkdir(folder, { recursive: true });
    for (const [name, page] of Object.entries(pages)) {
      process.stderr.write(`${await toldBy(name, page)}\n`);
      await page.screenshot({ path: `${folder}${name}.png` }).catch(() => {});
    }
    throw error;
  }
}

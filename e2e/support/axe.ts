import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const grave = new Set(['serious', 'critical']);

/** What axe finds on this page, or within a part of it, that keeps people out, one line each. */
export async function graveFindings(page: Page, within = 'html'): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async (part) => {
    const { axe: here } = globalThis as unknown as { axe: { run(within: string): Promise<AxeResults> } };
    return here.run(part);
  }, within);
  return violations
    .filter(({ impact }) => grave.has(impact ?? ''))
    .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`));
}

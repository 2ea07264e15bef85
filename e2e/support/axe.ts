import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const grave = new Set(['serious', 'critical']);

/** What axe finds on this page that keeps people out, one line each. */
export async function graveFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async () => {
    const { axe: here } = globalThis as unknown as { axe: { run(): Promise<AxeResults> } };
    return here.run();
  });
  return violations
    .filter(({ impact }) => grave.has(impact ?? ''))
    .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`));
}

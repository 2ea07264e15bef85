import axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Language, Walk } from './walks/walk.ts';

const grave = new Set(['serious', 'critical']);

/** Only what is wrong is told, and nothing is fetched for rules that are not grave. */
const quick: RunOptions = { resultTypes: ['violations'], preload: false };

/** What axe finds on this page, or within a part of it, that keeps people out, one line each. */
export async function graveFindings(page: Page, within = 'html'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([part, options]) => {
      const { axe: here } = globalThis as unknown as { axe: Pick<typeof axe, 'run'> };
      return (await here.run(part, options)).violations;
    },
    [within, quick] as const,
  );
  return violations
    .filter(({ impact }) => grave.has(impact ?? ''))
    .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`));
}

/** What keeps people out on a whole walk, by the moment. */
export async function graveOn(walk: Walk, page: Page, language: Language): Promise<readonly string[]> {
  const found: string[] = [];
  await walk(page, language, async (moment) => {
    found.push(...(await graveFindings(page)).map((finding) => `${moment}: ${finding}`));
  });
  return found;
}

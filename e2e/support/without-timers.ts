import type { Page } from 'playwright-core';

type Plan = { readonly game: string; readonly options: string };

/** The times that games set themselves: nobody is hurried, and a defence, which 0 would leave out, is as long as can be. */
const timeless: { readonly [game: string]: string } = {
  lupus: 'nightSeconds=0,discussionSeconds=0,voteSeconds=0,defenceSeconds=120',
  woelfe: 'goblinSeconds=0',
};

/**
 * Whatever table this page opens, its game waits for whoever is asked: what is to be seen there is there however slow the machine is. The page
 * itself asks so: a request held on its way to be changed can stay there for good while a service worker takes over.
 */
export async function stopTimers(page: Page): Promise<void> {
  await page.addInitScript((waiting) => {
    const send = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const body = input === '/api/tables' && init?.method === 'POST' ? init.body : null;
      const plan = typeof body === 'string' ? (JSON.parse(body) as Plan) : null;
      const waits = plan === null ? undefined : waiting[plan.game];
      if (plan === null || waits === undefined) return send(input, init);
      const options = plan.options === '-' ? waits : `${plan.options},${waits}`;
      return send(input, { ...init, body: JSON.stringify({ ...plan, options }) });
    };
  }, timeless);
}

import { describe, expect, it } from 'vitest';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { ownServer } from './support/own-server.ts';
import { photographedOnFailure } from './support/pictures.ts';

/** Whoever goes is soon stood in for, and bots decide soon for whoever stays and does nothing. */
const pace = JSON.stringify({
  botPause: [0, 0],
  away: 20,
  grace: 40,
  decision: { relaxed: 250, brisk: 250 },
});

describe.skipIf(chromiumPath === null)('whoever comes back to a match', () => {
  it('reads what a bot did at their seat meanwhile', async () => {
    const server = await ownServer({ pace });
    const { page: anna, faults } = await openDevice('desktop', server.address);
    const { page: first, context, faults: bosFaults } = await openDevice('phone', server.address);
    await anna.goto('/new/dog');
    await anna.getByLabel('Your name').fill('Anna');
    await anna.getByRole('radio', { name: 'Brisk' }).check();
    await anna.getByRole('button', { name: /With friends/ }).click();
    const code = (await anna.locator('.invite-code').textContent()) ?? '';
    await first.goto(`/join#${code.replaceAll(/[^A-Z0-9]/g, '').slice(-6)}`);
    await first.getByLabel('Your name').fill('Bo');
    await first.getByRole('button', { name: 'Sit down' }).click();
    await first.locator('.lobby').waitFor();
    await anna.getByRole('button', { name: 'Fill with bots' }).click();
    await anna.getByRole('button', { name: 'Start the match' }).click();
    await first.locator('.own-hand').waitFor();
    const table = first.url();
    await first.close();
    await anna.getByText('a bot fills in').first().waitFor();
    await anna
      .locator('.table-aside .log-line', { hasText: /^Bo (plays|folds)/ })
      .first()
      .waitFor();

    const bo = await context.newPage();
    await photographedOnFailure({ 'back-anna': anna, 'back-bo': bo }, async () => {
      await bo.goto(table);
      const note = bo.locator('.meanwhile');
      await note.getByText('A bot played for you while you were away:').waitFor();
      await note.locator('li', { hasText: /^Bo / }).first().waitFor();
      expect(await graveFindings(bo, '.meanwhile')).toEqual([]);
      await note.getByRole('button', { name: 'Thanks' }).click();
      await note.waitFor({ state: 'detached' });
    });
    expect([...faults, ...bosFaults]).toEqual([]);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultOfDraws, lotOf, parseRecord, replay, seededRng } from '@rudel/kernel';
import { findGame } from '@rudel/shelf';
import { byKeyboard, playToTheEnd } from './support/at-the-table.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { CuttableProxy } from './support/cuttable-proxy.ts';
import { dogByTouch } from './support/dog-by-touch.ts';
import { ownServer } from './support/own-server.ts';
import { photographedOnFailure } from './support/pictures.ts';
import type { Site } from './support/shared-server.ts';
import { invitationCode } from './support/walks/walk.ts';

const opening = 'Dog';

/** Anna lays a table on her phone, puts bots on her left and right, and reads out the code. */
async function layTable(page: Page, name: string): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: `Play ${opening}` }).tap();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: /With friends/ }).tap();
  const code = await invitationCode(page);
  for (const seat of ['Seat 2', 'Seat 4']) {
    await page.getByRole('button', { name: seat }).tap();
    await page.getByRole('button', { name: 'Bot, experienced' }).tap();
  }
  return code;
}

/** Bo types the code and sits down, with keys alone. */
async function joinWithKeys(page: Page, code: string, name: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Code').focus();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.getByLabel('Your name').focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByText('Everybody is here', { exact: false }).first().waitFor();
}

async function recordOf(server: Site, page: Page): Promise<string> {
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const answer = await fetch(`${server.address}/api/tables/${table}/matches/1/record`);
  return answer.text();
}

/** Every act of a record checked by the rules, every draw by its secret; returns how often each seat has moved. */
function movesBySeat(text: string): readonly number[] {
  const { game } = findGame('dog') ?? {};
  if (game === undefined) throw new Error('no Dog on the shelf');
  const record = parseRecord(text);
  if (!record.ok) throw new Error(record.error);
  const played = replay(game, record.value);
  if ('error' in played) throw new Error(`line ${played.line}: ${played.error}`);
  const lot = lotOf(record.value, played.seats);
  if (lot === null || 'error' in lot) throw new Error('the record reveals no lot');
  expect(faultOfDraws(game, record.value, played, lot)).toBeNull();
  return Array.from(
    { length: played.seats },
    (_, seat) => played.acts.filter(({ by }) => by === seat).length,
  );
}

describe.skipIf(chromiumPath === null)('two people and two bots play a whole match of Dog', () => {
  it('by touch on a phone and by keyboard at a desk; a reload, a cut wire and a restart lose nothing', async () => {
    const server = await ownServer();
    const wire = await CuttableProxy.to(server.address);
    const anna = await openDevice('phone', server.address);
    const bo = await openDevice('desktop', wire.address);
    const code = await layTable(anna.page, 'Anna');
    await joinWithKeys(bo.page, code, 'Bo');
    await anna.page.getByRole('button', { name: 'Start the match' }).tap();

    const rng = seededRng('whole match');
    const [annasMoves, bosMoves] = await photographedOnFailure({ anna: anna.page, bo: bo.page }, () =>
      Promise.all([
        playToTheEnd(
          anna.page,
          dogByTouch((count) => rng.int(count)),
          async (decisions) => {
            if (decisions === 4) await anna.page.reload();
            if (decisions === 9) await server.restart('SIGTERM');
            if (decisions === 14) await server.restart('SIGKILL');
          },
        ),
        playToTheEnd(
          bo.page,
          byKeyboard(() => rng.int(3)),
          async (decisions) => {
            if (decisions === 5 || decisions === 11) wire.cut();
          },
        ),
      ]),
    );

    const record = await recordOf(server, anna.page);
    const moves = movesBySeat(record);
    expect([moves[0], moves[2]]).toEqual([annasMoves, bosMoves]);
    for (const { page } of [anna, bo]) {
      await expect.poll(() => page.locator('.result-headline').textContent()).toMatch(/win/);
    }
    expect([...anna.faults, ...bo.faults]).toEqual([]);
    expect(server.output).not.toContain('Anna');
    expect(server.output).not.toContain(code);
    await wire.close();
  });
});

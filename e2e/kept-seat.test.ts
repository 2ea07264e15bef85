import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, openDevice, sampled } from './support/chromium.ts';
import type { Device, Look } from './support/chromium.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { ServerProcess } from './support/server-process.ts';

type Words = {
  readonly game: string;
  readonly name: string;
  readonly bots: RegExp;
  readonly missing: string;
  readonly again: string;
  readonly mark: string;
};

const words: { readonly [L in 'en' | 'de']: Words } = {
  en: {
    game: 'Play Dog',
    name: 'Your name',
    bots: /Alone against bots/,
    missing: 'Your table is not here right now',
    again: 'Try now',
    mark: 'not on the server right now',
  },
  de: {
    game: 'Dog spielen',
    name: 'Dein Name',
    bots: /Allein gegen Bots/,
    missing: 'Dein Tisch ist gerade nicht hier',
    again: 'Jetzt versuchen',
    mark: 'gerade nicht auf dem Server',
  },
};

async function toTable(page: Page, { game, name, bots }: Words): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: game }).click();
  await page.getByLabel(name).fill('Anna');
  await page.getByRole('button', { name: bots }).click();
  await page.locator('.own-hand').waitFor();
}

const handOf = async (page: Page): Promise<string> => (await page.locator('.own-hand').textContent()) ?? '';

type Case = readonly [
  device: Device,
  look: Required<Pick<Look, 'theme'>> & { readonly language: keyof typeof words },
];

const cases: readonly Case[] = [
  ['phone', { language: 'en', theme: 'light' }],
  ['desktop', { language: 'en', theme: 'light' }],
  ['phone', { language: 'de', theme: 'dark' }],
  ['desktop', { language: 'de', theme: 'dark' }],
];

describe.skipIf(chromiumPath === null)('a seat at a server that was started with the wrong data', () => {
  let server: ServerProcess;

  beforeAll(async () => {
    server = await ServerProcess.start();
  });

  afterAll(async () => {
    await server.dispose();
  });

  it.each(sampled(cases))('is kept, told of, and there again: %s %o', async (device, look) => {
    const { page, faults } = await openDevice(device, server.address, look);
    const said = words[look.language];
    await photographedOnFailure({ kept: page }, async () => {
      await toTable(page, said);
      const [table, hand] = [page.url(), await handOf(page)];

      await server.restartElsewhere();
      await page.getByRole('heading', { name: said.missing }).waitFor();
      expect(await graveFindings(page)).toEqual([]);
      await page.getByRole('button', { name: said.again }).click();
      await page.getByRole('heading', { name: said.missing }).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: said.missing }).waitFor();
      await page.goto('/');
      await page.getByText(said.mark).waitFor();
      expect(await graveFindings(page)).toEqual([]);
      await page.goto(table);
      await page.getByRole('heading', { name: said.missing }).waitFor();

      await server.restart();
      await page.locator('.own-hand').waitFor();
      expect(await handOf(page)).toBe(hand);
      await page.goto('/');
      await page.locator('.table-row').waitFor();
      expect(await page.getByText(said.mark).count()).toBe(0);
      expect(faults).toEqual([]);
    });
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import { join } from './support/tofugott-table.ts';
import { invitationCode } from './support/walks/walk.ts';

const cardOf = (nth: number): object => ({
  en: {
    scene: `Scene ${nth}: the lake, at dawn.`,
    questions: [`Who swims in ${nth}?`, `What floats in ${nth}?`, `Who laughs in ${nth}?`],
  },
});

const deckOf = (cards: number): string =>
  JSON.stringify(
    { name: 'Lake', cards: Array.from({ length: cards }, (_, nth) => cardOf(nth + 1)) },
    null,
    2,
  );

/** Decks that cannot be played, each with what is said of it. */
const bad: readonly (readonly [text: string, said: string])[] = [
  ['', 'No cards yet'],
  ['{ "name": "Lake" ', 'Line 1: the text ends too early'],
  [deckOf(9).replace('"name": "Lake",', '"name": "Lake"'), 'Line 2: a comma is missing'],
  [deckOf(9).replace('"What floats in 2?",', ''), 'Line 17, card 2, English: there are 2 questions'],
  [deckOf(9).replace('"Scene 3: the lake, at dawn."', '""'), 'card 3, English: the scene is empty'],
  [deckOf(9).replace('"en"', '"fr"'), 'the field "fr" means nothing here'],
  [deckOf(5), 'the deck has 5 cards; at least 9 are needed'],
];

const useIt = 'Put them on the table';

async function openEditor(page: Page): Promise<void> {
  await page.goto('/new/tofugott');
  await page.locator('details.fold summary').tap();
  await page.getByRole('button', { name: 'Play with your own cards' }).tap();
  await page.locator('.tofu-deck').waitFor();
}

describe.skipIf(chromiumPath === null)('own cards for Tofugott', () => {
  it('are refused with a helpful word and nothing is lost; then they are played, for everybody to see', async () => {
    const anna = await openDevice('phone', server.address);
    const bo = await openDevice('desktop', server.address);
    await photographedOnFailure({ 'deck-anna': anna.page, 'deck-bo': bo.page }, async () => {
      const { page } = anna;
      await openEditor(page);
      for (const [text, said] of bad) {
        await page.getByRole('radio', { name: 'As text' }).tap();
        await page.getByLabel('The deck as text').fill(text);
        if (text === '') await page.getByRole('radio', { name: 'As cards' }).tap();
        await page.getByText(said).first().waitFor();
        expect(await page.getByRole('button', { name: useIt }).count()).toBe(0);
      }
      expect(await graveFindings(page)).toEqual([]);

      await openEditor(page);
      await page.getByText('Scene 5: the lake, at dawn.').waitFor();
      await page.locator('.tofu-deck input[type="file"]').setInputFiles({
        name: 'lake.json',
        mimeType: 'application/json',
        buffer: Buffer.from(deckOf(8)),
      });
      await page.getByRole('button', { name: 'Add a card' }).tap();
      await page.getByLabel('The scene').fill('Scene 9: "all" of us, in a rowing boat.');
      for (const nth of [1, 2, 3]) await page.getByLabel(`Question ${nth}`).fill(`Who is number ${nth}?`);
      expect(await graveFindings(page)).toEqual([]);
      await page.getByRole('button', { name: useIt }).tap();
      await page.getByText('“Lake”, 9 cards').waitFor();

      await page.getByLabel('Your name').fill('Anna');
      await page.getByRole('button', { name: /With friends/ }).tap();
      const code = await invitationCode(page);
      await join(bo.page, code, 'Bo');
      await bo.page.getByText('a custom deck, “Lake” (9 cards)').waitFor();
      await bo.page.getByRole('button', { name: 'Look at the cards' }).click();
      await bo.page.getByText('Scene 9: “all” of us, in a rowing boat.').waitFor();
      expect(await graveFindings(bo.page)).toEqual([]);
      await bo.page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Fill with bots' }).tap();
      await page.getByRole('button', { name: 'Start the match' }).tap();
      for (const at of [page, bo.page]) await at.locator('.tofu-turn', { hasText: 'Lake' }).waitFor();
    });
    expect([...anna.faults, ...bo.faults]).toEqual([]);
  });

  it('as many as there is room for can be changed in the lobby too', async () => {
    const { page, faults } = await openDevice('phone', server.address, { theme: 'dark' });
    await photographedOnFailure({ 'deck-long': page }, async () => {
      await page.goto('/new/tofugott');
      await page.getByLabel('Your name').fill('Anna');
      await page.getByRole('button', { name: /With friends/ }).tap();
      await page.getByRole('button', { name: 'Change' }).tap();
      await page.getByRole('button', { name: 'Play with your own cards' }).tap();
      await page.locator('.tofu-deck input[type="file"]').setInputFiles({
        name: 'lake.json',
        mimeType: 'application/json',
        buffer: Buffer.from(deckOf(300)),
      });
      await page.getByText(/of its 300 cards, drawn at random/).waitFor();
      await page.getByRole('button', { name: useIt }).tap();
      await page.getByText(/“Lake”, \d\d+ cards/).waitFor();
      await page.keyboard.press('Escape');
      await page.getByText(/a custom deck, “Lake” \(\d\d+ cards\)/).waitFor();
    });
    expect(faults).toEqual([]);
  });
});

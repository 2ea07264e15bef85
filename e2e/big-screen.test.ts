import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seededRng } from '@rudel/kernel';
import type { ScreenKeys } from '@rudel/protocol';
import { asked, byKeyboard } from './support/at-the-table.ts';
import { graveFindings } from './support/axe.ts';
import { chromiumPath, isLong, openDevice } from './support/chromium.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import { giveVoice, heardOn, spokenOn } from './support/stand-in-voice.ts';

const television = { width: 1920, height: 1080 };

/** Opens the page of a screen without a table, and reads the key behind its code as a camera would. */
async function keyShownOn(screen: Page): Promise<string> {
  const opened = screen.waitForResponse((response) => response.url().endsWith('/api/screens'));
  await screen.goto('/tv');
  const { key } = (await (await opened).json()) as ScreenKeys;
  await screen.getByRole('img', { name: 'Scan with a phone' }).waitFor();
  return key;
}

/** A phone that has scanned the code lays a table of a game for its owner and bots. */
async function layFor(screen: Page, phone: Page, game: string): Promise<void> {
  await phone.goto(`/show#${await keyShownOn(screen)}`);
  await phone.getByRole('button', { name: game }).click();
  await screen.getByText('Got you!').waitFor();
  await phone.getByText('As soon as the table is open').waitFor();
  await phone.getByLabel('Your name').fill('Maximilian-Alexander');
  await phone.getByRole('button', { name: /With friends/ }).click();
  await screen.getByRole('heading', { name: /Maximilian-Alexander invites you to/ }).waitFor();
}

async function begin(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: 'Fill with bots' }).click();
  await phone.getByRole('button', { name: 'Start the match' }).click();
}

/** The smallest line that can be seen on a stage, and the smallest badge of a seat, beside the height of the screen. */
const measuredOn = async (screen: Page): Promise<{ readonly line: number; readonly badge: number }> =>
  screen.evaluate(() => {
    const plates = [...document.querySelectorAll('.plate')].filter((plate) => plate.checkVisibility());
    const texts = plates
      .flatMap((plate) => [...plate.querySelectorAll('.plate-name, .plate-note')])
      .concat([...document.querySelectorAll('.stage-status, .stage-foot .caption, .way-in > p')]);
    const lines = texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    const badges = plates.map(
      (plate) => plate.querySelector('.seat-badge')?.getBoundingClientRect().height ?? 0,
    );
    return { line: Math.min(...lines) / innerHeight, badge: Math.min(...badges) / innerHeight };
  });

describe.skipIf(chromiumPath === null)('a big screen', () => {
  it('is brought a table by a phone, shows it to the sofa, and obeys the phone and its own keys', async () => {
    const { page: phone, faults } = await openDevice('phone', server.address);
    const { page: screen, faults: itsFaults } = await openDevice('desktop', server.address);
    await screen.setViewportSize(television);
    await giveVoice(screen, 'everything');
    await photographedOnFailure({ 'tv-phone': phone, 'tv-screen': screen }, async () => {
      await layFor(screen, phone, 'Dog');
      expect(await graveFindings(screen)).toEqual([]);
      await begin(phone);
      await screen.locator('.plate[data-asked="true"]').first().waitFor();
      const { line, badge } = await measuredOn(screen);
      expect(line).toBeGreaterThanOrEqual(1 / 30 - 0.0001);
      expect(badge).toBeGreaterThanOrEqual(1 / 15);
      expect(await screen.locator('.stage input, .stage .actions, .stage .table-aside').count()).toBe(0);

      await phone.getByRole('button', { name: 'Table menu' }).click();
      await phone.getByRole('button', { name: 'Remote for the big screen' }).click();
      await phone.getByRole('button', { name: 'Quieter' }).click();
      await screen.getByText('Volume 75 %').waitFor();
      await phone.getByRole('button', { name: 'Voice on or off' }).click();
      await screen.getByRole('button', { name: 'Turn the voice on' }).waitFor();
      await screen.keyboard.press('ArrowUp');
      await screen.getByText('Volume 100 %').waitFor();
      await phone.getByRole('button', { name: 'Break' }).click();
      await screen.getByText('Maximilian-Alexander asked for a break.').waitFor();
      await phone.getByRole('dialog').getByRole('button', { name: 'Go on' }).click();
      await screen.getByText('asked for a break').waitFor({ state: 'detached' });

      await screen.keyboard.press('ArrowRight');
      await screen.getByRole('toolbar').getByRole('button').first().waitFor();
      await screen.keyboard.press('ArrowLeft');
      const leave = screen.getByRole('button', { name: 'Stop showing this table' });
      await leave.focus();
      await screen.keyboard.press('Enter');
      await screen.keyboard.press('Enter');
      await screen.getByRole('heading', { name: 'This is the big screen' }).waitFor();
    });
    expect([...faults, ...itsFaults]).toEqual([]);
  });

  it('shows a code once, and says so to whoever is late', async () => {
    const { page: screen } = await openDevice('desktop', server.address);
    const { page: first } = await openDevice('phone', server.address);
    const { page: late } = await openDevice('phone', server.address);
    const key = await keyShownOn(screen);
    for (const page of [first, late]) await page.goto(`/show#${key}`);
    await first.getByRole('button', { name: 'Tofugott' }).click();
    await screen.getByText('Got you!').waitFor();
    await late.getByRole('button', { name: 'Dog' }).click();
    await late.getByRole('alert').getByText('This code has been used').waitFor();
    await screen.getByRole('button', { name: 'Show a new code' }).click();
    await screen.getByRole('img', { name: 'Scan with a phone' }).waitFor();
  });

  it.runIf(isLong)(
    'tells a match of Dog to its end, and goes on where it was when it is loaded again',
    async () => {
      const { page: phone } = await openDevice('phone', server.address);
      const { page: screen, faults } = await openDevice('desktop', server.address);
      await screen.setViewportSize(television);
      await giveVoice(screen, 'everything');
      await layFor(screen, phone, 'Dog');
      await begin(phone);
      await screen.locator('.stage').waitFor();
      const rng = seededRng('tv');
      const player = byKeyboard(() => rng.int(2));
      let moves = 0;
      let before: readonly string[] = [];
      while ((await screen.locator('.stage-ending').count()) === 0) {
        const isAsked = await phone.locator(asked).first().isVisible();
        if (isAsked && (await player(phone))) moves += 1;
        else await phone.waitForTimeout(50);
        if (moves === 6 && before.length === 0) {
          const { spoken } = await heardOn(screen);
          for (const { text, caption } of spoken) expect(caption).toBe(text);
          before = spoken.map(({ text }) => text);
          await screen.reload();
          await screen.locator('.stage').waitFor();
        }
      }
      const { spoken } = await heardOn(screen);
      for (const { text, caption } of spoken) expect(caption).toBe(text);
      const texts = (await spokenOn(screen)).map(({ text }) => text);
      expect(before.length).toBeGreaterThan(3);
      expect(texts.slice(0, 3)).not.toEqual(before.slice(0, 3));
      await screen.locator('.stage-story li').first().waitFor();
      expect(faults).toEqual([]);
    },
  );
});

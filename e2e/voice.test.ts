import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seededRng } from '@rudel/kernel';
import { asked, byKey, byKeyboard } from './support/at-the-table.ts';
import type { Player } from './support/at-the-table.ts';
import { chromiumPath, isLong, openDevice } from './support/chromium.ts';
import { lupusByHand } from './support/lupus-by-hand.ts';
import { layLupus, lookAtCard } from './support/lupus-table.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import { giveVoice, heardOn, spokenOn } from './support/stand-in-voice.ts';
import { openForFriends } from './support/walks/walk.ts';
import { screenAt } from './support/woof-friends.ts';

const television = { width: 1920, height: 1080 };

/** Lets whoever sits at a page decide until the screen has said something. */
async function playUntilSaid(seat: Page, player: Player, screen: Page, said: RegExp): Promise<void> {
  const isSaid = async (): Promise<boolean> => (await spokenOn(screen)).some(({ text }) => said.test(text));
  while (!(await isSaid())) {
    const isAsked = await seat.locator(asked).first().isVisible();
    if (isAsked) await player(seat);
    else await seat.waitForTimeout(50);
  }
}

/** What was said stood there in writing, each line in its turn, and nothing else did. */
async function expectCaptioned(screen: Page): Promise<void> {
  const { spoken, captions } = await heardOn(screen);
  for (const { text, caption } of spoken) expect(caption).toBe(text);
  const texts = spoken.map(({ text }) => text);
  expect(captions.slice(0, texts.length)).toEqual(texts);
  expect(captions.length - texts.length).toBeLessThanOrEqual(1);
}

describe.skipIf(chromiumPath === null)('a big screen speaks', () => {
  // On a slow machine lines that come too late are left out, as they should be; this one wants to hear them all.
  it.runIf(isLong)('of a night in Lupus, in the words of the log and never before them', async () => {
    const { page: anna, faults } = await openDevice('desktop', server.address);
    const { page: screen, faults: itsFaults } = await openDevice('desktop', server.address, {
      motion: 'full',
    });
    await screen.setViewportSize(television);
    await giveVoice(screen, 'moments');
    await photographedOnFailure({ 'voice-anna': anna, 'voice-screen': screen }, async () => {
      const code = await layLupus(anna, { seats: 8 });
      await screen.goto(screenAt(code));
      await screen.locator('.lobby').waitFor();
      await anna.getByRole('button', { name: 'Start the match' }).click();
      await lookAtCard(anna);
      const rng = seededRng('voice');
      const player = lupusByHand({ press: byKey, choose: (count) => rng.int(count) });
      await playUntilSaid(anna, player, screen, /dead|lost|Farewell|quiet night|everybody is there|gets up/);
    });
    await expectCaptioned(screen);
    const spoken = await spokenOn(screen);
    const texts = spoken.map(({ text }) => text);
    expect(texts[0]).toMatch(/cards: werewolves/);
    for (const pattern of [/Look at it/, /village|roofs|lamp/i, /seer/, /[Ww]erewolves/])
      expect(
        texts.some((text) => pattern.test(text)),
        String(pattern),
      ).toBe(true);
    const written = spoken.filter(({ log, text }) => log.includes(text));
    expect(written.length).toBeGreaterThan(4);
    const heard = texts.length;
    await screen.reload();
    await screen.locator('.voice').waitFor();
    await expect.poll(async () => screen.locator('.caption').textContent()).not.toBe('');
    const again = (await spokenOn(screen)).map(({ text }) => text);
    expect(again.filter((text) => texts.slice(0, heard - 1).includes(text))).toEqual([]);
    expect([...faults, ...itsFaults]).toEqual([]);
  });

  it('of a round of Dog in German, and is silent at one tap', async () => {
    const { page: anna, faults } = await openDevice('desktop', server.address);
    const { page: screen, faults: itsFaults } = await openDevice('desktop', server.address, {
      language: 'de',
    });
    await screen.setViewportSize(television);
    await giveVoice(screen, 'everything');
    await photographedOnFailure({ 'voice-dog': anna, 'voice-dog-screen': screen }, async () => {
      const code = await openForFriends(anna);
      await screen.goto(screenAt(code));
      await screen.locator('.lobby').waitFor();
      await anna.getByRole('button', { name: 'Fill with bots' }).click();
      await anna.getByRole('button', { name: 'Start the match' }).click();
      const rng = seededRng('spoken dog');
      const player = byKeyboard(() => rng.int(2));
      await playUntilSaid(
        anna,
        player,
        screen,
        /legt ab|legt alles ab|draußen|rückt|zieht|kommt raus|Nest|Stein/,
      );
    });
    await expectCaptioned(screen);
    const texts = (await spokenOn(screen)).map(({ text }) => text);
    expect(texts[0]).toMatch(/fängt an|macht den Anfang|Die erste Karte/);
    await screen.getByRole('button', { name: 'Stimme ausschalten' }).click();
    await screen.getByRole('button', { name: 'Stimme einschalten' }).waitFor();
    expect(await screen.evaluate(() => window.hushed)).toBeGreaterThan(0);
    expect(await screen.locator('.caption[data-said="true"]').count()).toBe(0);
    expect([...faults, ...itsFaults]).toEqual([]);
  });
});

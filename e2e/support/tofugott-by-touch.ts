import type { Locator, Page } from 'playwright-core';
import { asked, sendButton, tapNow } from './at-the-table.ts';
import type { Player } from './at-the-table.ts';

const go = '.tofu-go';
const choice = '.tofu-choice-card[aria-disabled="false"]';
const place = '.tofu-place';
const unused = '.tofu-rack-tile[data-used="false"]';
const open = '.tofu-rack-tile[data-out="false"]';
const show = '.tofu-show';

async function isThere(page: Page, selector: string): Promise<boolean> {
  return (await page.locator(selector).count()) > 0;
}

/** The button does not answer in the first moment, lest a finger hits it by accident; so it is tapped until this is done. */
async function tapUntilGone(button: Locator): Promise<void> {
  while ((await button.count()) > 0) await tapNow(button);
}

/** What happens in the middle of a decision, by the name of what is being decided. */
export type Interlude = (page: Page, decision: 'lay' | 'guess' | 'show') => Promise<void>;

export type TouchParts = {
  /** Picks one of so many that can be tapped. */
  readonly choose: (count: number) => number;
  /** What is said to a card; null for nothing. */
  readonly line: () => string | null;
  readonly interlude?: Interlude;
  /** Looks at what is asked, when it is in sight and before it is decided. */
  readonly lookFirst?: () => Promise<void>;
};

type Decide = (page: Page, parts: TouchParts) => Promise<void>;

async function keepCard(page: Page, { choose }: TouchParts): Promise<void> {
  const cards = page.locator(choice);
  await cards.nth(choose(await cards.count())).tap();
  await page.locator(sendButton).waitFor();
  await tapUntilGone(page.locator(sendButton));
}

/** Six taps; once in a while one is laid elsewhere before all are locked. */
async function layAnswers(page: Page, { choose, interlude }: TouchParts): Promise<void> {
  const laid = await page.locator(`${place}[data-full="true"]`).count();
  for (let missing = 6 - laid; missing > 0; missing -= 1) {
    const tiles = page.locator(unused);
    await tiles.nth(choose(await tiles.count())).tap();
    if (missing === 4) await interlude?.(page, 'lay');
  }
  if (choose(2) === 0) {
    await page.locator(`${place}[data-place="worst 2"]`).tap();
    await page.locator(unused).first().tap();
  }
  await page.locator(sendButton).waitFor();
  await tapUntilGone(page.locator(sendButton));
}

async function guess(page: Page, { choose, interlude }: TouchParts): Promise<void> {
  const tiles = page.locator(open);
  await tiles.nth(choose(await tiles.count())).tap();
  await page.locator(sendButton).waitFor();
  await tapUntilGone(page.locator(sendButton));
  await interlude?.(page, 'guess');
}

/** Turning over is done when the table asks for something else. */
async function showCard(page: Page, { line, interlude }: TouchParts): Promise<void> {
  await interlude?.(page, 'show');
  const words = line();
  const field = page.locator('.tofu-own-line[data-next="true"] input');
  if (words !== null && (await field.count()) > 0) await field.fill(words);
  const sentence = await page.locator('.status-sentence').textContent();
  const isSame = async (): Promise<boolean> =>
    (await page.locator('.status-sentence').textContent()) === sentence && (await isThere(page, show));
  while (await isSame()) await tapNow(page.locator(show).first());
}

/** How what is asked is decided; null while something else is still held on the screen. */
async function asksFor(page: Page): Promise<Decide | null> {
  if (await isThere(page, choice)) return keepCard;
  if ((await isThere(page, unused)) && (await isThere(page, place))) return layAnswers;
  if (await isThere(page, open)) return guess;
  return (await isThere(page, show)) ? showCard : null;
}

/** With a finger: choose a card, lay six answers, guess, turn over with a few words. */
export function tofugottByTouch(parts: TouchParts): Player {
  return async (page) => {
    for (;;) {
      if (!(await isThere(page, asked))) return false;
      const decide = await asksFor(page);
      if (decide === null) await tapNow(page.locator(go));
      else {
        await parts.lookFirst?.();
        await decide(page, parts);
        return true;
      }
    }
  };
}

import type { Page } from 'playwright-core';
import { sendButton, sendWaiting } from './at-the-table.ts';
import type { Player, Press } from './at-the-table.ts';

export const canPoint = '.lupus-suspect[data-can="true"], .lupus-seat[data-can="true"]';
const say = ':is(.lupus-say, .lupus-say-quick):enabled';
const narrating = '.lupus-hand[data-narrator="true"]';
const closing = '.lupus-close';
const ready = '.lupus-ready:enabled';

/** What is pressed first of what is there. */
const order = [
  '.modal[open] .lupus-choices button',
  '.modal[open] .lupus-kinds button',
  '.lupus-open',
  '.lupus-deal:enabled',
  canPoint,
];

const isThere = async (page: Page, what: string): Promise<boolean> => (await page.locator(what).count()) > 0;

export type LupusManner = {
  readonly press: Press;
  /** Picks one of so many that can be pressed. */
  readonly choose: (count: number) => number;
  /** How much is said on a day before one is ready to vote; null to wait and see. */
  readonly words?: number | null;
  /** What happens before something is sent, by the phase of the match. */
  readonly interlude?: (page: Page, phase: string) => Promise<void>;
};

/** What the page says now: nothing where it says nothing. */
const phaseOf = async (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.lupus-board')?.dataset['phase'] ?? '');

/** The day, and how much may still be said on it: nothing where one may not speak. All is read in one moment. */
async function talkOf(page: Page): Promise<{ readonly day: string; readonly left: number }> {
  const [day, left] = await page.evaluate(() =>
    ['.lupus-time', '.lupus-left'].map((place) => document.querySelector(place)?.textContent ?? ''),
  );
  return { day: day ?? '', left: Number(/\d+/.exec(left ?? '')?.[0] ?? 0) };
}

/** Plays Lupus in Tabula through what is drawn: points, speaks, votes, judges, and tells the story where that is asked. */
export function lupusByHand({ press, choose, words = 1, interlude }: LupusManner): Player {
  /** How much could be said as a day began. */
  const mornings = new Map<string, number>();
  const pressOne = async (page: Page, what: string): Promise<void> => {
    const found = page.locator(what);
    const count = await found.count();
    if (count > 0) await press(page, found.nth(choose(count)));
  };
  /** Whoever tells the story gives the others a moment. */
  const close = async (page: Page): Promise<void> => {
    await page.waitForTimeout(400);
    await pressOne(page, closing);
  };
  const talk = async (page: Page): Promise<void> => {
    if (words === null) return;
    const { day, left } = await talkOf(page);
    mornings.set(day, Math.max(left, mornings.get(day) ?? 0));
    const said = (mornings.get(day) ?? 0) - left;
    return pressOne(page, said >= words || !(await isThere(page, say)) ? ready : say);
  };
  return async (page) => {
    if (await isThere(page, `${sendButton}:enabled`)) {
      await interlude?.(page, await phaseOf(page));
      await sendWaiting(page, press);
      return true;
    }
    for (const what of order) {
      if (!(await isThere(page, what))) continue;
      await pressOne(page, what);
      return false;
    }
    await ((await isThere(page, narrating)) ? close(page) : talk(page));
    return false;
  };
}

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { patience } from './patience.ts';

/** Goes one step on in a lesson: with a finger where the hand points, or with keys. */
export type Hand = (page: Page) => Promise<void>;

const onward = '.lesson-onward .button-primary';
const tip = '.lesson-finger-tip';
const end = '.lesson-bar[data-tone="end"]';
/** A button that has just appeared does not answer yet, so that nobody taps it by mistake: a person needs longer to see it. */
const untilSeen = 600;
/** After so many milliseconds without any answer somebody tries again: far longer than an answer takes, for a second tap would count for what comes next. */
const untilAgain = 10_000;

/** What changes when something was done: the words, where the hand points, whether one may go on. */
const momentOf = async (page: Page): Promise<string> =>
  page.evaluate(() => {
    const said = document.querySelector('.lesson-now')?.textContent ?? '';
    const hand = document.querySelector<HTMLElement>('.lesson-finger')?.style.translate ?? '';
    const at = document.querySelector('.lesson-dots')?.getAttribute('aria-label') ?? '';
    return `${location.pathname} ${at} ${said} ${hand}`;
  });

async function changedFrom(page: Page, before: string): Promise<boolean> {
  for (let waited = 0; waited < untilAgain; waited += 100) {
    if ((await momentOf(page)) !== before) return true;
    await page.waitForTimeout(100);
  }
  return false;
}

/** Waits until there is something to do: to go on, or what the hand points at. */
async function seen(page: Page): Promise<'onward' | 'tip' | 'end'> {
  await page.locator(`${onward}, ${tip}, ${end}`).first().waitFor({ timeout: patience });
  await page.waitForTimeout(untilSeen);
  if ((await page.locator(onward).count()) > 0) return 'onward';
  return (await page.locator(tip).isVisible()) ? 'tip' : 'end';
}

/** Taps what the hand points at, wherever that is. */
export const byTouch: Hand = async (page) => {
  const what = await seen(page);
  const before = await momentOf(page);
  const box = what === 'tip' ? await page.locator(tip).boundingBox() : null;
  if (what === 'onward') await page.locator(onward).tap();
  else if (box !== null) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  else return;
  await changedFrom(page, before);
};

const focused = async (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

/** Presses a key until something has the focus. */
async function pressUntil(page: Page, key: string, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await focused(page, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${selector}.`);
}

/** Opens the list of moves, goes to the marked one, and confirms it. */
async function chooseMarked(page: Page): Promise<void> {
  await page.keyboard.press('m');
  await page.locator('.move-choice[data-marked="true"]').first().waitFor({ timeout: patience });
  await pressUntil(page, 'ArrowDown', '.move-choice[data-marked="true"]');
  await page.keyboard.press('Enter');
  await page.locator('.confirm .button-primary').waitFor({ timeout: patience });
  await pressUntil(page, 'Tab', '.confirm .button-primary');
  await page.keyboard.press('Enter');
}

/** Goes on with keys alone: by the list of moves, or by sending what a field asks for. */
export const byKeys: Hand = async (page) => {
  await page.waitForTimeout(untilSeen);
  const before = await momentOf(page);
  if ((await page.locator(onward).count()) > 0) {
    await pressUntil(page, 'Tab', onward);
    await page.keyboard.press('Enter');
  } else {
    await page.locator('.table-under:not([inert])').waitFor({ state: 'attached', timeout: patience });
    if (await focused(page, 'input')) await page.keyboard.press('Enter');
    else await chooseMarked(page);
  }
  await changedFrom(page, before);
};

export type CourseWalk = {
  readonly game: string;
  readonly hand: Hand;
  /** Looks at the beginning of every lesson. */
  readonly look: (lesson: string) => Promise<void>;
};

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Takes all lessons of a game, one after the other, and finds them done in the end. */
export async function walkCourse(page: Page, { game, hand, look }: CourseWalk): Promise<void> {
  await page.goto(`/learn/${game}`);
  await page.locator('.course-lesson').first().waitFor();
  const links = await page
    .locator('.course-lesson')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(links.length).toBeGreaterThanOrEqual(5);
  for (const link of links) {
    await page.goto(link ?? '');
    await page.locator('.lesson-bar:not([data-tone="end"])').waitFor({ timeout: patience });
    await look(await page.locator('.lesson-title').innerText());
    await toTheEnd(page, hand);
  }
  if (pathOf(page) !== `/new/${game}`) await hand(page);
  await page.waitForURL((url) => url.pathname === `/new/${game}`, { timeout: patience });
  await page.goto(`/learn/${game}`);
  await page.locator('.course-done').waitFor();
  expect(await page.locator('.course-lesson[data-done="true"]').count()).toBe(links.length);
}

/** A slow page may take a tap for two: then the lesson is behind it, too. */
async function toTheEnd(page: Page, hand: Hand): Promise<void> {
  const lesson = pathOf(page);
  for (let steps = 0; steps < 200; steps += 1) {
    if (pathOf(page) !== lesson || (await page.locator(end).count()) > 0) return;
    const isBusy = (await page.locator('.lesson-bar[data-busy="true"]').count()) > 0;
    if (isBusy) await page.waitForTimeout(150);
    else await hand(page);
  }
  throw new Error(`The lesson has no end: ${await momentOf(page)}`);
}

import type { Locator, Page } from 'playwright-core';

/** Makes one decision, when the page says that its person is asked; false if that is no longer so. */
export type Player = (page: Page) => Promise<boolean>;

export const asked = '.status-bar[data-asked="true"]';
const result = '.result';
export const sendButton = '.confirm .button-primary';

/** A counted round of Wölfe stays until it was read. */
export const goOn = '[data-answer="go-on"]';

/** Waits until the person at this page is asked for something, or the match is over. */
async function untilAsked(page: Page): Promise<'asked' | 'over'> {
  await page.locator(`${asked}, ${goOn}, ${result}`).first().waitFor({ timeout: 60_000 });
  return (await page.locator(result).count()) > 0 ? 'over' : 'asked';
}

/** Plays until the match is over; `after` is called with the number of decisions made so far. */
export async function playToTheEnd(
  page: Page,
  player: Player,
  after: (decisions: number) => Promise<void> = async () => {},
): Promise<number> {
  let decisions = 0;
  while ((await untilAsked(page)) === 'asked') {
    if (!(await player(page))) continue;
    decisions += 1;
    await after(decisions);
  }
  return decisions;
}

/** Presses a thing; what is no longer there is no longer asked. */
export type Press = (page: Page, element: Locator) => Promise<void>;

export const byFinger: Press = async (_page, element) => {
  await element.tap({ timeout: 400 }).catch(() => {});
};

export const byKey: Press = async (page, element) => {
  const isThere = await element.focus({ timeout: 400 }).then(
    () => true,
    () => false,
  );
  if (isThere) await page.keyboard.press('Enter');
};

/** How long a move may take to leave before the button is pressed again. */
const unheard = 1000;

/**
 * Sends the move that waits. A finger that comes too soon after another is not heard and comes again; otherwise nothing is pressed twice, because the
 * second time it would be something else.
 */
export async function sendWaiting(page: Page, press: Press): Promise<void> {
  const text = await page.evaluate(() => document.querySelector('.confirm-move')?.textContent ?? null);
  if (text === null) return;
  const isGone = async (): Promise<boolean> =>
    page
      .waitForFunction(
        ([button, before]) =>
          document.querySelector(button) === null ||
          document.querySelector('.confirm-move')?.textContent !== before,
        [sendButton, text] as const,
        { timeout: unheard },
      )
      .then(
        () => true,
        () => false,
      );
  do {
    await press(page, page.locator(`${sendButton}:enabled`));
  } while (!(await isGone()));
}

/** With keys alone, through the labelled list of moves: opens it, walks some steps down, chooses, sends. */
export function byKeyboard(stepsDown: () => number): Player {
  return async (page) => {
    await page.keyboard.press('m');
    await page.locator('.move-choice').first().waitFor();
    const down = stepsDown();
    for (let step = 0; step < down; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator(sendButton).waitFor();
    await page.keyboard.press('Enter');
    await page.locator(sendButton).waitFor({ state: 'detached' });
    return true;
  };
}

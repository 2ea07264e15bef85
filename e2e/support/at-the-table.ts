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
  await page.locator(`${asked}, ${goOn}, ${result}`).first().waitFor();
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

/** For so long a finger tries where something lies in the way or has gone. */
const inTheWay = 1000;

/** Taps once, if it can; whoever wants more looks again. */
export async function tapNow(element: Locator): Promise<void> {
  await element.tap({ timeout: inTheWay }).catch(() => {});
}

/** Presses a thing; what is no longer there is no longer asked. */
export type Press = (page: Page, element: Locator) => Promise<void>;

export const byFinger: Press = async (_page, element) => tapNow(element);

export const byKey: Press = async (page, element) => {
  const [here] = await element.elementHandles();
  const isThere = await here?.focus().then(
    () => true,
    () => false,
  );
  if (isThere === true) await page.keyboard.press('Enter');
};

/** How long something may take before it counts as not heard, and is pressed again. */
const unheard = 1000;

const isThereSoon = async (element: Locator): Promise<boolean> =>
  element.waitFor({ timeout: unheard }).then(
    () => true,
    () => false,
  );

/** Opens the list of moves by its key. A page that has just been drawn may not hear it yet; a list that is open does not mind it. */
export async function openMoves(page: Page): Promise<void> {
  do {
    await page.keyboard.press('m');
  } while (!(await isThereSoon(page.locator('.move-choice:focus, .move-none').first())));
}

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
    await openMoves(page);
    const down = stepsDown();
    for (let step = 0; step < down; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator(sendButton).waitFor();
    await page.keyboard.press('Enter');
    await page.locator(sendButton).waitFor({ state: 'detached' });
    return true;
  };
}

import type { Page } from 'playwright-core';

/** Makes one decision, when the page says that its person is asked; false if that is no longer so. */
export type Player = (page: Page) => Promise<boolean>;

export const asked = '.status-bar[data-asked="true"]';
const result = '.result';
export const sendButton = '.confirm .button-primary';

/** Waits until the person at this page is asked for something, or the match is over. */
async function untilAsked(page: Page): Promise<'asked' | 'over'> {
  await page.locator(`${asked}, ${result}`).first().waitFor({ timeout: 60_000 });
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

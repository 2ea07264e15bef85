import type { Page } from 'playwright-core';
import { byKey, goOn, sendButton, tapNow } from './at-the-table.ts';
import type { Player } from './at-the-table.ts';

const goblinAnswers = ['goblin', 'pass', 'this-trick', 'until-my-die'];
const choice = '.woelfe-hand-die[aria-disabled="false"], .woelfe-answer:not([aria-disabled="true"])';

const isThere = async (page: Page, what: string): Promise<boolean> => (await page.locator(what).count()) > 0;

/** A button does not answer in the first moment, lest a finger hits it by accident; so it is tapped until it is gone. */
export async function tapUntilGone(page: Page, what: string): Promise<void> {
  const sentence = await page.locator('.status-sentence').textContent();
  const isSame = async (): Promise<boolean> =>
    (await isThere(page, what)) && (await page.locator('.status-sentence').textContent()) === sentence;
  while (await isSame()) await tapNow(page.locator(what).first());
}

/** With a finger: a die or an answer, then send where it asks to be confirmed. `choose` picks one of so many. */
export function woelfeByTouch(choose: (count: number) => number): Player {
  return async (page) => {
    if (await isThere(page, goOn)) {
      await tapUntilGone(page, goOn);
      return false;
    }
    if (await isThere(page, sendButton)) {
      await tapUntilGone(page, sendButton);
      return true;
    }
    if (await isThere(page, '[data-answer="goblin"]')) {
      const answer = goblinAnswers[choose(goblinAnswers.length)] ?? 'pass';
      await tapUntilGone(page, `[data-answer="${answer}"]`);
      return true;
    }
    const found = page.locator(choice);
    const count = await found.count();
    if (count === 0) return false;
    await tapNow(found.nth(choose(count)));
    return false;
  };
}

/** With keys alone, through the labelled list of moves; a question that is answered meanwhile is left. */
export function woelfeByKeyboard(choose: (count: number) => number): Player {
  return async (page) => {
    if (await isThere(page, goOn)) {
      await byKey(page, page.locator(goOn));
      return false;
    }
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.keyboard.press('m');
    await page.locator('.move-choice, .move-none').first().waitFor();
    const down = choose(Math.max(1, await page.locator('.move-choice').count()));
    for (let step = 0; step < down; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    if (await isThere(page, 'dialog[open]')) await page.keyboard.press('Escape');
    const isSent = await isThere(page, sendButton);
    if (isSent) await page.keyboard.press('Enter');
    await page.locator(sendButton).waitFor({ state: 'detached' });
    return isSent;
  };
}

import type { Page } from 'playwright-core';
import { sendButton } from './at-the-table.ts';
import type { Player } from './at-the-table.ts';

const ownField = '.tofu-own-line[data-next="true"] input';

/** What the page says now: the sentence, and the move that waits to be sent. */
async function saidNow(page: Page): Promise<string> {
  return page.evaluate(() => {
    const said = [...document.querySelectorAll('.status-sentence, .confirm-move')];
    return said.map(({ textContent }) => textContent).join(' | ');
  });
}

/** A decision is done when the page says something else. */
async function untilOther(page: Page, before: string): Promise<void> {
  while ((await saidNow(page)) === before) await page.waitForTimeout(20);
}

/** With keys alone: the list of moves for cards and silhouettes, the field for words; Enter sends. */
export function tofugottByKeys(stepsDown: () => number, line: () => string): Player {
  return async (page) => {
    const before = await saidNow(page);
    if ((await page.locator(sendButton).count()) > 0) {
      await page.keyboard.press('Enter');
    } else if ((await page.locator(ownField).count()) > 0) {
      await page.locator(`${ownField}:focus`).waitFor();
      await page.keyboard.type(line());
      await page.keyboard.press('Enter');
    } else {
      await page.keyboard.press('m');
      await page.locator('.move-choice').first().waitFor();
      for (let step = stepsDown(); step > 0; step -= 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.locator(sendButton).waitFor();
      await page.keyboard.press('Enter');
    }
    await untilOther(page, before);
    return true;
  };
}

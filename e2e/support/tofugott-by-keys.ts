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

/** What a key would do now; null while a move is on its way or something is still being shown. All is read in one moment. */
async function readyFor(page: Page): Promise<'send' | 'words' | 'list' | null> {
  return page.evaluate(
    ([send, field]) => {
      const button = document.querySelector(send);
      if (button !== null) return button.getAttribute('aria-busy') === 'true' ? null : 'send';
      if (document.querySelector(field) !== null) return 'words';
      const moves = document.querySelector('.actions [aria-keyshortcuts="m"]')?.ariaLabel ?? '';
      return /[1-9]/.test(moves) ? 'list' : null;
    },
    [sendButton, ownField] as const,
  );
}

async function chooseFromList(page: Page, stepsDown: () => number): Promise<void> {
  await page.keyboard.press('m');
  await page.locator('.move-choice').first().waitFor();
  for (let step = stepsDown(); step > 0; step -= 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator(sendButton).waitFor();
  await page.keyboard.press('Enter');
}

/** With keys alone: the list of moves for cards and silhouettes, the field for words; Enter sends. */
export function tofugottByKeys(stepsDown: () => number, line: () => string): Player {
  return async (page) => {
    const before = await saidNow(page);
    const ready = await readyFor(page);
    if (ready === null) {
      await page.waitForTimeout(20);
      return false;
    }
    if (ready === 'send') await page.keyboard.press('Enter');
    else if (ready === 'list') await chooseFromList(page, stepsDown);
    else {
      await page.locator(`${ownField}:focus`).waitFor();
      await page.keyboard.type(line());
      await page.keyboard.press('Enter');
    }
    await untilOther(page, before);
    return true;
  };
}

import type { Locator, Page } from 'playwright-core';
import { asked, byFinger, sendButton, sendWaiting } from './at-the-table.ts';
import type { Player } from './at-the-table.ts';

/** A hand that cannot be played is laid down at once: nothing else is possible. */
const fold = '.actions .button-primary';
const card = '.dog-card[aria-disabled="false"]';
/** What is tapped when a card is chosen, the most urgent first. */
const then = ['.dog-value[data-value]', '.dog-marker.dog-target', '.dog-marker.dog-source:not(.dog-chosen)'];

async function tapMiddle(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (box !== null) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function nextStep(page: Page): Promise<Locator> {
  const isChosen = (await page.locator('.dog-card[aria-pressed="true"]').count()) > 0;
  const steps = (isChosen ? then : [card]).map((step) => page.locator(step));
  for (const found of steps) if ((await found.count()) > 0) return found;
  return page.locator(sendButton);
}

/** With a finger: card, stone, target, send. `choose` picks one of so many that glow. */
export function dogByTouch(choose: (count: number) => number): Player {
  return async (page) => {
    while ((await page.locator(sendButton).count()) === 0) {
      if ((await page.locator(asked).count()) === 0) return false;
      if ((await page.locator(fold).count()) > 0) return layDown(page);
      const found = await nextStep(page);
      const count = await found.count();
      if (count > 0 && (await page.locator(sendButton).count()) === 0)
        await tapMiddle(page, found.nth(choose(count)));
    }
    await sendWaiting(page, byFinger);
    return true;
  };
}

/** It is on disk when the table asks for something else. */
async function layDown(page: Page): Promise<true> {
  const sentence = await page.locator('.status-sentence').textContent();
  await page.locator(fold).tap();
  await page.waitForFunction(
    (before) => document.querySelector('.status-sentence')?.textContent !== before,
    sentence,
  );
  return true;
}

import type { Page } from 'playwright-core';
import { sendButton, sendWaiting } from './at-the-table.ts';
import type { Player, Press } from './at-the-table.ts';

/** How somebody plays: always looks first and asks when that is barred, suspects as soon as it is allowed, or never. */
export type Temper = 'curious' | 'rash' | 'calm';

const open = (act: string): string => `[data-act="${act}"][aria-disabled="false"]`;
const number = 'button.woof-number';
const target = '.woof-place[data-target="true"] .woof-place-press';
/** What is pressed first of what is there. */
const order: { readonly [T in Temper]: readonly string[] } = {
  curious: [target, open('look'), open('ask'), open('suspect')],
  rash: [target, open('suspect'), open('look'), open('ask')],
  calm: ['[data-act="abstain"]', target, open('look'), open('ask')],
};
const always = [
  '.woof-reveal header button',
  '[data-act="lay"]',
  '[data-act^="take"]',
  '.actions .button-primary',
];

const isThere = async (page: Page, what: string): Promise<boolean> => (await page.locator(what).count()) > 0;

/** Sets the pointers one after the other. */
async function point(page: Page, press: Press, choose: (count: number) => number): Promise<void> {
  const goals = page.locator('.woof-dial-goal');
  for (let goal = 0; goal < (await goals.count()); goal += 1) {
    await press(page, goals.nth(goal));
    await press(page, page.locator(number).nth(choose(await page.locator(number).count())));
  }
}

/** Plays Woof!! through what is drawn: an action, a place, the pointers, and then sends. */
export function woofByHand(press: Press, temper: Temper, choose: (count: number) => number): Player {
  return async (page) => {
    if (await isThere(page, `${sendButton}:enabled`)) {
      await sendWaiting(page, press);
      return true;
    }
    const isSilent = temper === 'calm' && (await isThere(page, '[data-act="abstain"]'));
    if (!isSilent && (await isThere(page, number))) {
      await point(page, press, choose);
      return false;
    }
    for (const what of [...always, ...order[temper]]) {
      const found = page.locator(what);
      const count = await found.count();
      if (count === 0) continue;
      await press(page, found.nth(choose(count)));
      return false;
    }
    return false;
  };
}

import type { Locator, Page } from 'playwright-core';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Something that can be pressed. */
export type Target = {
  readonly name: string;
  readonly box: Box;
  /** As much of it as nothing cuts off. */
  readonly seen: Box;
  /** Whether it lies in a list that can be scrolled, which is how the rest of it is reached. */
  readonly isInList: boolean;
  /** Whether a finger on its middle meets it. */
  readonly isHit: boolean;
  /** Its number, and the numbers of those it lies in. */
  readonly at: number;
  readonly within: readonly number[];
  /** Whether it is drawn on the board, where the list of moves is another way to the same. */
  readonly isDrawn: boolean;
};

/** A part of the table. */
export type Part = {
  readonly name: string;
  readonly box: Box;
  /** How much of its content does not fit into it. */
  readonly hidden: number;
};

export type Seen = {
  readonly window: Box;
  /** How far the page can be scrolled. */
  readonly scroll: number;
  readonly targets: readonly Target[];
  readonly parts: readonly Part[];
};

const pressable =
  'button, a[href], input, select, textarea, summary, [role="button"], [role="radio"], [role="checkbox"], [role="tab"]';

/** What lies over the table, and then counts alone. */
const covers = '.result, dialog[open], [popover]:popover-open:not(.toasts)';

const parts = ['.status-sentence', '.board-place', '.own-hand', '.woelfe-opening', '.lupus-peeked'];

/** What can be pressed, and lies on top of everything else: all of it in one moment. */
const placed = async (all: Locator) =>
  all.evaluateAll((elements, cover) => {
    const top = [...document.querySelectorAll(cover)].at(-1) ?? document.querySelector('.table-screen');
    return elements.map((element, at) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const words = element.getAttribute('aria-label') ?? element.textContent;
      const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 2 && height > 2;
      const isHidden = element.closest('[inert], .visually-hidden') !== null;
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const around: Element[] = [];
      for (let one = element.parentElement; one !== null; one = one.parentElement) {
        around.push(one);
        if (getComputedStyle(one).position === 'fixed') break;
      }
      const clipping = around.filter((one) => getComputedStyle(one).overflow !== 'visible');
      const frames = clipping.map((one) => one.getBoundingClientRect());
      const left = Math.max(x, ...frames.map((frame) => frame.left));
      const above = Math.max(y, ...frames.map((frame) => frame.top));
      const right = Math.min(x + width, ...frames.map((frame) => frame.right));
      const below = Math.min(y + height, ...frames.map((frame) => frame.bottom));
      return {
        at,
        name: `${element.tagName.toLowerCase()}.${element.classList.value} “${words.trim().slice(0, 40)}”`,
        box: { x, y, width, height },
        seen: { x: left, y: above, width: Math.max(0, right - left), height: Math.max(0, below - above) },
        isInList: clipping.some(
          (one) =>
            one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflow),
        ),
        isDrawn: element instanceof SVGElement,
        isHit: hit !== null && (element.contains(hit) || hit.contains(element)),
        isThere: top?.contains(element) === true && isShown && !isHidden,
        within: elements.flatMap((other, nth) => (other !== element && other.contains(element) ? [nth] : [])),
      };
    });
  }, covers);

/** What is on the page now, as far as it matters for whether it fits. */
export async function seenOn(page: Page): Promise<Seen> {
  const targets = (await placed(page.locator(pressable))).filter(({ isThere }) => isThere);
  const rest = await page.evaluate((selectors) => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const found = selectors.flatMap((name) => {
      const element = document.querySelector(name);
      if (element === null) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      return [{ name, box: { x, y, width, height }, hidden: element.scrollHeight - element.clientHeight }];
    });
    return {
      window: { x: 0, y: 0, width: innerWidth, height: innerHeight },
      scroll: Math.max(scrollHeight - innerHeight, scrollWidth - innerWidth),
      parts: found,
    };
  }, parts);
  return { targets, ...rest };
}

/** Where everything of a kind is. */
export async function boxesOf(page: Page, selector: string): Promise<readonly Box[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
}

import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { openDevice } from './chromium.ts';
import type { PictureWish } from './picture-wish.ts';
import type { Site } from './shared-server.ts';
import { resize } from './sizes.ts';
import type { SizeName } from './sizes.ts';
import type { Language } from './walks/walk.ts';
import { screenAt } from './woof-friends.ts';

const folder = fileURLToPath(new URL('../../pictures/', import.meta.url));

/** The size at which a walk is walked. */
const walking: SizeName = '390x844';
const bigScreen: SizeName = '1920x1080';

type Subject = { readonly walk: string; readonly moment: string; readonly language: Language };

const pathOf = ({ walk, moment, language }: Subject, size: string, theme: string): string =>
  `${folder}${walk}/${moment.replaceAll(' ', '-')}/${size}-${theme}-${language}.png`;

type Looks = Pick<PictureWish<string>, 'sizes' | 'themes'>;

/** A page at all sizes, by day and by night. */
async function photograph(
  page: Page,
  { sizes, themes }: Looks,
  pathFor: (size: string, theme: string) => string,
) {
  for (const size of sizes) {
    await resize(page, size);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await page.screenshot({ path: pathFor(size, theme), animations: 'disabled' });
    }
  }
}

/** The invitation to the table on this page; null where there is none, or something lies over it. */
async function invitationAt(page: Page): Promise<string | null> {
  const [tables, covers] = [page.locator('.status-bar'), page.locator('dialog[open], .result')];
  if ((await tables.count()) === 0 || (await covers.count()) > 0) return null;
  await page.locator('.status-bar .icon-button').first().click();
  await page.locator('.table-menu button').nth(1).click();
  const code = (await page.locator('dialog[open] .code-word').textContent()) ?? '';
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  return code.replaceAll(/[^A-Z0-9]/g, '');
}

/** Photographs what one page shows, and beside it the big screen of the same table, as soon as there is one. */
export class Photographer {
  readonly #site: Site;
  readonly #wish: PictureWish<string>;
  #screen: Page | null = null;

  constructor(site: Site, wish: PictureWish<string>) {
    this.#site = site;
    this.#wish = wish;
  }

  async take(page: Page, subject: Subject): Promise<void> {
    const { moments } = this.#wish;
    if (moments.length > 0 && !moments.some((part) => subject.moment.includes(part))) return;
    await photograph(page, this.#wish, (size, theme) => pathOf(subject, size, theme));
    await resize(page, walking);
    if (this.#wish.sizes.includes(bigScreen)) await this.#takeScreen(page, subject);
  }

  async #takeScreen(page: Page, subject: Subject): Promise<void> {
    this.#screen ??= await this.#openScreen(page, subject.language);
    if (this.#screen === null) return;
    await photograph(this.#screen, { ...this.#wish, sizes: [bigScreen] }, (size, theme) =>
      pathOf(subject, `${size}-tv`, theme),
    );
  }

  async #openScreen(page: Page, language: Language): Promise<Page | null> {
    const invitation = await invitationAt(page);
    if (invitation === null) return null;
    const screen = await openDevice('desktop', this.#site.address, { language });
    await screen.page.goto(screenAt(invitation));
    await screen.page.locator('.stage-area').waitFor();
    return screen.page;
  }
}

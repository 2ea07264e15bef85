import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { patience } from './patience.ts';
import { stopTimers } from './without-timers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string | null;
  }
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where the browser lies; null where there is none, and then the browser tests are left out. */
export const chromiumPath: string | null = inject('chromium');

/** Whether there is time for everything: more seats, and more looks at the same moments. */
export const isLong: boolean = inject('long');

/** Two of many that differ most, or all of them where there is time. */
export const sampled = <T>(all: readonly T[]): readonly T[] =>
  isLong ? all : all.filter((_, at) => at === 0 || at === all.length - 1);

let launched: Promise<Browser> | undefined;

/** The browser of all tests in this process. It ends with it. */
function theBrowser(): Promise<Browser> {
  if (chromiumPath === null) throw new Error('There is no Chromium; RUDEL_CHROMIUM can name one.');
  launched ??= chromium.launch({ executablePath: chromiumPath, args: flags, timeout: patience });
  return launched;
}

/** A phone, a computer with a mouse, or one that can be touched, too, and that may have any size. */
export type Device = 'phone' | 'desktop' | 'touchscreen';

export type Look = {
  readonly language?: 'en' | 'de' | 'de-CH';
  readonly theme?: 'light' | 'dark';
  readonly motion?: 'full' | 'reduced';
};

/** Somebody's phone or computer until the test is over: nothing is shared with the others. */
export async function openDevice(
  device: Device,
  address: string,
  { language = 'en', theme = 'light', motion = 'reduced' }: Look = {},
): Promise<{ readonly context: BrowserContext; readonly page: Page; readonly faults: string[] }> {
  const isPhone = device === 'phone';
  const browser = await theBrowser();
  const context = await browser.newContext({
    baseURL: address,
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: device !== 'desktop',
    isMobile: isPhone,
    locale: language,
    colorScheme: theme,
    reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
  });
  context.setDefaultTimeout(patience);
  onTestFinished(async () => context.close());
  const page = await context.newPage();
  await stopTimers(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${error.name}: ${error.message}`));
  page.on('console', (message) => {
    const isOurs = message.type() === 'error' && !message.text().includes('WebSocket connection');
    if (isOurs && !message.text().includes('Failed to load resource')) faults.push(message.text());
  });
  return { context, page, faults };
}

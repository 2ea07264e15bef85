import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { BenchReport, BenchSettings } from '@rudel/bots/measure';
import { readConfig, startServer } from '@rudel/server';
import { thisMachine } from '../measure/machine.ts';
import { goOn, openVillage } from './big-village.ts';
import { chromiumPath } from './chromium-path.ts';
import { fluidText, rowOf } from './fluid-report.ts';
import type { FluidRow } from './fluid-report.ts';
import { probe } from './probe.ts';
import type { Noted } from './probe.ts';

/** A phone of the middle class is about six times as slow as a desk. */
const slowdowns = [1, 6] as const;
const numbers = [8, 24] as const;

/** How long the page is looked at before its processor changes. */
const secondsATurn = 15;

/** Bots act at this pace, in milliseconds, and four times as slowly in a discussion: more than any village of people does. */
const botPause = [80, 80];

/** How fluid the largest table is on a slow phone: from a message to the screen, and from frame to frame. */
export async function fluidBench({ quick }: BenchSettings): Promise<BenchReport> {
  const data = mkdtempSync(join(tmpdir(), 'rudel-fluid-'));
  const pace = JSON.stringify({ botPause });
  const read = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    RUDEL_DATA: data,
    RUDEL_LOG: 'warn',
    RUDEL_PACE: pace,
  });
  if (!read.ok) throw new Error(read.faults.join(' '));
  const server = await startServer(read.config);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const rows: FluidRow[] = [];
    for (const seats of numbers)
      rows.push(...(await rowsFor(browser, `http://localhost:${server.port}`, seats, quick ? 1 : 3)));
    const machine = thisMachine();
    return { text: fluidText(machine, rows), data: { bench: 'fluid', machine, rows } };
  } finally {
    await browser.close();
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
}

/** One person's seat on two pages: one plays, the other is looked at, by turns with a desk's processor and with a phone's. */
async function rowsFor(
  browser: Browser,
  address: string,
  seats: number,
  turns: number,
): Promise<readonly FluidRow[]> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });
  const player = await openVillage(context, seats);
  const page = await watch(context, player.url());
  const session = await context.newCDPSession(page);
  const notes = slowdowns.map((slowdown) => ({ slowdown, updates: [] as number[], frames: [] as number[] }));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const note of notes) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: note.slowdown });
      await notedBy(page);
      await playFor(player, secondsATurn);
      const { updates, frames } = await notedBy(page);
      note.updates.push(...updates);
      note.frames.push(...frames);
    }
  }
  await context.close();
  return notes.map(({ slowdown, ...noted }) => rowOf(seats, slowdown, noted));
}

async function watch(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(probe);
  await page.goto(address);
  await page.locator('.lupus-board').waitFor();
  await page.bringToFront();
  return page;
}

async function playFor(player: Page, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    await goOn(player).catch(() => {});
    await player.waitForTimeout(100);
  }
}

/** All that the page has noted since it was last asked. */
const notedBy = async (page: Page): Promise<Noted> =>
  page.evaluate(() => {
    const noted = Reflect.get(globalThis, 'noted') as { updates: number[]; frames: number[] };
    return { updates: noted.updates.splice(0), frames: noted.frames.splice(0) };
  });

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchReport, BenchSettings } from '@rudel/bots/measure';
import { thisMachine } from '../measure/machine.ts';
import { BenchProcess } from '../server/bench-process.ts';
import { botsText, hasFailed } from './bots-report.ts';
import type { BotsFigures } from './bots-report.ts';
import type { BotsQuestion, Events } from './bots-server.ts';
import { Companion } from './companion.ts';
import { Villages } from './villages.ts';

async function measured(server: BenchProcess, quick: boolean): Promise<BotsFigures> {
  const [count, quiet, seconds] = quick ? [30, 5, 15] : [150, 20, 90];
  const port = await server.ask<number>({ ask: 'port' } satisfies BotsQuestion);
  const companion = await Companion.open(port);
  await pause(2000);
  companion.taken();
  await pause(quiet * 1000);
  const alone = companion.taken();
  const villages = new Villages();
  await villages.open(port, count);
  companion.taken();
  const before = villages.steps;
  await pause(seconds * 1000);
  const beside = companion.taken();
  const { told, steps } = villages;
  const events = await server.ask<Events>({ ask: 'events' } satisfies BotsQuestion);
  villages.leave();
  await companion.leave();
  return {
    alone,
    beside,
    villages: count,
    told,
    toldBeside: companion.busy,
    steps: steps - before,
    seconds,
    events,
  };
}

/** What the bots of one table notice of very many bots elsewhere. */
export async function botsBench({ quick }: BenchSettings): Promise<BenchReport> {
  const folder = mkdtempSync(join(tmpdir(), 'rudel-bots-'));
  const script = new URL('bots-server.js', import.meta.url);
  const server = new BenchProcess({ script, args: [folder], core: null });
  try {
    const figures = await measured(server, quick);
    const machine = thisMachine();
    return {
      text: botsText(machine, figures),
      data: { bench: 'bots', machine, ...figures },
      hasFailed: hasFailed(figures),
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchReport, BenchSettings } from '@rudel/bots/measure';
import { thisMachine } from '../measure/machine.ts';
import { coresToPin } from './bench-process.ts';
import { serverContestants } from './server-contestants.ts';
import { scoresOfServers, serverText } from './server-report.ts';
import { measureServers } from './server-rounds.ts';
import type { ServerPlan } from './server-rounds.ts';

const thorough: ServerPlan = { tables: 100, rounds: 5, roundMs: 4000, warmUpMs: 3000 };
const quick: ServerPlan = { tables: 100, rounds: 3, roundMs: 1500, warmUpMs: 1500 };

/** On the disk where the product keeps its data; a folder for temporary files may be in memory only. */
function folderForData(): string {
  const cache = join(process.cwd(), 'node_modules', '.cache', 'rudel');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(join(cache, 'bench-'));
}

/** Servers with a hundred matches of four clients each, in one run. */
export async function serverBench(settings: BenchSettings): Promise<BenchReport> {
  const plan = settings.quick ? quick : thorough;
  const cores = coresToPin();
  const folder = folderForData();
  try {
    const measured = await measureServers(serverContestants, plan, { cores, folder });
    const machine = thisMachine();
    const scores = scoresOfServers(measured, plan);
    const text = serverText(machine, plan, cores, measured);
    return { text, data: { bench: 'server', machine, plan, cores, scores, measured } };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

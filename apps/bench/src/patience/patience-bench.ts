import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchReport, BenchSettings } from '@rudel/bots/measure';
import { dog } from '@rudel/dog';
import { seal, seededRng } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import { lupus } from '@rudel/lupus';
import { thisMachine } from '../measure/machine.ts';
import { BenchProcess } from '../server/bench-process.ts';
import { detected, sampleOf } from './detector.ts';
import type { Span } from './detector.ts';
import { hasFailed, patienceText } from './patience-report.ts';
import type { PatienceRow } from './patience-report.ts';
import { People } from './people.ts';
import type { Opening } from './people.ts';
import { Watcher } from './watcher.ts';

type Trial = {
  readonly table: string;
  readonly opening: Opening;
  readonly diskMs: number;
  readonly hasBeat: boolean;
};

const tables: readonly Pick<Trial, 'table' | 'opening'>[] = [
  { table: 'Dog, an exchange', opening: { game: seal(dog), seats: 4, options: '-' } },
  { table: 'Lupus, a night of 24', opening: { game: seal(lupus), seats: 24, options: '-' } },
];

/** A night of many has more secrets than one round should have. */
const mostPerRound = 8;

const usualTick = 100;
/** A beat takes as many writes as this, where that is longer than it is as a rule. */
const writesPerBeat = 4;

/** A span is long enough for what somebody does at its beginning to be written, told and answered. */
const spanOf = ({ diskMs, hasBeat }: Trial): number =>
  hasBeat ? Math.max(usualTick, writesPerBeat * diskMs) * 2.5 : writesPerBeat * diskMs + 100;

/** As often as a table takes it; without a beat not so often that a watcher waits for what they wrote themselves. */
const betweenWrites = ({ diskMs, hasBeat }: Trial): number => (hasBeat ? 250 : diskMs * 1.5);

/** So many acts in secret and about as many spans without, as a coin decides, one exchange or call after the other. */
async function spansAt(people: People, trial: Trial, acts: number, rng: Rng): Promise<readonly Span[]> {
  const spans: Span[] = [];
  for (let [round, done] = [0, 0]; done < acts; round += 1) {
    await people.goOn();
    await pause(spanOf(trial));
    for (let left = Math.min(people.secrets, mostPerRound); left > 0;) {
      const hasActed = rng.int(2) === 0;
      const from = performance.now();
      const deciding = hasActed ? people.decideInSecret() : Promise.resolve();
      await pause(spanOf(trial));
      spans.push({ from, to: performance.now(), hasActed, round });
      await deciding;
      if (hasActed) [left, done] = [left - 1, done + 1];
    }
  }
  return spans;
}

async function tried(trial: Trial, acts: number): Promise<PatienceRow> {
  const { table, opening, diskMs, hasBeat } = trial;
  const folder = mkdtempSync(join(tmpdir(), 'rudel-patience-'));
  const script = new URL('patient-server.js', import.meta.url);
  const args = [folder, String(diskMs), String(hasBeat ? usualTick : 0)];
  const server = new BenchProcess({ script, args, core: null });
  try {
    const port = await server.ask<number>({});
    const rng = seededRng(`${table} ${diskMs} ${hasBeat}`);
    const people = new People(opening.game, rng);
    await people.open(port, opening);
    const watcher = new Watcher();
    await watcher.come(port, people.invite);
    watcher.watch(betweenWrites(trial));
    const spans = await spansAt(people, trial, acts, rng);
    await watcher.leave();
    await people.leave();
    const samples = spans.map((span) => sampleOf(span, watcher.probes));
    return { table, diskMs, hasBeat, detection: detected(samples) };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether somebody with twenty sockets can tell from pauses when another one decides in secret, on a disk that is slow. */
export async function patienceBench({ quick }: BenchSettings): Promise<BenchReport> {
  const rows: PatienceRow[] = [];
  for (const diskMs of quick ? [50] : [50, 200]) {
    for (const hasBeat of [true, false]) {
      const trials = tables.map((table) => tried({ ...table, diskMs, hasBeat }, quick ? 24 : 48));
      rows.push(...(await Promise.all(trials)));
    }
  }
  const machine = thisMachine();
  return {
    text: patienceText(machine, rows),
    data: { bench: 'patience', machine, rows },
    hasFailed: hasFailed(rows),
  };
}

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
import type { Sample, Span } from './detector.ts';
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
  { table: 'Lupus, a night of 24', opening: { game: seal(lupus), seats: 24, options: 'nightSeconds=0' } },
];

/** A night of many has more secrets than one call should have. */
const spansPerRound = 12;
/** Exchanges or calls at one table; then another is opened, lest all of it hang on one deal. */
const roundsPerTable = 6;

const usualTick = 100;
/** A beat takes as many writes as this, where that is longer than it is as a rule. */
const writesPerBeat = 4;

/** A span is long enough for what somebody does at its beginning to be written, told and answered. */
const spanOf = ({ diskMs, hasBeat }: Trial): number =>
  hasBeat ? Math.max(usualTick, writesPerBeat * diskMs) * 2.5 : writesPerBeat * diskMs + 100;

/** As often as a table takes it; without a beat not so often that a watcher waits for what they wrote themselves. */
const betweenWrites = ({ diskMs, hasBeat }: Trial): number => (hasBeat ? 250 : diskMs * 1.5);

/** A watched table: those who play at it, and who looks on. */
type Watched = { readonly people: People; readonly watcher: Watcher };

/** Ends what goes on, and plays on until several are asked who may decide in secret. */
async function nextRound({ people, watcher }: Watched): Promise<void> {
  const { changes } = watcher;
  do await people.decide();
  while (watcher.changes === changes || people.secrets < 2);
}

/** An exchange or a call: in about half of its spans somebody acts in secret, as a coin decides. Where an act turns out to be none, because the night is over, nothing of it counts. */
async function spansOfRound(
  { people, watcher }: Watched,
  trial: Trial,
  { round, rng }: { readonly round: number; readonly rng: Rng },
): Promise<readonly Span[]> {
  const spans: Span[] = [];
  await pause(spanOf(trial));
  while (spans.length < spansPerRound && people.secrets > 0) {
    const { changes } = watcher;
    const hasActed = rng.int(2) === 0;
    const from = performance.now();
    const deciding = hasActed ? people.decideInSecret() : Promise.resolve();
    await pause(spanOf(trial));
    await deciding;
    if (watcher.changes !== changes) return [];
    spans.push({ from, to: from + spanOf(trial), hasActed, round });
  }
  return spans;
}

/** What the rounds of one table tell, until people act there for all to see; rounds are counted on from `first`. */
async function samplesAt(
  port: number,
  trial: Trial,
  { first, rng }: { readonly first: number; readonly rng: Rng },
): Promise<readonly Sample[]> {
  const people = new People(trial.opening.game, rng);
  await people.open(port, trial.opening);
  const watcher = new Watcher();
  await watcher.come(port, people.invite);
  await people.start();
  watcher.watch(betweenWrites(trial));
  const spans: Span[] = [];
  for (let round = first; round < first + roundsPerTable; round += 1) {
    await watcher.restDuring(() => nextRound({ people, watcher }));
    const more = await spansOfRound({ people, watcher }, trial, { round, rng });
    if (more.length === 0) break;
    spans.push(...more);
  }
  await watcher.leave();
  await people.leave();
  if (spans.length === 0) throw new Error('everybody saw what was meant to be secret');
  return spans.map((span) => sampleOf(span, watcher.probes));
}

/** One table after the other, until somebody has acted in secret often enough. */
async function tried(trial: Trial, acts: number): Promise<PatienceRow> {
  const { table, diskMs, hasBeat } = trial;
  const folder = mkdtempSync(join(tmpdir(), 'rudel-patience-'));
  const script = new URL('patient-server.js', import.meta.url);
  const args = [folder, String(diskMs), String(hasBeat ? usualTick : 0)];
  const server = new BenchProcess({ script, args, core: null });
  try {
    const port = await server.ask<number>({});
    const rng = seededRng(`${table} ${diskMs} ${hasBeat}`);
    const samples: Sample[] = [];
    for (let first = 0; samples.filter(({ hasActed }) => hasActed).length < acts; first += roundsPerTable) {
      samples.push(...(await samplesAt(port, trial, { first, rng })));
    }
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

import { faultOfDraws, lotOf, parseRecord, replay, seededRng } from '@rudel/kernel';
import { simulatedSqlite } from './disk/simulated-sqlite.ts';
import { checkLog } from './log-checks.ts';
import type { Defect } from './machine.ts';
import type { Breach } from './promises.ts';
import { SimulatedWorld } from './simulated-world.ts';
import { lineOf } from './table-truth.ts';
import type { Line, TableTruth } from './table-truth.ts';
import { moveWish } from './wishes.ts';

/** What came of one seed. */
export type Run = { readonly breaches: readonly Breach[]; readonly story: readonly string[] };

const stepsPerCalm = 80;
const calms = 4;

/** What the rooms report when a disk or a program fails, and nothing else. */
const expectedReports = new Set([
  'append-failed',
  'checkpoint-failed',
  'call-failed',
  'attach-failed',
  'resume-failed',
  'turn-failed',
  'disk-full',
  'disk-has-room',
  'clock-jumped',
  'clock-doubted',
]);

/** Runs a world by its seed, and says which promises were broken. */
export async function runSeed(seed: number, defect: Defect = {}): Promise<Run> {
  const world = new SimulatedWorld(seed, await simulatedSqlite(), defect);
  const { witness, machine } = world;
  await world.open();
  for (let step = 1; step <= stepsPerCalm * calms; step += 1) {
    await world.step();
    if (step % stepsPerCalm !== 0) continue;
    if (await world.calm()) checkViews(world);
  }
  await playOn(world, seed);
  await world.restart();
  if (await world.calm()) await checkEnd(world);
  for (const event of new Set(machine.reports)) {
    if (!expectedReports.has(event) && !witness.hasLied) witness.breach('nothing-odd', event);
  }
  machine.kill();
  machine.bury();
  return { breaches: witness.breaches, story: witness.story };
}

/** Everybody sees what the log says, and all say the same of their table. */
function checkViews({ tabs, witness }: SimulatedWorld): void {
  const docs = new Map<string, string>();
  for (const tab of tabs) {
    const truth = witness.tables.get(tab.admission.table);
    if (truth === undefined || truth.isSwept || tab.ended !== null || tab.wire === null) continue;
    const doc = JSON.stringify(tab.doc);
    const other = docs.get(truth.id) ?? doc;
    docs.set(truth.id, other);
    if (doc !== other)
      witness.breach(
        'views-follow-the-log',
        `${tab.admission.person} of table ${truth.id} sees another table`,
      );
    if (truth.state.phase === 'lobby') continue;
    const isTrue = JSON.stringify(tab.known?.view) === truth.viewOf(truth.eyeOf(tab.admission.person));
    if (!isTrue)
      witness.breach(
        'views-follow-the-log',
        `${tab.admission.person} of table ${truth.id} sees another match`,
      );
  }
}

/** Whether a match of a game takes so long that nobody waits for its end. */
const isLong = (game: string): boolean => game === 'dog' || game === 'lupus';

/** Whether a match at a table waits for somebody who is there, and not for the end of a pause. */
const isGoingOn = ({ tabs }: SimulatedWorld, { id, state }: TableTruth): boolean =>
  state.phase === 'playing' &&
  state.paused === null &&
  tabs.some(({ admission, wire }) => admission.table === id && wire !== null);

/** A table waits for whoever plays alone and reads how the game goes, and in a pause; at last everybody has read it, nobody reads at a wire that is lost, and whoever may goes on. */
function endWaiting({ net, tabs }: SimulatedWorld): void {
  net.noticeLost();
  for (const tab of tabs) {
    if (tab.ended !== null || tab.table === null) continue;
    tab.want('reading off');
    tab.want('resume');
  }
}

/** Matches that go on are played to their end, long ones for a while. */
async function playOn(world: SimulatedWorld, seed: number): Promise<void> {
  endWaiting(world);
  const rng = seededRng(`end of ${seed}`);
  const { witness, machine } = world;
  const lengths = new Map([...witness.tables.values()].map((truth) => [truth.id, truth.lines.length]));
  for (let round = 0; round < 60; round += 1) {
    if (!(await world.calm())) return;
    const running = [...witness.tables.values()].filter((truth) => isGoingOn(world, truth));
    const short = running.filter(({ playable }) => !isLong(playable.game.id));
    const isStill = running.some(({ id, lines }) => lines.length <= (lengths.get(id) ?? 0));
    if (short.length === 0 && round > 8 && !isStill) break;
    for (const tab of world.tabs) {
      const text = tab.ended === null && tab.table !== null ? moveWish(tab, rng) : null;
      if (text !== null) tab.want(text);
    }
    await machine.clockwork.pass(2500);
  }
  for (const truth of witness.tables.values()) checkProgress(world, truth, lengths.get(truth.id) ?? 0);
}

function checkProgress(world: SimulatedWorld, truth: TableTruth, length: number): void {
  const { id } = truth.playable.game;
  const hasMoved = truth.lines.length > length;
  if (isGoingOn(world, truth) && (!isLong(id) || !hasMoved))
    world.witness.breach('it-goes-on', `the match of table ${truth.id} (${id}) does not end`);
}

async function checkEnd(world: SimulatedWorld): Promise<void> {
  const { witness } = world;
  checkViews(world);
  for (const truth of witness.tables.values()) {
    if (truth.lines.length === 0 || truth.isSwept) continue;
    if (!witness.hasLied) await checkChapters(world, truth);
    checkLog(witness, truth);
    for (const nth of truth.state.results.keys()) await checkRecord(world, truth, nth + 1);
  }
}

/** Every chapter of a log is there, each with what was written into it. */
async function checkChapters(
  { witness, machine }: SimulatedWorld,
  { id, state, lines }: TableTruth,
): Promise<void> {
  const all: Line[] = [];
  for (let number = 0; number <= (state.match?.number ?? 0); number += 1) {
    const chapter = await machine.store.chapter(id, number);
    all.push(...(chapter?.entries ?? []).map(lineOf));
  }
  if (JSON.stringify(all) !== JSON.stringify(lines))
    witness.breach('log-only-grows', `the chapters of table ${id}`);
}

/** Everything that anybody can check about a finished match. */
async function checkRecord(
  { witness, machine }: SimulatedWorld,
  truth: TableTruth,
  match: number,
): Promise<void> {
  const answer = await machine.rooms.record(truth.id, match);
  if (!answer.ok) {
    if (!witness.hasLied)
      witness.breach('it-goes-on', `no record of match ${match}: ${answer.refusal.error}`);
    return;
  }
  const { game } = truth.playable;
  const record = parseRecord(answer.value);
  if (!record.ok) throw new Error(record.error);
  const promised = truth.lines.find(({ text }) => text.startsWith(`commits ${match} `))?.text.split(' ')[2];
  const lines = record.value.lines.filter(({ kind }) => kind !== 'assert');
  const replayed = replay(game, { ...record.value, lines });
  const lot = 'error' in replayed ? null : lotOf(record.value, replayed.seats);
  const isFair =
    !('error' in replayed) &&
    lot !== null &&
    !('error' in lot) &&
    faultOfDraws(game, record.value, replayed, lot) === null &&
    record.value.tags.get('Commitment') === promised;
  if (!isFair) witness.breach('secret-fits-promise', `the record of match ${match} of table ${truth.id}`);
}

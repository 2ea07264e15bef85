import { setTimeout as passing } from 'node:timers/promises';
import { seededRng } from '@rudel/kernel';
import { Counter, mostAnswers, mostMs, reportOf, seatTables } from './kill-run.ts';
import type { KillPlan, KillReport, Table } from './kill-run.ts';
import type { Player } from './player.ts';
import { Served } from './served.ts';

const answersAt = ({ players }: Table): number =>
  players.flatMap(({ sent }) => sent).filter(({ answer }) => answer !== null).length;

/** Waits until something more was answered at every table. */
async function allComeBack(tables: readonly Table[], counter: Counter): Promise<void> {
  const before = tables.map(answersAt);
  while (tables.some((table, at) => answersAt(table) === before[at])) await counter.after(1);
}

/** Plays at some tables of one server whose threads of tables are killed again and again at random moments; then reads what is left on the disk. */
export async function runRoomKills(plan: KillPlan): Promise<KillReport> {
  const rng = seededRng(plan.seed);
  const server = await Served.start(plan);
  const counter = new Counter();
  const tables = await seatTables(server.port, plan, counter.count);
  const over = new AbortController();
  const playOn = async (player: Player): Promise<void> => {
    while (!over.signal.aborted) await player.play(server.port);
  };
  const playing = tables.flatMap(({ players }) => players.map(playOn));
  for (let nth = 0; nth < plan.kills; nth += 1) {
    await counter.after(rng.int(mostAnswers));
    await passing(rng.int(mostMs));
    await server.killRooms(rng.int(plan.workers ?? 1));
    plan.onKill?.(nth + 1);
    await allComeBack(tables, counter);
  }
  over.abort();
  await server.kill();
  await Promise.all(playing);
  return reportOf(plan, tables);
}

import { answerWith } from './answers.ts';
import type { Meter, SeatedTable, SeatTable } from './clients.ts';
import { playAll } from './closed-loop.ts';
import { serverContestants } from './server-contestants.ts';

export type LoadQuestion =
  | { readonly ask: 'seat'; readonly port: number; readonly count: number }
  | { readonly ask: 'play'; readonly ms: number }
  | { readonly ask: 'leave' };

const meter: Meter = { bytes: 0, frames: 0 };
const [, , name = ''] = process.argv;
let tables: readonly SeatedTable[] = [];
let seated = 0;

async function seatTable(): Promise<SeatTable> {
  const contestant = serverContestants.find((other) => other.name === name);
  if (contestant === undefined) throw new Error(`there is no contestant ${name}`);
  return contestant.loadClients();
}

/** A few at a time: a crowd at the door is not what is measured. */
async function seat(port: number, count: number): Promise<void> {
  const take = await seatTable();
  const taken: SeatedTable[] = [];
  for (; taken.length < count; seated += 1) taken.push(await take(port, seated, meter));
  tables = [...tables, ...taken];
}

async function answer(question: LoadQuestion): Promise<unknown> {
  if (question.ask === 'seat') return seat(question.port, question.count);
  if (question.ask === 'play') return playAll(tables, question.ms, meter);
  await Promise.all(tables.map((table) => table.leave()));
  tables = [];
  return null;
}

answerWith((question) => answer(question as LoadQuestion));

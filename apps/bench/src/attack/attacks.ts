import { setTimeout as pause } from 'node:timers/promises';
import { median } from '@rudel/bots/measure';
import { Attacker, madeTable, requested } from './attacker.ts';

/** How often each status was the answer; 0 stands for none. */
export type Statuses = { readonly [status: string]: number };

function counted(statuses: readonly number[]): Statuses {
  const counts: { [status: string]: number } = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** As long as a deck can be. */
function longOptions(nth: number): string {
  const cards = Array.from({ length: 300 }, (_, at) => `Card ${nth} ${at} ${'x'.repeat(30)}`);
  return `options deck=${cards.join('|')}`.slice(0, 15_000);
}

/** Six sockets of one host set one long deck after another, as fast as messages may come; the id of their table. */
export async function floodSettings(port: number, seconds: number): Promise<string> {
  const admission = await madeTable(port, { game: 'tofugott', seats: ['me', 'open', 'open'] });
  const sockets = Array.from({ length: 6 }, () => new Attacker(port));
  await Promise.all(sockets.map(async (socket) => socket.hello(admission)));
  const end = performance.now() + seconds * 1000;
  for (let nth = 0; performance.now() < end; nth += 1) {
    for (const socket of sockets) if (socket.isOpen) socket.send(longOptions(nth));
    await pause(1000 / 14);
  }
  for (const socket of sockets) socket.close();
  return admission.table;
}

const recordOf = (table: string): string => `/api/tables/${table}/matches/1/record`;

/** So many records at once. */
export async function stormRecords(port: number, table: string, count: number): Promise<Statuses> {
  const answers = Array.from({ length: count }, async () => requested(port, recordOf(table)));
  return counted((await Promise.all(answers)).map(({ status }) => status));
}

/** A hundred records a second. */
export async function drumRecords(port: number, table: string, seconds: number): Promise<Statuses> {
  const answers: Promise<number>[] = [];
  for (let nth = 0; nth < seconds * 100; nth += 1) {
    answers.push(requested(port, recordOf(table)).then(({ status }) => status));
    await pause(10);
  }
  return counted(await Promise.all(answers));
}

/** A match of four bots, watched until it is over; the id of its table. */
export async function finishedMatch(port: number): Promise<string> {
  const bots = ['bot random', 'bot random', 'bot random', 'bot random'] as const;
  const admission = await madeTable(port, { seats: bots });
  const watcher = new Attacker(port);
  await watcher.hello(admission);
  watcher.send('start');
  for (let status = 0; status !== 200;) {
    await pause(2000);
    ({ status } = await requested(port, recordOf(admission.table)));
  }
  watcher.close();
  return admission.table;
}

async function openLog(port: number, invite: string): Promise<number> {
  const before = performance.now();
  const { status, text } = await requested(port, '/api/look', { invite });
  if (status !== 200) throw new Error(`no look: ${status} ${text}`);
  return performance.now() - before;
}

/** Looks at tables that nobody has opened since the server started, one after the other; how many milliseconds each took. */
export async function openLogs(port: number, invites: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const invite of invites) times.push(await openLog(port, invite));
  return times;
}

/** The medians of what it takes to be answered: a move from the future, and one that is refused. */
export async function priceOfStaleMoves(port: number): Promise<{ stale: number; refused: number }> {
  const admission = await madeTable(port, {});
  const attacker = new Attacker(port);
  await attacker.hello(admission);
  await attacker.price('start');
  const [stale, refused]: [number[], number[]] = [[], []];
  for (let nth = 0; nth < 50; nth += 1) {
    await pause(100);
    stale.push(await attacker.price('move nothing', attacker.seq + 1000));
    await pause(100);
    refused.push(await attacker.price('move nothing'));
  }
  attacker.close();
  return { stale: median(stale), refused: median(refused) };
}

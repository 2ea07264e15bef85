import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Worker } from 'node:worker_threads';
import { expect } from 'vitest';
import type { CallAnswer, Call } from '../src/calls.ts';

/** How many appends the other process asks for at once. */
export const perGroup = 7;

type Tools = { readonly Worker: typeof Worker; readonly writeSync: typeof writeSync };
type Task = { readonly url: string; readonly file: string; readonly id: string; readonly perGroup: number };

/**
 * Appends to a table as fast as it can and says how many appends were fulfilled. It runs in the other process: it knows nothing of what is
 * around it here.
 */
function appendForever({ Worker: Thread, writeSync: write }: Tools, task: Task): void {
  const thread = new Thread(new URL(task.url), {
    workerData: { file: task.file, patience: 0, limit: null },
    execArgv: [],
  });
  let n = 0;
  const callOf = (after: number): Call => {
    const entry = { text: `entry ${after + 1}`, command: null, at: after, deadline: null };
    return { op: 'append', id: task.id, place: { epoch: 0, after }, entries: [entry], aside: null };
  };
  thread.on('message', (answers: readonly CallAnswer[] | null) => {
    if (answers !== null) {
      if (answers.some((answer) => answer !== null)) throw new Error('An append was refused.');
      n += task.perGroup;
      write(1, `${n}\n`);
    }
    const calls = Array.from({ length: task.perGroup }, (_, at) => callOf(n + at));
    thread.postMessage(JSON.stringify(calls), []);
  });
}

function run(script: string): ChildProcess {
  const args = ['--input-type=module', '--eval', script];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
}

const urlOf = (module: string): string => new URL(`../dist/sqlite/${module}`, import.meta.url).href;

/** Lets another process append until it has told of this many entries, then kills it; how many it told of in the end. */
export async function killedWriter(file: string, id: string, enough: number): Promise<number> {
  const task: Task = { url: urlOf('worker.js'), file, id, perGroup };
  const child = run(`import { Worker } from 'node:worker_threads';
    import { writeSync } from 'node:fs';
    (${appendForever.toString()})({ Worker, writeSync }, ${JSON.stringify(task)});`);
  const ended = once(child, 'exit');
  let told = 0;
  if (child.stdout === null) throw new Error('The other process cannot speak.');
  for await (const line of createInterface({ input: child.stdout })) {
    told = Number(line);
    if (told >= enough) child.kill('SIGKILL');
  }
  expect(await ended).toEqual([null, 'SIGKILL']);
  return told;
}

/** Tries to open the file in another process; SQLite's error code, or 0 if it could. */
export async function openedElsewhere(file: string): Promise<unknown> {
  const setup = JSON.stringify({ file, patience: 0, limit: null });
  const child = run(`const { openDatabase } = await import(${JSON.stringify(urlOf('open-database.js'))});
    const opened = await openDatabase(${setup}).catch((error) => error);
    process.exit(opened.errcode ?? 0);`);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

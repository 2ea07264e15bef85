import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Pipe } from '@rudel/bots/program';
import { LineQueue } from './line-queue.ts';

/** Where a program is started. */
export type Place = {
  readonly cwd: string;
  readonly env: { readonly [name: string]: string | undefined };
};

/** How long a program may take to end by itself once it is told to, in milliseconds. */
const farewell = 500;

/** So much of what a program complained about is kept for the report. */
const longestComplaint = 2000;

const hasGroups = process.platform !== 'win32';

/** Ends a program with everything it has started. */
function kill(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (hasGroups) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has ended already.
  }
}

const running = new Set<ChildProcess>();

process.once('exit', () => {
  for (const child of running) kill(child);
});

const namesTrouble = /^\S*(?:Error|Exception|panicked)\b/;

/** How a program ended, with the line that says most of what it complained about: the one that names the trouble, or the last. */
function endOf(code: number | null, signal: string | null, complaint: string): string {
  const how = signal ?? `exit code ${code ?? '?'}`;
  const lines = complaint.split('\n').filter((line) => line.trim() !== '');
  const line = lines.findLast((one) => namesTrouble.test(one)) ?? lines.at(-1);
  return line === undefined ? how : `${how}: ${line.trim()}`;
}

/** Listens to a program until it floods or ends. */
function listen(child: ChildProcess, queue: LineQueue): void {
  let complaint = '';
  child.stdout?.setEncoding('utf8').on('data', (piece: string) => {
    if (!queue.add(piece)) child.stdout?.destroy();
  });
  child.stderr?.setEncoding('utf8').on('data', (piece: string) => {
    complaint = `${complaint}${piece}`.slice(-longestComplaint);
  });
  child.stdin?.on('error', () => {});
  child.on('error', ({ message }) => queue.end({ kind: 'end', how: message }));
  child.on('close', (code, signal) => queue.end({ kind: 'end', how: endOf(code, signal, complaint) }));
}

/**
 * Starts a program by its command line, as a shell reads it, and gives the way to it. However it behaves, it ends soon after the way is
 * closed, and all that it has started with it.
 */
export function startProgram(command: string, { cwd, env }: Place): Pipe {
  const child = spawn(command, { shell: true, cwd, env, stdio: 'pipe', detached: hasGroups });
  const queue = new LineQueue();
  running.add(child);
  listen(child, queue);
  return {
    send(lines) {
      if (lines.length > 0 && child.stdin.writable) child.stdin.write(`${lines.join('\n')}\n`);
    },
    next: async (until) => queue.next(until - performance.now()),
    now: () => performance.now(),
    close() {
      child.stdin?.end();
      const timer = setTimeout(() => {
        kill(child);
        running.delete(child);
      }, farewell);
      child.once('close', () => {
        clearTimeout(timer);
        kill(child);
        running.delete(child);
      });
    },
  };
}

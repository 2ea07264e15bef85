import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Io } from '../src/io.ts';
import { run } from '../src/run.ts';

/** What a command left behind. */
export type Done = { readonly exit: number; readonly out: string; readonly err: string };

export type Circumstances = {
  readonly lines?: readonly string[];
  /** What happens elsewhere while the person thinks. */
  readonly onAsk?: () => void;
  readonly isTerminal?: boolean;
  readonly isWatched?: boolean;
  readonly hasColour?: boolean;
  readonly columns?: number;
  /** After how many looks somebody presses Ctrl-C. */
  readonly patience?: number;
  readonly cwd?: string;
  readonly env?: { readonly [name: string]: string };
};

/** Runs a command line as a process would, on a machine that is made up. */
export async function rudel(args: readonly string[], around: Circumstances = {}): Promise<Done> {
  const lines = [...(around.lines ?? [])];
  let out = '';
  let err = '';
  let clock = 0;
  let patience = around.patience ?? Infinity;
  const io: Io = {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    ask: (prompt) => {
      out += prompt;
      around.onAsk?.();
      return Promise.resolve(lines.shift() ?? null);
    },
    goesOn: () => {
      patience -= 1;
      return Promise.resolve(patience >= 0);
    },
    isWatched: around.isWatched ?? false,
    columns: around.columns ?? 80,
    isTerminal: around.isTerminal ?? false,
    hasColour: around.hasColour ?? false,
    cwd: around.cwd ?? '/nowhere',
    env: around.env ?? { HOME: '/nowhere' },
    randomBytes: (count) => new Uint8Array(count).fill(7),
    now: () => {
      clock += 1000;
      return clock;
    },
  };
  const exit = await run(args, io);
  return { exit, out, err };
}

/** The one object that a command with `--json` printed. */
export function dataOf({ out }: Done): unknown {
  return JSON.parse(out);
}

export const linesOf = (text: string): string[] => text.split('\n').slice(0, -1);

/** A folder of the test file's own, gone when its tests are done. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rudel-cli-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

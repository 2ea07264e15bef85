import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StoreFault } from '@rudel/store';
import type { Log } from '../logging.ts';

/** Where copies go, how often one is made, and how many are kept. */
export type BackupPlan = { readonly folder: string; readonly every: number; readonly keep: number };

/** What is told about a copy: how large it is, how many tables were checked in it, and how many of them were damaged before. */
export type BackupMade = { readonly bytes: number; readonly tables: number; readonly damaged: number };

export type MakeBackup = (file: string) => Promise<BackupMade>;

/** How long after a failure it is tried again, in milliseconds. */
const retry = 10 * 60_000;
/** Timers cannot wait for much longer. */
const longestWait = 7 * 24 * 3600_000;
/** A server that has just come up has other things to do. */
const first = 60_000;

const namePattern = /^rudel-(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}Z)\.sqlite$/;

/** `rudel-2026-11-18T03-30-00Z.sqlite`: names in their order of time. */
export function backupName(at: number): string {
  const time = new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
  return `rudel-${time.replaceAll(':', '-')}.sqlite`;
}

/** When a copy was made, by its name; null for a file that is none of ours. */
export function timeOfBackup(name: string): number | null {
  const [, hour, minute, second] = namePattern.exec(name) ?? [];
  return hour === undefined ? null : Date.parse(`${hour}:${minute}:${second}`);
}

/** The copies in a folder, the oldest first. */
function backupsIn(folder: string): readonly { readonly name: string; readonly at: number }[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const at = timeOfBackup(name);
      return at === null ? [] : [{ name, at }];
    });
}

export type BackupPorts = {
  readonly make: MakeBackup;
  /** Milliseconds that pass whatever the time of day does. */
  readonly now: () => number;
  /** The time of day, in milliseconds since 1970. */
  readonly date: () => number;
  /** Calls back once, after this many milliseconds or a little earlier, unless cancelled. */
  readonly after: (ms: number, callback: () => void) => () => void;
  readonly log: Log;
};

const causeOf = (error: unknown): string => {
  if (error instanceof StoreFault) return error.cause ?? error.kind;
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
};

/**
 * Makes copies on a schedule. When the first one is due follows from the newest that is there, so that a restart neither skips one nor makes
 * another; from then on no clock that is set can put one off. Only files with names of ours are ever removed, and none before a new one stands.
 */
export class Backups {
  readonly #plan: BackupPlan;
  readonly #ports: BackupPorts;
  #due: number;
  #cancel: () => void = () => {};
  #running: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(plan: BackupPlan, ports: BackupPorts) {
    this.#plan = plan;
    this.#ports = ports;
    this.#due = ports.now() + Math.max(first, this.#waitByNames());
    this.#wait();
  }

  /** Waits for a copy that is being made. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancel();
    await this.#running;
  }

  #wait(): void {
    if (this.#isClosed) return;
    const { now, after } = this.#ports;
    const wait = Math.min(longestWait, Math.max(0, this.#due - now()));
    this.#cancel = after(wait, () => {
      this.#running = this.#makeIfDue().then(() => this.#wait());
    });
  }

  /** A copy from the future says that a clock was wrong, and nothing about when the next one is due. */
  #waitByNames(): number {
    const date = this.#ports.date();
    try {
      const past = backupsIn(this.#plan.folder).filter(({ at }) => at <= date);
      const last = past.at(-1);
      return last === undefined ? 0 : last.at + this.#plan.every - date;
    } catch {
      return 0;
    }
  }

  async #makeIfDue(): Promise<void> {
    const { make, now, date, log } = this.#ports;
    const { folder, every } = this.#plan;
    if (now() < this.#due) return;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const name = backupName(date());
      const made = await make(join(folder, name));
      this.#due = now() + every;
      log.info('backup-made', { ...made, removed: this.#removeOld(name) });
    } catch (error) {
      this.#due = now() + Math.min(retry, every);
      log.error('backup-failed', { cause: causeOf(error) });
    }
  }

  /** The one just made stays, even if others claim to be from later. */
  #removeOld(latest: string): number {
    const { folder, keep } = this.#plan;
    const others = backupsIn(folder).filter(({ name }) => name !== latest);
    const old = others.slice(0, Math.max(0, others.length + 1 - keep));
    for (const { name } of old) rmSync(join(folder, name));
    return old.length;
  }
}

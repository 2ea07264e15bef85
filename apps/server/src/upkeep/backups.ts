import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StoreFault } from '@rudel/store';
import type { Log } from '../logging.ts';

/** Where copies go, how often one is made, and how many are kept. */
export type BackupPlan = { readonly folder: string; readonly every: number; readonly keep: number };

/** What is told of a copy: how large it is, how many tables were checked in it, and how many of them were damaged before. */
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
  /** The time of day, in milliseconds since 1970. */
  readonly date: () => number;
  /** Calls back once, after so many milliseconds or a little earlier, unless cancelled. */
  readonly after: (ms: number, callback: () => void) => () => void;
  readonly log: Log;
};

const causeOf = (error: unknown): string => {
  if (error instanceof StoreFault) return error.cause ?? error.kind;
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
};

/**
 * Makes copies on a schedule. When the next one is due follows from the newest that is there, so that a restart neither skips one nor makes
 * another. Only files with names of ours are ever removed, and none before a new one stands.
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
    this.#due = Math.max(ports.date() + first, this.#dueByNames());
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
    const { date, after } = this.#ports;
    const wait = Math.min(longestWait, Math.max(0, this.#due - date()));
    this.#cancel = after(wait, () => {
      this.#running = this.#makeIfDue().then(() => this.#wait());
    });
  }

  /** A copy from the future says that a clock was wrong, and nothing about when the next one is due. */
  #dueByNames(): number {
    const now = this.#ports.date();
    try {
      const past = backupsIn(this.#plan.folder).filter(({ at }) => at <= now);
      const last = past.at(-1);
      return last === undefined ? now : last.at + this.#plan.every;
    } catch {
      return now;
    }
  }

  async #makeIfDue(): Promise<void> {
    const { make, date, log } = this.#ports;
    const { folder, every } = this.#plan;
    if (date() < this.#due) return;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const made = await make(join(folder, backupName(date())));
      this.#due = date() + every;
      log.info('backup-made', { ...made, removed: this.#removeOld() });
    } catch (error) {
      this.#due = date() + Math.min(retry, every);
      log.error('backup-failed', { cause: causeOf(error) });
    }
  }

  #removeOld(): number {
    const { folder, keep } = this.#plan;
    const old = backupsIn(folder).slice(0, -keep);
    for (const { name } of old) rmSync(join(folder, name));
    return old.length;
  }
}

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StoreFault } from '@rudel/store';
import type { Details, Log } from '../../src/logging.ts';
import { Backups, backupName, timeOfBackup } from '../../src/upkeep/backups.ts';

const root = mkdtempSync(join(tmpdir(), 'rudel-backups-'));
afterAll(() => rmSync(root, { recursive: true }));

const hour = 3_600_000;
const start = 1_800_000_000_000;

/** Time that passes when told, and what became of it. */
class Bench {
  readonly folder: string;
  readonly events: { readonly event: string; readonly details: Details }[] = [];
  now = 0;
  /** How far the time of day is ahead. */
  ahead = start;
  fails = false;
  #alarm: { readonly at: number; readonly ring: () => void } | null = null;

  constructor(name: string) {
    this.folder = join(root, name);
  }

  open(keep = 3): Backups {
    const note = (event: string, details: Details = {}): void => void this.events.push({ event, details });
    const log: Log = { debug: note, info: note, warn: note, error: note };
    return new Backups(
      { folder: this.folder, every: 24 * hour, keep },
      {
        now: () => this.now,
        date: () => this.now + this.ahead,
        after: (ms, ring) => {
          this.#alarm = { at: this.now + ms, ring };
          return () => {
            this.#alarm = null;
          };
        },
        log,
        make: async (file) => {
          if (this.fails) throw new StoreFault('failed', 'no', 'full');
          writeFileSync(file, 'copy');
          return { bytes: 4, tables: 1, damaged: 0 };
        },
      },
    );
  }

  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    for (let alarm = this.#alarm; alarm !== null && alarm.at <= end; alarm = this.#alarm) {
      this.#alarm = null;
      this.now = Math.max(this.now, alarm.at);
      alarm.ring();
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    this.now = end;
  }

  get files(): readonly string[] {
    return existsSync(this.folder) ? readdirSync(this.folder).toSorted() : [];
  }
}

describe('copies on a schedule', () => {
  it('have names that tell their time and nothing else', () => {
    expect(timeOfBackup(backupName(start))).toBe(start);
    expect(['rudel.sqlite', 'rudel-x.sqlite', 'other-2027-01-15T08-00-00Z.sqlite'].map(timeOfBackup)).toEqual(
      [null, null, null],
    );
  });

  it('are made each day, and the oldest go', async () => {
    const bench = new Bench('daily');
    mkdirSync(bench.folder);
    writeFileSync(join(bench.folder, 'mine.sqlite'), 'not yours');
    bench.open();
    await bench.pass(5 * 24 * hour);
    expect(bench.files).toHaveLength(4);
    expect(bench.files).toContain('mine.sqlite');
    expect(bench.events).toHaveLength(5);
    expect(bench.events.at(-1)).toEqual({
      event: 'backup-made',
      details: { bytes: 4, tables: 1, damaged: 0, removed: 1 },
    });
  });

  it('are neither skipped nor doubled by a restart', async () => {
    const bench = new Bench('restart');
    await bench.open().close();
    const first = bench.open();
    await bench.pass(hour);
    await first.close();
    expect(bench.files).toHaveLength(1);
    const second = bench.open();
    await bench.pass(22 * hour);
    expect(bench.files).toHaveLength(1);
    await bench.pass(2 * hour);
    expect(bench.files).toHaveLength(2);
    await second.close();
  });

  it.each([-10, -1, 1, 10])(
    'go on where the time of day is set by %i years, and the newest stays',
    async (years) => {
      const bench = new Bench(`jump ${years}`);
      const backups = bench.open(2);
      await bench.pass(3 * 24 * hour);
      const before = bench.files;
      bench.ahead += years * 365 * 24 * hour;
      const made = (): number => bench.events.filter(({ event }) => event === 'backup-made').length;
      expect([before.length, made()]).toEqual([2, 3]);
      for (let day = 1; day <= 3; day += 1) {
        await bench.pass(24 * hour);
        const fresh = bench.files.filter((name) => !before.includes(name));
        expect([made(), bench.files.length]).toEqual([3 + day, 2]);
        expect(fresh.map(timeOfBackup)).toContain(60_000 + (2 + day) * 24 * hour + bench.ahead);
      }
      await backups.close();
    },
  );

  it('that fail are told as errors and tried again, and cost no copy that is there', async () => {
    const bench = new Bench('failing');
    const backups = bench.open(1);
    await bench.pass(hour);
    bench.fails = true;
    await bench.pass(24 * hour);
    expect(bench.files).toHaveLength(1);
    const failed = bench.events.filter(({ event }) => event === 'backup-failed');
    expect(failed.length).toBeGreaterThan(2);
    expect(failed[0]?.details).toEqual({ cause: 'full' });
    bench.fails = false;
    await bench.pass(hour);
    expect(bench.events.at(-1)?.event).toBe('backup-made');
    expect(bench.files).toHaveLength(1);
    await backups.close();
  });
});

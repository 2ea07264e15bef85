import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { buildServer } from './build.ts';
import { botThreadSuite } from './built/bot-thread.ts';
import { programSuite } from './built/program.ts';
import { runRoomKills } from './kill/kill-rooms-run.ts';
import { runKills } from './kill/kill-run.ts';

beforeAll(() => buildServer());

botThreadSuite();
programSuite();

const folder = (): string => mkdtempSync(join(tmpdir(), 'rudel-kill-'));

describe('kill -9 under load', () => {
  const kills = Number(process.env['RUDEL_KILLS'] ?? (inject('long') ? 100 : 20));

  it(
    `${kills} times loses no acknowledged act and doubles none`,
    { timeout: 600_000 + kills * 30_000 },
    async () => {
      const report = await runKills({ folder: folder(), kills, tables: 4, seed: 'kill' });
      expect(report.faults).toEqual([]);
      expect(report.kills).toBe(kills);
      expect(report.acknowledged).toBeGreaterThan(kills * 10);
    },
  );

  it(
    'loses and doubles nothing either where tables are spread over two threads',
    { timeout: 600_000 },
    async () => {
      const report = await runKills({ folder: folder(), kills: 4, tables: 4, seed: 'spread', workers: 2 });
      expect(report.faults).toEqual([]);
      expect(report.acknowledged).toBeGreaterThan(40);
    },
  );

  it('catches a store that acknowledges before the commit', { timeout: 600_000 }, async () => {
    const report = await runKills({ folder: folder(), kills: 6, tables: 4, seed: 'hasty', mutant: 'hasty' });
    expect(report.faults.filter((fault) => fault.includes('was acknowledged and is lost'))).not.toEqual([]);
  });
});

describe('the end of a thread of tables under load', () => {
  const kills = inject('long') ? 100 : 8;

  it(
    `${kills} times loses no acknowledged act, doubles none, and every table comes back`,
    { timeout: 60_000 + kills * 20_000 },
    async () => {
      const report = await runRoomKills({ folder: folder(), kills, tables: 4, seed: 'rooms', workers: 2 });
      expect(report.faults).toEqual([]);
      expect(report.acknowledged).toBeGreaterThan(kills * 10);
    },
  );
});

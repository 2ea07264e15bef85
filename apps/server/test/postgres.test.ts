import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { keptWhere } from '../src/kept-where.ts';
import { startServer } from '../src/server.ts';
import type { RunningServer } from '../src/server.ts';
import { Api, promptThinkers, silence, testConfig, wideLimits } from './harness.ts';
import { Person } from './person.ts';
import { play } from './playing.ts';

const database = inject('postgres');
const dataFolder = mkdtempSync(join(tmpdir(), 'rudel-postgres-data-'));
afterAll(() => rmSync(dataFolder, { recursive: true }));

async function serve(): Promise<RunningServer> {
  return startServer(testConfig({ dataFolder, database }), {
    thinkers: promptThinkers(),
    log: silence,
    limits: wideLimits,
    pace: { botPause: [0, 0], tick: 0 },
  });
}

describe.skipIf(database === null)('a server on Postgres', () => {
  it('is played at, and goes on after a restart', async () => {
    const first = await serve();
    const anna = new Person(
      first.port,
      await new Api(first.port).create({ seats: ['me', 'bot random', 'bot random', 'bot random'] }),
    );
    await anna.connect();
    expect(await anna.wish('start')).toBe('done');
    await play([anna], 4);
    const { seq } = anna;
    await first.close();
    const second = await serve();
    await anna.connect(second.port);
    expect([anna.table?.phase, anna.you?.seat]).toEqual(['playing', 0]);
    expect(seq).toBeGreaterThan(0);
    await play([anna], 4);
    await second.close();
    expect(readdirSync(dataFolder).filter((name) => name.includes('sqlite'))).toEqual([]);
  });
});

describe('where tables are kept', () => {
  it('is said without what opens a database', () => {
    const read = readConfig({ RUDEL_STORE: 'postgres://rudel:hush@db.example:5433/games' });
    if (!read.ok) throw new Error(read.faults.join(' '));
    expect(keptWhere(read.config)).toBe('Postgres (db.example:5433/games)');
    expect(keptWhere({ dataFolder: '/srv/rudel', database: null })).toBe('/srv/rudel');
  });

  it.each(['mysql://x/y', 'rudel', 'postgres://'])('is not %j', (text) => {
    const read = readConfig({ RUDEL_STORE: text });
    expect(read).toEqual({
      ok: false,
      faults: [expect.stringContaining('the address of a Postgres') as string],
    });
  });
});

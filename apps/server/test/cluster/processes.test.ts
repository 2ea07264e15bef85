import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openPostgresStore } from '@rudel/store/postgres';
import { buildServer } from '../build.ts';
import { Api } from '../harness.ts';
import { runClusterEnds } from './cluster-kills.ts';
import { comeBack, twoDevicesOf } from './devices.ts';
import { NodeProcess } from './node-process.ts';
import { OwnDatabase } from './own-database.ts';

const postgres = inject('postgres');
const isLong = inject('long');
/** Whoever asks for a number of ends wants to read what came of them. */
const isTold = process.env['RUDEL_CLUSTER_ENDS'] !== undefined;
const ends = Number(process.env['RUDEL_CLUSTER_ENDS'] ?? (isLong ? 100 : 5));
const tables = Number(process.env['RUDEL_CLUSTER_TABLES'] ?? (isLong ? 34 : 2));

const at = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);

describe.skipIf(postgres === null)('several servers under load', { timeout: 600_000 + ends * 30_000 }, () => {
  const database = new OwnDatabase(postgres ?? 'postgres://nowhere');
  beforeAll(() => buildServer());
  beforeEach(() => database.open());
  afterEach(() => database.close());

  it.each([
    ['killed', 'SIGKILL', ends],
    ['ended in good order', 'SIGTERM', Math.ceil(ends / 3)],
  ] as const)('that are %s lose no acknowledged act and double none', async (_how, signal, times) => {
    const report = await runClusterEnds({
      database: database.url,
      nodes: 3,
      tables,
      ends: times,
      signal,
      seed: `ends by ${signal}`,
    });
    const { gaps, acknowledged, sent } = report;
    const figures = { times, sent, acknowledged, p50: at(gaps, 0.5), p99: at(gaps, 0.99), most: at(gaps, 1) };
    if (isTold) process.stdout.write(`${signal}: ${JSON.stringify(figures)}\n`);
    expect(report.faults).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(times * 3 * tables);
  });

  it('one that hangs is taken over from, and what it still wants to write is refused', async () => {
    const [first, second] = [
      await NodeProcess.start(database.url),
      await NodeProcess.start(database.url),
    ] as const;
    const admission = await new Api(first.port).create();
    const [here, elsewhere] = twoDevicesOf(admission, first.port, second.port);
    await here.connect();
    await elsewhere.connect();
    first.stop();
    const late = here.post('name Late', 'late');
    await elsewhere.until(() => elsewhere.closeCode !== null);
    await comeBack(elsewhere);
    expect(await elsewhere.wish('name Anna')).toBe('done');
    first.goOn();
    await here.until(() => here.closeCode !== null);
    expect([here.answerTo(late), here.bye]).toEqual([undefined, 'closed']);
    await comeBack(here);
    expect(await here.wish('name Later')).toBe('done');
    await Promise.all([first.end('SIGKILL'), second.end('SIGKILL')]);
    const store = await openPostgresStore({ url: database.url, isTogether: true });
    const kept = await store.load(admission.table);
    await store.close();
    expect(kept?.entries.map(({ command }) => command?.id)).not.toContain('late');
    expect(kept?.names).toEqual([{ person: admission.person, name: 'Later' }]);
  });
});

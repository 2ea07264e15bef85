import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { databaseIn, giveOrder } from '@rudel/control';
import { startServer } from '../../src/server.ts';
import type { RunningServer } from '../../src/server.ts';
import { Api, promptThinkers, silence, testConfig, wideLimits } from '../harness.ts';
import { Person } from '../person.ts';
import { play } from '../playing.ts';

const root = mkdtempSync(join(tmpdir(), 'rudel-restore-'));
afterAll(() => rmSync(root, { recursive: true }));

async function serve(folder: string): Promise<RunningServer> {
  return startServer(testConfig({ dataFolder: join(root, folder) }), {
    thinkers: promptThinkers(),
    log: silence,
    limits: wideLimits,
    pace: { botPause: [0, 0], tick: 0 },
  });
}

describe('a copy', () => {
  it('is made while people play, and with it everybody goes on', async () => {
    const first = await serve('first');
    const api = new Api(first.port);
    const anna = new Person(
      first.port,
      await api.create({ seats: ['me', 'bot random', 'open', 'bot random'] }),
    );
    await anna.connect();
    const bo = new Person(first.port, await api.join({ invite: anna.table?.invite ?? '' }, { name: 'Bo' }));
    await bo.connect();
    expect(await anna.wish('start')).toBe('done');
    await play([anna, bo], 6);
    const file = join(root, 'copy.sqlite');
    const backing = giveOrder(join(root, 'first'), { do: 'backup', file });
    await play([anna, bo], 2);
    expect(await backing).toMatchObject({ ok: true, value: { file, tables: 1, damaged: 0 } });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await giveOrder(join(root, 'first'), { do: 'backup', file })).toMatchObject({ ok: false });
    await play([anna, bo], 2);
    await first.close();

    const second = await serve('second');
    await second.close();
    rmSync(databaseIn(join(root, 'second')));
    copyFileSync(file, databaseIn(join(root, 'second')));
    const restored = await serve('second');
    for (const person of [anna, bo]) await person.connect(restored.port);
    expect([anna.table?.phase, anna.you?.seat, bo.you?.seat]).toEqual(['playing', 0, 2]);
    await play([anna, bo], 4);
    await restored.close();
  });

  it('that cannot be made leaves nothing behind', async () => {
    const server = await serve('third');
    const file = join(root, 'nowhere', 'copy.sqlite');
    expect(await giveOrder(join(root, 'third'), { do: 'backup', file })).toMatchObject({ ok: false });
    expect(existsSync(join(root, 'nowhere'))).toBe(false);
    await server.close();
  });
});

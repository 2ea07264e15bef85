import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { startServer } from '../../src/server.ts';
import type { RunningServer } from '../../src/server.ts';
import { Api, promptThinkers, testConfig, wideLimits } from '../harness.ts';
import { play } from '../playing.ts';
import { Cable } from './cable.ts';
import { comeBack, twoDevicesOf } from './devices.ts';
import { NotedLog } from './noted-log.ts';
import { OwnDatabase } from './own-database.ts';
import { secret } from './several.ts';

const postgres = inject('postgres');

/** A server with a cable of its own to the database. */
class Cabled {
  readonly log = new NotedLog();
  readonly cable: Cable;
  readonly server: RunningServer;
  readonly api: Api;

  private constructor(cable: Cable, server: RunningServer, log: NotedLog) {
    this.cable = cable;
    this.server = server;
    this.log = log;
    this.api = new Api(server.port);
  }

  static async start(database: string, dataFolder: string): Promise<Cabled> {
    const cable = new Cable(database);
    const log = new NotedLog();
    const cluster = { host: '127.0.0.1', port: 0, secret, metricsToken: null, notice: 0 };
    const config = testConfig({ dataFolder, database: await cable.lay(), cluster });
    const around = {
      thinkers: promptThinkers(),
      limits: wideLimits,
      pace: { botPause: [0, 0], tick: 0 } as const,
    };
    return new Cabled(cable, await startServer(config, { ...around, log }), log);
  }

  async ready(): Promise<string> {
    return (await this.api.request('/readyz')).text;
  }

  /** Waits until it says so of itself. */
  async until(ready: string): Promise<void> {
    while ((await this.ready()) !== ready) await new Promise(setImmediate);
  }

  async close(): Promise<void> {
    this.cable.mend();
    await this.server.close();
    this.cable.close();
  }
}

describe.skipIf(postgres === null)('servers that lose their database', () => {
  let folder = '';
  const database = new OwnDatabase(postgres ?? 'postgres://nowhere');
  let first: Cabled;
  let second: Cabled;
  beforeEach(async () => {
    await database.open();
    folder = mkdtempSync(join(tmpdir(), 'rudel-cluster-'));
    first = await Cabled.start(database.url, join(folder, 'first'));
    second = await Cabled.start(database.url, join(folder, 'second'));
    await first.log.until('node-found');
  });
  afterEach(async () => {
    await Promise.all([first.close(), second.close()]);
    await database.close();
    rmSync(folder, { recursive: true });
  });

  it('all of them: keep everybody, acknowledge nothing, and go on when it is back', async () => {
    const admission = await first.api.create({ seats: ['me', 'bot random', 'bot random', 'bot random'] });
    const [here, elsewhere] = twoDevicesOf(admission, first.server.port, second.server.port);
    await here.connect();
    await elsewhere.connect();
    expect(await elsewhere.wish('start')).toBe('done');
    await play([elsewhere], 2);
    for (const { cable } of [first, second]) cable.cut();
    const id = here.post('name Late');
    await Promise.all([first.log.until('database-lost'), second.log.until('database-lost')]);
    await first.until('store');
    expect([here.answerTo(id), here.isOpen, elsewhere.isOpen]).toEqual([undefined, true, true]);
    for (const { cable } of [first, second]) cable.mend();
    await here.until(() => here.answerTo(id) !== undefined);
    expect(here.answerTo(id)).toBe('done');
    await Promise.all([first.log.until('lease-held-again'), second.log.until('lease-held-again')]);
    await play([elsewhere], 2);
    expect([here.closeCode, elsewhere.closeCode]).toEqual([null, null]);
    await Promise.all([first.until('ready'), second.until('ready')]);
  });

  it('one of them: it sends everybody away, lets nobody in, and the others go on', async () => {
    const admission = await first.api.create({ seats: ['me', 'bot random', 'bot random', 'bot random'] });
    const [here, elsewhere] = twoDevicesOf(admission, first.server.port, second.server.port);
    await here.connect();
    await elsewhere.connect();
    expect(await here.wish('start')).toBe('done');
    first.cable.cut();
    const id = here.post('name Late');
    await Promise.all([here, elsewhere].map((person) => person.until(() => person.closeCode !== null)));
    expect([here.bye, elsewhere.bye]).toEqual(['closed', 'closed']);
    expect(here.answerTo(id)).toBeUndefined();
    expect(await first.ready()).toBe('cut-off');
    await here.connect();
    expect([here.isOpen, here.bye]).toEqual([false, 'closed']);
    await comeBack(elsewhere);
    await play([elsewhere], 3);
    expect(await elsewhere.wish('name Anna')).toBe('done');
    first.cable.mend();
    await first.until('ready');
    await comeBack(here);
    await here.until(() => JSON.stringify(here.table).includes('Anna'));
    await play([here], 3);
    expect([here.closeCode, elsewhere.closeCode]).toEqual([null, null]);
  });
});

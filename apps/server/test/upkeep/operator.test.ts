import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { adminFolderOf, giveOrder } from '@rudel/control';
import { startServer } from '../../src/server.ts';
import type { RunningServer } from '../../src/server.ts';
import { Api, promptThinkers, silence, testConfig, wideLimits } from '../harness.ts';
import { Person } from '../person.ts';

type Served = { readonly server: RunningServer; readonly data: string; readonly api: Api };

const open: Served[] = [];

/** A server with a data folder of its own, which is what orders go to. */
async function serve(): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'rudel-operator-'));
  const server = await startServer(testConfig({ dataFolder: data, proxies: 1 }), {
    thinkers: promptThinkers(),
    log: silence,
    limits: wideLimits,
  });
  const served = { server, data, api: new Api(server.port) };
  open.push(served);
  return served;
}

afterEach(async () => {
  for (const { server, data } of open.splice(0)) {
    await server.close();
    rmSync(data, { recursive: true });
  }
});

async function valueOf<T>(answer: Promise<{ readonly ok: boolean; readonly value?: T }>): Promise<T> {
  const { ok, value } = await answer;
  if (!ok || value === undefined) throw new Error('refused');
  return value;
}

const from = (address: string): RequestInit => ({ headers: { 'x-forwarded-for': address } });

describe('whoever runs the server', () => {
  it('lists tables without a name, a code or a whole id', async () => {
    const { server, data, api } = await serve();
    const admission = await api.create({ name: 'Annabella' });
    const host = new Person(server.port, admission);
    await host.connect();
    const answer = await valueOf(giveOrder(data, { do: 'tables', limit: 10 }));
    expect(answer.tables).toMatchObject([{ game: 'dog/1', phase: 'lobby', people: 1, here: 1 }]);
    const told = JSON.stringify(answer);
    for (const secret of ['Annabella', admission.table, host.table?.code, host.table?.invite])
      expect(told).not.toContain(secret);
    expect(await valueOf(giveOrder(data, { do: 'stats' }))).toMatchObject({
      tables: 1,
      open: 1,
      connections: 1,
    });
  });

  it('closes a table, and its people are told', async () => {
    const { server, data, api } = await serve();
    const admission = await api.create();
    const host = new Person(server.port, admission);
    await host.connect();
    await valueOf(giveOrder(data, { do: 'close', table: admission.table.slice(0, 6) }));
    await host.until(() => host.closeCode !== null);
    expect([host.bye, host.closeCode]).toEqual(['dissolved', 4007]);
  });

  it('erases a table', async () => {
    const { server, data, api } = await serve();
    const admission = await api.create();
    await valueOf(giveOrder(data, { do: 'erase', table: admission.table.slice(0, 6) }));
    const host = new Person(server.port, admission);
    await host.connect();
    expect(host.bye).toBe('missing');
    expect(await giveOrder(data, { do: 'erase', table: 'nobody' })).toMatchObject({ error: 'no-such-table' });
  });

  it('bans an address from requests and connections, and lets it in again', async () => {
    const { server, data, api } = await serve();
    const host = new Person(server.port, await api.create());
    await host.connect();
    const { mark, dropped } = await valueOf(
      giveOrder(data, { do: 'ban', address: '127.0.0.1', seconds: 60 }),
    );
    expect(dropped).toBe(1);
    await host.until(() => host.closeCode !== null);
    expect(await api.request('/api/shelf')).toMatchObject({ status: 403, body: { error: 'banned' } });
    await host.connect();
    expect([host.table, host.isOpen]).toEqual([null, false]);
    expect((await api.request('/api/shelf', from('203.0.113.9'))).status).toBe(200);
    expect(await valueOf(giveOrder(data, { do: 'bans' }))).toMatchObject({ bans: [{ mark }] });
    await valueOf(giveOrder(data, { do: 'unban', address: mark }));
    expect((await api.request('/api/shelf')).status).toBe(200);
  });

  it('bans by what the own proxy has seen, and by network', async () => {
    const { data, api } = await serve();
    await valueOf(giveOrder(data, { do: 'ban', address: '2001:db8::/48', seconds: 60 }));
    expect((await api.request('/api/shelf', from('2001:db8:0:77::5'))).status).toBe(403);
    expect((await api.request('/api/shelf', from('2001:db8:1::5'))).status).toBe(200);
    expect(await giveOrder(data, { do: 'ban', address: '10.0.0', seconds: 60 })).toMatchObject({
      error: 'no-address',
    });
  });

  it('is not reached over the network', async () => {
    const { data, api } = await serve();
    for (const path of ['/admin', '/api/admin', '/api/backup', '/api/bans'])
      expect((await api.request(path)).status, path).toBe(404);
    expect(adminFolderOf(data).startsWith(data)).toBe(true);
  });
});

describe('health', () => {
  it('is alive, and ready while something can be written', async () => {
    const { api } = await serve();
    expect(await api.request('/healthz')).toMatchObject({ status: 200, text: 'ok' });
    expect(await api.request('/readyz')).toMatchObject({ status: 200, text: 'ready' });
  });

  it('tells how long things are kept', async () => {
    const { api } = await serve();
    const day = 86_400_000;
    expect((await api.request('/api/terms')).body).toEqual({
      lobbies: 7 * day,
      finished: 180 * day,
      asleep: 365 * day,
      backups: null,
    });
  });
});

import { connect } from 'node:net';
import { setTimeout as passing } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Admission, Handover } from '@rudel/protocol';
import { shelf } from '@rudel/shelf';
import { memoryStore } from '@rudel/store';
import type { Overrides, RunningServer } from '../src/server.ts';
import { RawClient } from './frames.ts';
import { Api, openServer, wideLimits } from './harness.ts';
import { Person } from './person.ts';

let server: RunningServer | null = null;

async function open(overrides: Overrides = {}): Promise<RunningServer> {
  server = await openServer(overrides);
  return server;
}

afterEach(async () => {
  await server?.close();
  server = null;
});

async function seated({ port }: RunningServer, admission: Admission): Promise<Person> {
  const person = new Person(port, admission);
  await person.connect();
  return person;
}

const statusOf = async (running: RunningServer): Promise<number | null> =>
  (await RawClient.open(running.port)).status;

const burst = (count: number): { burst: number; perSecond: number } => ({ burst: count, perSecond: 0 });
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

async function behindProxy(limits: Overrides['limits'] = {}): Promise<Api> {
  server = await openServer({ limits: { ...wideLimits, ...limits } }, { proxies: 1 });
  return new Api(server.port);
}

describe('a connection', { timeout: 600_000 }, () => {
  it('ends with a goodbye and its code', async () => {
    const running = await open();
    const api = new Api(running.port);
    const host = await seated(running, await api.create());
    const code = host.table?.code ?? '';
    const guest = await seated(running, await api.join({ code }));
    await host.wish('kick p2');
    await guest.until(() => guest.closeCode !== null);
    expect([guest.bye, guest.closeCode]).toEqual(['kicked', 4003]);

    const stranger = await seated(running, { ...host.admission, token: 'wrong' });
    expect([stranger.bye, stranger.closeCode]).toEqual(['unknown', 4001]);
    await guest.connect();
    expect([guest.bye, guest.closeCode]).toEqual(['unknown', 4001]);

    const closing = running.close();
    await host.until(() => host.closeCode !== null);
    expect([host.bye, host.closeCode]).toEqual(['closed', 1001]);
    await closing;
    server = null;
  });

  it('keeps its seat where the table is not, or cannot be opened, until it is there again', async () => {
    const store = memoryStore();
    const first = await openServer({ store });
    const host = await seated(first, await new Api(first.port).create());
    await first.close();

    const elsewhere = await openServer({ store: memoryStore() });
    await host.connect(elsewhere.port);
    expect([host.bye, host.closeCode]).toEqual(['missing', 4004]);
    await elsewhere.close();

    const games = shelf.map((one) => ({ ...one, game: { ...one.game, version: one.game.version + 1 } }));
    const upgraded = await openServer({ store, games });
    await host.connect(upgraded.port);
    expect([host.bye, host.closeCode]).toEqual(['unopened', 4005]);
    await upgraded.close();

    const again = await openServer({ store });
    await host.connect(again.port);
    expect(host.you).toEqual({ person: 'p1', seat: 0 });
    await again.close();
  });

  it('is answered when it asks for a sign of life', async () => {
    const running = await open();
    const host = await seated(running, await new Api(running.port).create());
    await host.settle();
    expect(host.whats).toBe(0);
    await host.leave();
  });

  it('is resumed with what it missed', async () => {
    const running = await open();
    const api = new Api(running.port);
    const host = await seated(running, await api.create({ seats: ['me', 'open', 'open', 'open'] }));
    await host.wish('name Anna');
    host.cut();
    await host.until(() => host.closeCode !== null);
    await host.connect(running.port, true);
    expect(host.table?.seats[0]).toMatchObject({ name: 'Anna', away: false });
    await host.leave();
  });

  it('may send commands before the welcome', async () => {
    const running = await open();
    const admission = await new Api(running.port).create();
    const client = await RawClient.open(running.port);
    const hello = { t: 'hello', v: 1, table: admission.table, token: admission.token };
    const command = { t: 'do', id: 'early', base: 0, text: 'name Early' };
    client.send({ payload: JSON.stringify(hello) }, { payload: JSON.stringify(command) });
    await client.until(() => client.texts.some((text) => text.includes('"done"')) || client.isGone);
    expect(client.texts[0]).toContain('"welcome"');
    client.destroy();
  });

  it('says hello soon, or is sent away', async () => {
    const running = await open({ times: { hello: 30 } });
    const client = await RawClient.open(running.port);
    await client.gone();
    expect(client.closeCode).toBe(4009);
  });

  it('says hello once', async () => {
    const running = await open();
    const admission = await new Api(running.port).create();
    const client = await RawClient.open(running.port);
    const payload = JSON.stringify({ t: 'hello', v: 1, table: admission.table, token: admission.token });
    client.send({ payload }, { payload }, { payload: '{"t":"hello","v":2}' });
    await client.until(() => client.texts.filter((text) => text.includes('"what"')).length === 2);
    expect(client.closeCode).toBeNull();
    client.destroy();
  });

  it('is dropped when nobody is there any more', async () => {
    const running = await open({ times: { beat: 30, hello: 60_000 } });
    const silent = await RawClient.open(running.port);
    await silent.gone();
    expect(silent.closeCode).toBeNull();
    expect(silent.frames.map(({ opcode }) => opcode)).toContain(9);
  });

  it('is dropped in the middle of a frame that never ends', async () => {
    const running = await open({ times: { beat: 30, hello: 60_000 } });
    const slow = await RawClient.open(running.port);
    slow.write(Buffer.from([0x81, 0xfe, 0x10, 0x00, 1, 2, 3, 4, 5]));
    await slow.gone();
    expect(slow.closeCode).toBeNull();
  });

  it('lives as long as somebody answers', async () => {
    const running = await open({ times: { beat: 20 } });
    const host = await seated(running, await new Api(running.port).create());
    await passing(200);
    expect(host.closeCode).toBeNull();
    await host.leave();
  });
});

describe('a request that never ends', { timeout: 600_000 }, () => {
  it('is ended', async () => {
    const running = await open({ times: { request: 100 } });
    const sockets = [
      'GET /ws HTTP/1.1\r\nHost: x\r\nUpg',
      'POST /api/look HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
    ];
    await Promise.all(
      sockets.map(
        async (text) =>
          new Promise<void>((resolve) => {
            const socket = connect(running.port, '127.0.0.1');
            socket.on('error', () => {});
            socket.on('close', () => resolve());
            socket.resume();
            socket.write(text);
          }),
      ),
    );
  });
});

describe('connections are counted', { timeout: 600_000 }, () => {
  it('per address, those that are open', async () => {
    const running = await open({ limits: { ...wideLimits, connectionsPerAddress: 2 } });
    const first = await RawClient.open(running.port);
    expect(await statusOf(running)).toBe(101);
    expect(await statusOf(running)).toBe(429);
    first.destroy();
    while (running.connections > 1) await passing(1);
    expect(await statusOf(running)).toBe(101);
  });

  it('per address, those that are new', async () => {
    const limits = { ...wideLimits, connect: { burst: 2, perSecond: 1 } };
    let now = 0;
    const running = await open({ limits, now: () => now });
    expect([await statusOf(running), await statusOf(running), await statusOf(running)]).toEqual([
      101, 101, 429,
    ]);
    now = 1000;
    expect([await statusOf(running), await statusOf(running)]).toEqual([101, 429]);
  });

  it('altogether', async () => {
    const running = await open({ limits: { ...wideLimits, connections: 1 } });
    expect([await statusOf(running), await statusOf(running)]).toEqual([101, 503]);
  });
});

describe('requests are counted', { timeout: 600_000 }, () => {
  const table = {
    game: 'dog',
    options: '-',
    clock: 'off',
    listed: false,
    seats: ['me', 'open', 'open', 'open'],
    name: 'Anna',
    contribution: '',
  };

  it('new tables per address', async () => {
    const api = await behindProxy({ create: burst(2) });
    const statuses: number[] = [];
    for (const address of ['1.1.1.1', '1.1.1.1', '1.1.1.1', '2.2.2.2'])
      statuses.push((await api.post('/api/tables', table, from(address))).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  it('everything per address, and the answer says when to come again', async () => {
    const api = await behindProxy({ request: burst(2) });
    const ask = async () => api.request('/api/shelf', { headers: from('1.1.1.1') });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    const refused = await ask();
    expect([refused.status, refused.body.error]).toEqual([429, 'too-many']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('wrong codes per address, but not right ones', async () => {
    const api = await behindProxy({ guess: burst(3), guessOfAll: burst(100) });
    const host = new Person(server?.port ?? 0, await api.create());
    await host.connect();
    const right = { code: host.table?.code ?? '' };
    const guess = async (by: object, address: string): Promise<number> =>
      (await api.post('/api/look', by, from(address))).status;
    for (let nth = 0; nth < 10; nth += 1) expect(await guess(right, '1.1.1.1')).toBe(200);
    for (let nth = 0; nth < 3; nth += 1) expect(await guess({ code: 'CCCCCC' }, '1.1.1.1')).toBe(404);
    expect(await guess({ code: 'CCCCCC' }, '1.1.1.1')).toBe(429);
    expect(await guess(right, '1.1.1.1')).toBe(429);
    expect(await guess({ invite: host.table?.invite }, '1.1.1.1')).toBe(200);
    expect(await guess(right, '2.2.2.2')).toBe(200);
    const joining = { by: { code: 'CCCCCC' }, name: 'x', watch: false, contribution: '' };
    expect((await api.post('/api/join', joining, from('1.1.1.1'))).status).toBe(429);
    const { id } = host.table ?? { id: '' };
    const bearer = { authorization: `Bearer ${host.admission.token}` };
    const made = await api.post<Handover>(`/api/tables/${id}/handover`, { seat: null }, bearer);
    expect((await api.post('/api/take', { key: 'CCCCCC' }, from('1.1.1.1'))).status).toBe(410);
    expect((await api.post('/api/take', { key: made.body.key }, from('1.1.1.1'))).status).toBe(200);
    await host.leave();
  });

  it('wrong codes by larger networks, too', async () => {
    const api = await behindProxy({ guess: burst(3), guessOfAll: burst(100) });
    const statuses: number[] = [];
    for (let nth = 0; nth < 20; nth += 1) {
      const by = from(`2001:db8:1:${(nth * 256).toString(16)}::1`);
      statuses.push((await api.post('/api/look', { code: 'CCCCCC' }, by)).status);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(12);
  });

  it('a right code waits for its turn while all others are wrong', async () => {
    const api = await behindProxy({ guess: burst(100), guessOfAll: { burst: 3, perSecond: 5 } });
    const host = new Person(server?.port ?? 0, await api.create());
    await host.connect();
    const wrong = Array.from({ length: 12 }, async (_, nth) =>
      api.post('/api/look', { code: 'CCCCCC' }, from(`1.1.${nth % 3}.1`)),
    );
    const { status } = await api.post('/api/look', { code: host.table?.code ?? '' }, from('2.2.2.2'));
    expect(status).toBe(200);
    await host.leave();
    await Promise.all(wrong);
  });

  it('wrong codes of all together, even when they come at once', async () => {
    const api = await behindProxy({ guess: burst(3), guessOfAll: burst(20) });
    const tries = Array.from({ length: 100 }, async (_, nth) =>
      api.post('/api/look', { code: 'CCCCCC' }, from(`1.1.${nth}.1`)),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(80);
  });
});

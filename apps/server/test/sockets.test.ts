import { connect } from 'node:net';
import { setTimeout as passing } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Admission } from '@rudel/protocol';
import { shelf } from '@rudel/shelf';
import { memoryStore } from '@rudel/store';
import type { Overrides, RunningServer } from '../src/server.ts';
import { usualTimes } from '../src/socket/sockets.ts';
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

  it('is dropped in the middle of a frame that never ends', async () => {
    const running = await open({ times: { beat: 30, hello: 60_000 } });
    const slow = await RawClient.open(running.port);
    slow.write(Buffer.from([0x81, 0xfe, 0x10, 0x00, 1, 2, 3, 4, 5]));
    await slow.gone();
    expect(slow.closeCode).toBeNull();
  });

  it('lives as long as somebody answers, and is dropped when nobody is there any more', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const running = await open({ times: { hello: 600_000 } });
    const host = await seated(running, await new Api(running.port).create());
    const silent = await RawClient.open(running.port);
    for (let beats = 0; beats < 10; beats += 1) {
      vi.advanceTimersByTime(usualTimes.beat);
      // The first answer comes after the question whether anybody is there, the second after the reply to it.
      await host.settle();
      await host.settle();
    }
    await silent.gone();
    expect(silent.closeCode).toBeNull();
    expect(silent.frames.map(({ opcode }) => opcode)).toContain(9);
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

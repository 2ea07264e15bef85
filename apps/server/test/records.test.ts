import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { OrRefusal, Rooms } from '@rudel/room';
import { TableOwners } from '../src/bots/table-owners.ts';
import { clockwork } from '../src/clockwork.ts';
import { openApp } from '../src/http/app.ts';
import { Doorkeeper } from '../src/http/doorkeeper.ts';
import { Readiness } from '../src/http/readiness.ts';
import { Screens } from '../src/http/screens.ts';
import { usualLimits } from '../src/limits.ts';
import { Api, silence, wideLimits } from './harness.ts';

const terms = { lobbies: null, finished: null, asleep: null, backups: null };

const path = '/api/tables/b2xkdGFibGVpZDEyMzQ1Ng/matches/1/record';

type Served = { readonly port: number; readonly sockets: Set<Socket>; readonly close: () => Promise<void> };

const open: Served[] = [];

/** An HTTP side without tables, of whose records the test says what they are. */
async function serve(record: OrRefusal<string>, limits = wideLimits): Promise<Served> {
  const rooms = { record: async () => record } as unknown as Rooms;
  const doorkeeper = new Doorkeeper(
    limits,
    0,
    () => 0,
    () => () => {},
  );
  const app = await openApp(
    {
      rooms,
      shelf: [],
      doorkeeper,
      screens: new Screens(clockwork, randomBytes),
      roomAddress: () => null,
      terms,
      owners: new TableOwners(),
    },
    {
      admit: (asking) => doorkeeper.admit(asking),
      readiness: new Readiness(
        { probe: async () => {} },
        () => true,
        () => 0,
      ),
    },
    { webFolder: '/nowhere', source: { address: null, archive: '/nowhere' }, patience: 10_000 },
    silence,
  );
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => sockets.add(socket));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const served = { port, sockets, close: async () => app.close() };
  open.push(served);
  return served;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map(async ({ close }) => close()));
});

async function asked(port: number): Promise<IncomingMessage> {
  const asking = request({ host: '127.0.0.1', port, path, agent: false });
  asking.on('error', () => {});
  asking.end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  return response;
}

describe('records', { timeout: 600_000 }, () => {
  it('wait for a slow reader instead of piling up, and come whole', async () => {
    const record = 'Größe 🐺\n'.repeat(1_500_000);
    const { port, sockets } = await serve({ ok: true, value: record });
    const response = await asked(port);
    let most = 0;
    const pieces: Buffer[] = [];
    for await (const piece of response) {
      most = Math.max(most, ...[...sockets].map(({ writableLength }) => writableLength));
      pieces.push(piece as Buffer);
    }
    expect(Buffer.concat(pieces).toString()).toBe(record);
    expect(most).toBeLessThan(256 * 1024);
  });

  it('have so many readers and no more; one that goes makes room', async () => {
    const { port } = await serve({ ok: true, value: 'x'.repeat(20_000_000) });
    const readers = await Promise.all(Array.from({ length: 64 }, async () => asked(port)));
    const refused = await new Api(port).request(path);
    expect([refused.status, refused.body.error, refused.headers.get('retry-after')]).toEqual([
      503,
      'busy',
      '5',
    ]);
    for (const reader of readers) reader.destroy();
    await expect.poll(async () => (await asked(port)).statusCode, { timeout: 600_000 }).toBe(200);
  });

  it('that are too many to be made are refused for a moment', async () => {
    const { port } = await serve({ ok: false, refusal: { error: 'busy', message: 'Busy.' } });
    const { status, body, headers } = await new Api(port).request(path);
    expect([status, body, headers.get('retry-after')]).toEqual([
      503,
      { error: 'busy', message: 'Busy.' },
      '5',
    ]);
  });

  it('have a bucket of their own', async () => {
    const { port } = await serve({ ok: true, value: 'text' }, usualLimits);
    const api = new Api(port);
    const statuses: number[] = [];
    for (let nth = 0; nth < 40; nth += 1) statuses.push((await api.request(path)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(usualLimits.record.burst);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40 - usualLimits.record.burst);
    expect((await api.request('/healthz')).status).toBe(200);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import type { Handover } from '@rudel/protocol';
import type { Overrides, RunningServer } from '../src/server.ts';
import { Api, openServer, wideLimits } from './harness.ts';
import { Person } from './person.ts';

let server: RunningServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

const burst = (count: number): { burst: number; perSecond: number } => ({ burst: count, perSecond: 0 });
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

async function behindProxy(limits: Overrides['limits'] = {}): Promise<Api> {
  server = await openServer({ limits: { ...wideLimits, ...limits } }, { proxies: 1 });
  return new Api(server.port);
}

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

  it('files that never change apart from everything else', async () => {
    const api = await behindProxy({ request: burst(2), file: burst(3) });
    const statuses: number[] = [];
    for (let nth = 0; nth < 4; nth += 1)
      statuses.push((await api.request('/assets/dog.js', { headers: from('1.1.1.1') })).status);
    expect(statuses).toEqual([404, 404, 404, 429]);
    expect((await api.request('/api/shelf', { headers: from('1.1.1.1') })).status).toBe(200);
    expect((await api.post('/assets/dog.js', {}, from('1.1.1.1'))).status).toBe(404);
    expect((await api.post('/assets/dog.js', {}, from('1.1.1.1'))).status).toBe(429);
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

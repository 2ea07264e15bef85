import { describe, expect, it } from 'vitest';
import type { Clockwork } from '@rudel/room';
import { StoreFault, memoryStore } from '@rudel/store';
import type { Store } from '@rudel/store';
import { clockwork } from '../src/clockwork.ts';
import { Api, dogTable, openServer } from './harness.ts';
import { Person } from './person.ts';

/** A store whose disk is full when the test says so. */
function filling(): { readonly store: Store; isFull: boolean } {
  const inner = memoryStore();
  const disk = { store: inner as Store, isFull: false };
  const write = async (work: () => Promise<void>): Promise<void> => {
    if (disk.isFull) throw new StoreFault('failed', 'The disk is full.', 'full');
    await work();
  };
  disk.store = {
    ...inner,
    create: (...args) => write(() => inner.create(...args)),
    append: (...args) => write(() => inner.append(...args)),
    probe: () => write(() => inner.probe()),
  };
  return disk;
}

/** No beat falls into the test, whatever the time of day. */
const withoutAlarms: Clockwork = { ...clockwork, after: () => () => {} };

describe('a server on a full disk', () => {
  it('is alive and not ready, says why, and goes on by itself', async () => {
    const disk = filling();
    let now = 0;
    const server = await openServer({ store: disk.store, now: () => now, clockwork: withoutAlarms });
    const api = new Api(server.port);
    const host = new Person(server.port, await api.create());
    await host.connect();
    disk.isFull = true;
    expect(await host.wish('name Anna')).toBe('no');
    expect(host.lastWhy).toMatchObject({ reason: 'disk-full', rule: 'table' });
    expect(await api.post('/api/tables', dogTable)).toMatchObject({
      status: 503,
      body: { error: 'disk-full' },
    });
    expect((await api.request('/healthz')).status).toBe(200);
    expect(await api.request('/readyz')).toMatchObject({ status: 503, text: 'disk-full' });
    disk.isFull = false;
    expect((await api.request('/readyz')).status).toBe(503);
    now += 1000;
    expect(await api.request('/readyz')).toMatchObject({ status: 200, text: 'ready' });
    expect(await host.wish('name Anna')).toBe('done');
    await server.close();
  });
});

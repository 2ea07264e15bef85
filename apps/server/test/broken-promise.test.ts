import { afterEach, expect, it } from 'vitest';
import { memoryStore } from '@rudel/store';
import type { Store } from '@rudel/store';
import type { RunningServer } from '../src/server.ts';
import { Api, openServer } from './harness.ts';
import { Person } from './person.ts';

let server: RunningServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

/** A store in which somebody has exchanged the secret of one table. */
const swapped = (store: Store, table: string): Store => ({
  ...store,
  claim: async (id, owner) => {
    const stored = await store.claim(id, owner);
    return stored === null || id !== table ? stored : { ...stored, secrets: new Map([[1, '5'.repeat(64)]]) };
  },
});

/** A store that outlives its server. */
const lasting = (store: Store): Store => ({ ...store, close: async () => {} });

it('a table whose secret was exchanged says so over HTTP and over sockets; other tables go on', async () => {
  const store = memoryStore();
  server = await openServer({ store: lasting(store) });
  const admission = await new Api(server.port).create();
  const before = new Person(server.port, admission);
  await before.connect();
  const code = before.table?.code ?? '';
  await server.close();

  server = await openServer({ store: swapped(store, admission.table) });
  const api = new Api(server.port);
  const person = new Person(server.port, admission);
  await person.connect();
  await person.until(() => person.closeCode !== null);
  expect([person.bye, person.closeCode]).toEqual(['broken', 4006]);
  const looked = await api.request('/api/look', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  expect([looked.status, looked.body.error]).toEqual([409, 'promise-broken']);
  expect(looked.body.message).toContain('not the one it promised before the deal');
  const other = new Person(server.port, await api.create());
  await other.connect();
  expect([other.bye, other.table?.phase]).toEqual([null, 'lobby']);
});

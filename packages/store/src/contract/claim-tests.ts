import { expect, test } from 'vitest';
import type { Store } from '../port.ts';
import { claimLaws, claimOf } from './claim-laws.ts';
import { createTable, expectFault } from './trial.ts';
import type { MakeStore, StoreOnTrial } from './trial.ts';

async function epochOf(store: Store, id: string): Promise<number> {
  const all = await store.aged(Number.MAX_SAFE_INTEGER, 10);
  return all.find((table) => table.id === id)?.epoch ?? 0;
}

/** Stores that leave out one of the checks, as somebody might who mends something else. */
const defects: readonly (readonly [name: string, plant: (store: Store) => Partial<Store>])[] = [
  [
    'entries count whoever has the table',
    (store) => ({
      append: async (id, { epoch, after }, entries, aside) => {
        const by = entries.length === 0 ? epoch : await epochOf(store, id);
        return store.append(id, { epoch: by, after }, entries, aside);
      },
    }),
  ],
  [
    'what is said and kept aside counts whoever has the table',
    (store) => ({
      append: async (id, { epoch, after }, entries, aside) => {
        const by = entries.length === 0 ? await epochOf(store, id) : epoch;
        return store.append(id, { epoch: by, after }, entries, aside);
      },
    }),
  ],
  [
    'a claim does not raise the epoch',
    (store) => ({
      claim: async (id, owner) => {
        const epoch = await epochOf(store, id);
        if (epoch === 0) return store.claim(id, owner);
        const table = await store.load(id);
        return table === null ? null : { ...table, epoch, checkpoint: null };
      },
    }),
  ],
  ['nobody is spared', (store) => ({ claim: async (id, owner) => store.claim(id, owner) })],
  [
    'tables are thrown away whoever has them',
    (store) => ({
      erase: async (id, { after }, changed) =>
        store.erase(id, { epoch: await epochOf(store, id), after }, changed),
    }),
  ],
];

function withDefect({ store, reopen }: StoreOnTrial, plant: (store: Store) => Partial<Store>): StoreOnTrial {
  const planted = (sound: Store): Store => ({ ...sound, ...plant(sound) });
  return { store: planted(store), reopen: async (harm) => planted(await reopen(harm)) };
}

/** Who may write to a table. */
export function claimTests(make: MakeStore): void {
  test.each(claimLaws)('%s', async (_name, holds) => holds(await make()));

  test.each(defects)('it would be noticed if %s', async (_name, plant) => {
    let broken = 0;
    for (const [, holds] of claimLaws) {
      await holds(withDefect(await make(), plant)).catch(() => {
        broken += 1;
      });
    }
    expect(broken).toBeGreaterThan(0);
  });

  test('a table that nobody created cannot be claimed, nor can one that is damaged', async () => {
    const { store, reopen } = await make();
    expect(await store.claim('nowhere', 'me')).toBeNull();
    await createTable(store, 't', '1', '2');
    await createTable(store, 'u', '1');
    const again = await reopen({ table: 't', n: 1, what: 'text' });
    await expectFault(again.claim('t', 'me'), 'damaged');
    expect(await claimOf(again, 'u')).toMatchObject({ entries: [{ text: '1' }] });
  });

  test('an owner whose name cannot be kept is refused', async () => {
    const { store } = await make();
    await createTable(store, 't', '1');
    await expectFault(store.claim('t', 'a \0 b'), 'unfit');
    expect(await epochOf(store, 't')).toBe(0);
  });
}

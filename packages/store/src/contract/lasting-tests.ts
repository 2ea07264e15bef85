import { expect, test } from 'vitest';
import type { Store } from '../port.ts';
import { unclaimed } from '../unclaimed.ts';
import { commanded, createTable, entryOf, expectFault, harms, keysOf, textsOf } from './trial.ts';
import type { MakeStore } from './trial.ts';

const tableCount = 100;
const appendCount = 30;
const ids = Array.from({ length: tableCount }, (_, number) => `table ${number}`);
const numbers = Array.from({ length: appendCount }, (_, number) => number);

async function play(store: Store, id: string): Promise<void> {
  for (const n of numbers)
    await store.append(id, unclaimed(n), [commanded(`${id}, entry ${n}`, 'p', String(n))]);
}

/** What is there after a while, and after a restart. */
export function lastingTests(make: MakeStore): void {
  test('many tables are written at once', async () => {
    const { store, reopen } = await make();
    await Promise.all(ids.map((id) => createTable(store, id)));
    await Promise.all(ids.map((id) => play(store, id)));
    const again = await reopen();
    for (const id of ids) {
      expect(await textsOf(again, id)).toEqual(numbers.map((n) => `${id}, entry ${n}`));
    }
  });

  test('a store that is opened again goes on where it was', async () => {
    const { store, reopen } = await make();
    await createTable(store, 'older', 'x');
    const aside = { tokens: [{ person: 'p', hash: 'h' }], secret: { match: 1, secret: 's' }, listed: true };
    const first = [commanded('1', 'p', 'c'), entryOf('2', { deadline: 7 })];
    await store.create('t', keysOf('t'), first, aside);
    await store.append('older', unclaimed(1), [], { listed: true });
    const before = await store.load('t');
    const again = await reopen();
    expect(await again.load('t')).toEqual(before);
    expect(await again.listed(5)).toEqual(['t', 'older']);
    expect(await again.withDeadline()).toEqual([{ id: 't', deadline: 7, at: entryOf('').at }]);
    expect(await again.find({ code: keysOf('t').code })).toBe('t');
    await expectFault(again.append('t', unclaimed(2), [commanded('x', 'p', 'c')]), 'repeated');
    await expectFault(again.append('t', unclaimed(0), [entryOf('x')]), 'not-the-last');
    await expectFault(createTable(again, 't'), 'taken');
    await again.append('t', unclaimed(2), [entryOf('3')]);
    expect(await textsOf(again, 't')).toEqual(['1', '2', '3']);
  });

  test('closing waits for what was asked before and refuses what comes after', async () => {
    const { store, reopen } = await make();
    const calls = [createTable(store, 't', '1'), store.append('t', unclaimed(1), [entryOf('2')])];
    const closing = store.close();
    await expectFault(store.append('t', unclaimed(2), [entryOf('3')]), 'ended');
    await Promise.all([...calls, closing, store.close()]);
    await expectFault(store.load('t'), 'ended');
    await expectFault(store.listed(1), 'ended');
    expect(await textsOf(await reopen(), 't')).toEqual(['1', '2']);
  });
}

/** Whether damage is found. */
export function damageTests(make: MakeStore): void {
  for (const what of harms) {
    test(`damage is found: ${what}`, async () => {
      const { store, reopen } = await make();
      const texts = ['1', '2', '3', '4', '5'];
      const entries = texts.map((text) => ({ ...commanded(text, 'p', text), deadline: 5 }));
      await store.create('t', keysOf('t'), entries, {});
      await createTable(store, 'sound', '1', '2', '3');
      const again = await reopen({ table: 't', n: 3, what });
      await expectFault(again.load('t'), 'damaged');
      await expect(again.load('t')).rejects.toThrow(/\bt\b.*\bentry 3\b/);
      expect(await textsOf(again, 'sound')).toEqual(['1', '2', '3']);
    });
  }

  test('damage is found: the last entry is gone', async () => {
    const { store, reopen } = await make();
    await createTable(store, 't', '1', '2');
    const again = await reopen({ table: 't', n: 2, what: 'cut' });
    await expect(again.load('t')).rejects.toThrow('entry 2');
  });

  test('damage is found: all entries are gone', async () => {
    const { store, reopen } = await make();
    await createTable(store, 't', '1', '2');
    const again = await reopen({ table: 't', n: 1, what: 'cut' });
    await expect(again.load('t')).rejects.toThrow('entry 1');
  });
}

import { describe, expect, test } from 'vitest';
import { memoryStore } from '@rudel/store';
import type { Store } from '@rudel/store';
import { Client } from './around/client.ts';
import { readBy } from './around/read-by.ts';
import { numbersMatch } from './around/tables.ts';
import { World } from './around/world.ts';

/** A store that counts how often a log is read. */
function countingStore(): { readonly store: Store; readonly reads: () => number } {
  const store = memoryStore();
  let reads = 0;
  return {
    store: {
      ...store,
      ...readBy(store, (read) => {
        reads += 1;
        return read();
      }),
    },
    reads: () => reads,
  };
}

describe('a table that is open is not read again', () => {
  test('for a move that was decided on a view that is still to come', async () => {
    const { store, reads } = countingStore();
    const [anna] = (await numbersMatch(new World('future', { store }))) as [Client, Client];
    const before = reads();
    for (let nth = 0; nth < 20; nth += 1) {
      expect(await anna.does('move 3', anna.seq + 1000)).toMatchObject({ t: 'stale' });
    }
    expect(reads()).toBe(before);
  });

  test('for a greeting, with all that was noticed', async () => {
    const { store, reads } = countingStore();
    const world = new World('greeting', { store });
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    await anna.does('move 3');
    await bo.does('move 4');
    const before = reads();
    const again = await new Client(anna.admission, 'second').attach(world.rooms);
    expect(reads()).toBe(before);
    expect(again.log).toEqual(anna.log);
    expect(again.log.length).toBeGreaterThan(0);
    expect(again.view).toEqual(anna.view);
  });

  test('for somebody who takes a bot’s seat, whose eye nobody had followed', async () => {
    const { store, reads } = countingStore();
    const world = new World('seat', { store });
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    await anna.does('move 3');
    await bo.does('move 4');
    const told = [...bo.log];
    await bo.does('stand');
    const before = reads();
    await bo.does('sit 1');
    expect(reads()).toBe(before);
    expect(bo.log).toEqual(told);
  });
});

test('whoever keeps sending moves from the future is told the match once', async () => {
  const [anna, bo] = (await numbersMatch(new World('once'))) as [Client, Client];
  const before = anna.snapshots;
  for (let nth = 0; nth < 5; nth += 1) await anna.does('move 3', anna.seq + 7);
  expect(anna.snapshots).toBe(before + 1);
  await anna.does('move 3');
  await bo.does('move 4');
  for (let nth = 0; nth < 5; nth += 1) await anna.does('move 3', anna.seq + 7);
  expect(anna.snapshots).toBe(before + 2);
});

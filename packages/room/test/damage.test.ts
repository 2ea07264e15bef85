import { describe, expect, test } from 'vitest';
import { StoreFault, memoryStore } from '@rudel/store';
import type { Store } from '@rudel/store';
import type { Client } from './around/client.ts';
import { settled } from './around/fake-clockwork.ts';
import { numbersMatch, seated } from './around/tables.ts';
import { World } from './around/world.ts';

/** A store in which some tables can be read and no longer be written, as after a power cut on a disk that lied about its syncs. */
function damagedStore(): {
  readonly store: Store;
  readonly damaged: Set<string>;
  readonly tries: () => number;
} {
  const inner = memoryStore();
  const damaged = new Set<string>();
  let count = 0;
  const store: Store = {
    ...inner,
    async append(id, place, entries, aside) {
      if (damaged.has(id)) {
        count += 1;
        throw new StoreFault('damaged', 'It is not what was written.', 'corrupt');
      }
      await inner.append(id, place, entries, aside);
    },
  };
  return { store, damaged, tries: () => count };
}

const withBot = { seats: ['me', 'open', 'bot random'] } as const;

describe('a table that can be read and not written', () => {
  test('sends everybody away with their seats kept, and tries once only', async () => {
    const { store, damaged, tries } = damagedStore();
    const world = new World('damaged', { store });
    const [anna, bo] = (await numbersMatch(world, ['Bo'], withBot)) as [Client, Client];
    damaged.add(anna.admission.table);
    anna.send('move 3');
    await world.clockwork.pass(60_000);
    expect([anna.ended, bo.ended]).toEqual(['unopened', 'unopened']);
    expect(tries()).toBe(1);
    await anna.attach(world.rooms);
    await world.clockwork.pass(60_000);
    expect([anna.ended, tries()]).toEqual(['unopened', 1]);
  });

  test('says so to whoever comes back to a match that stood still', async () => {
    const { store, damaged } = damagedStore();
    const world = new World('damaged while away', { store });
    const [anna, bo] = (await numbersMatch(world, ['Bo'], { clock: 'brisk' })) as [Client, Client];
    damaged.add(anna.admission.table);
    anna.detach();
    bo.detach();
    await world.clockwork.pass(60_000);
    for (const client of [anna, bo, anna]) {
      await client.attach(world.rooms);
      await settled();
      expect(client.ended).toBe('unopened');
    }
  });

  test('is tried again by the next program, and leaves the others alone', async () => {
    const { store, damaged } = damagedStore();
    const world = new World('damaged until mended', { store });
    const [anna] = (await numbersMatch(world)) as [Client];
    const [other] = (await seated(world, ['Dan'])) as [Client];
    damaged.add(anna.admission.table);
    await anna.does('move 3');
    expect(anna.ended).toBe('unopened');
    expect(await other.does('name Alma')).toMatchObject({ t: 'done' });
    damaged.clear();
    world.restart();
    await anna.attach(world.rooms);
    expect(await anna.does('move 3')).toMatchObject({ t: 'done' });
  });
});

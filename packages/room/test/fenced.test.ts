import { describe, expect, test } from 'vitest';
import { localBus } from '@rudel/bus';
import { openRooms } from '@rudel/room';
import type { Rooms } from '@rudel/room';
import { memoryStore } from '@rudel/store';
import type { Store } from '@rudel/store';
import { Client } from './around/client.ts';
import { settled } from './around/fake-clockwork.ts';
import { readBy } from './around/read-by.ts';
import { logOf, numbersMatch } from './around/tables.ts';
import { World } from './around/world.ts';

/** A world, and other rooms that use the same store. */
function withOthers(seed: string): { world: World; others: Rooms; reads: () => number } {
  let reads = 0;
  const store = memoryStore();
  const counting: Store = {
    ...store,
    ...readBy(store, (read) => {
      reads += 1;
      return read();
    }),
  };
  const world = new World(seed, { store: counting });
  const others = openRooms({ ...world.ports, store, owner: 'elsewhere', bus: localBus() });
  return { world, others, reads: () => reads };
}

/** Somebody comes to their table elsewhere: it is opened there. */
const elsewhere = (others: Rooms, { admission }: Client): Promise<Client> =>
  new Client(admission, 'elsewhere').attach(others);

const fencedReports = ({ reports }: World): number =>
  reports.filter(({ details }) => JSON.stringify(details).includes('"fenced"')).length;

describe('a room whose table somebody else has claimed', () => {
  test.each([
    ['a move', 'move 3'],
    ['talk', 'talk Hello'],
    ['a new name', 'name Annika'],
  ])('ends with the next thing it would write: %s', async (_what, text) => {
    const { world, others, reads } = withOthers(text);
    const [anna, bo] = (await numbersMatch(world, ['Bo'], { game: 'talkers' })) as [Client, Client];
    const there = await elsewhere(others, bo);
    const [log, read] = [await logOf(world, anna.admission.table), reads()];
    const heard = bo.received.length;
    const id = anna.send(text);
    await settled();
    expect([anna.ended, bo.ended]).toEqual(['closed', 'closed']);
    expect(anna.replies.get(id)?.t).not.toBe('done');
    expect(bo.received).toHaveLength(heard);
    expect(reads()).toBe(read);
    expect(fencedReports(world)).toBe(1);
    expect(await logOf(world, anna.admission.table)).toEqual(log);
    await anna.attach(others);
    anna.send(text, id);
    await settled();
    expect(anna.replies.get(id)).toEqual({ t: 'done', id });
    expect(there.ended).toBeNull();
  });

  test('ends also where it was to be closed for good, and leaves that to whoever has it', async () => {
    const { world, others } = withOthers('dissolved');
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    const there = await elsewhere(others, bo);
    await expect(world.rooms.upkeep.close(anna.admission.table)).rejects.toMatchObject({ kind: 'fenced' });
    expect(anna.ended).toBe('closed');
    expect(await world.store.load(anna.admission.table)).toMatchObject({ closed: false });
    expect(await there.does('move 2')).toMatchObject({ t: 'done' });
  });

  test('is opened again where people come back to it, and then the others have it no longer', async () => {
    const { world, others } = withOthers('to and fro');
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    const there = await elsewhere(others, bo);
    anna.send('move 3', 'once');
    await settled();
    await anna.attach(world.rooms);
    anna.send('move 3', 'once');
    await settled();
    expect(anna.replies.get('once')).toEqual({ t: 'done', id: 'once' });
    there.send('move 2');
    await settled();
    expect(there.ended).toBe('closed');
    const acts = (await logOf(world, anna.admission.table)).filter((text) => /^act \d/.test(text));
    expect(acts).toEqual(['act 0 3']);
  });

  test('loses nothing and doubles nothing, however often the table moves on while others still want something', async () => {
    const { world } = withOthers('often');
    const [anna, bo] = (await numbersMatch(world, ['Bo'], { options: 'rounds=4' })) as [Client, Client];
    const acknowledged: string[] = [];
    for (let nth = 0; nth < 8; nth += 1) {
      const rooms = openRooms({ ...world.ports, owner: `server ${nth}`, bus: localBus() });
      const [mover, left] = nth % 2 === 0 ? [anna, bo] : [bo, anna];
      await mover.attach(rooms);
      mover.send('move 1', `nth ${nth}`);
      left.send('name Late', `late ${nth}`);
      await settled();
      expect(mover.replies.get(`nth ${nth}`)).toEqual({ t: 'done', id: `nth ${nth}` });
      expect(left.replies.get(`late ${nth}`)?.t).not.toBe('done');
      acknowledged.push(`nth ${nth}`);
    }
    const { entries = [] } = (await world.store.load(anna.admission.table)) ?? {};
    const acts = entries.filter(({ text }) => /^act \d/.test(text));
    expect(acts.map(({ command }) => command?.id)).toEqual(acknowledged);
    expect(entries.some(({ command }) => command?.id.startsWith('late'))).toBe(false);
  });
});

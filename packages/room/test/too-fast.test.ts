import { describe, expect, test } from 'vitest';
import { Client } from './around/client.ts';
import { settled } from './around/fake-clockwork.ts';
import { logOf, reasonOf, seated } from './around/tables.ts';
import { World } from './around/world.ts';

async function refusalsOf(client: Client, texts: readonly string[]): Promise<(string | null)[]> {
  const reasons: (string | null)[] = [];
  for (const text of texts) reasons.push(reasonOf(await client.does(text)));
  return reasons;
}

const wishes = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, nth) => `clock ${nth % 2 === 0 ? 'brisk' : 'relaxed'}`);

describe('changes of a table', () => {
  test('are sixty at once, then one a second, and whoever is too fast is told how long to wait', async () => {
    const world = new World('settings');
    const [anna] = (await seated(world, [])) as [Client];
    const reasons = await refusalsOf(anna, wishes(70));
    expect(reasons).toEqual([...wishes(60).map(() => null), ...wishes(10).map(() => 'too-fast')]);
    expect(await anna.does('clock off')).toMatchObject({ why: { rule: 'table', about: ['1'] } });
    await world.clockwork.pass(2000);
    expect(await refusalsOf(anna, wishes(3))).toEqual([null, null, 'too-fast']);
  });

  test('that were made are never called too fast when they come again', async () => {
    const world = new World('again');
    const [anna] = (await seated(world, [])) as [Client];
    await refusalsOf(anna, wishes(40));
    const made = anna.send('clock off');
    await settled();
    await refusalsOf(anna, wishes(20));
    expect(reasonOf(await anna.does('clock off'))).toBe('too-fast');
    anna.replies.clear();
    anna.send('clock off', made);
    await settled();
    expect(anna.replies.get(made)).toMatchObject({ t: 'done' });
  });

  test('that come to nothing are not counted', async () => {
    const world = new World('nothing');
    const [anna, bo] = (await seated(world, ['Bo'])) as [Client, Client];
    expect(new Set(await refusalsOf(bo, wishes(100)))).toEqual(new Set(['not-host']));
    expect(await refusalsOf(bo, ['name Bob', 'stand'])).toEqual([null, null]);
    expect(await refusalsOf(anna, wishes(60))).toEqual(wishes(60).map(() => null));
  });

  test('are counted for each person, and going needs no patience', async () => {
    const world = new World('each');
    const [anna, bo] = (await seated(world, ['Bo'])) as [Client, Client];
    await refusalsOf(anna, wishes(61));
    expect(await refusalsOf(bo, ['name Bob'])).toEqual([null]);
    expect(await refusalsOf(anna, ['name Annika', 'leave'])).toEqual(['too-fast', null]);
  });

  test('by coming and going are counted for all together', async () => {
    const world = new World('loop');
    const [anna] = (await seated(world, [])) as [Client];
    const by = { invite: anna.doc.invite };
    let refused = 0;
    for (let nth = 0; nth < 400; nth += 1) {
      const loop = new Client(await world.join(by.invite, 'Loop'));
      await loop.attach(world.rooms);
      if (loop.ended === 'closed') refused += 1;
      else await loop.does('leave');
    }
    expect(refused).toBe(400 - 240);
    const { length } = await logOf(world, anna.admission.table);
    expect(length).toBeLessThan(800);
    await world.clockwork.pass(250);
    const bo = await new Client(await world.join(by.invite, 'Bo')).attach(world.rooms);
    expect(bo.ended).toBeNull();
  });
});

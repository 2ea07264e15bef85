import { describe, expect, test } from 'vitest';
import { Client } from './around/client.ts';
import { failingStore } from './around/failing-store.ts';
import { numbersMatch, seated } from './around/tables.ts';
import { World, must } from './around/world.ts';

/** What a device received while something was done. */
async function framesDuring(device: Client, deed: () => Promise<unknown>): Promise<readonly string[]> {
  const before = device.received.length;
  await deed();
  return device.received.slice(before);
}

describe('whoever is kicked', () => {
  test.each([
    ['in a lobby', false],
    ['during a match', true],
  ])('gets a goodbye and nothing else, on every device: %s', async (_, isPlaying) => {
    const world = new World('kicked');
    const clients = await (isPlaying ? numbersMatch(world, ['Bo', 'Cleo']) : seated(world));
    const [anna, bo, cleo] = clients as [Client, Client, Client];
    const phone = await new Client(bo.admission, 'phone').attach(world.rooms);
    const { invite, code } = anna.doc;
    const frames = await framesDuring(bo, async () =>
      expect(await framesDuring(phone, () => anna.does('kick p2'))).toEqual([]),
    );
    expect(frames).toEqual([]);
    expect([bo.ended, phone.ended]).toEqual(['kicked', 'kicked']);
    expect(anna.doc.invite).not.toBe(invite);
    expect(cleo.doc.invite).toBe(anna.doc.invite);
    const heard = [...bo.received, ...phone.received].join('\n');
    expect(heard).not.toContain(anna.doc.invite);
    expect(heard).not.toContain(anna.doc.code);
    for (const by of [{ invite }, { code }, { invite: bo.doc.invite }, { code: bo.doc.code }]) {
      const answer = await world.rooms.join({ by, name: 'Bo', watch: false, contribution: '' });
      expect(answer).toMatchObject({ ok: false, refusal: { error: 'no-such-table' } });
    }
  });

  test('gets no more where nobody can tell whether the kick was kept', async () => {
    const { store, fail } = failingStore();
    const world = new World('kicked and lost', { store });
    const [anna, bo] = (await seated(world, ['Bo'])) as [Client, Client];
    const frames = await framesDuring(bo, async () => {
      fail('after');
      await anna.does('kick p2');
      fail('never');
    });
    expect(frames).toEqual([]);
    expect(bo.ended).toBe('unknown');
    expect(anna.doc.seats[1]).toEqual({ kind: 'open' });
  });

  test('has no use for a key made before', async () => {
    const world = new World('kicked with a key');
    const [anna, bo] = (await seated(world, ['Bo'])) as [Client, Client];
    const { key } = must(await world.rooms.handover(bo.admission.table, bo.admission.token, null));
    await anna.does('kick p2');
    expect(await world.rooms.take(key)).toMatchObject({ ok: false, refusal: { error: 'key-spent' } });
  });
});

test('whoever leaves gets the answer to that, and other devices only the goodbye', async () => {
  const world = new World('leaving');
  const [, bo] = (await numbersMatch(world, ['Bo', 'Cleo'])) as [Client, Client];
  const phone = await new Client(bo.admission, 'phone').attach(world.rooms);
  const frames = await framesDuring(bo, async () =>
    expect(await framesDuring(phone, () => bo.does('leave'))).toEqual([]),
  );
  expect(frames.map((text) => JSON.parse(text) as { t: string })).toMatchObject([{ t: 'done' }]);
  expect([bo.ended, phone.ended]).toEqual(['unknown', 'unknown']);
});

test('a device whose place another one has taken gets the goodbye and nothing else', async () => {
  const world = new World('taken over');
  const [, bo] = (await numbersMatch(world, ['Bo', 'Cleo'])) as [Client, Client];
  const { key } = must(await world.rooms.handover(bo.admission.table, bo.admission.token, null));
  const phone: Client[] = [];
  const frames = await framesDuring(bo, async () => {
    phone.push(await new Client(must(await world.rooms.take(key)), 'phone').attach(world.rooms));
    await phone[0]?.does('name Bodo');
  });
  expect(frames).toEqual([]);
  expect(bo.ended).toBe('moved');
  expect(phone[0]?.you).toEqual({ person: 'p2', seat: 1 });
});

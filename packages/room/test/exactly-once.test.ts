import { describe, expect, test } from 'vitest';
import { seal } from '@rudel/kernel';
import { StoreFault, memoryStore } from '@rudel/store';
import { Client } from './around/client.ts';
import { failingStore } from './around/failing-store.ts';
import { settled } from './around/fake-clockwork.ts';
import { readBy } from './around/read-by.ts';
import { logOf, numbersMatch, seated, truthOf } from './around/tables.ts';
import { World, must, playable } from './around/world.ts';
import { secretNumbers } from './toy/numbers.ts';

const movesIn = (log: readonly string[]): string[] => log.filter((text) => /^act \d/.test(text));

describe('a command sent again', () => {
  test('is answered again and done once', async () => {
    const world = new World('repeat');
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    const base = anna.seq;
    const id = anna.send('move 3', 'same', base);
    await settled();
    await bo.does('move 4');
    for (let again = 0; again < 3; again += 1) {
      anna.replies.delete(id);
      anna.send('move 3', id, base);
      await settled();
      expect(anna.replies.get(id)).toEqual({ t: 'done', id });
    }
    expect(movesIn(await logOf(world, anna.admission.table))).toEqual(['act 0 3', 'act 1 4']);
  });

  test('is known after a restart, and when many came after it', async () => {
    const world = new World('repeat later');
    const [anna] = (await seated(world, ['Bo'])) as [Client];
    anna.send('name Alma', 'early');
    await settled();
    for (let nth = 0; nth < 30; nth += 1) await anna.does(`name Anna${nth}`);
    const log = await logOf(world, anna.admission.table);
    anna.replies.clear();
    anna.send('name Alma', 'early');
    await settled();
    expect(anna.replies.get('early')).toEqual({ t: 'done', id: 'early' });
    world.restart();
    await anna.attach(world.rooms);
    anna.replies.clear();
    anna.send('name Alma', 'early');
    anna.send('name Anna29', 'p1-30');
    await settled();
    expect([...anna.replies.values()].map(({ t }) => t)).toEqual(['done', 'done']);
    expect(await logOf(world, anna.admission.table)).toEqual(log);
    expect(world.reports).toEqual([]);
  });

  test('of another person with the same id is another command', async () => {
    const world = new World('other person');
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    anna.send('move 3', 'x');
    bo.send('move 4', 'x');
    await settled();
    expect(movesIn(await logOf(world, anna.admission.table))).toEqual(['act 0 3', 'act 1 4']);
  });

  test('on another device of the same person is the same command', async () => {
    const world = new World('two devices');
    const [anna] = (await numbersMatch(world)) as [Client, Client];
    const phone = await new Client(anna.admission).attach(world.rooms);
    anna.send('move 3', 'x', anna.seq);
    phone.send('move 3', 'x', phone.seq);
    await settled();
    expect([anna.replies.get('x')?.t, phone.replies.get('x')?.t]).toEqual(['done', 'done']);
    expect(movesIn(await logOf(world, anna.admission.table))).toEqual(['act 0 3']);
  });
});

describe('a stale move', () => {
  test('is answered, never done', async () => {
    const world = new World('stale');
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    const old = anna.seq;
    await anna.does('move 3');
    await bo.does('move 4');
    expect(await anna.does('move 2', old)).toMatchObject({ t: 'stale' });
    expect(movesIn(await logOf(world, anna.admission.table))).toHaveLength(2);
    expect(await anna.does('move 2')).toMatchObject({ t: 'done' });
  });

  test('brings a snapshot to a client that is ahead of the table', async () => {
    const [anna] = (await numbersMatch(new World('ahead'))) as [Client];
    const before = anna.snapshots;
    expect(await anna.does('move 2', anna.seq + 5)).toMatchObject({ t: 'stale' });
    expect(anna.snapshots).toBe(before + 1);
  });

  test('what others do in secret makes no move stale', async () => {
    const [anna, bo] = (await numbersMatch(new World('secret'))) as [Client, Client];
    const base = bo.seq;
    await anna.does('move 3');
    expect(bo.seq).toBe(base);
    expect(await bo.does('move 4', base)).toMatchObject({ t: 'done' });
  });
});

describe('a game that fails', () => {
  test('at a move: it is answered that the fault is ours, and the match goes on', async () => {
    const { table } = secretNumbers;
    const apply: typeof table.apply = (state, act) => {
      if (typeof act.by === 'number' && act.move.number === 5) throw new Error('a defect');
      return table.apply(state, act);
    };
    const broken = { ...playable('numbers'), game: seal({ ...secretNumbers, table: { ...table, apply } }) };
    const world = new World('broken', { games: () => broken });
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    expect(await anna.does('move 5')).toMatchObject({ t: 'no', why: { reason: 'trouble' } });
    expect(world.reports).toMatchObject([{ event: 'turn-failed' }]);
    expect(await anna.does('move 4')).toMatchObject({ t: 'done' });
    expect(await bo.does('move 3')).toMatchObject({ t: 'done' });
    expect(movesIn(await logOf(world, anna.admission.table))).toEqual(['act 0 4', 'act 1 3']);
  });
});

describe('a store that fails', () => {
  test('before the commit: nothing has happened, nothing is acknowledged, all get a snapshot', async () => {
    const { store, fail } = failingStore();
    const world = new World('fails', { store });
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    const { epoch, snapshots } = bo;
    fail('before');
    const id = anna.send('move 3');
    await settled();
    expect(anna.replies.has(id)).toBe(false);
    expect(bo.epoch).not.toBe(epoch);
    expect(bo.snapshots).toBe(snapshots + 1);
    expect(anna.view).toEqual(
      playable('numbers').game.table.view(await truthOf(world, anna.admission.table), 0),
    );
    expect(world.reports).toMatchObject([{ event: 'append-failed' }]);
    fail('never');
    anna.send('move 3', id);
    await settled();
    expect(anna.replies.get(id)).toEqual({ t: 'done', id });
    expect(movesIn(await logOf(world, anna.admission.table))).toEqual(['act 0 3']);
  });

  test('after the commit: the act is in the log, and its repeat is acknowledged', async () => {
    const { store, fail } = failingStore();
    const world = new World('fails late', { store });
    const [anna] = (await numbersMatch(world)) as [Client, Client];
    fail('after');
    const base = anna.seq;
    const id = anna.send('move 3');
    await settled();
    fail('never');
    expect(anna.replies.has(id)).toBe(false);
    expect(anna.seq).toBe(base + 1);
    anna.send('move 3', id, base);
    await settled();
    expect(anna.replies.get(id)).toEqual({ t: 'done', id });
    expect(movesIn(await logOf(world, anna.admission.table))).toEqual(['act 0 3']);
  });

  test('and cannot be read either: everybody is sent away and can come back', async () => {
    const { store, fail, failLoads } = failingStore();
    const world = new World('gone', { store });
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    fail('before');
    failLoads(true);
    await anna.does('move 3');
    expect([anna.ended, bo.ended]).toEqual(['closed', 'closed']);
    await bo.attach(world.rooms);
    expect(bo.ended).toBe('unopened');
    fail('never');
    failLoads(false);
    await bo.attach(world.rooms);
    expect(bo.ended).toBeNull();
    expect(bo.view).toMatchObject({ named: null, round: 1 });
  });

  test('while somebody comes: the device is sent away and not counted as here', async () => {
    const { store, failLoads } = failingStore();
    const world = new World('comes', { store });
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    await anna.does('move 3');
    anna.detach();
    bo.detach();
    await world.clockwork.pass(1_000_000);
    failLoads(true);
    await bo.attach(world.rooms);
    expect(bo.ended).toBe('unopened');
    failLoads(false);
    await world.clockwork.pass(1_000_000);
    expect(world.clockwork.pending).toBe(0);
    await bo.attach(world.rooms);
    expect(await bo.does('move 4')).toMatchObject({ t: 'done' });
  });

  test('while somebody comes to a table that is open: nobody notices', async () => {
    const { store, failLoads } = failingStore();
    const world = new World('open', { store });
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    await anna.does('move 3');
    failLoads(true);
    await bo.attach(world.rooms);
    expect(bo.ended).toBeNull();
    expect(await bo.does('move 4')).toMatchObject({ t: 'done' });
  });

  test('refuses an id that cannot be kept, and nobody else notices', async () => {
    const world = new World('unfit');
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    const { received } = bo;
    const before = received.length;
    anna.send('move 3', 'bad\ud800');
    await settled();
    expect(anna.replies.get('bad\ud800')).toMatchObject({ t: 'no', why: { reason: 'not-understood' } });
    expect(received).toHaveLength(before);
    expect(world.reports).toEqual([]);
  });

  test('over HTTP: a refusal that says it is our fault', async () => {
    const { store, fail, failLoads } = failingStore();
    const world = new World('http', { store });
    const [anna] = (await seated(world, [])) as [Client];
    const { table, token } = anna.admission;
    const { key } = must(await world.rooms.handover(table, token, null));
    fail('before');
    expect(await world.rooms.take(key)).toMatchObject({ ok: false, refusal: { error: 'trouble' } });
    failLoads(true);
    expect(await world.rooms.record(anna.admission.table, 1)).toMatchObject({
      ok: false,
      refusal: { error: 'trouble' },
    });
  });
});

describe('a table that was given up, since it could be neither written nor read', () => {
  test('writes nothing any more, though the store has come back', async () => {
    const inner = memoryStore();
    let faults = 0;
    const failOnce = async (): Promise<void> => {
      faults -= 1;
      if (faults >= 0) throw new StoreFault('failed', 'The disk said no.');
    };
    const world = new World('given up', {
      store: {
        ...inner,
        append: async (...call) => failOnce().then(() => inner.append(...call)),
        ...readBy(inner, async (read) => failOnce().then(read)),
      },
    });
    const [anna, bo] = (await seated(world, ['Bo'])) as [Client, Client];
    const before = await logOf(world, anna.admission.table);
    faults = 2;
    anna.send('name Alma');
    bo.send('leave', 'goodbye');
    await settled();
    expect([anna.ended, bo.ended]).toEqual(['closed', 'closed']);
    expect(await logOf(world, anna.admission.table)).toEqual(before);
    await bo.attach(world.rooms);
    bo.send('leave', 'goodbye');
    await settled();
    expect(bo.replies.get('goodbye')).toEqual({ t: 'done', id: 'goodbye' });
    expect(await logOf(world, anna.admission.table)).toEqual([...before, 'left p2']);
  });
});

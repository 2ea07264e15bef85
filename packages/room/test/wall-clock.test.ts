import { describe, expect, test } from 'vitest';
import { seededRng } from '@rudel/kernel';
import { Client } from './around/client.ts';
import { failingStore } from './around/failing-store.ts';
import { settled } from './around/fake-clockwork.ts';
import { appendBehind, entriesOf, numbersMatch, seated } from './around/tables.ts';
import { World, must, testPace } from './around/world.ts';

const hour = 3600_000;
const tenYears = 3652 * 24 * hour;
const jumps = [hour, -hour, tenYears, -tenYears] as const;
const { brisk } = testPace.decision;

/** Lets time pass, bit by bit; in each of them the wall clock may be set. */
type Pass = (ms: number) => Promise<void>;

/** Decisions lapse, people speak, go, are stood in for and come back, somebody comes too late, and hosting passes on. */
async function evening(world: World, pass: Pass): Promise<readonly unknown[]> {
  const wanted = { game: 'talkers', clock: 'brisk', options: 'rounds=6' } as const;
  const clients = await numbersMatch(world, ['Bo', 'Cleo'], wanted);
  const [anna, bo, cleo] = clients as [Client, Client, Client];
  const { table, token } = bo.admission;
  const told: unknown[] = [];
  for (let nth = 0; nth < 6; nth += 1) told.push(await bo.does('say wow'));
  await pass(2000);
  told.push(await bo.does('talk Hello'), await bo.does('talk again'));
  await anna.does('move 3');
  await pass(brisk);
  bo.detach();
  await pass(testPace.grace);
  told.push(anna.doc.seats[1]);
  await bo.attach(world.rooms);
  const early = must(await world.rooms.handover(table, token, null));
  await pass(testPace.handover - 1000);
  const late = await new Client(must(await world.rooms.take(early.key))).attach(world.rooms);
  const spent = must(await world.rooms.handover(table, late.admission.token, null));
  await pass(testPace.handover);
  told.push(await world.rooms.take(spent.key));
  const [ghost, guest] = [
    await world.join(anna.doc.invite, 'Ghost'),
    await world.join(anna.doc.invite, 'Guest'),
  ];
  await pass(testPace.hello - 1000);
  const watcher = await new Client(guest).attach(world.rooms);
  await pass(1000);
  const nobody = await new Client(ghost).attach(world.rooms);
  told.push(nobody.ended, watcher.you);
  anna.detach();
  await pass(testPace.hosting);
  told.push(cleo.doc.host, cleo.doc.phase);
  const texts = (await entriesOf(world, table)).map(({ text, deadline }) => [text, deadline]);
  const heard = [...clients, late, watcher, nobody].map(({ received }) => received);
  return [told, texts, heard, world.clockwork.settings];
}

/** The evening in bits of up to ten seconds; before the nth the wall clock jumps. */
async function eveningWith(jump: number, at: ReadonlySet<number>): Promise<readonly unknown[]> {
  const world = new World('evening');
  let bit = 0;
  return evening(world, async (ms) => {
    for (let left = ms; left > 0; left -= 10_000) {
      if (at.has(bit)) world.clockwork.jump(jump);
      bit += 1;
      await world.clockwork.pass(Math.min(left, 10_000));
    }
  });
}

describe('a wall clock that is set', () => {
  test.each(jumps)('by %i ms changes nothing at a table, whenever that happens', async (jump) => {
    const usual = await eveningWith(0, new Set());
    expect(JSON.stringify(usual)).toMatch(/too-fast.*standIn.*key-spent.*unknown/);
    const rng = seededRng(`jumps ${jump}`);
    for (let run = 0; run < 4; run += 1) {
      const at = new Set(Array.from({ length: 1 + run * 3 }, () => rng.int(160)));
      expect(await eveningWith(jump, at)).toEqual(usual);
    }
  });

  test('is what entries and records are dated by', async () => {
    const world = new World('dated');
    world.clockwork.jump(-hour);
    const [anna, bo] = (await numbersMatch(world, ['Bo'], { options: 'rounds=1' })) as [Client, Client];
    for (const client of [anna, bo]) await client.does('move 1');
    const last = (await entriesOf(world, anna.admission.table)).at(-1);
    expect(last?.at).toBe(world.clockwork.date());
    expect(must(await world.rooms.record(anna.admission.table, 1))).toContain(
      '[Dealt "2026-11-18T11:16:40Z"]',
    );
  });
});

/** A decision with 15 seconds left. */
async function inTheMiddle(world: World): Promise<readonly [Client, Client]> {
  const [anna, bo] = (await numbersMatch(world, ['Bo'], { clock: 'brisk' })) as [Client, Client];
  await world.clockwork.pass(10_000);
  await anna.does('name Alma');
  return [anna, bo];
}

describe('what is left of a decision', () => {
  test('is what is written down', async () => {
    const world = new World('written');
    const [anna] = await inTheMiddle(world);
    expect((await entriesOf(world, anna.admission.table)).at(-1)).toMatchObject({
      deadline: brisk - 10_000,
      at: world.clockwork.date(),
    });
    await anna.does('clock off');
    await world.clockwork.pass(brisk);
    expect(anna.view).toMatchObject({ round: 2 });
    expect((await entriesOf(world, anna.admission.table)).at(-1)?.deadline).toBeNull();
  });

  test.each([0, ...jumps])(
    'is not less after a restart during which the wall clock is set by %i ms',
    async (jump) => {
      const world = new World('while down');
      const [anna, bo] = await inTheMiddle(world);
      world.clockwork.jump(jump);
      world.restart();
      await settled();
      await anna.attach(world.rooms);
      await bo.attach(world.rooms);
      const left = jump === 0 ? brisk - 10_000 : brisk;
      expect([anna.left, bo.left]).toEqual([left, left]);
      await world.clockwork.pass(left - 1);
      expect(bo.view).toMatchObject({ round: 1 });
      await world.clockwork.pass(1);
      expect(bo.view).toMatchObject({ round: 2 });
    },
  );

  test('is all of it for whoever wakes a table up, also where the wall clock was set back meanwhile', async () => {
    const world = new World('woken');
    const [anna, bo] = await inTheMiddle(world);
    await world.clockwork.pass(14_000);
    await anna.does('name Anna');
    anna.detach();
    bo.detach();
    await world.clockwork.pass(testPace.idle * 2);
    expect(world.clockwork.pending).toBe(0);
    world.clockwork.jump(-testPace.idle * 2);
    await anna.attach(world.rooms);
    expect(anna.left).toBe(brisk);
  });

  test.each(['before', 'after'] as const)(
    'goes on where the store fails %s keeping something',
    async (how) => {
      const { store, fail } = failingStore();
      const world = new World('failing', { store });
      const wanted = { game: 'numbers', seats: ['me', 'open'], clock: 'brisk' } as const;
      const [anna, bo] = (await seated(world, ['Bo'], wanted)) as [Client, Client];
      await world.clockwork.pass(testPace.idle);
      await anna.does('start');
      const { left } = bo;
      await world.clockwork.pass(5000);
      fail(how);
      anna.send('name Anna');
      await settled();
      fail('never');
      const again = await new Client(bo.admission).attach(world.rooms);
      expect([left, again.left]).toEqual([brisk, brisk - 5000]);
    },
  );

  test('is known of a table whose deadline was kept as a time of day', async () => {
    const world = new World('of before');
    const [anna] = await inTheMiddle(world);
    const { table } = anna.admission;
    const at = world.clockwork.date();
    const entry = { text: 'named p1 Anna', command: null, at, deadline: at + 9000 };
    await appendBehind(world, table, [entry]);
    world.restart();
    await world.clockwork.pass(2000);
    await anna.attach(world.rooms);
    expect(anna.left).toBe(7000);
    await world.clockwork.pass(7000);
    expect(anna.view).toMatchObject({ round: 2 });
  });
});

test('a lobby passes on though the wall clock was set back', async () => {
  const world = new World('lobby');
  const [anna, bo] = (await seated(world, ['Bo'])) as [Client, Client];
  anna.detach();
  world.clockwork.jump(-hour);
  await world.clockwork.pass(testPace.hosting);
  expect(bo.doc.host).toBe('p2');
});

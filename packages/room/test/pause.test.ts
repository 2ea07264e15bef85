import { describe, expect, test } from 'vitest';
import { Client } from './around/client.ts';
import { logOf, numbersMatch, reasonOf, seated } from './around/tables.ts';
import { World, testPace } from './around/world.ts';

const { decision, grace, botPause } = testPace;
const { brisk } = decision;

describe('a pause', () => {
  test('stops clocks and moves for everybody until anybody goes on', async () => {
    const world = new World('pause');
    const [anna, bo] = (await numbersMatch(world, ['Bo'], { clock: 'brisk' })) as [Client, Client];
    await world.clockwork.pass(300);
    expect(await bo.does('pause')).toMatchObject({ t: 'done' });
    for (const client of [anna, bo]) expect(client.doc).toMatchObject({ paused: 'p2', waits: true });
    await world.clockwork.pass(brisk * 10);
    expect(anna.view).toMatchObject({ round: 1 });
    expect(reasonOf(await anna.does('move 3'))).toBe('paused');
    expect((await new Client(anna.admission).attach(world.rooms)).left).toBe(brisk - 300);
    expect(await anna.does('resume')).toMatchObject({ t: 'done' });
    expect([bo.doc.paused, bo.doc.waits]).toEqual([undefined, undefined]);
    await world.clockwork.pass(brisk - 300 - 1);
    expect(anna.view).toMatchObject({ round: 1 });
    await world.clockwork.pass(1);
    expect(anna.view).toMatchObject({ round: 2 });
  });

  test('lets no bot act, not even one that was about to', async () => {
    const world = new World('bots');
    const wanted = { game: 'numbers', seats: ['me', 'bot random'], clock: 'off' } as const;
    const [anna] = (await seated(world, [], wanted)) as [Client];
    await anna.does('start');
    await world.clockwork.pass(botPause[0] - 1);
    await anna.does('pause');
    const before = await logOf(world, anna.admission.table);
    await world.clockwork.pass(60_000);
    expect(await logOf(world, anna.admission.table)).toEqual(before);
    await anna.does('resume');
    await world.clockwork.pass(botPause[1]);
    expect((await logOf(world, anna.admission.table)).at(-1)).toMatch(/^act 1 /);
  });

  test('replaces nobody who is away, and gives them all their time afterwards', async () => {
    const world = new World('away');
    const [anna, bo] = (await numbersMatch(world, ['Bo'], { options: 'rounds=3' })) as [Client, Client];
    await bo.does('pause');
    bo.detach();
    await world.clockwork.pass(grace * 5);
    expect(anna.doc.seats[1]).toMatchObject({ person: 'p2', standIn: null });
    await anna.does('resume');
    await world.clockwork.pass(grace - 1);
    expect(anna.doc.seats[1]).toMatchObject({ person: 'p2', standIn: null });
    await world.clockwork.pass(1);
    expect(anna.doc.seats[1]).toMatchObject({ person: 'p2', standIn: expect.any(String) as string });
  });

  test('outlives a restart, and ends with its match', async () => {
    const world = new World('restart');
    const [anna, bo] = (await numbersMatch(world, ['Bo'], { clock: 'brisk', options: 'rounds=1' })) as [
      Client,
      Client,
    ];
    await anna.does('pause');
    world.restart();
    for (const client of [anna, bo]) await client.attach(world.rooms);
    await world.clockwork.pass(brisk * 3);
    expect(bo.doc).toMatchObject({ paused: 'p1', waits: true });
    await bo.does('resume');
    for (const client of [anna, bo]) await client.does('move 1');
    await world.clockwork.pass(5000);
    expect(bo.doc.phase).toBe('over');
    expect(reasonOf(await bo.does('pause'))).toBe('no-match');
  });

  test('is for those who play: spectators ask in vain, a second wish changes nothing', async () => {
    const world = new World('watching');
    const [anna, bo] = (await numbersMatch(world, ['Bo'])) as [Client, Client];
    const tv = await new Client(await world.join(anna.doc.invite, 'TV', { watch: true })).attach(world.rooms);
    expect(reasonOf(await tv.does('pause'))).toBe('not-seated');
    await bo.does('pause');
    const before = await logOf(world, anna.admission.table);
    expect(await anna.does('pause')).toMatchObject({ t: 'done' });
    expect(reasonOf(await tv.does('resume'))).toBe('not-seated');
    expect(anna.doc.paused).toBe('p2');
    expect(await logOf(world, anna.admission.table)).toEqual(before);
    await anna.does('resume');
    expect(await anna.does('resume')).toMatchObject({ t: 'done' });
    expect(tv.doc.paused).toBeUndefined();
  });
});

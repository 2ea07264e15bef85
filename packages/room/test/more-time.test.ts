import { describe, expect, test } from 'vitest';
import { Client } from './around/client.ts';
import { numbersMatch, reasonOf } from './around/tables.ts';
import { World, testPace } from './around/world.ts';

const { brisk } = testPace.decision;

describe('more time', () => {
  test('is given by the host, told to all, and moves the end of the decision', async () => {
    const world = new World('more');
    const [anna, bo] = (await numbersMatch(world, ['Bo'], { clock: 'brisk' })) as [Client, Client];
    await world.clockwork.pass(1000);
    expect(await anna.does('more')).toMatchObject({ t: 'done' });
    expect([anna.left, bo.left]).toEqual([brisk - 1000 + 30_000, brisk - 1000 + 30_000]);
    await world.clockwork.pass(brisk + 30_000 - 1001);
    expect(bo.view).toMatchObject({ round: 1 });
    await world.clockwork.pass(1);
    expect(bo.view).toMatchObject({ round: 2 });
    expect(bo.left).toBe(brisk);
  });

  test('is for the host to give, where a clock runs, and not without end', async () => {
    const world = new World('who');
    const [anna, bo] = (await numbersMatch(world, ['Bo'])) as [Client, Client];
    expect(reasonOf(await bo.does('more'))).toBe('not-host');
    expect(reasonOf(await anna.does('more'))).toBe('no-clock');
    const timed = (await numbersMatch(world, ['Bo'], { clock: 'brisk' })) as [Client, Client];
    const replies: (string | null)[] = [];
    for (let nth = 0; nth < 22; nth += 1) replies.push(reasonOf(await timed[0].does('more')));
    expect(replies.indexOf('time-enough')).toBe(20);
  });

  test('outlasts a pause and a restart', async () => {
    const world = new World('kept');
    const [anna, bo] = (await numbersMatch(world, ['Bo'], { clock: 'brisk' })) as [Client, Client];
    await bo.does('pause');
    await anna.does('more');
    await world.clockwork.pass(60_000);
    await bo.does('resume');
    expect((await new Client(anna.admission).attach(world.rooms)).left).toBe(brisk + 30_000);
    world.restart();
    expect((await new Client(anna.admission).attach(world.rooms)).left).toBe(brisk + 30_000);
  });
});

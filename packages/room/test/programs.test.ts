import { describe, expect, test } from 'vitest';
import { Client } from './around/client.ts';
import { logOf, seated } from './around/tables.ts';
import { World, must, testPace } from './around/world.ts';

const table = { game: 'numbers', seats: ['me', 'open', 'open'] } as const;

/** Anna with a program beside her, and a free seat. */
async function withProgram(seed: string): Promise<{ world: World; anna: Client; rover: Client }> {
  const world = new World(seed);
  const [anna] = (await seated(world, [], table)) as [Client];
  const admission = await world.join(anna.doc.invite, 'Rover', { program: true });
  return { world, anna, rover: await new Client(admission).attach(world.rooms) };
}

describe('a program at a table', () => {
  test('is marked for everybody, on a seat and beside the table, and still after a restart', async () => {
    const { world, anna, rover } = await withProgram('marked');
    const mark = { person: 'p2', name: 'Rover', program: true };
    expect(anna.doc.seats[1]).toMatchObject(mark);
    expect(anna.doc.seats[0]).not.toHaveProperty('program');
    await rover.does('stand');
    expect(anna.doc.watchers).toMatchObject([mark]);
    world.restart();
    await anna.attach(world.rooms);
    expect(anna.doc.watchers).toMatchObject([mark]);
    expect(await logOf(world, anna.admission.table)).toContain('program p2');
  });

  test('stays marked under another name, and from one match to the next', async () => {
    const { world, anna, rover } = await withProgram('named');
    await rover.does('name Anna');
    await anna.does('bot 2 random');
    await anna.does('start');
    world.restart();
    await anna.attach(world.rooms);
    expect(anna.doc.seats[1]).toMatchObject({ name: 'Anna 2', program: true });
  });

  test('is called a program in the record', async () => {
    const { world, anna, rover } = await withProgram('record');
    await anna.does('seats 2');
    await anna.does('start');
    for (let turn = 0; anna.doc.phase === 'playing' && turn < 20; turn += 1) {
      await anna.does('move 1');
      await rover.does('move 2');
    }
    const record = must(await world.rooms.record(anna.admission.table, 1));
    expect(record).toContain('[Player0 "Anna"]');
    expect(record).toContain('[Player1 "Rover (program)"]');
  });

  test('hosts only where nobody else is left', async () => {
    const { world, anna, rover } = await withProgram('hosting');
    const bo = await new Client(await world.join(anna.doc.invite, 'Bo')).attach(world.rooms);
    await anna.does('leave');
    expect(bo.doc.host).toBe('p3');
    bo.detach();
    await world.clockwork.pass(testPace.hosting * 3);
    expect(rover.doc.host).toBe('p3');
    await bo.attach(world.rooms);
    await bo.does('leave');
    expect(rover.doc.host).toBe('p2');
  });
});

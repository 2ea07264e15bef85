import { describe, expect, test } from 'vitest';
import { Client } from './around/client.ts';
import { logOf, numbersMatch, seated } from './around/tables.ts';
import { World, testPace } from './around/world.ts';

const { decision, reading, botPause, grace } = testPace;
const { brisk } = decision;

async function movesIn(world: World, { admission }: Client): Promise<readonly string[]> {
  return (await logOf(world, admission.table)).filter((line) => /^act \d/.test(line));
}

/** Anna alone with a bot. */
async function alone(world: World): Promise<Client> {
  const wanted = { game: 'numbers', seats: ['me', 'bot random'], clock: 'brisk' } as const;
  const [anna] = (await seated(world, [], wanted)) as [Client];
  await anna.does('start');
  return anna;
}

describe('alone with bots', () => {
  test('no clock runs while something explains itself, and no bot acts', async () => {
    const world = new World('alone');
    const anna = await alone(world);
    await world.clockwork.pass(200);
    expect(await anna.does('reading on')).toMatchObject({ t: 'done' });
    expect(anna.doc.waits).toBe(true);
    const before = await logOf(world, anna.admission.table);
    await world.clockwork.pass(brisk * 10);
    expect(anna.view).toMatchObject({ round: 1 });
    expect(await logOf(world, anna.admission.table)).toEqual(before);
    const phone = await new Client(anna.admission).attach(world.rooms);
    expect(phone.left).toBe(brisk - 200);
    await anna.does('reading off');
    expect(anna.doc.waits).toBeUndefined();
    await world.clockwork.pass(brisk - 200 - 1);
    expect(anna.view).toMatchObject({ round: 1 });
    expect((await logOf(world, anna.admission.table)).length).toBe(before.length + 1);
    await world.clockwork.pass(1);
    expect(anna.view).toMatchObject({ round: 2 });
  });

  test('what is decided meanwhile has all its time afterwards', async () => {
    const world = new World('meanwhile');
    const anna = await alone(world);
    await world.clockwork.pass(botPause[1]);
    await anna.does('reading on');
    await world.clockwork.pass(brisk * 2);
    await anna.does('move 3');
    expect([anna.view, anna.left]).toMatchObject([{ round: 2 }, brisk]);
    await world.clockwork.pass(brisk * 2);
    await anna.does('reading off');
    await world.clockwork.pass(brisk - 1);
    expect(anna.view).toMatchObject({ round: 2 });
    await world.clockwork.pass(1);
    expect(anna.view).toMatchObject({ round: 3 });
  });

  test('a device that goes no longer reads', async () => {
    const world = new World('gone');
    const anna = await alone(world);
    const phone = await new Client(anna.admission).attach(world.rooms);
    await anna.does('reading on');
    await world.clockwork.pass(brisk * 2);
    expect(phone.doc.waits).toBe(true);
    anna.detach();
    expect(phone.doc.waits).toBeUndefined();
    await world.clockwork.pass(brisk);
    expect(phone.view).toMatchObject({ round: 2 });
  });

  test('whoever watches holds up nobody', async () => {
    const world = new World('watcher');
    const anna = await alone(world);
    const tv = await new Client(await world.join(anna.doc.invite, 'TV', { watch: true })).attach(world.rooms);
    await tv.does('reading on');
    expect(tv.doc.waits).toBeUndefined();
    await anna.does('reading on');
    expect(tv.doc.waits).toBe(true);
  });
});

describe('without a clock', () => {
  const without = { game: 'numbers', seats: ['me', 'bot random'], clock: 'off' } as const;

  test('nobody hurries the only person, whatever time the rules give', async () => {
    const world = new World('unhurried');
    const [anna] = (await seated(world, [], { ...without, options: 'seconds=7' })) as [Client];
    await anna.does('start');
    expect(anna.left).toBeNull();
    await world.clockwork.pass(60_000);
    expect(anna.view).toMatchObject({ round: 1 });
    await anna.does('move 3');
    expect(anna.view).toMatchObject({ round: 2 });
  });

  test('nor does anything end what everybody may speak in, before that person has spoken', async () => {
    const world = new World('span alone');
    const options = 'rounds=4,seconds=20,spans=1';
    const [anna] = (await seated(world, [], { ...without, options })) as [Client];
    await anna.does('start');
    expect(anna.left).toBeNull();
    await world.clockwork.pass(60_000);
    expect(anna.view).toMatchObject({ round: 1 });
  });

  test('among several, what everybody may speak in ends by itself', async () => {
    const world = new World('span of two');
    const options = 'rounds=4,seconds=20,spans=1';
    const [anna] = await numbersMatch(world, ['Bo'], { clock: 'off', options });
    expect(anna?.left).toBe(20_000);
  });
});

describe('among several', () => {
  test('the first decision waits until the last of them has looked, and for each only once', async () => {
    const world = new World('room');
    const [anna, bo] = (await numbersMatch(world, ['Bo'], { clock: 'brisk' })) as [Client, Client];
    await anna.does('reading on');
    await bo.does('reading on');
    await world.clockwork.pass(brisk + 1000);
    await bo.does('reading off');
    expect([anna.doc.waits, bo.view]).toMatchObject([true, { round: 1 }]);
    await anna.does('reading off');
    expect(anna.doc.waits).toBeUndefined();
    await bo.does('reading on');
    expect(bo.doc.waits).toBeUndefined();
    await world.clockwork.pass(brisk);
    expect(bo.view).toMatchObject({ round: 2 });
  });

  test('nobody holds up a match for longer than the limit', async () => {
    const world = new World('limit');
    const [anna, bo] = (await numbersMatch(world, ['Bo'], { clock: 'brisk' })) as [Client, Client];
    await bo.does('reading on');
    await world.clockwork.pass(reading - 1);
    expect(anna.doc.waits).toBe(true);
    await world.clockwork.pass(1);
    expect(anna.doc.waits).toBeUndefined();
    await world.clockwork.pass(brisk);
    expect(anna.view).toMatchObject({ round: 2 });
  });

  test('it waits again at the beginning of the next match, and not in the middle of one', async () => {
    const world = new World('next');
    const wanted = { clock: 'brisk', options: 'rounds=1' } as const;
    const [anna, bo] = (await numbersMatch(world, ['Bo'], wanted)) as [Client, Client];
    await world.clockwork.pass(reading);
    await anna.does('rematch');
    await bo.does('reading on');
    expect(anna.doc.waits).toBe(true);
    await world.clockwork.pass(reading);
    await bo.does('reading off');
    await bo.does('reading on');
    expect(anna.doc.waits).toBeUndefined();
  });

  test('a seat with a stand-in leaves the other one alone', async () => {
    const world = new World('standin');
    const [anna, bo] = (await numbersMatch(world, ['Bo'], { options: 'rounds=3' })) as [Client, Client];
    bo.detach();
    await world.clockwork.pass(grace + reading);
    await anna.does('reading on');
    expect(anna.doc.waits).toBe(true);
  });
});

test('the pace of bots is the host’s to set, and stays with the table', async () => {
  const world = new World('pace');
  const wanted = { game: 'numbers', seats: ['me', 'bot random', 'open'], pace: 'calm' } as const;
  const [anna, bo] = (await seated(world, ['Bo'], wanted)) as [Client, Client];
  expect(anna.doc.pace).toBe('calm');
  expect(await bo.does('pace quick')).toMatchObject({ t: 'no', why: { reason: 'not-host' } });
  await anna.does('start');
  await world.clockwork.pass(2 * botPause[0] - 1);
  expect(await movesIn(world, anna)).toEqual([]);
  world.restart();
  await anna.attach(world.rooms);
  expect(anna.doc.pace).toBe('calm');
  await anna.does('pace quick');
  world.restart();
  await anna.attach(world.rooms);
  expect(anna.doc.pace).toBe('quick');
  await world.clockwork.pass(Math.ceil(0.4 * botPause[1]));
  expect(await movesIn(world, anna)).toHaveLength(1);
});

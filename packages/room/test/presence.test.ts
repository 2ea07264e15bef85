import { describe, expect, test } from 'vitest';
import { Client } from './around/client.ts';
import { logOf, numbersMatch, reasonOf, seated, truthOf } from './around/tables.ts';
import { World, playable, testPace } from './around/world.ts';

const at = ({ doc }: Client, seat: number): unknown => doc.seats[seat];

describe('somebody without a connection', () => {
  test('is away after a moment, and here again at once', async () => {
    const world = new World('away');
    const [anna, bo] = (await seated(world, ['Bo'])) as [Client, Client];
    bo.detach();
    await world.clockwork.pass(testPace.away - 1);
    expect(at(anna, 1)).toMatchObject({ away: false });
    await world.clockwork.pass(1);
    expect(at(anna, 1)).toMatchObject({ away: true });
    await bo.attach(world.rooms);
    expect(at(anna, 1)).toMatchObject({ away: false });
    expect(bo.doc).toEqual(anna.doc);
  });

  test('is never away with a second device', async () => {
    const world = new World('devices');
    const [anna, bo] = (await seated(world, ['Bo'])) as [Client, Client];
    const phone = await new Client(bo.admission).attach(world.rooms);
    bo.detach();
    await world.clockwork.pass(testPace.away * 10);
    expect(at(anna, 1)).toMatchObject({ away: false });
    expect(phone.doc).toEqual(anna.doc);
  });

  test('gets a stand-in after the grace time, and the seat back at once', async () => {
    const world = new World('grace');
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    bo.detach();
    await world.clockwork.pass(testPace.grace - 1);
    expect(at(anna, 1)).toMatchObject({ standIn: null });
    await world.clockwork.pass(1);
    expect(at(anna, 1)).toMatchObject({ kind: 'person', away: true, standIn: 'random' });
    await world.clockwork.pass(testPace.botPause[1]);
    await anna.does('move 2');
    expect(anna.view).toMatchObject({ round: 2 });
    await bo.attach(world.rooms);
    expect(at(anna, 1)).toMatchObject({ away: false, standIn: null });
    await world.clockwork.pass(testPace.botPause[1] * 3);
    expect(bo.view).toMatchObject({ round: 2, named: null });
    const log = await logOf(world, anna.admission.table);
    expect(log.filter((text) => /^(standin|back)/.test(text))).toEqual(['standin 1 random', 'back 1']);
  });

  test('is told how much was noticed while a bot stood in, and nobody else is', async () => {
    const world = new World('meanwhile');
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    const { have } = bo;
    bo.detach();
    await world.clockwork.pass(testPace.grace);
    await world.clockwork.pass(testPace.botPause[1]);
    await anna.does('move 2');
    await bo.attach(world.rooms, have);
    expect(bo.received.at(-1)).toContain('"stoodIn":2');
    bo.detach();
    await bo.attach(world.rooms);
    expect(bo.received.filter((text) => text.includes('stoodIn'))).toHaveLength(1);
    expect(anna.received.join('')).not.toContain('stoodIn');
  });

  test('gets no stand-in in the lobby, nor where nobody else waits', async () => {
    const world = new World('alone');
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    anna.detach();
    bo.detach();
    await world.clockwork.pass(testPace.grace * 3);
    expect((await logOf(world, anna.admission.table)).some((text) => text.startsWith('standin'))).toBe(false);
    await anna.attach(world.rooms);
    expect(at(anna, 1)).toMatchObject({ away: true, standIn: null });
    await world.clockwork.pass(testPace.grace);
    expect(at(anna, 1)).toMatchObject({ standIn: 'random' });
  });

  test('has a stand-in still after a restart', async () => {
    const world = new World('still');
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    bo.detach();
    await world.clockwork.pass(testPace.grace);
    world.restart();
    await anna.attach(world.rooms);
    expect(at(anna, 1)).toMatchObject({ standIn: 'random' });
    await bo.attach(world.rooms);
    expect(at(anna, 1)).toMatchObject({ standIn: null });
  });
});

test('hosting passes on from a host who is gone, outside a match', async () => {
  const world = new World('host gone');
  const [anna, bo, cleo] = (await seated(world, ['Bo', 'Cleo'])) as [Client, Client, Client];
  anna.detach();
  bo.detach();
  await world.clockwork.pass(testPace.hosting - 1);
  expect(cleo.doc.host).toBe('p1');
  await world.clockwork.pass(1);
  expect(cleo.doc.host).toBe('p3');
});

describe('while a match runs, hosting passes on from a host who is gone', () => {
  test('to somebody who plays and is here, who can let somebody in', async () => {
    const world = new World('host gone from a match');
    const seats = ['me', 'open', 'open', 'bot random'] as const;
    const [anna, bo, cleo] = (await numbersMatch(world, ['Bo', 'Cleo'], { seats })) as [
      Client,
      Client,
      Client,
    ];
    const wim = await new Client(await world.join(anna.doc.invite, 'Wim', { watch: true })).attach(
      world.rooms,
    );
    await wim.does('ask 3');
    anna.detach();
    bo.detach();
    expect(reasonOf(await cleo.does('admit p4 3'))).toBe('not-host');
    await world.clockwork.pass(testPace.hosting - 1);
    expect(wim.doc.host).toBe('p1');
    await world.clockwork.pass(1);
    expect([wim.doc.host, cleo.doc.host]).toEqual(['p3', 'p3']);
    expect(await cleo.does('admit p4 3')).toMatchObject({ t: 'done' });
    expect(at(wim, 3)).toMatchObject({ kind: 'person', person: 'p4' });
    await anna.attach(world.rooms);
    expect(anna.doc.host).toBe('p3');
  });

  test('never to somebody who only watches; it waits for somebody who plays', async () => {
    const world = new World('only watchers');
    const [anna, bo] = (await seated(world, ['Bo'], {
      seats: ['me', 'open', 'bot random', 'bot random'],
    })) as [Client, Client];
    await anna.does('start');
    const wim = await new Client(await world.join(anna.doc.invite, 'Wim', { watch: true })).attach(
      world.rooms,
    );
    anna.detach();
    bo.detach();
    await world.clockwork.pass(testPace.hosting + 1000);
    expect(wim.doc.phase).toBe('playing');
    expect(wim.doc.host).toBe('p1');
    await bo.attach(world.rooms);
    await world.clockwork.pass(0);
    expect(wim.doc.host).toBe('p2');
  });
});

describe('a table without anybody', () => {
  test('sleeps: bots do not play on, and no clock runs out', async () => {
    const world = new World('sleeps');
    const seats = ['me', 'bot random', 'bot random'] as const;
    const anna = await new Client(await world.create({ game: 'numbers', seats, clock: 'brisk' })).attach(
      world.rooms,
    );
    await anna.does('start');
    anna.detach();
    const before = await logOf(world, anna.admission.table);
    await world.clockwork.pass(testPace.idle / 2);
    expect(await logOf(world, anna.admission.table)).toEqual(before);
    await anna.attach(world.rooms);
    expect(anna.left).toBe(testPace.decision.brisk);
    await world.clockwork.pass(testPace.botPause[1]);
    expect((await logOf(world, anna.admission.table)).length).toBe(before.length + 3);
  });

  test('leaves memory, and is there again when somebody asks', async () => {
    const world = new World('idle');
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    await anna.does('move 3');
    const { epoch, have } = anna;
    anna.detach();
    bo.detach();
    await world.clockwork.pass(testPace.idle);
    expect(world.clockwork.pending).toBe(0);
    await anna.attach(world.rooms, have);
    expect(anna.epoch).not.toBe(epoch);
    const truth = await truthOf(world, anna.admission.table);
    expect(anna.view).toEqual(playable('numbers').game.table.view(truth, 0));
    expect(anna.log).toEqual([
      { kind: 'dealt', card: (anna.view as { card?: unknown })['card'] },
      { kind: 'named', number: 3 },
    ]);
    await bo.attach(world.rooms);
    expect(await bo.does('move 3')).toMatchObject({ t: 'done' });
  });
});

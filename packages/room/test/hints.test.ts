import { describe, expect, test } from 'vitest';
import type { Client } from './around/client.ts';
import { logOf, numbersMatch, reasonOf, seated } from './around/tables.ts';
import { World } from './around/world.ts';

describe('a hint', () => {
  test('is always there for whoever plays alone with bots, and nobody is told', async () => {
    const world = new World('alone');
    const wanted = { game: 'numbers', seats: ['me', 'bot random'], clock: 'off' } as const;
    const [anna, wim] = (await seated(world, ['Wim'], wanted)) as [Client, Client];
    await anna.does('start');
    expect(reasonOf(await anna.does('hint'))).toBeNull();
    expect([anna.said, wim.said]).toEqual([[], []]);
    expect(anna.doc).not.toHaveProperty('hints');
  });

  test('is refused among several unless the host allows it', async () => {
    const [anna, bo] = (await numbersMatch(new World('several'))) as [Client, Client];
    expect(await bo.does('hint')).toMatchObject({ t: 'no', why: { reason: 'no-hints', rule: 'table' } });
    expect(reasonOf(await bo.does('hints on'))).toBe('not-host');
    expect(reasonOf(await anna.does('hints on'))).toBeNull();
    expect(bo.doc).toMatchObject({ hints: true });
    expect(reasonOf(await bo.does('hint'))).toBeNull();
    await anna.does('hints off');
    expect(bo.doc).not.toHaveProperty('hints');
    expect(reasonOf(await bo.does('hint'))).toBe('no-hints');
  });

  test('is heard by all before it is granted, stands in no log, and is told once however often it is sent', async () => {
    const world = new World('heard');
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    await anna.does('hints on');
    const before = await logOf(world, anna.admission.table);
    const texts = bo.received.length;
    expect(reasonOf(await bo.does('hint'))).toBeNull();
    expect(anna.said).toEqual(['p2 hint']);
    const [said, done] = bo.received.slice(texts).map((text) => JSON.parse(text) as { readonly t: string });
    expect([said?.t, done?.t]).toEqual(['said', 'done']);
    expect(await logOf(world, anna.admission.table)).toEqual(before);
  });

  test('is for those who play, while a match runs', async () => {
    const world = new World('who');
    const seats = ['me', 'open'] as const;
    const [anna, , wim] = await seated(world, ['Bo', 'Wim'], { game: 'numbers', seats, options: 'rounds=1' });
    await anna?.does('hints on');
    expect(reasonOf(await anna?.does('hint'))).toBe('no-match');
    await anna?.does('start');
    expect(reasonOf(await wim?.does('hint'))).toBe('not-seated');
  });

  test('leaves no trace where nobody may be heard, and comes as slowly as talk', async () => {
    const world = new World('night');
    const clients = (await numbersMatch(world, ['Bo', 'Cleo'], { game: 'talkers' })) as [
      Client,
      Client,
      Client,
    ];
    const [anna, bo, cleo] = clients;
    await anna.does('hints on');
    for (let nth = 0; nth < 5; nth += 1) expect(reasonOf(await bo.does('hint'))).toBeNull();
    expect(await bo.does('hint')).toMatchObject({ why: { reason: 'too-fast', about: ['2'] } });
    for (const client of clients) await client.does('move 1');
    const counts = [anna, cleo].map(({ received }) => received.length);
    expect(await cleo.does('hint')).toMatchObject({ t: 'no', why: { reason: 'not-asked', rule: '3' } });
    expect(anna.received.length).toBe(counts[0]);
    expect(anna.said).toEqual(Array.from({ length: 5 }, () => 'p2 hint'));
  });
});

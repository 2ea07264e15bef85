import { describe, expect, test } from 'vitest';
import { protocolVersion } from '@rudel/protocol';
import type { CreateTable, Farewell, Hello } from '@rudel/protocol';
import { codeLength, codeSymbols } from '@rudel/room';
import type { MemoryStore } from '@rudel/store';
import { Client } from './around/client.ts';
import { failingStore } from './around/failing-store.ts';
import { logOf, numbersMatch, reasonOf, seated } from './around/tables.ts';
import { World, must, playables, testPace } from './around/world.ts';

async function farewell(world: World, hello: Partial<Hello>): Promise<Farewell | null> {
  let why: Farewell | null = null;
  const link = { isBehind: false, send: () => {}, close: (reason: Farewell) => (why = reason) };
  const whole: Hello = { t: 'hello', v: protocolVersion, table: '', token: '', ...hello };
  expect(await world.rooms.attach(whole, { ...link, close: (reason) => void link.close(reason) })).toBeNull();
  return why;
}

const wanted: CreateTable = {
  game: 'numbers',
  options: '-',
  clock: 'off',
  listed: false,
  seats: ['me', 'open'],
  name: 'Anna',
  contribution: '',
};

describe('creating a table', () => {
  test.each<[string, Partial<CreateTable>]>([
    ['no-such-game', { game: 'chess' }],
    ['wrong-number-of-seats', { seats: ['me'] }],
    ['one-seat-each', { seats: ['me', 'me'] }],
    ['no-such-level', { seats: ['me', 'bot grandmaster'] }],
    ['bad-options', { options: 'rounds=99' }],
    ['name-missing', { name: '\u200b ' }],
    ['bad-contribution', { contribution: 'two words' }],
  ])('is refused: %s', async (error, odd) => {
    const answer = await new World('create').rooms.create({ ...wanted, ...odd });
    expect(answer).toMatchObject({ ok: false, refusal: { error } });
    if (!answer.ok) expect(answer.refusal.message).toMatch(/^[A-Z].*\.$/);
  });

  test('gives unguessable names, and tries others where they are taken', async () => {
    const world = new World('names');
    let zeros = 0;
    const stuck = new World('names', {
      store: world.store,
      randomBytes: (count) => {
        zeros += 1;
        return zeros < 12 ? new Uint8Array(count) : world.ports.randomBytes(count);
      },
    });
    const one = must(await stuck.rooms.create(wanted));
    zeros = 0;
    const other = must(await stuck.rooms.create(wanted));
    expect(one.table).toBe('AAAAAAAAAAAAAAAAAAAAAA');
    expect(other.table).not.toBe(one.table);
    expect(other.token.length).toBe(43);
    const { doc } = await new Client(other).attach(stuck.rooms);
    expect(doc.invite).toHaveLength(22);
    expect(doc.code).toMatch(new RegExp(`^[${codeSymbols}]{${codeLength}}$`));
  });
});

test('a kick finds an invitation and a code that nobody has', async () => {
  const world = new World('kick');
  let zeros = 100;
  const randomBytes = (count: number): Uint8Array => {
    zeros += 1;
    return zeros < 10 ? new Uint8Array(count) : world.ports.randomBytes(count);
  };
  const stuck = new World('kick', { store: world.store, randomBytes });
  zeros = 0;
  await stuck.create();
  zeros = 100;
  const [anna, bo] = (await seated(stuck, ['Bo'])) as [Client, Client];
  zeros = 0;
  expect(await anna.does('kick p2')).toMatchObject({ t: 'done' });
  expect(bo.ended).toBe('kicked');
  expect(stuck.reports).toEqual([]);
  expect(await stuck.rooms.look({ invite: anna.doc.invite })).toMatchObject({ ok: true });
});

describe('coming to a table', () => {
  test('by link, by code as people type it, by the public list only if listed', async () => {
    const world = new World('come');
    const [anna] = (await seated(world, [])) as [Client];
    const { invite, code } = anna.doc;
    const glance = { game: 'dog/1', phase: 'lobby', hostName: 'Anna', seats: 4, openSeats: [1, 2, 3] };
    const typed = `${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`;
    for (const by of [{ invite }, { code }, { code: typed }])
      expect(await world.rooms.look(by)).toMatchObject({ ok: true, value: glance });
    const { table } = anna.admission;
    for (const by of [{ table }, { invite: code }, { code: invite }, { invite: '' }, { table: 'nowhere' }])
      expect(await world.rooms.look(by)).toMatchObject({ ok: false, refusal: { error: 'no-such-table' } });
    await anna.does('list on');
    expect(await world.rooms.look({ table })).toMatchObject({ ok: true });
    const bo = await world.join('', 'Bo', { by: { table } });
    expect(bo.person).toBe('p2');
  });

  test('on the first open seat, to watch, or to watch because there is none', async () => {
    const world = new World('seats');
    const [anna, bo] = (await seated(world, ['Bo'], { ...wanted, seats: ['me', 'open'] })) as [
      Client,
      Client,
    ];
    expect(bo.you?.seat).toBe(1);
    const late = await new Client(await world.join(anna.doc.invite, 'Late')).attach(world.rooms);
    expect(late.you?.seat).toBeNull();
    await bo.does('leave');
    const tv = await new Client(await world.join(anna.doc.invite, 'TV', { watch: true })).attach(world.rooms);
    expect(tv.you?.seat).toBeNull();
  });

  test('sixty-four people, and no more', async () => {
    const world = new World('full');
    const [anna] = (await seated(world, [])) as [Client];
    const { invite } = anna.doc;
    const late = new Client(await world.join(invite, 'Late'));
    for (let nth = 2; nth <= 64; nth += 1)
      await new Client(await world.join(invite, `N${nth}`)).attach(world.rooms);
    await late.attach(world.rooms);
    expect(late.ended).toBe('unknown');
    const answer = await world.rooms.join({ by: { invite }, name: 'X', watch: true, contribution: '' });
    expect(answer).toMatchObject({ ok: false, refusal: { error: 'table-full' } });
    expect(anna.doc.watchers).toHaveLength(60);
  });

  test('needs a name and a sound contribution', async () => {
    const world = new World('odd');
    const [anna] = (await seated(world, [])) as [Client];
    const by = { invite: anna.doc.invite };
    for (const [odd, error] of [
      [{ name: ' ' }, 'name-missing'],
      [{ contribution: 'a b' }, 'bad-contribution'],
    ] as const) {
      const answer = await world.rooms.join({ by, name: 'Bo', watch: false, contribution: '', ...odd });
      expect(answer).toMatchObject({ ok: false, refusal: { error } });
    }
  });
});

describe('a hello', () => {
  test('of another version, of no table, with a wrong token', async () => {
    const world = new World('hello');
    const [anna] = (await seated(world, [])) as [Client];
    const { table, token } = anna.admission;
    expect(await farewell(world, { table, token, v: 0 })).toBe('version');
    expect(await farewell(world, { table: 'nowhere', token })).toBe('missing');
    expect(await farewell(world, { table, token: `${token.slice(0, -1)}_` })).toBe('unknown');
    expect(await farewell(world, { table, token: '' })).toBe('unknown');
    expect(world.reports).toEqual([]);
  });

  test('at a table that cannot be opened costs nobody their seat', async () => {
    const world = new World('shut');
    const [anna] = (await seated(world, [])) as [Client];
    const { table, token } = anna.admission;
    const another = playables.map((one) => ({
      ...one,
      game: { ...one.game, version: one.game.version + 1 },
    }));
    const upgraded = new World('shut', {
      store: world.store,
      games: (id) => another.find(({ game }) => game.id === id),
    });
    expect(await farewell(upgraded, { table, token })).toBe('unopened');
    expect(upgraded.reports).toMatchObject([{ event: 'game-missing' }]);

    const { store, failLoads } = failingStore(world.store as MemoryStore);
    failLoads(true);
    const troubled = new World('shut', { store });
    expect(await farewell(troubled, { table, token })).toBe('unopened');
    failLoads(false);
    await anna.attach(troubled.rooms);
    expect(anna.you).toEqual({ person: 'p1', seat: 0 });
  });

  test('at a table that everybody has left is nobody’s', async () => {
    const world = new World('left');
    const [anna] = (await seated(world, [])) as [Client];
    await anna.does('leave');
    world.restart();
    expect(await farewell(world, anna.admission)).toBe('unknown');
  });

  test('the store knows no token, and the log neither tokens nor invitations', async () => {
    const world = new World('tokens');
    const clients = await numbersMatch(world);
    const { table } = (clients[0] as Client).admission;
    const kept = JSON.stringify(await world.store.load(table));
    for (const { admission } of clients) expect(kept).not.toContain(admission.token);
    const log = (await logOf(world, table)).join('\n');
    expect(log).not.toContain((clients[0] as Client).doc.invite);
  });
});

describe('handing over', () => {
  test('one’s own seat to another device; the former one is sent away', async () => {
    const world = new World('handover');
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    await bo.does('move 4');
    const { key } = must(await world.rooms.handover(bo.admission.table, bo.admission.token, null));
    const phone = await new Client(must(await world.rooms.take(key))).attach(world.rooms);
    expect(bo.ended).toBe('moved');
    expect(phone.you).toEqual({ person: 'p2', seat: 1 });
    expect(phone.view).toMatchObject({ named: 4 });
    await bo.attach(world.rooms);
    expect(bo.ended).toBe('unknown');
    expect(await world.rooms.take(key)).toMatchObject({ ok: false, refusal: { error: 'key-spent' } });
    expect(anna.doc.seats[1]).toMatchObject({ person: 'p2', away: false });
    expect(anna.doc.seats[1]).not.toHaveProperty('handedOver');
  });

  test('a key is good for a short time, and only the last one', async () => {
    const world = new World('keys');
    const [anna] = (await seated(world, [])) as [Client];
    const { table, token } = anna.admission;
    const first = must(await world.rooms.handover(table, token, 0));
    const second = must(await world.rooms.handover(table, token, null));
    expect(await world.rooms.take(first.key)).toMatchObject({ ok: false });
    await world.clockwork.pass(testPace.handover);
    expect(await world.rooms.take(second.key)).toMatchObject({ ok: false });
    expect(await world.rooms.take('')).toMatchObject({ ok: false });
  });

  test('by the host, for somebody away, and everybody sees it', async () => {
    const world = new World('host hands');
    const [anna, bo, cleo] = (await numbersMatch(world, ['Bo', 'Cleo'])) as [Client, Client, Client];
    const { table, token } = anna.admission;
    const ask = (who: Client, seat: number): Promise<unknown> =>
      world.rooms.handover(table, who.admission.token, seat);
    expect(await ask(anna, 1)).toMatchObject({ refusal: { error: 'not-away' } });
    bo.detach();
    await world.clockwork.pass(testPace.away);
    expect(await ask(cleo, 1)).toMatchObject({ refusal: { error: 'not-yours' } });
    expect(await ask(anna, 9)).toMatchObject({ refusal: { error: 'not-yours' } });
    expect(await world.rooms.handover(table, 'wrong', null)).toMatchObject({
      refusal: { error: 'not-yours' },
    });
    expect(await world.rooms.handover('nowhere', token, null)).toMatchObject({
      refusal: { error: 'not-yours' },
    });
    const { key } = must(await world.rooms.handover(table, token, 1));
    expect(cleo.doc.seats[1]).toMatchObject({ person: 'p2', handedOver: true });
    const phone = await new Client(must(await world.rooms.take(key))).attach(world.rooms);
    expect(phone.you?.seat).toBe(1);
    expect(await phone.does('move 2')).toMatchObject({ t: 'done' });
    expect(reasonOf(await phone.does('sit 0'))).toBe('seat-taken');
  });
});

import { describe, expect, test } from 'vitest';
import { longestTalk } from '@rudel/protocol';
import type { CreateTable } from '@rudel/protocol';
import { Client } from './around/client.ts';
import { failingStore } from './around/failing-store.ts';
import { settled } from './around/fake-clockwork.ts';
import { logOf, numbersMatch, reasonOf, seated } from './around/tables.ts';
import { World } from './around/world.ts';

const talkers = { game: 'talkers' } as const;
type Three = [Client, Client, Client];

const talking = async (world: World, names = ['Bo', 'Cleo']): Promise<Three> =>
  (await numbersMatch(world, names, talkers)) as Three;

const heard = ({ talk }: Client): string[] => talk.map(({ name, text }) => `${name}: ${text}`);

/** Everybody names a number: the round is over. */
async function nextRound(clients: readonly Client[]): Promise<void> {
  for (const client of clients) await client.does('move 1');
}

describe('free text', () => {
  test('is heard by all, with who said it, and stands in no log', async () => {
    const world = new World('talk');
    const [anna, bo, cleo] = await talking(world);
    const before = await logOf(world, anna.admission.table);
    expect(await bo.does('talk  I trust\n Anna. ')).toMatchObject({ t: 'done' });
    await cleo.does('talk <b onclick="x">No</b> 🐺');
    const lines = [
      { n: 1, person: 'p2', seat: 1, name: 'Bo', text: 'I trust Anna.', place: 'table 1' },
      { n: 2, person: 'p3', seat: 2, name: 'Cleo', text: '<b onclick="x">No</b> 🐺', place: 'table 1' },
    ];
    for (const client of [anna, bo, cleo]) expect(client.talk).toEqual(lines);
    expect(await logOf(world, anna.admission.table)).toEqual(before);
  });

  test('is refused where a game has none, and presets are as ever', async () => {
    const [anna, bo] = (await numbersMatch(new World('none'))) as [Client, Client];
    expect(await bo.does('talk Hello')).toMatchObject({ why: { reason: 'no-free-text', rule: 'table' } });
    expect(reasonOf(await bo.does('say hello'))).toBeNull();
    expect([anna.talk, anna.said]).toEqual([[], ['p2 hello']]);
    expect(anna.received.some((text) => text.includes('"talk'))).toBe(false);
  });

  test('and presets are refused when the game forbids it, by its own rule, and nobody notices', async () => {
    const world = new World('night');
    const clients = await talking(world);
    const [anna, bo, cleo] = clients;
    const watcher = await new Client(await world.join(anna.doc.invite, 'TV', { watch: true })).attach(
      world.rooms,
    );
    const noWatcher = { t: 'no', why: { reason: 'too-big', rule: '4' } };
    expect(await watcher.does('talk Psst')).toMatchObject(noWatcher);
    expect(await watcher.does('say hello')).toMatchObject(noWatcher);
    expect(reasonOf(await bo.does('talk Day'))).toBeNull();
    await nextRound(clients);
    const counts = [anna, cleo, watcher].map(({ received }) => received.length);
    const night = { t: 'no', why: { reason: 'not-asked', rule: '3' } };
    expect(await bo.does('talk Psst')).toMatchObject(night);
    expect(await bo.does('say hello')).toMatchObject(night);
    expect([anna, cleo, watcher].map(({ received }) => received.length)).toEqual(counts);
    await nextRound(clients);
    expect(reasonOf(await bo.does('talk Day again'))).toBeNull();
    expect(heard(watcher)).toEqual(['Bo: Day', 'Bo: Day again']);
  });

  test('is for all before and after a match, spectators too', async () => {
    const world = new World('around');
    const seats: CreateTable['seats'] = ['me', 'open'];
    const clients = await seated(world, ['Bo', 'Wim'], { ...talkers, seats, options: 'rounds=1' });
    const [anna, bo, wim] = clients as Three;
    await wim.does('talk Who plays?');
    expect(heard(anna)).toEqual(['Wim: Who plays?']);
    await anna.does('start');
    expect(heard(anna)).toEqual([]);
    expect(reasonOf(await wim.does('talk Psst'))).toBe('too-big');
    await nextRound([anna, bo]);
    expect(anna.doc.phase).toBe('over');
    await wim.does('talk Well played!');
    expect(heard(bo)).toEqual(['Wim: Well played!']);
    expect(bo.talk[0]).toMatchObject({ n: 1, seat: null });
    expect(bo.talk[0]).not.toHaveProperty('place');
  });

  test('that is too long or empty is refused with a sentence', async () => {
    const [anna, bo] = await talking(new World('long'));
    const reply = await bo.does(`talk ${'🐺'.repeat(longestTalk + 1)}`);
    expect(reply).toMatchObject({
      why: { reason: 'not-understood', about: ['Talk has 280 characters at most, and this has 281.'] },
    });
    for (const text of ['talk', 'talk \u200B\u202E \u0000', 'talk \uD83D'])
      expect(reasonOf(await bo.does(text))).toBe('not-understood');
    expect(reasonOf(await bo.does(`talk ${'🐺'.repeat(longestTalk)}`))).toBeNull();
    expect(anna.talk).toHaveLength(1);
  });

  test('comes slowly: presets and talk are counted together, and the time to wait is told', async () => {
    const world = new World('flood');
    const [, bo, cleo] = await talking(world);
    const replies = [];
    for (let nth = 0; nth < 6; nth += 1)
      replies.push(reasonOf(await bo.does(nth % 2 === 0 ? 'talk More' : 'say wow')));
    expect(replies).toEqual([null, null, null, null, null, 'too-fast']);
    await world.clockwork.pass(500);
    expect(await bo.does('talk More')).toMatchObject({ why: { reason: 'too-fast', about: ['2'] } });
    await world.clockwork.pass(1000);
    expect(await bo.does('talk More')).toMatchObject({ why: { reason: 'too-fast', about: ['1'] } });
    expect(reasonOf(await cleo.does('talk Me'))).toBeNull();
    await world.clockwork.pass(500);
    expect(reasonOf(await bo.does('talk More'))).toBeNull();
  });
});

describe('what was said', () => {
  test('is there after a reload, for whoever comes late, and after a restart', async () => {
    const world = new World('kept');
    const [anna, bo] = await talking(world);
    await bo.does('talk One');
    await anna.does('talk Two');
    const lines = [...anna.talk];
    const { have } = anna;
    anna.detach();
    await anna.attach(world.rooms, have);
    expect(anna.talk).toEqual(lines);
    const late = await new Client(await world.join(anna.doc.invite, 'Wim')).attach(world.rooms);
    expect(late.talk).toEqual(lines);
    world.restart();
    await bo.attach(world.rooms);
    expect(bo.talk).toEqual(lines);
    await bo.does('talk Three');
    expect(bo.talk.at(-1)).toMatchObject({ n: 3, text: 'Three' });
  });

  test('is said once, however often it is sent, also after a restart', async () => {
    const world = new World('once');
    const [, bo] = await talking(world);
    const id = bo.send('talk Once');
    bo.send('talk Once', id);
    await settled();
    world.restart();
    await bo.attach(world.rooms);
    bo.send('talk Once', id);
    await settled();
    expect(bo.replies.get(id)).toEqual({ t: 'done', id });
    expect(heard(bo)).toEqual(['Bo: Once']);
  });

  test('is not told where it could not be kept', async () => {
    const { store, fail } = failingStore();
    const world = new World('failing', { store });
    const [anna, bo] = await talking(world);
    fail('before');
    const id = bo.send('talk Lost');
    await settled();
    expect([bo.replies.has(id), anna.talk]).toEqual([false, []]);
    fail('never');
    bo.send('talk Lost', id);
    await settled();
    expect([bo.replies.get(id)?.t, heard(anna)]).toEqual(['done', ['Bo: Lost']]);
  });

  test('is kept to a bound', async () => {
    const world = new World('bound');
    const [anna, bo] = await talking(world);
    const say = async (text: string): Promise<void> => {
      await world.clockwork.pass(2000);
      expect(reasonOf(await bo.does(`talk ${text}`))).toBeNull();
    };
    for (let nth = 1; nth <= 203; nth += 1) await say(`Line ${nth}`);
    const again = async (): Promise<Client> => new Client(anna.admission).attach(world.rooms);
    const { talk } = await again();
    expect([talk.length, talk[0]?.text, talk.at(-1)?.text]).toEqual([200, 'Line 4', 'Line 203']);
    for (let nth = 0; nth < 60; nth += 1) await say('a'.repeat(longestTalk));
    const sizes = (await again()).talk.map(({ text }) => text.length);
    expect(sizes).toEqual(Array.from({ length: 57 }, () => longestTalk));
    expect((await world.store.load(anna.admission.table))?.talk).toHaveLength(57);
  });

  test('is forgotten with the table', async () => {
    const world = new World('forgotten');
    const [anna, bo] = (await seated(world, ['Bo'], talkers)) as [Client, Client];
    await bo.does('talk Bye');
    await bo.does('leave');
    const kept = async (): Promise<number | undefined> =>
      (await world.store.load(anna.admission.table))?.talk.length;
    expect(await kept()).toBe(1);
    await anna.does('leave');
    expect(await kept()).toBe(0);
  });
});

describe('a report', () => {
  test('reaches the host alone, with the line and how many, not who', async () => {
    const world = new World('report');
    const [anna, bo, cleo] = await talking(world, ['Bo', 'Cleo', 'Dan']);
    await bo.does('talk You fools');
    const counts = [bo, cleo].map(({ received }) => received.length);
    expect(reasonOf(await cleo.does('report 1'))).toBeNull();
    expect(anna.reports).toEqual([{ n: 1, times: 1 }]);
    expect([bo, cleo].map(({ received }) => received.length)).toEqual([counts[0], (counts[1] ?? 0) + 1]);
    expect(anna.received.at(-1)?.trimEnd()).toBe('{"t":"reports","lines":[{"n":1,"times":1}]}');
    await cleo.does('report 1');
    await anna.does('report 1');
    expect(anna.reports).toEqual([{ n: 1, times: 2 }]);
    expect(cleo.reports).toEqual([]);
    expect(reasonOf(await bo.does('report 1'))).toBe('yourself');
    expect(reasonOf(await bo.does('report 2'))).toBe('no-such-line');
    world.restart();
    await anna.attach(world.rooms);
    await cleo.attach(world.rooms);
    expect([anna.reports, cleo.reports]).toEqual([[{ n: 1, times: 2 }], []]);
    await anna.does('host p3');
    expect(cleo.reports).toEqual([{ n: 1, times: 2 }]);
  });
});

describe('whoever is silenced', () => {
  test('neither talks nor uses presets until the next match, and all can see it', async () => {
    const world = new World('silence');
    const clients = (await numbersMatch(world, ['Bo', 'Cleo'], { ...talkers, options: 'rounds=1' })) as Three;
    const [anna, bo, cleo] = clients;
    expect(reasonOf(await cleo.does('silence p2'))).toBe('not-host');
    expect(reasonOf(await anna.does('silence p1'))).toBe('yourself');
    expect(reasonOf(await anna.does('silence p9'))).toBe('no-such-person');
    expect(reasonOf(await anna.does('silence p2'))).toBeNull();
    expect(reasonOf(await anna.does('silence p2'))).toBeNull();
    expect(cleo.doc.silenced).toEqual(['p2']);
    for (const text of ['talk Hello', 'say hello']) expect(reasonOf(await bo.does(text))).toBe('silenced');
    world.restart();
    for (const client of clients) await client.attach(world.rooms);
    expect(reasonOf(await bo.does('talk Hello'))).toBe('silenced');
    await anna.does('unsilence p2');
    expect(cleo.doc).not.toHaveProperty('silenced');
    expect(reasonOf(await bo.does('talk Hello'))).toBeNull();
    await anna.does('silence p2');
    await nextRound(clients);
    expect(reasonOf(await bo.does('talk Hello'))).toBe('silenced');
    await anna.does('rematch');
    expect(reasonOf(await bo.does('talk Hello'))).toBeNull();
    expect(heard(anna)).toEqual(['Bo: Hello']);
  });
});

/** What everybody hears beside the match while numbers are named in secret, and all talk after each. */
async function beside(first: number, order: readonly number[]): Promise<readonly (readonly string[])[]> {
  const world = new World('same');
  const clients = await talking(world);
  const screen = await world.join(clients[0].doc.invite, 'TV', { watch: true });
  const everybody = [...clients, await new Client(screen).attach(world.rooms)];
  const before = everybody.map(({ received }) => received.length);
  for (const seat of order) {
    await clients[seat]?.does(`move ${first + seat}`);
    for (const client of clients) await client.does(`talk ${client.you?.person} speaks`);
  }
  return everybody.map(({ received }, at) =>
    received.slice(before[at]).filter((text) => !text.startsWith('[') && !text.includes('"done"')),
  );
}

test('what is named in secret changes nothing about talk, byte by byte', async () => {
  const one = await beside(1, [1, 2]);
  expect(one.map((texts) => texts.length)).toEqual([6, 6, 6, 6]);
  expect(await beside(2, [1, 2])).toEqual(one);
  expect(await beside(1, [2, 1])).toEqual(one);
});

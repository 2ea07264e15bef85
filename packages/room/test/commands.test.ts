import { describe, expect, test } from 'vitest';
import { Client } from './around/client.ts';
import { logOf, numbersMatch, reasonOf, seated } from './around/tables.ts';
import { World } from './around/world.ts';

const seatNames = ({ doc }: Client): string[] =>
  doc.seats.map((seat) => (seat.kind === 'open' ? '-' : seat.name));

async function refusals(client: Client, texts: readonly string[]): Promise<(string | null)[]> {
  const reasons = [];
  for (const text of texts) reasons.push(reasonOf(await client.does(text)));
  return reasons;
}

describe('in the lobby', () => {
  test('everybody sees who comes, sits, stands, and changes the name', async () => {
    const world = new World('lobby');
    const [anna, bo] = (await seated(world, ['Bo'])) as [Client, Client];
    expect(seatNames(anna)).toEqual(['Anna', 'Bo', '-', '-']);
    expect(await bo.does('sit 3')).toMatchObject({ t: 'done' });
    expect(bo.you).toEqual({ person: 'p2', seat: 3 });
    expect(seatNames(anna)).toEqual(['Anna', '-', '-', 'Bo']);
    await bo.does('stand');
    expect(bo.you?.seat).toBeNull();
    expect(anna.doc.watchers).toEqual([{ person: 'p2', name: 'Bo', away: false }]);
    await bo.does('name  Bodo \u200b ');
    expect(anna.doc.watchers[0]?.name).toBe('Bodo');
    expect(anna.doc).toEqual(bo.doc);
  });

  test('no two at a table have the same name', async () => {
    const world = new World('names');
    const [anna, second] = (await seated(world, ['anna'])) as [Client, Client];
    expect(seatNames(anna).slice(0, 2)).toEqual(['Anna', 'anna 2']);
    await second.does('name ANNA');
    expect(seatNames(anna)[1]).toBe('ANNA 2');
    await second.does('name Zoe');
    expect(seatNames(anna)[1]).toBe('Zoe');
    for (const seat of [2, 3]) await anna.does(`bot ${seat} greedy`);
    const names = seatNames(anna);
    expect(new Set(names).size).toBe(4);
    await second.does(`name ${names[2]}`);
    expect(seatNames(anna)[1]).toBe(`${names[2]} 2`);
  });

  test('the host sets the table', async () => {
    const world = new World('hosting');
    const [anna, bo] = (await seated(world, ['Bo'], {
      game: 'numbers',
      seats: ['me', 'open', 'open', 'open'],
    })) as [Client, Client];
    await anna.does('bot 2 random');
    await anna.does('options rounds=5');
    await anna.does('clock brisk');
    await anna.does('list on');
    expect(bo.doc).toMatchObject({ options: 'rounds=5', clock: 'brisk', listed: true });
    expect(bo.doc.seats[2]).toMatchObject({ kind: 'bot', level: 'random' });
    expect(await world.rooms.listed()).toEqual([
      {
        table: anna.admission.table,
        game: 'numbers/1',
        phase: 'lobby',
        hostName: 'Anna',
        seats: 4,
        openSeats: [3],
      },
    ]);
    await anna.does('open 2');
    await bo.does('sit 3');
    await anna.does('seats 2');
    expect(seatNames(bo)).toEqual(['Anna', 'Bo']);
    expect(bo.you?.seat).toBe(1);
    await anna.does('seats 3');
    expect(seatNames(bo)).toEqual(['Anna', 'Bo', '-']);
    await anna.does('list off');
    expect(await world.rooms.listed()).toEqual([]);
  });

  test('who cannot keep a seat watches', async () => {
    const world = new World('cut');
    const [anna, bo, cleo] = (await seated(world, ['Bo', 'Cleo'], {
      game: 'numbers',
      seats: ['me', 'open', 'open'],
    })) as [Client, Client, Client];
    await anna.does('seats 2');
    expect(seatNames(bo)).toEqual(['Anna', 'Bo']);
    expect(cleo.you?.seat).toBeNull();
  });

  test('guests are refused what is the host’s', async () => {
    const [, bo] = (await seated(new World('guest'), ['Bo'])) as [Client, Client];
    const texts = ['bot 2 greedy', 'open 2', 'seats 4', 'options -', 'clock off', 'list on', 'kick p1'];
    for (const text of [...texts, 'host p2', 'start'])
      expect([text, reasonOf(await bo.does(text))]).toEqual([text, 'not-host']);
  });

  test('every refusal has its reason', async () => {
    const [anna] = (await seated(new World('refusals'), ['Bo'])) as [Client];
    const wants: readonly (readonly [string, string])[] = [
      ['dance', 'not-understood'],
      ['sit 9', 'no-such-seat'],
      ['sit 0', 'own-seat'],
      ['sit 1', 'seat-taken'],
      ['bot 9 greedy', 'no-such-seat'],
      ['bot 2 grandmaster', 'no-such-level'],
      ['bot 1 greedy', 'seat-taken'],
      ['open 9', 'no-such-seat'],
      ['open 1', 'no-bot-there'],
      ['seats 3', 'wrong-number-of-seats'],
      ['options colour=red', 'bad-options'],
      ['kick p1', 'yourself'],
      ['kick p9', 'no-such-person'],
      ['host p1', 'yourself'],
      ['host p9', 'no-such-person'],
      ['start', 'seats-open'],
      ['rematch', 'no-match'],
      ['move 5', 'no-match'],
    ];
    expect(
      await refusals(
        anna,
        wants.map(([text]) => text),
      ),
    ).toEqual(wants.map(([, reason]) => reason));
    await anna.does('stand');
    expect(await refusals(anna, ['stand'])).toEqual(['not-seated']);
  });
});

describe('during a match', () => {
  test('the table stays as it is', async () => {
    const [anna] = (await numbersMatch(new World('stays'), ['Bo', 'Cleo'])) as [Client];
    const texts = ['seats 2', 'options -', 'open 1', 'start', 'rematch', 'lot abc'];
    expect(await refusals(anna, texts)).toEqual([
      'match-running',
      'match-running',
      'no-bot-there',
      'match-running',
      'match-running',
      'match-running',
    ]);
  });

  test('a game refuses by its own rules, and what is not a move is told', async () => {
    const [anna, bo] = (await numbersMatch(new World('own rules'))) as [Client, Client];
    expect(await anna.does('move 6')).toMatchObject({ t: 'no', why: { reason: 'too-big', rule: '2' } });
    expect(reasonOf(await anna.does('move seven'))).toBe('no-such-move');
    await anna.does('move 1');
    expect(await anna.does('move 1')).toMatchObject({ t: 'no', why: { reason: 'not-asked', rule: '1' } });
    await bo.does('stand');
    expect(reasonOf(await bo.does('move 1'))).toBe('not-seated');
  });

  test('a bot plays on for whoever stands up, and gives the seat back', async () => {
    const world = new World('stand');
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    await bo.does('stand');
    expect(bo.you?.seat).toBeNull();
    expect(bo.view.eye).toBe('table');
    expect(anna.doc.seats[1]).toMatchObject({ kind: 'bot', level: 'random' });
    await bo.does('sit 1');
    expect(bo.view.eye).toBe(1);
    expect(anna.doc.seats[1]).toMatchObject({ kind: 'person', name: 'Bo' });
  });

  test('nobody sees two hands in one match', async () => {
    const world = new World('two hands');
    const [anna, bo] = (await numbersMatch(world, ['Bo', 'Cleo'])) as [Client, Client, Client];
    await bo.does('stand');
    await anna.does('stand');
    expect(reasonOf(await anna.does('sit 1'))).toBe('seen-another-hand');
    expect(bo.doc.watchers).toMatchObject([
      { person: 'p1', seen: 0 },
      { person: 'p2', seen: 1 },
    ]);
    const watcher = await new Client(await world.join(anna.doc.invite, 'Wim')).attach(world.rooms);
    expect(watcher.view.eye).toBe('table');
    await watcher.does('ask 1');
    expect(await anna.does(`admit ${watcher.you?.person}`)).toMatchObject({ t: 'done' });
    expect(watcher.view.eye).toBe(1);
    expect(reasonOf(await bo.does('sit 1'))).toBe('seat-taken');
    expect(reasonOf(await bo.does('sit 0'))).toBe('seen-another-hand');
    expect(await anna.does('sit 0')).toMatchObject({ t: 'done' });
  });

  test('the host changes the level of a bot, and leaves people’s seats alone', async () => {
    const world = new World('levels');
    const anna = await new Client(
      await world.create({ seats: ['me', 'bot greedy', 'bot greedy', 'bot greedy'] }),
    ).attach(world.rooms);
    await anna.does('start');
    const before = anna.doc.seats[2];
    await anna.does('bot 2 random');
    expect(anna.doc.seats[2]).toEqual({ ...before, level: 'random' });
    expect(reasonOf(await anna.does('bot 0 random'))).toBe('seat-taken');
    expect(reasonOf(await anna.does('open 2'))).toBe('match-running');
  });

  test('a level goes by what it was called before, and is shown by its name of now', async () => {
    const world = new World('aliases');
    const seats = ['me', 'bot skilled', 'open', 'open'] as const;
    const anna = await new Client(await world.create({ seats })).attach(world.rooms);
    await anna.does('bot 2 skilled');
    expect(anna.doc.seats.slice(1, 3)).toMatchObject([{ level: 'medium' }, { level: 'medium' }]);
    expect(reasonOf(await anna.does('bot 2 toString'))).toBe('no-such-level');
  });
});

describe('going', () => {
  test('who leaves is forgotten; hosting passes to whoever has been here longest', async () => {
    const world = new World('leave');
    const [anna, bo, cleo] = (await seated(world, ['Bo', 'Cleo'])) as [Client, Client, Client];
    bo.detach();
    expect(await anna.does('leave')).toMatchObject({ t: 'done' });
    expect(anna.ended).toBe('unknown');
    expect(cleo.doc.host).toBe('p3');
    expect(seatNames(cleo)).toEqual(['-', 'Bo', 'Cleo', '-']);
    await anna.attach(world.rooms);
    expect(anna.ended).toBe('unknown');
  });

  test('a table that everybody has left is closed', async () => {
    const world = new World('closed');
    const [anna] = (await seated(world, [])) as [Client];
    const { invite } = anna.doc;
    await anna.does('leave');
    expect(world.clockwork.pending).toBe(0);
    expect(await world.rooms.look({ invite })).toMatchObject({ ok: false });
  });

  test('who is kicked is sent away, and the invitation is another one', async () => {
    const world = new World('kick');
    const [anna, bo] = (await seated(world, ['Bo'])) as [Client, Client];
    const { invite, code } = anna.doc;
    await anna.does('kick p2');
    expect(bo.ended).toBe('kicked');
    expect(anna.doc.seats[1]).toEqual({ kind: 'open' });
    expect(anna.doc.invite).not.toBe(invite);
    expect(anna.doc.code).not.toBe(code);
    expect(await world.rooms.look({ invite })).toMatchObject({ ok: false });
    expect(await world.rooms.look({ code })).toMatchObject({ ok: false });
    expect(await world.rooms.look({ code: anna.doc.code })).toMatchObject({ ok: true });
    await bo.attach(world.rooms);
    expect(bo.ended).toBe('unknown');
  });

  test('during a match a bot plays on for whoever is kicked or leaves', async () => {
    const world = new World('kick in match');
    const [anna, bo, cleo] = (await numbersMatch(world, ['Bo', 'Cleo'])) as [Client, Client, Client];
    await anna.does('kick p2');
    await cleo.does('leave');
    expect(bo.ended).toBe('kicked');
    expect(anna.doc.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    expect(await logOf(world, anna.admission.table)).toContainEqual(expect.stringMatching(/^bot 2 random /));
  });

  test('hosting can be passed on', async () => {
    const [anna, bo] = (await seated(new World('pass'), ['Bo'])) as [Client, Client];
    await anna.does('host p2');
    expect(anna.doc.host).toBe('p2');
    expect(reasonOf(await anna.does('clock brisk'))).toBe('not-host');
    expect(await bo.does('clock brisk')).toMatchObject({ t: 'done' });
  });
});

test('remarks are heard by all, kept nowhere, and not too many', async () => {
  const world = new World('say');
  const [anna, bo] = (await seated(world, ['Bo'])) as [Client, Client];
  const before = await logOf(world, anna.admission.table);
  const replies = [];
  for (let nth = 0; nth < 6; nth += 1) replies.push(reasonOf(await bo.does('say thanks')));
  expect(replies).toEqual([null, null, null, null, null, 'too-fast']);
  expect(anna.said).toEqual(Array.from({ length: 5 }, () => 'p2 thanks'));
  expect(reasonOf(await anna.does('say hello'))).toBeNull();
  await world.clockwork.pass(2000);
  expect(reasonOf(await bo.does('say wow'))).toBeNull();
  expect(await logOf(world, anna.admission.table)).toEqual(before);
});

test('one device cannot fill the queue', async () => {
  const [anna] = (await seated(new World('queue'), [])) as [Client];
  const ids = Array.from({ length: 40 }, () => anna.send('clock brisk'));
  await anna.does('clock off');
  const refused = ids.filter((id) => reasonOf(anna.replies.get(id)) === 'too-fast');
  expect(refused).toEqual(ids.slice(33));
  expect(ids.every((id) => anna.replies.has(id))).toBe(true);
});

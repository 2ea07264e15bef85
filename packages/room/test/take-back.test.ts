import { describe, expect, test } from 'vitest';
import {
  drawFrom,
  faultOfDraws,
  lotOf,
  parseRecord,
  pick,
  replay,
  seededRng,
  takenBackIn,
  verified,
} from '@rudel/kernel';
import { Client } from './around/client.ts';
import { logOf, numbersMatch, reasonOf, seated, tableOf } from './around/tables.ts';
import { World, must, playable, testPace } from './around/world.ts';

const pause = testPace.botPause[1];

/** Anna alone with a bot: the match waits for both at once, and then for a die. */
async function alone(world: World, options = 'rounds=3'): Promise<Client> {
  const wanted = { game: 'numbers', seats: ['me', 'bot random'], clock: 'off', options } as const;
  const [anna] = (await seated(world, [], wanted)) as [Client];
  await anna.does('start');
  return anna;
}

/** Anna decides, and the bot does. */
async function round(world: World, anna: Client, number: number): Promise<void> {
  expect(await anna.does(`move ${number}`)).toMatchObject({ t: 'done' });
  await world.clockwork.pass(pause);
}

async function soundRecord(world: World, table: string) {
  const record = parseRecord(must(await world.rooms.record(table, 1)));
  if (!record.ok) throw new Error(record.error);
  const { game } = playable('numbers');
  const replayed = replay(game, { ...record.value, lines: record.value.lines.slice(0, -1) });
  if ('error' in replayed) throw new Error(replayed.error);
  const lot = lotOf(record.value, replayed.seats);
  if (lot === null || 'error' in lot) throw new Error('nothing is revealed');
  expect(faultOfDraws(game, record.value, replayed, lot)).toBeNull();
  return record.value;
}

describe('whoever plays alone', () => {
  test('decides anew as often as they like, and meets the same draws again', async () => {
    const world = new World('alone');
    const anna = await alone(world);
    const first = anna.view;
    await round(world, anna, 3);
    const { die } = anna.view;
    expect(anna.view).toMatchObject({ round: 2 });
    for (const [number, count] of [
      [3, 1],
      [5, 2],
      [3, 3],
    ] as const) {
      expect(await anna.does('takeback')).toMatchObject({ t: 'done' });
      expect(anna.view).toEqual(first);
      expect(anna.doc.takenBack).toBe(count);
      expect(anna.log).toEqual([{ kind: 'dealt', card: first['card'] }]);
      await round(world, anna, number);
      expect(anna.view).toMatchObject({ round: 2, die });
    }
    expect(anna.gaps).toBe(0);
  });

  test('goes back decision by decision, to the first one', async () => {
    const world = new World('far');
    const anna = await alone(world, 'rounds=5');
    const views = [anna.view];
    for (const number of [1, 2, 3]) {
      await round(world, anna, number);
      views.push(anna.view);
    }
    for (const view of views.slice(0, -1).toReversed()) {
      await anna.does('takeback');
      expect(anna.view).toEqual(view);
    }
    expect(reasonOf(await anna.does('takeback'))).toBe('nothing-decided');
  });

  test('takes back what the bot has not answered yet, too, and a move on the old view is stale', async () => {
    const world = new World('at once');
    const anna = await alone(world);
    const first = anna.view;
    await anna.does('move 4');
    const base = anna.seq;
    await anna.does('takeback');
    expect(anna.view).toEqual(first);
    expect(await anna.does('move 2', base)).toMatchObject({ t: 'stale' });
    await round(world, anna, 2);
    expect(anna.view).toMatchObject({ round: 2 });
  });

  test('sees the same after a restart, with a log that tells it all', async () => {
    const world = new World('restart');
    const anna = await alone(world);
    await round(world, anna, 3);
    await anna.does('takeback');
    await round(world, anna, 1);
    await anna.does('takeback');
    await anna.does('move 2');
    const [{ view, seq }, told] = [anna, [...anna.log]];
    world.restart();
    await anna.attach(world.rooms);
    expect([anna.view, anna.seq, anna.log]).toEqual([view, seq, told]);
    expect(anna.doc.takenBack).toBe(2);
    const acts = (await logOf(world, anna.admission.table)).filter((text) => /^(?:act \d|taken)/.test(text));
    expect(acts.filter((text) => text === 'takenback p1 1')).toHaveLength(2);
    expect(acts.filter((text) => text.startsWith('act 0'))).toEqual(['act 0 3', 'act 0 1', 'act 0 2']);
    await anna.does('takeback');
    await round(world, anna, 5);
    expect(anna.view).toMatchObject({ round: 2 });
  });

  test('has a record that says so and proves every draw', async () => {
    const world = new World('record');
    const anna = await alone(world, 'rounds=2');
    await round(world, anna, 3);
    await round(world, anna, 4);
    expect(reasonOf(await anna.does('takeback'))).toBe('no-match');
    const { table } = anna.admission;
    const straight = await soundRecord(world, table);
    expect(takenBackIn(straight)).toBe(0);
    const other = new World('record');
    const berta = await alone(other, 'rounds=2');
    await round(other, berta, 1);
    await berta.does('takeback');
    await round(other, berta, 2);
    await round(other, berta, 4);
    expect(berta.doc).toMatchObject({ phase: 'over', takenBack: 1 });
    const record = await soundRecord(other, berta.admission.table);
    expect(takenBackIn(record)).toBe(1);
    expect(record.lines.filter(({ kind }) => kind === 'comment').map(({ text }) => text)).toEqual([
      'taken back: 0 1',
    ]);
    const own = record.lines.map(({ text }) => text).filter((text) => text.startsWith('0 '));
    expect(own).toEqual(['0 2', '0 4']);
    await berta.does('rematch');
    expect(berta.doc.takenBack).toBeUndefined();
    expect((await tableOf(other, berta.admission.table)).match?.takenBack).toBe(0);
  });

  test('has all the time again for what is decided anew', async () => {
    const world = new World('clock');
    const wanted = { game: 'numbers', seats: ['me', 'bot random'], clock: 'brisk' } as const;
    const [anna] = (await seated(world, [], wanted)) as [Client];
    await anna.does('start');
    await round(world, anna, 3);
    await world.clockwork.pass(9000);
    await anna.does('takeback');
    expect(anna.left).toBe(testPace.decision.brisk);
  });
});

describe('a match from a position', () => {
  test('goes on there, is called practice, and has a record that proves it', async () => {
    const world = new World('position');
    const { game } = playable('dog');
    const rng = seededRng('opening');
    let state = game.table.start(game.options.defaults, 4);
    for (let turn = game.table.turn(state); turn.kind === 'chance'; turn = game.table.turn(state))
      state = game.table.apply(state, { by: 'chance', drawn: drawFrom(turn.urn, rng) });
    const position = game.table.position.format(state);
    const seats = ['me', 'bot random', 'bot random', 'bot random'] as const;
    const anna = await new Client(await world.create({ seats, position })).attach(world.rooms);
    await anna.does('start');
    expect(anna.view).toEqual(game.table.view(state, 0));
    expect(anna.doc.playsOn).toBe(true);
    for (let turn = 0; turn < 3000 && anna.doc.phase === 'playing'; turn += 1) {
      const legal = game.player.legal(anna.view);
      if (legal.length > 0) await anna.does(`move ${game.player.move.format(pick(legal, rng))}`);
      else await world.clockwork.pass(500);
      if (turn === 40) {
        expect(await anna.does('takeback')).toMatchObject({ t: 'done' });
        const { view, seq } = anna;
        world.restart();
        await anna.attach(world.rooms);
        expect([anna.view, anna.seq]).toEqual([view, seq]);
      }
    }
    expect(anna.doc).toMatchObject({ phase: 'over', playsOn: true, takenBack: 1 });
    const record = parseRecord(must(await world.rooms.record(anna.admission.table, 1)));
    if (!record.ok) throw new Error(record.error);
    expect(record.value.tags.get('Position')).toBe(position);
    const proof = verified(game, record.value);
    expect('error' in proof ? proof : proof.fault).toBeNull();
    await anna.does('rematch');
    expect(anna.doc.playsOn).toBeUndefined();
  });

  test('does not begin from what is no position of its game, or one for others', async () => {
    const world = new World('no position');
    const seats = ['me', 'bot random', 'bot random', 'bot random'] as const;
    const wanted = { game: 'dog', options: '-', clock: 'off', listed: false, seats, name: 'Anna' } as const;
    const answer = await world.rooms.create({ ...wanted, contribution: 'a', position: 'dog/1 nonsense' });
    expect(answer).toMatchObject({ ok: false, refusal: { error: 'bad-position' } });
  });
});

describe('nobody takes anything back', () => {
  test('with other people at the table, whenever they came', async () => {
    const world = new World('friends');
    const [anna, bo] = (await numbersMatch(world, ['Bo'])) as [Client, Client];
    await anna.does('move 3');
    expect(reasonOf(await anna.does('takeback'))).toBe('not-alone');
    await bo.does('move 3');
    await bo.does('leave');
    expect(reasonOf(await anna.does('takeback'))).toBe('not-alone');
  });

  test('in a pause, in a lobby, or from beside the table', async () => {
    const world = new World('when');
    const wanted = { game: 'numbers', seats: ['me', 'bot random'], clock: 'off' } as const;
    const [anna] = (await seated(world, [], wanted)) as [Client];
    expect(reasonOf(await anna.does('takeback'))).toBe('no-match');
    await anna.does('start');
    expect(reasonOf(await anna.does('takeback'))).toBe('nothing-decided');
    await anna.does('move 3');
    const tv = await new Client(await world.join(anna.doc.invite, 'TV', { watch: true })).attach(world.rooms);
    expect(reasonOf(await tv.does('takeback'))).toBe('not-seated');
    await anna.does('pause');
    expect(reasonOf(await anna.does('takeback'))).toBe('paused');
    await anna.does('resume');
    await anna.does('takeback');
    expect(tv.doc.takenBack).toBe(1);
    expect(tv.gaps).toBe(0);
  });
});

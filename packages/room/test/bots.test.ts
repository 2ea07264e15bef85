import { describe, expect, test } from 'vitest';
import type { AnyView } from '@rudel/kernel';
import type { CreateTable } from '@rudel/protocol';
import type { Question } from '@rudel/room';
import { botNames } from '../src/table/bot-names.ts';
import { Client } from './around/client.ts';
import { settled } from './around/fake-clockwork.ts';
import { logOf, tableOf } from './around/tables.ts';
import { World, playable, testPace } from './around/world.ts';

const seats: CreateTable['seats'] = ['me', 'bot random', 'bot random', 'bot random'];

async function startedWith(world: World, wanted: Partial<CreateTable> = {}): Promise<Client> {
  const anna = await new Client(await world.create({ game: 'numbers', seats, ...wanted })).attach(
    world.rooms,
  );
  await anna.does('start');
  return anna;
}

const botActs = async (world: World, anna: Client): Promise<number[]> => {
  const stored = await world.store.load(anna.admission.table);
  return (stored?.entries ?? []).filter(({ text }) => /^act [1-9]/.test(text)).map(({ at }) => at);
};

describe('bots', () => {
  test('get exactly the view of their seat, and nothing else', async () => {
    const questions: Question[] = [];
    const think = async (question: Question): Promise<string> => {
      questions.push(question);
      return '1';
    };
    const world = new World('views', { thinkers: { think } });
    const anna = await startedWith(world);
    const { match } = await tableOf(world, anna.admission.table);
    const { game } = playable('numbers');
    expect(questions.map(({ view }) => (view as AnyView).eye)).toEqual([1, 2, 3]);
    for (const { view, ...rest } of questions) {
      expect(rest).toEqual({ table: anna.admission.table, game: 'numbers', level: 'random' });
      if (match !== null) expect(view).toEqual(game.table.view(match.state, (view as AnyView).eye));
    }
  });

  test('answer after a pause of their own, however quick they are', async () => {
    const world = new World('pause');
    const anna = await startedWith(world);
    const asked = world.clockwork.date();
    await world.clockwork.pass(testPace.botPause[0] - 1);
    expect(await botActs(world, anna)).toEqual([]);
    await world.clockwork.pass(testPace.botPause[1]);
    const pauses = (await botActs(world, anna)).map((at) => at - asked);
    expect(pauses).toHaveLength(3);
    expect(new Set(pauses).size).toBe(3);
    for (const pause of pauses) {
      expect(pause).toBeGreaterThanOrEqual(testPace.botPause[0]);
      expect(pause).toBeLessThanOrEqual(testPace.botPause[1]);
    }
  });

  test.each([
    ['never answer', () => new Promise<string>(() => {})],
    ['fail', () => Promise.reject(new Error('no idea'))],
    ['answer nonsense', () => Promise.resolve('nonsense')],
    ['answer with an illegal move', () => Promise.resolve('9')],
    [
      'throw',
      () => {
        throw new Error('at once');
      },
    ],
  ])('that %s get a legal move at random', async (_, think) => {
    const world = new World('fallback', { thinkers: { think } });
    const anna = await startedWith(world);
    await world.clockwork.pass(testPace.botLimit);
    expect(await botActs(world, anna)).toHaveLength(3);
    expect(world.reports.map(({ event }) => event)).toEqual(Array.from({ length: 3 }, () => 'bot-fallback'));
    await anna.does('move 1');
    expect(anna.view).toMatchObject({ round: 2 });
  });

  test('are asked once for each decision, even if all answer at the same moment', async () => {
    const asked: Question[] = [];
    const think = async (question: Question): Promise<string> => {
      asked.push(question);
      return '1';
    };
    const world = new World('at once', { thinkers: { think }, pace: { ...testPace, botPause: [0, 0] } });
    const anna = await startedWith(world);
    await world.clockwork.pass(1);
    expect(await botActs(world, anna)).toHaveLength(3);
    expect(asked).toHaveLength(3);
    expect(world.reports.filter(({ event }) => event === 'bot-fallback')).toEqual([]);
  });

  test('that are late for a table that went on are not heard', async () => {
    const answers: ((text: string) => void)[] = [];
    const think = (): Promise<string> => new Promise((resolve) => answers.push(resolve));
    const world = new World('late', { thinkers: { think } });
    const anna = await startedWith(world);
    anna.detach();
    for (const answer of answers) answer('2');
    await world.clockwork.pass(testPace.botPause[1]);
    expect(await botActs(world, anna)).toEqual([]);
    await anna.attach(world.rooms);
    await settled();
    for (const answer of answers.slice(3)) answer('3');
    await world.clockwork.pass(testPace.botPause[1]);
    const log = await logOf(world, anna.admission.table);
    expect(log.filter((text) => /^act [1-9]/.test(text)).toSorted()).toEqual([
      'act 1 3',
      'act 2 3',
      'act 3 3',
    ]);
  });

  test('play on among themselves while somebody watches', async () => {
    const world = new World('watch');
    const all: CreateTable['seats'] = ['bot random', 'bot random'];
    const anna = await startedWith(world, { seats: all });
    expect(anna.you?.seat).toBeNull();
    await world.clockwork.pass(testPace.botPause[1] * 4);
    expect(anna.doc.phase).toBe('over');
    expect(anna.gaps).toBe(0);
  });

  test('have pleasant names of their own', () => {
    expect(new Set(botNames).size).toBe(botNames.length);
    expect(botNames.length).toBeGreaterThanOrEqual(30);
  });
});

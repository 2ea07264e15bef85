import { expect, test } from 'vitest';
import { BotsBusy } from '@rudel/room';
import type { Question, Thinkers, Thought } from '@rudel/room';
import { Client } from './around/client.ts';
import { logOf } from './around/tables.ts';
import { World, testPace } from './around/world.ts';

/** Bots that think when the test says so. */
class LateThinkers implements Thinkers {
  readonly hasQueue = true;
  isBusy = false;
  refusals = 0;
  readonly waiting: { question: Question; thought: Thought; answer: (move: string) => void }[] = [];
  #listener: () => void = () => {};

  isBusyFor(): boolean {
    return this.isBusy;
  }

  onBusy(_table: string, listener: () => void): () => void {
    this.#listener = listener;
    return () => {};
  }

  turn(isBusy: boolean): void {
    this.isBusy = isBusy;
    this.#listener();
  }

  think(question: Question, thought?: Thought): Promise<string> {
    if (this.refusals > 0) {
      this.refusals -= 1;
      return Promise.reject(new BotsBusy());
    }
    return new Promise((answer) => {
      if (thought !== undefined) this.waiting.push({ question, thought, answer });
    });
  }
}

async function amongBots(thinkers: LateThinkers): Promise<{ world: World; anna: Client }> {
  const world = new World('busy', { thinkers });
  const wanted = { game: 'numbers', seats: ['me', 'bot random'] } as const;
  const anna = await new Client(await world.create(wanted)).attach(world.rooms);
  await anna.does('start');
  return { world, anna };
}

test('a bot that waits in line is waited for, and the table says that bots are busy', async () => {
  const thinkers = new LateThinkers();
  const { world, anna } = await amongBots(thinkers);
  await world.clockwork.pass(testPace.botLimit * 10);
  expect(await logOf(world, anna.admission.table)).not.toContainEqual(expect.stringMatching(/^act 1/));
  thinkers.turn(true);
  expect(anna.doc.busy).toBe(true);
  thinkers.turn(false);
  expect(anna.doc.busy).toBeUndefined();
  const [first] = thinkers.waiting;
  expect(first?.question.table).toBe(anna.admission.table);
  first?.thought.begins();
  await world.clockwork.pass(testPace.botLimit - 1);
  first?.answer('4');
  await world.clockwork.pass(1);
  expect(await logOf(world, anna.admission.table)).toContain('act 1 4');
  expect(world.reports).toEqual([]);
});

test('a bot that hangs once it has begun is replaced by any legal move', async () => {
  const thinkers = new LateThinkers();
  const { world, anna } = await amongBots(thinkers);
  await world.clockwork.pass(60_000);
  thinkers.waiting[0]?.thought.begins();
  await world.clockwork.pass(testPace.botLimit);
  expect(await logOf(world, anna.admission.table)).toContainEqual(expect.stringMatching(/^act 1/));
  expect(world.reports).toMatchObject([{ event: 'bot-fallback' }]);
});

test('a question that nobody asks any more is withdrawn, and one that found no room is asked again', async () => {
  const thinkers = new LateThinkers();
  thinkers.refusals = 3;
  const { world, anna } = await amongBots(thinkers);
  await world.clockwork.pass(10_000);
  expect(thinkers.waiting).toHaveLength(1);
  expect(thinkers.waiting[0]?.thought.isWanted()).toBe(true);
  anna.detach();
  expect(thinkers.waiting[0]?.thought.isWanted()).toBe(false);
  expect(world.reports).toEqual([]);
});

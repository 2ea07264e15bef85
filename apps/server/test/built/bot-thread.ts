import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { playMatch } from '@rudel/bots';
import { secretFromSeed, seededRng } from '@rudel/kernel';
import type { AnyView } from '@rudel/kernel';
import type { Question } from '@rudel/room';
import { findGame } from '@rudel/shelf';
import { usualBotLimits, WorkerThinkers } from '../../src/bots/worker-thinkers.ts';
import type { BotLimits } from '../../src/bots/worker-thinkers.ts';
import { openLog } from '../../src/logging.ts';

/** Views of a seat that is asked, from a match of Dog. */
function someViews(count: number): readonly AnyView[] {
  const shelved = findGame('dog');
  const bot = shelved?.bots[0];
  if (shelved === undefined || bot === undefined) throw new Error('there is no dog');
  const { game } = shelved;
  const views: AnyView[] = [];
  playMatch(game, {
    options: game.options.defaults,
    seats: 4,
    bots: [bot, bot, bot, bot],
    lot: { secret: secretFromSeed('views'), contributions: [] },
    rng: (seat) => seededRng(seat),
    actLimit: 200,
    onAct: ({ before, act }) => {
      if (typeof act.by === 'number' && views.length < count) views.push(game.table.view(before, act.by));
    },
  });
  return views;
}

const questionOf = (view: AnyView, level = 'greedy'): Question => ({ table: 't', game: 'dog', level, view });

/** A thread that does what its text says. */
const threadOf = (code: string) => (): Worker => new Worker(code, { eval: true });

/** Nobody is taken for hung unless a test says that so much time has gone by, however busy the machine is. */
const alone: BotLimits = { ...usualBotLimits, hung: 60_000, threads: 1 };

function logged(): { readonly lines: string[]; readonly log: ReturnType<typeof openLog> } {
  const lines: string[] = [];
  return { lines, log: openLog('debug', { write: (line) => void lines.push(line) }) };
}

/** Answers what it is asked, and hangs or dies at the level it is told to. */
const moody = `
  const { parentPort } = require('node:worker_threads');
  parentPort.postMessage('ready');
  parentPort.on('message', ({ level }) => {
    if (level === 'hang') for (;;);
    if (level === 'die') process.exit(1);
    if (level === 'throw') throw new Error('secret');
    parentPort.postMessage({ move: level === 'fail' ? null : 'move of ' + level });
  });
`;

const ownerOf = (table: string): string => (table.startsWith('many') ? 'one address' : table);

export function botThreadSuite(): void {
  describe('bots in their thread', () => {
    it('answer with legal moves', async () => {
      const { log, lines } = logged();
      const thinkers = new WorkerThinkers(log);
      const { player } = findGame('dog')?.game ?? { player: null };
      const views = someViews(40);
      const answers = await Promise.all(
        views.map(async (view, nth) => thinkers.think(questionOf(view, nth % 2 === 0 ? 'greedy' : 'random'))),
      );
      for (const [nth, text] of answers.entries()) {
        const move = player?.move.parse(text);
        if (move?.ok !== true) throw new Error(`the bot answered ${text}`);
        expect(player?.whyNot(views[nth] as AnyView, move.value)).toBeNull();
      }
      expect(lines).toEqual([]);
      await thinkers.close();
    });

    it('refuse a level or a game they do not know', async () => {
      const thinkers = new WorkerThinkers(logged().log);
      const [view] = someViews(1);
      await expect(
        thinkers.think({ table: 't', game: 'chess', level: 'greedy', view: view ?? null }),
      ).rejects.toThrow('failed');
      await expect(
        thinkers.think({ table: 't', game: 'dog', level: 'genius', view: view ?? null }),
      ).rejects.toThrow('failed');
      await thinkers.close();
    });

    it.each(['hang', 'die', 'throw'])(
      'are replaced when they %s, and only that question is lost',
      async (level) => {
        const { log, lines } = logged();
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
        onTestFinished(() => void vi.useRealTimers());
        const thinkers = new WorkerThinkers(log, alone, threadOf(moody));
        const ask = async (how: string): Promise<string> =>
          thinkers.think({ table: 't', game: 'x', level: how, view: null });
        const asked = ['a', level, 'b', 'fail', 'c'].map(async (how) => ask(how).catch(() => 'nothing'));
        await asked[0];
        if (level === 'hang') vi.advanceTimersByTime(alone.hung);
        expect(await Promise.all(asked)).toEqual([
          'move of a',
          'nothing',
          'move of b',
          'nothing',
          'move of c',
        ]);
        expect(lines.join('')).toContain('bot-thread-lost');
        expect(lines.join('')).not.toContain('secret');
        await thinkers.close();
      },
    );

    it('take turns by whoever answers for a table, and by table', async () => {
      const thinkers = new WorkerThinkers(logged().log, alone, threadOf(moody), ownerOf);
      const order: string[] = [];
      const ask = async (table: string): Promise<void> => {
        await thinkers.think({ table, game: 'x', level: 'a', view: null });
        order.push(table);
      };
      const greedy = ['many1', 'many1', 'many1', 'many2', 'many2', 'many3'];
      await Promise.all([...greedy, 'calm', 'calm'].map(ask));
      expect(order).toEqual(['many1', 'many1', 'calm', 'many2', 'calm', 'many3', 'many1', 'many2']);
      await thinkers.close();
    });

    it('are not asked what nobody wants to know any more, and count time from where they begin', async () => {
      const thinkers = new WorkerThinkers(logged().log, alone, threadOf(moody));
      const begun: string[] = [];
      let isWanted = true;
      const ask = async (level: string): Promise<string> =>
        thinkers
          .think(
            { table: 't', game: 'x', level, view: null },
            { isWanted: () => isWanted, begins: () => begun.push(level), whenUnwanted: () => {} },
          )
          .catch(() => 'nothing');
      const [first, second] = [ask('a'), ask('b')];
      isWanted = false;
      expect(await Promise.all([first, second])).toEqual(['move of a', 'nothing']);
      expect(begun).toEqual(['a']);
      await thinkers.close();
    });

    it('take no more questions than they can hold, and none after closing', async () => {
      const thinkers = new WorkerThinkers(logged().log, { ...alone, queue: 2 }, threadOf(moody));
      const ask = async (): Promise<string> =>
        thinkers.think({ table: 't', game: 'x', level: 'a', view: null }).catch(String);
      const answers = await Promise.all([ask(), ask(), ask(), ask(), ask()]);
      expect(answers.filter((answer) => answer === 'Error')).toHaveLength(2);
      const hanging = thinkers.think({ table: 't', game: 'x', level: 'hang', view: null });
      await Promise.all([expect(hanging).rejects.toThrow('closed'), thinkers.close()]);
      expect(await ask()).toContain('gone home');
    });
  });
}

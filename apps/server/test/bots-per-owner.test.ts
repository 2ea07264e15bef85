import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { BotsBusy } from '@rudel/room';
import { OwnerShares } from '../src/bots/owner-shares.ts';
import { usualBotLimits, WorkerThinkers } from '../src/bots/worker-thinkers.ts';
import { silence } from './harness.ts';

/** Shares at a time of its own. */
function open(): { readonly shares: OwnerShares; readonly pass: (ms: number) => void } {
  let now = 0;
  const shares = new OwnerShares({ tables: 2, questions: 5 }, () => now);
  return {
    shares,
    pass: (ms) => {
      now += ms;
    },
  };
}

describe('what one owner may ask at once', () => {
  test('has a bound in tables, which is nobody else’s', () => {
    const { shares } = open();
    expect(['a', 'b', 'c', 'a'].map((table) => shares.enter('one', table))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(shares.enter('other', 'd')).toBe(true);
  });

  test('has a bound in questions', () => {
    const { shares } = open();
    expect(Array.from({ length: 6 }, () => shares.enter('one', 'a'))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
    shares.leave('one', 'a');
    expect(shares.enter('one', 'a')).toBe(true);
  });

  test('is given to whoever has waited longest', () => {
    const { shares, pass } = open();
    for (const table of ['a', 'b', 'c', 'd']) shares.enter('one', table);
    shares.leave('one', 'a');
    expect(shares.enter('one', 'a')).toBe(false);
    expect(shares.enter('one', 'd')).toBe(false);
    pass(3000);
    expect(shares.enter('one', 'd')).toBe(false);
    expect(shares.waited('one', 'd')).toBe(3000);
    expect(shares.enter('one', 'c')).toBe(true);
    expect(shares.waited('one', 'c')).toBe(0);
  });

  test('does not wait for a table that asks no more', () => {
    const { shares, pass } = open();
    for (const table of ['a', 'b', 'c']) shares.enter('one', table);
    pass(5001);
    shares.leave('one', 'a');
    expect(shares.enter('one', 'd')).toBe(true);
    expect(shares.waited('one', 'c')).toBe(0);
  });
});

/** Answers when it is told to go on. */
const patient = `
  const { parentPort } = require('node:worker_threads');
  parentPort.postMessage('ready');
  parentPort.on('message', ({ view }) => {
    Atomics.wait(view, 0, 0);
    parentPort.postMessage({ move: 'pass' });
  });
`;

const thread = (): Worker => new Worker(patient, { eval: true });

const ownerOf = (table: string): string => (table.startsWith('many') ? 'one address' : table);

test('many tables of one address wait their turn and are told so; the table of another is asked', async () => {
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const limits = {
    ...usualBotLimits,
    threads: 1,
    hung: 60_000,
    perOwner: { tables: 2, questions: 9 },
  };
  let now = 0;
  const thinkers = new WorkerThinkers(silence, limits, thread, ownerOf, () => now);
  const told: boolean[] = [];
  thinkers.onBusy('many3', () => told.push(thinkers.isBusyFor('many3')));
  const ask = async (table: string): Promise<string> =>
    thinkers.think({ table, game: 'x', level: 'a', view: gate as never }).catch((error: unknown) => {
      if (error instanceof BotsBusy) return 'later';
      throw error;
    });
  const asked = ['many1', 'many2', 'calm'].map(ask);
  expect(await ask('many3')).toBe('later');
  now = usualBotLimits.patience + 1;
  expect(await ask('many3')).toBe('later');
  expect(told).toEqual([true]);
  expect(thinkers.isBusyFor('calm')).toBe(false);
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
  expect(await Promise.all(asked)).toEqual(['pass', 'pass', 'pass']);
  expect(await ask('many3')).toBe('pass');
  expect(thinkers.isBusyFor('many3')).toBe(false);
  await thinkers.close();
});

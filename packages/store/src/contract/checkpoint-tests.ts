import { expect, test } from 'vitest';
import type { ClaimedTable, NewEntry, Store } from '../port.ts';
import { unclaimed } from '../unclaimed.ts';
import { claimOf } from './claim-laws.ts';
import { checkpointHarms, createTable, entryOf, expectFault, textsOf } from './trial.ts';
import type { MakeStore } from './trial.ts';

const account = 'as it is behind 4 🐺 \0 \uD83D';

/** Two entries, a chapter with two more, and a checkpoint behind them. */
async function createMarked(store: Store, id = 't'): Promise<number> {
  await createTable(store, id, '1', '2');
  await store.append(id, unclaimed(2), [entryOf('3'), entryOf('4', { deadline: 7 })], {
    chapter: { number: 1, text: 'before' },
    secret: { match: 1, secret: 's' },
  });
  const { epoch } = await claimOf(store, id);
  await store.checkpoint(id, { epoch, after: 4 }, account);
  return epoch;
}

const told = ({ checkpoint, before, entries }: ClaimedTable): unknown => [
  checkpoint,
  before,
  entries.map(({ text }) => text),
];

const whole = [null, 2, ['3', '4', '5']];
const fromFour = [account, 3, ['4', '5']];

/** What whoever claims a table need not read. */
export function checkpointTests(make: MakeStore): void {
  test('whoever claims a table gets it from its checkpoint on, and everything else as before', async () => {
    const { store } = await make();
    const epoch = await createMarked(store);
    const before = await store.load('t');
    expect(told(await claimOf(store, 't'))).toEqual([account, 3, ['4']]);
    const { epoch: later, checkpoint: _, ...claimed } = await claimOf(store, 't');
    expect(claimed).toEqual({ ...before, before: 3, entries: before?.entries.slice(1) });
    expect(later).toBeGreaterThan(epoch);
    await store.append('t', { epoch: later, after: 4 }, [entryOf('5')]);
    expect(told(await claimOf(store, 't'))).toEqual(fromFour);
    expect(await textsOf(store, 't')).toEqual(['3', '4', '5']);
    expect((await store.chapter('t', 1))?.entries).toHaveLength(3);
    expect((await store.load('t'))?.size).toEqual({ entries: 5, bytes: 5 + 6 });
  });

  test('the one that was kept last counts, and none that stands before the last chapter', async () => {
    const { store } = await make();
    const place = { epoch: await createMarked(store), after: 5 };
    await store.append('t', { ...place, after: 4 }, [entryOf('5')]);
    await store.checkpoint('t', place, 'first');
    await store.checkpoint('t', place, '');
    const { epoch, ...table } = await claimOf(store, 't');
    expect(told({ ...table, epoch })).toEqual(['', 4, ['5']]);
    await store.append('t', { epoch, after: 5 }, [entryOf('6')], { chapter: { number: 2, text: 'x' } });
    const again = await claimOf(store, 't');
    expect(told(again)).toEqual([null, 5, ['6']]);
    await store.checkpoint('t', { epoch: again.epoch, after: 6 }, 'new');
    expect(told(await claimOf(store, 't'))).toEqual(['new', 5, ['6']]);
  });
}

/** When they are kept, and for how long. */
export function lastingCheckpointTests(make: MakeStore): void {
  test('what is asked together is done in its order', async () => {
    const { store } = await make();
    const epoch = await createMarked(store);
    const more = (after: number): Promise<void> =>
      store.append('t', { epoch, after }, [entryOf(String(after + 1))]);
    const mark = (after: number): Promise<void> => store.checkpoint('t', { epoch, after }, `behind ${after}`);
    await Promise.all([more(4), mark(5), more(5), mark(6), more(6)]);
    expect(told(await claimOf(store, 't'))).toEqual(['behind 6', 5, ['6', '7']]);
  });

  test('a table that is opened again has it, or is whole; a table that was thrown away has left nothing', async () => {
    const { store, reopen } = await make();
    const epoch = await createMarked(store);
    await store.append('t', { epoch, after: 4 }, [entryOf('5')]);
    const again = await reopen();
    const claimed = await claimOf(again, 't');
    expect([fromFour, whole]).toContainEqual(told(claimed));
    await again.erase('t', { epoch: claimed.epoch, after: 5 }, claimed.entries.at(-1)?.at ?? 0);
    await createTable(again, 't', '1', '2', '3', '4');
    expect(told(await claimOf(again, 't'))).toEqual([null, 0, ['1', '2', '3', '4']]);
  });
}

/** Checkpoints that count for nothing. */
export function unfitCheckpointTests(make: MakeStore): void {
  test('only whoever has the table may keep one, and only behind its last entry', async () => {
    const { store } = await make();
    const epoch = await createMarked(store);
    for (const after of [0, 3, 5])
      await expectFault(store.checkpoint('t', { epoch, after }, 'x'), 'not-the-last');
    await expectFault(store.checkpoint('t', unclaimed(4), 'x'), 'fenced');
    await expectFault(store.checkpoint('u', unclaimed(4), 'x'), 'missing');
    await createTable(store, 'u');
    await expectFault(store.checkpoint('u', unclaimed(0), 'x'), 'unfit');
    const { epoch: later } = await claimOf(store, 't');
    await expectFault(store.checkpoint('t', { epoch, after: 4 }, 'x'), 'fenced');
    expect(told(await claimOf(store, 't'))).toEqual([account, 3, ['4']]);
    expect(later).toBeGreaterThan(epoch);
  });

  test('it is passed over when its entry is not what it was', async () => {
    const { store } = await make();
    const place = { epoch: await createMarked(store), after: 4 };
    await store.append('t', place, [entryOf('four')], { replaces: true });
    expect(told(await claimOf(store, 't'))).toEqual([null, 2, ['3', 'four']]);
  });

  test.each(checkpointHarms)('it is passed over when it is not what it was: %s', async (checkpoint) => {
    const { store, reopen } = await make();
    const epoch = await createMarked(store);
    await store.append('t', { epoch, after: 4 }, [entryOf('5')]);
    const again = await reopen({ table: 't', checkpoint });
    expect(told(await claimOf(again, 't'))).toEqual(whole);
  });

  test('it hides no damage behind it, and nobody goes on where the log has lost something', async () => {
    const { store, reopen } = await make();
    const epoch = await createMarked(store);
    const more: readonly NewEntry[] = [entryOf('5'), entryOf('6')];
    await store.append('t', { epoch, after: 4 }, more);
    const again = await reopen({ table: 't', n: 5, what: 'text' });
    await expect(again.claim('t', 'me')).rejects.toThrow(/\bt\b.*\bentry 5\b/);
    await expectFault(again.load('t'), 'damaged');
  });

  test('the log before it is still looked at by whoever reads it', async () => {
    const { store, reopen } = await make();
    await createMarked(store);
    const again = await reopen({ table: 't', n: 3, what: 'text' });
    await expectFault(again.load('t'), 'damaged');
    await expectFault(again.chapter('t', 1), 'damaged');
  });
}

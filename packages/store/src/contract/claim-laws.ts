import { expect } from 'vitest';
import type { Aside, ClaimedTable, Store } from '../port.ts';
import { unclaimed } from '../unclaimed.ts';
import { createTable, entryOf, expectFault, keysOf, textsOf } from './trial.ts';
import type { StoreOnTrial } from './trial.ts';

/** Something that holds for the claims of every store: fails where it does not. */
export type ClaimLaw = readonly [name: string, holds: (trial: StoreOnTrial) => Promise<void>];

export async function claimOf(store: Store, id: string, owner = 'me'): Promise<ClaimedTable> {
  const claimed = await store.claim(id, owner);
  if (claimed === null) throw new Error(`there is no table ${id}`);
  return claimed;
}

/** Everything that can be kept beside the log, or changes where entries go. */
const asides: readonly Aside[] = [
  { talk: { from: 0, lines: [{ n: 1, text: 'late' }] } },
  { tokens: [{ person: 'p', hash: 'late' }] },
  { names: [{ person: 'p', name: 'late' }] },
  { forgotten: ['p'] },
  { secret: { match: 1, secret: 'late' } },
  { keys: keysOf('late') },
  { listed: true },
  { closed: true },
];
const filings: readonly Aside[] = [{}, { chapter: { number: 1, text: 'late' } }, { replaces: true }];

async function refusesAllOf(store: Store, epoch: number): Promise<void> {
  const before = await store.load('t');
  const after = before?.size.entries ?? 0;
  for (const aside of asides) await expectFault(store.append('t', { epoch, after }, [], aside), 'fenced');
  for (const aside of filings) {
    await expectFault(store.append('t', { epoch, after }, [entryOf('late')], aside), 'fenced');
  }
  await expectFault(store.append('t', { epoch, after: after + 7 }, [entryOf('late')]), 'fenced');
  expect(await store.load('t')).toEqual(before);
}

const writing: readonly ClaimLaw[] = [
  [
    'whoever claims a table gets it as it is, and goes on with it',
    async ({ store }) => {
      await createTable(store, 't', '1', '2');
      const before = await store.load('t');
      const { epoch, checkpoint, ...table } = await claimOf(store, 't');
      expect(epoch).toBeGreaterThan(0);
      expect(checkpoint).toBeNull();
      expect(table).toEqual(before);
      await store.append('t', { epoch, after: 2 }, [entryOf('3')]);
      await store.append('t', { epoch, after: 3 }, [], { talk: { from: 0, lines: [{ n: 1, text: 'x' }] } });
      await expectFault(store.append('t', { epoch, after: 2 }, [entryOf('x')]), 'not-the-last');
      expect(await store.load('t')).toMatchObject({ size: { entries: 3 }, talk: [{ n: 1 }] });
    },
  ],
  [
    'whoever had it before writes nothing more: no entry, nothing aside, nothing said',
    async ({ store }) => {
      await store.create('t', keysOf('t'), [entryOf('1')], { names: [{ person: 'p', name: 'Anna' }] });
      const earlier = await claimOf(store, 't', 'one');
      await store.append('t', { epoch: earlier.epoch, after: 1 }, [entryOf('2')]);
      const later = await claimOf(store, 't', 'other');
      await refusesAllOf(store, earlier.epoch);
      await store.append('t', { epoch: later.epoch, after: 2 }, [entryOf('3')]);
      await refusesAllOf(store, earlier.epoch);
      expect(await textsOf(store, 't')).toEqual(['1', '2', '3']);
    },
  ],
  [
    'somebody who has claimed nothing writes to what is nobody’s, and to nothing else; nor does a claim that is still to come',
    async ({ store }) => {
      await createTable(store, 't', '1');
      await createTable(store, 'u', '1');
      await store.append('t', unclaimed(1), [entryOf('2')]);
      const { epoch } = await claimOf(store, 't');
      await refusesAllOf(store, 0);
      await refusesAllOf(store, epoch + 1);
      await store.append('u', unclaimed(1), [entryOf('2')]);
      await expectFault(store.append('u', { epoch, after: 2 }, [entryOf('3')]), 'fenced');
    },
  ],
];

const turns: readonly ClaimLaw[] = [
  [
    'a claim comes between what was asked before it and what was asked after it',
    async ({ store }) => {
      await createTable(store, 't', '1');
      const { epoch } = await claimOf(store, 't', 'one');
      const before = store.append('t', { epoch, after: 1 }, [entryOf('2')]);
      const claiming = claimOf(store, 't', 'other');
      const late = [
        expectFault(store.append('t', { epoch, after: 2 }, [entryOf('late')]), 'fenced'),
        expectFault(store.append('t', { epoch, after: 2 }, [], { listed: true }), 'fenced'),
      ];
      const [claimed] = await Promise.all([claiming, before, ...late]);
      expect(claimed.entries.map(({ text }) => text)).toEqual(['1', '2']);
      await store.append('t', { epoch: claimed.epoch, after: 2 }, [entryOf('3')]);
      expect(await store.load('t')).toMatchObject({ size: { entries: 3 }, listed: false });
    },
  ],
  [
    'each claim is higher than those before, also of the same owner, and after the store is opened again',
    async ({ store, reopen }) => {
      await createTable(store, 't', '1');
      const first = await claimOf(store, 't');
      const second = await claimOf(store, 't');
      const again = await reopen();
      const third = await claimOf(again, 't');
      expect(second.epoch).toBeGreaterThan(first.epoch);
      expect(third.epoch).toBeGreaterThan(second.epoch);
      for (const { epoch } of [first, second]) {
        await expectFault(again.append('t', { epoch, after: 1 }, [entryOf('late')]), 'fenced');
      }
      await again.append('t', { epoch: third.epoch, after: 1 }, [entryOf('2')]);
      expect(await textsOf(again, 't')).toEqual(['1', '2']);
    },
  ],
  [
    'whoever is to be spared keeps the table: a claim that would take it changes nothing',
    async ({ store }) => {
      await createTable(store, 't', '1');
      const first = await store.claim('t', 'one', ['one', 'other']);
      await expectFault(store.claim('t', 'other', ['third', 'one']), 'held');
      const epoch = first?.epoch ?? 0;
      await store.append('t', { epoch, after: 1 }, [entryOf('2')]);
      const taken = await store.claim('t', 'other', ['third']);
      expect(taken?.entries.map(({ text }) => text)).toEqual(['1', '2']);
      await expectFault(store.append('t', { epoch, after: 2 }, [entryOf('late')]), 'fenced');
    },
  ],
  [
    'nothing is thrown away that somebody has claimed since it was looked at',
    async ({ store }) => {
      await createTable(store, 't', '1');
      const find = async () => (await store.aged(Number.MAX_SAFE_INTEGER, 10)).find(({ id }) => id === 't');
      const seen = await find();
      const changed = seen?.changed ?? 0;
      const { epoch } = await claimOf(store, 't');
      await expectFault(store.erase('t', { epoch: seen?.epoch ?? 0, after: 1 }, changed), 'fenced');
      expect((await find())?.epoch).toBe(epoch);
      await store.erase('t', { epoch, after: 1 }, changed);
      expect(await store.load('t')).toBeNull();
    },
  ],
];

export const claimLaws: readonly ClaimLaw[] = [...writing, ...turns];

import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { memoryStore } from '@rudel/store';
import type { Aside, NewEntry, Store, StoreFault } from '@rudel/store';
import { openPostgresForTest, temporarySchema, testDatabase } from './postgres-trial.ts';
import { openForTest, temporaryFile } from './temporary-store.ts';

/** Few names, so that calls meet each other. */
const few = (...names: readonly string[]) => fc.constantFrom(...names);
const ids = ['a', 'b', 'c'];
const id = few(...ids);
const person = few('p', 'q', 'Ω');
const number = fc.integer({ min: -2, max: 6 });

const entry: fc.Arbitrary<NewEntry> = fc.record({
  text: fc.oneof(few('', '\0', 'x'), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })),
  command: fc.option(fc.record({ person, id: fc.nat({ max: 20 }).map(String) }), { nil: null }),
  at: fc.maxSafeInteger(),
  deadline: fc.option(number, { nil: null }),
});
const entries = fc.array(entry, { maxLength: 3 });
const keys = fc.record({ invite: few('i', 'j', 'k', 'l'), code: few('c', 'd', 'e', 'f') });
const aside: fc.Arbitrary<Aside> = fc.record(
  {
    keys,
    tokens: fc.array(fc.record({ person, hash: fc.string() }), { maxLength: 2 }),
    names: fc.array(fc.record({ person, name: fc.string() }), { maxLength: 2 }),
    forgotten: fc.array(person, { maxLength: 2 }),
    secret: fc.record({ match: number, secret: fc.string() }),
    talk: fc.record({
      from: number,
      lines: fc.array(fc.record({ n: number, text: fc.string({ unit: 'binary', maxLength: 4 }) }), {
        maxLength: 3,
      }),
    }),
    chapter: fc.record({ number: fc.integer({ min: 1, max: 12 }), text: fc.string({ unit: 'binary' }) }),
    replaces: fc.constant(true as const),
    listed: fc.boolean(),
    closed: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Where each table ends, if all calls of the running group succeed. */
type Ends = Map<string, number>;

/** The claims by which a store was last seen. They grow, but not alike in every store. */
type Epochs = Map<string, readonly number[]>;

type Call = {
  readonly [fc.toStringMethod]: () => string;
  readonly on: (store: Store, ends: Ends, epochs: Epochs) => Promise<unknown>;
};

const callOf = (text: string, on: Call['on']): Call => ({ [fc.toStringMethod]: () => text, on });

const create = fc.tuple(id, keys, entries, aside).map((args) =>
  callOf(`create ${JSON.stringify(args)}`, (store, ends) => {
    ends.set(args[0], ends.get(args[0]) ?? args[2].length);
    return store.create(...args);
  }),
);

/** Without what counts differently in each store. */
async function agedIn(store: Store, before: number, limit: number): Promise<unknown[]> {
  return (await store.aged(before, limit)).map((table) => ({ ...table, epoch: 0 }));
}

const claim = fc.tuple(id, few('one', 'other')).map(([table, owner]) =>
  callOf(`claim ${table} for ${owner}`, async (store, _ends, epochs) => {
    const claimed = await store.claim(table, owner);
    if (claimed === null) return null;
    const { epoch, ...loaded } = claimed;
    epochs.set(table, [...(epochs.get(table) ?? []), epoch]);
    return loaded;
  }),
);

/** Most appends know where the table ends, and who has it. */
const append = fc
  .tuple(
    id,
    fc.constantFrom(0, 0, 0, 0, 0, 0, -1, 1),
    entries,
    fc.option(aside, { nil: undefined }),
    fc.constantFrom(-1, -1, -1, -1, -2),
  )
  .map(([table, off, more, beside, nth]) =>
    callOf(`append ${JSON.stringify([table, off, more, beside, nth])}`, (store, ends, epochs) => {
      const after = (ends.get(table) ?? 0) + off;
      const grown = more.length - (beside?.replaces === true ? 1 : 0);
      if (off === 0) ends.set(table, after + grown);
      const epoch = epochs.get(table)?.at(nth) ?? 0;
      return store.append(table, { epoch, after }, more, beside);
    }),
  );
/** Most of them know where the table ends, and who has it. */
const checkpoint = fc
  .tuple(id, fc.constantFrom(0, 0, 0, -1), fc.string({ unit: 'binary', maxLength: 4 }))
  .map(([table, off, text]) =>
    callOf(`checkpoint ${JSON.stringify([table, off, text])}`, (store, ends, epochs) => {
      const place = { epoch: epochs.get(table)?.at(-1) ?? 0, after: (ends.get(table) ?? 0) + off };
      return store.checkpoint(table, place, text);
    }),
  );
const reads = fc.oneof(
  id.map((table) => callOf(`load ${table}`, (store) => store.load(table))),
  keys.map(({ invite }) => callOf(`find invite ${invite}`, (store) => store.find({ invite }))),
  keys.map(({ code }) => callOf(`find code ${code}`, (store) => store.find({ code }))),
  fc.nat({ max: 3 }).map((limit) => callOf(`listed ${limit}`, (store) => store.listed(limit))),
  fc
    .tuple(id, fc.nat({ max: 12 }))
    .map(([table, which]) => callOf(`chapter ${table} ${which}`, (store) => store.chapter(table, which))),
  fc
    .tuple(fc.maxSafeInteger(), fc.nat({ max: 3 }))
    .map(([before, limit]) => callOf(`aged ${before} ${limit}`, (store) => agedIn(store, before, limit))),
  fc.constant(callOf('withDeadline', (store) => store.withDeadline())),
  fc.constant(callOf('lastChange', (store) => store.lastChange())),
);
/** Erases what is there, as far as it is known when it is asked. */
const erase = id.map((table) =>
  callOf(`erase ${table}`, async (store, ends) => {
    const known = (await store.aged(Number.MAX_SAFE_INTEGER, 10)).find((one) => one.id === table);
    const place = { epoch: known?.epoch ?? 0, after: ends.get(table) ?? 0 };
    return store.erase(table, place, known?.changed ?? 0);
  }),
);
const call = fc.oneof(
  { arbitrary: append, weight: 12 },
  { arbitrary: create, weight: 4 },
  { arbitrary: checkpoint, weight: 2 },
  { arbitrary: claim, weight: 2 },
  { arbitrary: erase, weight: 1 },
  { arbitrary: reads, weight: 4 },
);

/** Groups of calls that do not wait for each other. */
const groups = fc.array(fc.array(call, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 8 });

async function endsOf(store: Store): Promise<Ends> {
  const tables = await Promise.all(ids.map((table) => store.load(table)));
  return new Map(tables.flatMap((table) => (table === null ? [] : [[table.id, table.size.entries]])));
}

async function outcomes(store: Store, script: readonly (readonly Call[])[]): Promise<unknown[]> {
  const told: unknown[] = [];
  const epochs: Epochs = new Map();
  for (const group of script) {
    const ends = await endsOf(store);
    const settled = await Promise.allSettled(group.map(({ on }) => on(store, ends, epochs)));
    told.push(
      ...settled.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as StoreFault).kind)),
    );
  }
  return told;
}

async function everything(store: Store): Promise<unknown[]> {
  const tables = await Promise.all(ids.map((table) => store.load(table)));
  const chapters = await Promise.all(
    ids.flatMap((table) => [0, 1, 2, 3].map((n) => store.chapter(table, n))),
  );
  const aged = await agedIn(store, Number.MAX_SAFE_INTEGER, 10);
  return [...tables, ...chapters, aged, await store.listed(10), await store.withDeadline()];
}

const long = inject('long');

type Reopened = () => Promise<() => Promise<Store>>;

/** A file, or a schema, and how to open what is kept there. */
const kinds: readonly (readonly [name: string, kept: Reopened | null])[] = [
  [
    'SQLite',
    async () => {
      const file = await temporaryFile();
      return () => openForTest({ file });
    },
  ],
  [
    'Postgres',
    testDatabase === null
      ? null
      : () => {
          const schema = temporarySchema();
          return Promise.resolve(() => openPostgresForTest(schema));
        },
  ],
];

for (const [name, kept] of kinds) {
  test.skipIf(kept === null)(
    `${name} and memory agree on every call, and ${name} also after it is opened again`,
    { timeout: 1_200_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(groups, async (script) => {
          const open = (await kept?.()) ?? (() => Promise.resolve(memoryStore()));
          const [memory, store] = [memoryStore(), await open()];
          expect(await outcomes(store, script)).toEqual(await outcomes(memory, script));
          const all = await everything(memory);
          expect(await everything(store)).toEqual(all);
          await store.close();
          const again = await open();
          expect(await everything(again)).toEqual(all);
          await again.close();
        }),
        { numRuns: long ? 1000 : 25, seed: 1 },
      );
    },
  );
}

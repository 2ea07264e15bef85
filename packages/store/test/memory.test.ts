import { EventEmitter, once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { memoryStore } from '@rudel/store';
import type { Entry, KeptTable, MemoryStore, Store, TableChange } from '@rudel/store';
import { storeSuite } from '@rudel/store/contract';
import type { AsideHarm, CheckpointHarm, Harm } from '@rudel/store/contract';
import { unclaimed } from '@rudel/store/contract';

const changed: { readonly [W in Harm['what']]?: (entry: Entry) => Entry } = {
  text: (entry) => ({ ...entry, text: `${entry.text}!` }),
  person: (entry) => ({ ...entry, command: entry.command && { ...entry.command, person: 'q' } }),
  time: (entry) => ({ ...entry, at: entry.at + 1 }),
  deadline: (entry) => ({ ...entry, deadline: null }),
  hash: (entry) => ({ ...entry, hash: '0'.repeat(32) }),
};

function swapped(entries: readonly Entry[], n: number): Entry[] {
  const texts = entries.map(({ text }) => text);
  [texts[n - 1], texts[n]] = [texts[n] ?? '', texts[n - 1] ?? ''];
  return entries.map((entry, at) => ({ ...entry, text: texts[at] ?? '' }));
}

function harmed(table: KeptTable, { n, what }: Harm): KeptTable {
  const { entries } = table;
  if (what === 'gone') return { ...table, entries: entries.filter((entry) => entry.n !== n) };
  if (what === 'cut') return { ...table, entries: entries.slice(0, n - 1) };
  if (what === 'swapped') return { ...table, entries: swapped(entries, n) };
  const change = changed[what] ?? ((entry) => entry);
  return { ...table, entries: entries.map((entry) => (entry.n === n ? change(entry) : entry)) };
}

const harmedAside: { readonly [W in AsideHarm['aside']]: (table: KeptTable) => Partial<KeptTable> } = {
  invite: ({ keys: { code } }) => ({ keys: { invite: 'x', code } }),
  code: ({ keys: { invite } }) => ({ keys: { invite, code: 'x' } }),
  listed: ({ listed }) => ({ listed: !listed }),
  closed: ({ closed }) => ({ closed: !closed }),
  token: ({ tokens }) => ({ tokens: tokens.map(({ person }) => ({ person, hash: 'x' })) }),
  'token gone': () => ({ tokens: [] }),
  name: ({ names }) => ({ names: names.map(({ person }) => ({ person, name: 'x' })) }),
  'name gone': () => ({ names: [] }),
  secret: () => ({ secrets: new Map([[1, 'x']]) }),
  'secret too many': ({ secrets }) => ({ secrets: new Map([...secrets, [9, 'x']]) }),
  talk: ({ talk }) => ({ talk: talk.map(({ n }) => ({ n, text: 'x' })) }),
  'talk gone': () => ({ talk: [] }),
  replaced: () => ({ replaced: [] }),
  'chapter text': ({ chapters }) => ({ chapters: chapters.map((one) => ({ ...one, text: 'x' })) }),
  'chapter place': ({ chapters }) => ({ chapters: chapters.map((one) => ({ ...one, number: 5 })) }),
  'chapter gone': () => ({ chapters: [] }),
  seal: () => ({ seal: '0'.repeat(32) }),
};

/** Checkpoints do not outlive the store. */
function harmedTable(table: KeptTable, harm: Harm | AsideHarm | CheckpointHarm): KeptTable {
  if ('checkpoint' in harm) return table;
  return 'aside' in harm ? { ...table, ...harmedAside[harm.aside](table) } : harmed(table, harm);
}

async function reopened(store: MemoryStore, harm?: Harm | AsideHarm | CheckpointHarm): Promise<MemoryStore> {
  await store.close();
  const tables = structuredClone(store.dump());
  return memoryStore({
    tables: tables.map((table) => (table.id === harm?.table ? harmedTable(table, harm) : table)),
  });
}

storeSuite('memory store', () => {
  const store = memoryStore();
  let current = store;
  const reopen = async (harm?: Harm | AsideHarm | CheckpointHarm): Promise<Store> => {
    current = await reopened(current, harm);
    return current;
  };
  return Promise.resolve({ store, reopen });
});

const entry = { text: '1', command: null, at: 0, deadline: null };
const keys = { invite: 'i', code: 'c' };

/** Puts changes together again, as somebody does who keeps heads and entries apart. */
function rebuilt(changes: readonly TableChange[]): KeptTable[] {
  const tables = new Map<string, KeptTable>();
  for (const { table, appended } of structuredClone(changes)) {
    tables.set(table.id, { ...table, entries: [...(tables.get(table.id)?.entries ?? []), ...appended] });
  }
  return [...tables.values()];
}

describe('memory store: keeping elsewhere', () => {
  test('a table from before there was talk can be taken back and talked at', async () => {
    const first = memoryStore();
    await first.create('t', keys, [entry], {});
    const tables = first.dump().map(({ talk: _talk, ...rest }) => rest);
    const store = memoryStore({ tables });
    expect((await store.load('t'))?.talk).toEqual([]);
    await store.append('t', unclaimed(1), [], { talk: { from: 1, lines: [{ n: 1, text: 'x' }] } });
    expect((await store.load('t'))?.talk).toEqual([{ n: 1, text: 'x' }]);
  });

  test('what was handed over makes the same store again', async () => {
    const changes: TableChange[] = [];
    const store = memoryStore({
      keep: (change) => {
        changes.push(change);
        return Promise.resolve();
      },
    });
    await store.create('t', keys, [entry], { secret: { match: 1, secret: 's' } });
    await store.append('t', unclaimed(1), [entry, entry], { tokens: [{ person: 'p', hash: 'h' }] });
    await store.append('t', unclaimed(3), [], { keys: { invite: 'j', code: 'd' }, listed: true });
    const again = memoryStore({ tables: rebuilt(changes) });
    expect(await again.load('t')).toEqual(await store.load('t'));
    expect(again.dump()).toEqual(store.dump());
  });

  test('a call is fulfilled after its change is kept, and later calls wait for it', async () => {
    const gate = new EventEmitter();
    const kept = once(gate, 'kept').then(() => {});
    const happened: string[] = [];
    const store = memoryStore({ keep: () => kept });
    const created = store.create('t', keys, [entry], {}).then(() => happened.push('created'));
    const loaded = store.load('t').then((table) => happened.push(`loaded ${table?.entries.length}`));
    await new Promise(setImmediate);
    expect(happened).toEqual([]);
    gate.emit('kept');
    await Promise.all([created, loaded]);
    expect(happened).toEqual(['created', 'loaded 1']);
  });

  test('where keeping fails nothing has changed, and the next call may succeed', async () => {
    let full = true;
    const store = memoryStore({
      keep: () => (full ? Promise.reject(new Error('no room')) : Promise.resolve()),
    });
    await expect(store.create('t', keys, [entry], {})).rejects.toThrow('no room');
    expect(await store.load('t')).toBeNull();
    full = false;
    await store.create('t', keys, [entry], {});
    full = true;
    await expect(store.append('t', unclaimed(1), [entry], { listed: true })).rejects.toThrow('no room');
    expect(await store.load('t')).toMatchObject({ entries: [{ n: 1 }], listed: false });
  });
});

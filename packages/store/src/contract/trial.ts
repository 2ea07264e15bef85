import { expect } from 'vitest';
import type { NewEntry, Store, StoreFaultKind, TableKeys } from '../port.ts';

/** Something bad that happens to a table's entry `n` where it is kept. */
export type Harm = {
  readonly table: string;
  readonly n: number;
  /**
   * Its text, its person, its time or its deadline is another; its hash is; it is gone; it and all after it are gone; or it and the one after it
   * have changed places.
   */
  readonly what: 'text' | 'person' | 'time' | 'deadline' | 'hash' | 'gone' | 'cut' | 'swapped';
};

export const harms: readonly Harm['what'][] = [
  'text',
  'person',
  'time',
  'deadline',
  'hash',
  'gone',
  'cut',
  'swapped',
];

/** Something bad that happens to what is kept of a table beside its log. */
export type AsideHarm = { readonly table: string; readonly aside: (typeof asideHarms)[number] };

/** What is another; or gone, or too many. */
export const asideHarms = [
  'invite',
  'code',
  'listed',
  'closed',
  'token',
  'token gone',
  'name',
  'name gone',
  'secret',
  'secret too many',
  'talk',
  'talk gone',
  'replaced',
  'chapter text',
  'chapter place',
  'chapter gone',
  'seal',
] as const;

/** Something bad that happens to the checkpoint of a table: its text, its digest, its place or the hash of its entry is another. */
export type CheckpointHarm = {
  readonly table: string;
  readonly checkpoint: (typeof checkpointHarms)[number];
};

export const checkpointHarms = ['text', 'digest', 'place', 'hash'] as const;

/** An empty store, and how to close it (or what it was opened again as), harm what is kept, and open it again. */
export type StoreOnTrial = {
  readonly store: Store;
  readonly reopen: (harm?: Harm | AsideHarm | CheckpointHarm) => Promise<Store>;
};

/** Makes an empty store and cleans up after the test that asked for it. */
export type MakeStore = () => Promise<StoreOnTrial>;

export const entryOf = (text: string, more: Partial<NewEntry> = {}): NewEntry => ({
  text,
  command: null,
  at: 1_700_000_000_000,
  deadline: null,
  ...more,
});

export const commanded = (text: string, person: string, id: string): NewEntry =>
  entryOf(text, { command: { person, id } });

export const keysOf = (id: string): TableKeys => ({ invite: `invite of ${id}`, code: `code of ${id}` });

/** Creates a table with as many entries as there are texts. */
export async function createTable(store: Store, id: string, ...texts: readonly string[]): Promise<void> {
  await store.create(
    id,
    keysOf(id),
    texts.map((text) => entryOf(text)),
    {},
  );
}

export async function expectFault(call: Promise<unknown>, kind: StoreFaultKind): Promise<void> {
  await expect(call).rejects.toMatchObject({ name: 'StoreFault', kind });
}

export async function textsOf(store: Store, id: string): Promise<readonly string[] | undefined> {
  return (await store.load(id))?.entries.map(({ text }) => text);
}

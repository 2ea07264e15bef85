import { chainStart, entryHash, firstBreak } from './chain.js';
import { halfSha256 } from './half-sha256.ts';
import { StoreFault } from './port.ts';
import type { Aside, Entry, Finder, NewEntry, Store, StoredTable, TableKeys, TalkRow } from './port.ts';
import { refuseUnfitAside, refuseUnfitEntries, refuseUnfitKeys } from './unfit.ts';

/** A table as plain data: a structured clone of it is as good. `last` tells that nothing is missing at the end. */
export type KeptTable = StoredTable & { readonly last: { readonly n: number; readonly hash: string } };

/** A table as it was kept by this version or an earlier one, in which there was no talk. */
export type EarlierTable = Omit<KeptTable, 'talk'> & Partial<Pick<KeptTable, 'talk'>>;

/** A table without its entries. */
export type TableHead = Omit<KeptTable, 'entries'>;

/** What a call changes: the whole head as it is afterwards, and the new entries. */
export type TableChange = { readonly table: TableHead; readonly appended: readonly Entry[] };

export type MemoryStoreOptions = {
  /** What was kept before, the oldest table first. */
  readonly tables?: readonly EarlierTable[];
  /** Puts a change away somewhere safe. The call that made it is fulfilled only after this; if this fails, nothing has changed. */
  readonly keep?: (change: TableChange) => Promise<void>;
};

export interface MemoryStore extends Store {
  /** All tables, the oldest first; `memoryStore({ tables })` takes them back. */
  dump(): readonly KeptTable[];
}

type Shelved = { readonly head: TableHead; readonly entries: Entry[]; readonly commands: Set<string> };

function commandKeys(entries: readonly NewEntry[]): string[] {
  return entries.flatMap(({ command }) =>
    command === null ? [] : [JSON.stringify([command.person, command.id])],
  );
}

function chained(id: string, last: TableHead['last'], entries: readonly NewEntry[]): Entry[] {
  let { n, hash } = last;
  return entries.map((entry) => {
    n += 1;
    hash = entryHash(halfSha256, hash, id, n, entry);
    return { ...entry, n, hash };
  });
}

const byPerson = (a: { person: string }, b: { person: string }): number => (a.person < b.person ? -1 : 1);

function changedTalk(
  rows: readonly TalkRow[],
  { from, lines }: NonNullable<Aside['talk']>,
): readonly TalkRow[] {
  const kept = new Map(rows.filter(({ n }) => n >= from).map((row) => [row.n, row]));
  for (const { n, text } of lines) kept.set(n, { n, text });
  return [...kept.values()].toSorted((a, b) => a.n - b.n);
}

function changedHead(head: TableHead, appended: readonly Entry[], aside: Aside): TableHead {
  const { keys = head.keys, tokens = [], forgotten = [], secret } = aside;
  const { listed = head.listed, closed = head.closed } = aside;
  const valid = new Map(head.tokens.map((token) => [token.person, token]));
  for (const person of forgotten) valid.delete(person);
  for (const token of tokens) valid.set(token.person, token);
  const secrets = new Map(head.secrets);
  if (secret !== undefined) secrets.set(secret.match, secret.secret);
  const { n, hash } = appended.at(-1) ?? head.last;
  return {
    id: head.id,
    keys,
    tokens: [...valid.values()].toSorted(byPerson),
    secrets,
    talk: aside.talk === undefined ? head.talk : changedTalk(head.talk, aside.talk),
    listed,
    closed,
    last: { n, hash },
  };
}

function shelved({ entries, talk = [], ...head }: EarlierTable): Shelved {
  return { head: { ...head, talk }, entries: [...entries], commands: new Set(commandKeys(entries)) };
}

/** Does one piece of work after the other. */
function inTurn(): <T>(work: () => T | Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}

class Shelf {
  readonly #tables: Map<string, Shelved>;
  readonly #keep: NonNullable<MemoryStoreOptions['keep']>;

  constructor({ tables = [], keep = () => Promise.resolve() }: MemoryStoreOptions) {
    this.#tables = new Map(tables.map((table) => [table.id, shelved(table)]));
    this.#keep = keep;
  }

  get all(): readonly Shelved[] {
    return [...this.#tables.values()];
  }

  async create(id: string, keys: TableKeys, first: readonly NewEntry[], aside: Aside): Promise<void> {
    if (this.#tables.has(id)) throw new StoreFault('taken', `There is a table ${id} already.`);
    const head: TableHead = {
      id,
      keys,
      tokens: [],
      secrets: new Map(),
      talk: [],
      listed: false,
      closed: false,
      last: { n: 0, hash: chainStart },
    };
    await this.#change({ head, entries: [], commands: new Set() }, first, { ...aside, keys });
  }

  async append(id: string, after: number, entries: readonly NewEntry[], aside: Aside): Promise<void> {
    const table = this.#tables.get(id);
    if (table === undefined) throw new StoreFault('missing', `There is no table ${id}.`);
    const { n } = table.head.last;
    if (n !== after) throw new StoreFault('not-the-last', `Table ${id} has ${n} entries, not ${after}.`);
    await this.#change(table, entries, aside);
  }

  load(id: string): StoredTable | null {
    const table = this.#tables.get(id);
    if (table === undefined) return null;
    const { last, ...head } = table.head;
    const damaged = firstBreak(halfSha256, id, table.entries, last);
    if (damaged !== null) throw new StoreFault('damaged', `Table ${id} is damaged at entry ${damaged}.`);
    return { ...head, entries: [...table.entries] };
  }

  find(by: Finder): string | null {
    const found = this.all.find(({ head: { keys } }) =>
      'invite' in by ? keys.invite === by.invite : keys.code === by.code,
    );
    return found?.head.id ?? null;
  }

  async #change(table: Shelved, entries: readonly NewEntry[], aside: Aside): Promise<void> {
    const { id } = table.head;
    if (aside.keys !== undefined) this.#refuseTaken(id, aside.keys);
    const commands = commandKeys(entries);
    if (new Set(commands).size < commands.length || commands.some((key) => table.commands.has(key))) {
      throw new StoreFault('repeated', `Table ${id} has an entry of this command already.`);
    }
    const appended = chained(id, table.head.last, entries);
    const head = changedHead(table.head, appended, aside);
    await this.#keep({ table: head, appended });
    table.entries.push(...appended);
    for (const key of commands) table.commands.add(key);
    this.#tables.set(id, { ...table, head });
  }

  #refuseTaken(id: string, { invite, code }: TableKeys): void {
    const others = this.all.filter(({ head }) => head.id !== id);
    const taken = others.some(({ head: { keys } }) => keys.invite === invite || keys.code === code);
    if (taken) throw new StoreFault('taken', `Another table has the invite or the code of table ${id}.`);
  }
}

function deadlinesOf(tables: readonly Shelved[]): { id: string; deadline: number }[] {
  return tables
    .flatMap(({ head, entries }) => {
      const deadline = entries.at(-1)?.deadline ?? null;
      return head.closed || deadline === null ? [] : [{ id: head.id, deadline }];
    })
    .toSorted((a, b) => a.deadline - b.deadline);
}

function listedOf(tables: readonly Shelved[]): string[] {
  return tables
    .filter(({ head }) => head.listed && !head.closed)
    .map(({ head }) => head.id)
    .toReversed();
}

/** A store in memory: for tests, and with `keep` for a browser that plays offline. */
export function memoryStore(options: MemoryStoreOptions = {}): MemoryStore {
  const shelf = new Shelf(options);
  const queue = inTurn();
  let closed = false;

  async function ask<T>(work: () => T | Promise<T>): Promise<T> {
    if (closed) throw new StoreFault('ended', 'The store is closed.');
    return queue(work);
  }

  return {
    create: (id, keys, first, aside) =>
      ask(() => {
        refuseUnfitKeys(id, keys);
        refuseUnfitEntries(first);
        refuseUnfitAside(id, aside);
        return shelf.create(id, keys, first, aside);
      }),
    append: (id, after, entries, aside = {}) =>
      ask(() => {
        refuseUnfitEntries(entries);
        refuseUnfitAside(id, aside);
        return shelf.append(id, after, entries, aside);
      }),
    load: (id) => ask(() => shelf.load(id)),
    find: (by) => ask(() => shelf.find(by)),
    listed: (limit) => ask(() => listedOf(shelf.all).slice(0, limit)),
    withDeadline: () => ask(() => deadlinesOf(shelf.all)),
    close(): Promise<void> {
      closed = true;
      return queue(() => {});
    },
    dump: () => shelf.all.map(({ head, entries }) => ({ ...head, entries: [...entries] })),
  };
}

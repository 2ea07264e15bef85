import { chainStart, firstBreak } from '../chain.ts';
import { checkpointDigest, fits } from '../checkpoint.ts';
import type { KeptCheckpoint } from '../checkpoint.ts';
import { halfSha256 } from '../half-sha256.ts';
import { StoreFault } from '../port.ts';
import type {
  AgedTable,
  Aside,
  ClaimedTable,
  Entry,
  Finder,
  NewEntry,
  StoredChapter,
  StoredTable,
  TableKeys,
  TimedTable,
  WritingPlace,
} from '../port.ts';
import { fencedBy, heldBy } from '../refused.ts';
import { brokenSeal } from '../seal.ts';
import { broughtUpToDate, chained, changedHead, emptyHead, sealOf } from './kept-table.ts';
import type { EarlierTable, KeptChapter, KeptTable, TableHead } from './kept-table.ts';

/** What a call changes: the whole head as it is afterwards, and the new entries. One that has the number of another takes its place. */
export type TableChange = { readonly table: TableHead; readonly appended: readonly Entry[] };

export type MemoryStoreOptions = {
  /** What was kept before, the oldest table first. */
  readonly tables?: readonly EarlierTable[];
  /** Puts a change away somewhere safe. The call that made it is fulfilled only after this; if this fails, nothing has changed. */
  readonly keep?: (change: TableChange) => Promise<void>;
  /** Forgets a table that was put away. */
  readonly forget?: (id: string) => Promise<void>;
};

type Shelved = { readonly head: TableHead; readonly entries: Entry[]; readonly commands: Set<string> };

const nothing = (): Promise<void> => Promise.resolve();

function commandKeys(entries: readonly Pick<NewEntry, 'command'>[]): string[] {
  return entries.flatMap(({ command }) =>
    command === null ? [] : [JSON.stringify([command.person, command.id])],
  );
}

function shelved(table: EarlierTable): Shelved {
  const { entries, ...kept } = broughtUpToDate(table);
  const head = kept.seal === sealOf(kept) ? kept : { ...kept, seal: brokenSeal };
  return { head, entries: [...entries], commands: new Set(commandKeys(entries)) };
}

function refuseBroken({ id, seal }: TableHead): void {
  if (seal !== brokenSeal) return;
  const message = `Table ${id} is damaged beside its log: it does not fit its seal.`;
  throw new StoreFault('damaged', message, 'corrupt');
}

const changeOf = ({ entries }: Shelved): number => entries.at(-1)?.at ?? 0;

/** All tables, in memory. */
export class Shelf {
  readonly #tables: Map<string, Shelved>;
  readonly #checkpoints = new Map<string, KeptCheckpoint>();
  readonly #keep: NonNullable<MemoryStoreOptions['keep']>;
  readonly #forget: NonNullable<MemoryStoreOptions['forget']>;

  constructor({ tables = [], keep = nothing, forget = nothing }: MemoryStoreOptions) {
    this.#tables = new Map(tables.map((table) => [table.id, shelved(table)]));
    this.#keep = keep;
    this.#forget = forget;
  }

  get #all(): readonly Shelved[] {
    return [...this.#tables.values()];
  }

  async create(id: string, keys: TableKeys, first: readonly NewEntry[], aside: Aside): Promise<void> {
    if (this.#tables.has(id)) throw new StoreFault('taken', `There is a table ${id} already.`);
    const table = { head: emptyHead(id, keys), entries: [], commands: new Set<string>() };
    await this.#change(table, first, { ...aside, keys });
  }

  async append(id: string, place: WritingPlace, entries: readonly NewEntry[], aside: Aside): Promise<void> {
    await this.#change(this.#tableAt(id, place), entries, aside);
  }

  async erase(id: string, place: WritingPlace, changed: number): Promise<void> {
    if (changeOf(this.#tableAt(id, place)) !== changed) {
      throw new StoreFault('not-the-last', `Table ${id} has changed since then.`);
    }
    await this.#forget(id);
    this.#tables.delete(id);
    this.#checkpoints.delete(id);
  }

  /** Is not put away: whoever opens the tables again reads what it stood for. */
  checkpoint(id: string, place: WritingPlace, text: string): void {
    const { head } = this.#tableAt(id, place);
    const { n, hash } = head.last;
    if (n === 0) throw new StoreFault('unfit', `Table ${id} has no entry to stand behind.`);
    this.#checkpoints.set(id, { n, hash, digest: checkpointDigest(halfSha256, id, n, text), text });
  }

  /** Is put away with whatever is kept next: whoever could write by an earlier claim ends together with this. */
  claim(id: string, owner: string, spared: readonly string[]): ClaimedTable | null {
    const table = this.#tables.get(id);
    if (table === undefined) return null;
    const had = table.head.owner;
    if (had !== null && had !== owner && spared.includes(had)) throw new StoreFault('held', heldBy(id, had));
    const epoch = table.head.epoch + 1;
    this.#tables.set(id, { ...table, head: { ...table.head, owner, epoch } });
    const loaded = this.load(id);
    return loaded === null ? null : { ...this.#resumed(loaded, table), epoch };
  }

  load(id: string): StoredTable | null {
    const table = this.#tables.get(id);
    if (table === undefined) return null;
    const { last, chapters, bytes, seal: _seal, owner: _owner, epoch: _epoch, ...head } = table.head;
    const chapter = this.#read(table, chapters.at(-1) ?? null, null);
    refuseBroken(table.head);
    return { ...head, ...chapter, size: { entries: last.n, bytes } };
  }

  chapter(id: string, number: number): StoredChapter | null {
    const table = this.#tables.get(id);
    if (table === undefined) return null;
    refuseBroken(table.head);
    const chapter = table.head.chapters.find((one) => one.number === number) ?? null;
    if (chapter === null && number !== 0) return null;
    return this.#read(table, chapter, table.head.chapters.find((one) => one.number > number) ?? null);
  }

  find(by: Finder): string | null {
    const found = this.#all.find(({ head: { keys } }) =>
      'invite' in by ? keys.invite === by.invite : keys.code === by.code,
    );
    return found?.head.id ?? null;
  }

  listed(limit: number): string[] {
    const open = this.#all.filter(({ head }) => head.listed && !head.closed);
    return open
      .map(({ head }) => head.id)
      .toReversed()
      .slice(0, limit);
  }

  withDeadline(): TimedTable[] {
    return this.#all
      .flatMap(({ head, entries }) => {
        const { deadline = null, at = 0 } = entries.at(-1) ?? {};
        return head.closed || deadline === null ? [] : [{ id: head.id, deadline, at }];
      })
      .toSorted((a, b) => a.deadline - b.deadline);
  }

  aged(before: number, limit: number): AgedTable[] {
    return this.#all
      .map((table) => {
        const { id, epoch, bytes, closed, chapters, last } = table.head;
        const [changed, entries] = [changeOf(table), last.n];
        return { id, epoch, changed, entries, bytes, chapters: chapters.length, closed };
      })
      .filter(({ changed }) => changed < before)
      .toSorted((a, b) => a.changed - b.changed)
      .slice(0, limit);
  }

  lastChange(): number {
    return this.#all.reduce((latest, table) => Math.max(latest, changeOf(table)), 0);
  }

  total(): number {
    return this.#all.reduce((sum, { head }) => sum + head.bytes, 0);
  }

  /** From the checkpoint on, where there is one that fits. */
  #resumed(table: StoredTable, { head, entries }: Shelved): Omit<ClaimedTable, 'epoch'> {
    const checkpoint = this.#checkpoints.get(table.id);
    const before = (checkpoint?.n ?? 0) - 1;
    if (checkpoint === undefined || before < table.before) return { ...table, checkpoint: null };
    const piece = {
      table: table.id,
      first: entries[before - 1] ?? { n: 0, hash: chainStart },
      entries: table.entries.slice(before - table.before),
      last: head.last,
    };
    if (!fits(halfSha256, checkpoint, piece)) return { ...table, checkpoint: null };
    return { ...table, before, entries: piece.entries, checkpoint: checkpoint.text };
  }

  dump(): readonly KeptTable[] {
    return this.#all.map(({ head, entries }) => ({ ...head, entries: [...entries] }));
  }

  #tableAt(id: string, { epoch, after }: WritingPlace): Shelved {
    const table = this.#tables.get(id);
    if (table === undefined) throw new StoreFault('missing', `There is no table ${id}.`);
    if (table.head.epoch !== epoch) throw new StoreFault('fenced', fencedBy(id, table.head.owner));
    const { n } = table.head.last;
    if (n !== after) throw new StoreFault('not-the-last', `Table ${id} has ${n} entries, not ${after}.`);
    return table;
  }

  #read({ head, entries }: Shelved, chapter: KeptChapter | null, next: KeptChapter | null): StoredChapter {
    const first = { n: chapter?.before ?? 0, hash: chapter?.hash ?? chainStart };
    const end = next === null ? head.last : { n: next.before, hash: next.hash };
    const own = entries.filter(({ n }) => n > first.n && (next === null || n <= next.before));
    const broken = firstBreak(halfSha256, head.id, own, first, end);
    if (broken !== null) {
      throw new StoreFault('damaged', `Table ${head.id} is damaged at entry ${broken}.`, 'corrupt');
    }
    return {
      chapter: chapter === null ? null : { number: chapter.number, text: chapter.text },
      before: first.n,
      entries: own,
      secrets: head.secrets,
    };
  }

  async #change(table: Shelved, entries: readonly NewEntry[], aside: Aside): Promise<void> {
    const { head } = table;
    this.#refuse(table, entries, aside);
    const gone = aside.replaces === true ? (table.entries.at(-1) ?? null) : null;
    const from =
      gone === null ? head.last : { n: gone.n - 1, hash: table.entries.at(-2)?.hash ?? chainStart };
    const appended = chained(head.id, from, entries);
    const changed = changedHead(head, appended, gone, aside);
    await this.#keep({ table: changed, appended });
    if (gone !== null) table.entries.pop();
    table.entries.push(...appended);
    for (const key of gone === null ? [] : commandKeys([gone])) table.commands.delete(key);
    for (const key of commandKeys(entries)) table.commands.add(key);
    this.#tables.set(head.id, { ...table, head: changed });
  }

  #refuse({ head, commands, entries: log }: Shelved, entries: readonly NewEntry[], aside: Aside): void {
    const { id, chapters } = head;
    const last = chapters.at(-1)?.number ?? 0;
    if (aside.replaces === true && log.length === 0) {
      throw new StoreFault('unfit', `Table ${id} has no entry to replace.`);
    }
    if (aside.chapter !== undefined && aside.chapter.number <= last) {
      throw new StoreFault('unfit', `Table ${id} has chapter ${last}; the next has a higher number.`);
    }
    if (aside.keys !== undefined) this.#refuseTaken(id, aside.keys);
    const keys = commandKeys(entries);
    const replaced = commandKeys(head.replaced.map((command) => ({ command })));
    if (new Set(keys).size < keys.length || keys.some((key) => commands.has(key) || replaced.includes(key))) {
      throw new StoreFault('repeated', `Table ${id} has an entry of this command already.`);
    }
  }

  #refuseTaken(id: string, { invite, code }: TableKeys): void {
    const others = this.#all.filter(({ head }) => head.id !== id);
    const taken = others.some(({ head: { keys } }) => keys.invite === invite || keys.code === code);
    if (taken) throw new StoreFault('taken', `Another table has the invite or the code of table ${id}.`);
  }
}

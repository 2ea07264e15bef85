import { isDeepStrictEqual } from 'node:util';
import { StoreFault } from './port.ts';
import type { Aside, Command, Entry, NewEntry, Store, StoredChapter, StoredTable } from './port.ts';
import { unclaimed } from './unclaimed.ts';

/** What became of a table that was to be copied. */
export type CopiedTable = { readonly id: string; readonly isDamaged: boolean };

/** More tables than any store has. */
const all = Number.MAX_SAFE_INTEGER;

/** A table with all its chapters, the last of which is the table itself. */
type Book = { readonly table: StoredTable; readonly chapters: readonly StoredChapter[] };

/** Numbers of chapters grow, with gaps. */
async function bookOf(store: Store, id: string): Promise<Book | null> {
  const table = await store.load(id);
  if (table === null) return null;
  const chapters: StoredChapter[] = [];
  for (let number = 0; number < (table.chapter?.number ?? 0); number += 1) {
    const chapter = await store.chapter(id, number);
    if (chapter !== null) chapters.push(chapter);
  }
  return { table, chapters: [...chapters, table] };
}

async function soundBookOf(store: Store, id: string): Promise<Book | null> {
  try {
    return await bookOf(store, id);
  } catch (error) {
    if (error instanceof StoreFault && error.kind === 'damaged') return null;
    throw error;
  }
}

const asNew = ({ text, command, at, deadline }: Entry): NewEntry => ({ text, command, at, deadline });

const standIn = (command: Command): NewEntry => ({ text: '', command, at: 0, deadline: null });

/**
 * Adds a chapter. A command whose entry was replaced is known by just that, so it is replaced once more: by the next of them, and at last by the
 * entry that stands there now.
 */
async function addChapter(
  to: Store,
  id: string,
  { chapter, before, entries }: StoredChapter,
  replaced: readonly Command[],
): Promise<void> {
  const last = entries.at(-1);
  if (last === undefined) return;
  const begins: Aside = chapter === null ? {} : { chapter };
  const [first, ...others] = [...replaced.map(standIn), asNew(last)];
  if (first !== undefined)
    await to.append(id, unclaimed(before), [...entries.slice(0, -1).map(asNew), first], begins);
  for (const entry of others) await to.append(id, unclaimed(last.n), [entry], { replaces: true });
}

async function addAsides(to: Store, table: StoredTable): Promise<void> {
  const { id, size, tokens, names, talk, listed, closed } = table;
  for (const [match, secret] of table.secrets) {
    await to.append(id, unclaimed(size.entries), [], { secret: { match, secret } });
  }
  const lines = { from: talk[0]?.n ?? 0, lines: talk };
  await to.append(id, unclaimed(size.entries), [], { tokens, names, talk: lines, listed, closed });
}

async function addBook(to: Store, book: Book): Promise<void> {
  const { id, keys, replaced } = book.table;
  await to.create(id, keys, [], {});
  for (const chapter of book.chapters) {
    await addChapter(to, id, chapter, chapter === book.table ? replaced : []);
  }
  await addAsides(to, book.table);
  if (!isDeepStrictEqual(await bookOf(to, id), book)) {
    throw new StoreFault('failed', `Table ${id} is not the same in the copy.`);
  }
}

/**
 * Copies all tables from one store into another, which is empty, and compares each of them with what it was, hashes and all. Those that were
 * touched longest ago come first. A damaged table stays where it is.
 */
export async function copyTables(
  from: Store,
  to: Store,
  tell: (table: CopiedTable) => void = () => {},
): Promise<readonly CopiedTable[]> {
  if ((await to.aged(all, 1)).length > 0) {
    throw new StoreFault('taken', 'There are tables already where they should be copied to.');
  }
  const copied: CopiedTable[] = [];
  for (const { id } of await from.aged(all, all)) {
    const book = await soundBookOf(from, id);
    if (book !== null) await addBook(to, book);
    const one = { id, isDamaged: book === null };
    copied.push(one);
    tell(one);
  }
  return copied;
}

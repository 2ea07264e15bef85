import type { Call, PartOfLog } from '../calls.ts';
import type { Entry, StoredChapter } from '../port.ts';

/** A call that may be answered with a part. */
export type Reading = Extract<Call, { readonly op: 'load' | 'resume' | 'chapter' }>;

type Read<T> = T | PartOfLog | null;

const isPart = (read: object): read is PartOfLog => 'goesOn' in read;

/**
 * Reads a log part by part, so that others are answered in between. What is read meanwhile may grow; if another chapter begins, the log is read from there.
 */
export async function readInParts<T extends StoredChapter>(
  ask: (call: Reading) => Promise<Read<T>>,
  call: Reading,
): Promise<T | null> {
  const entries: Entry[] = [];
  for (let read = await ask(call); read !== null;) {
    if (read.entries[0]?.n !== (entries.at(-1)?.n ?? 0) + 1) entries.length = 0;
    entries.push(...read.entries);
    if (!isPart(read)) return { ...read, entries };
    read = await ask({ ...call, from: read.goesOn });
  }
  return null;
}

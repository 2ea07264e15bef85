import type { TableEntry } from './entry.ts';

/** What an entry says anew, whatever was said about it before; null where it matters what was before. */
function subjectOf(entry: TableEntry): string | null {
  switch (entry.kind) {
    case 'options':
    case 'clock':
    case 'pace':
    case 'hints':
    case 'listed':
      return entry.kind;
    case 'named':
    case 'lot':
      return `${entry.kind} ${entry.person}`;
    case 'ready':
    case 'unready':
      return `ready ${entry.person}`;
    case 'bot':
    case 'opened':
      return `seat ${entry.seat}`;
    default:
      return null;
  }
}

/** Whether a table is the same without the entry before this one. */
export function replaces(entry: TableEntry, before: TableEntry): boolean {
  const subject = subjectOf(entry);
  return subject !== null && subject === subjectOf(before);
}

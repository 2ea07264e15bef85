import type { LogSize, NewEntry, StoredTable } from '@rudel/store';
import type { Measured } from '../reading/account.ts';
import { kindOfEntry } from '../table/entry-notation.ts';
import type { TableEntry } from '../table/entry.ts';
import type { RoomReason } from '../table/refusals.ts';

/** What fits into the log of a table: two hundred matches of Dog, or thirty of the longest that chance alone brings about. */
const mostOfTable: LogSize = { entries: 50_000, bytes: 8_000_000 };

/**
 * What fits into one match: three times the longest of all games that chance alone brings about (1,700 acts with 27,000 characters), and words that
 * people write. So much is left for the match that runs when a table takes nothing else any more.
 */
const mostOfMatch: LogSize = { entries: 6000, bytes: 1_000_000 };

/** What fits between two starts beside the match: everybody at a full table comes, sits down and changes their mind twenty times, or sixty own decks. */
const mostOfChanges: LogSize = { entries: 1500, bytes: 1_000_000 };

/** So many lines without a start are more than fit: nobody has to read further back. */
const mostLookedAt = 10_000;

type Line = Pick<NewEntry, 'text'>;

const kindsOfMatch = new Set<TableEntry['kind'] | null>([
  'act',
  'takenback',
  'lapsed',
  'over',
  'commits',
  'started',
]);

/** Bytes as the store counts them, in UTF-8. */
function bytesOf(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) bytes += code > 0x7_ff && (code < 0xd8_00 || code > 0xdf_ff) ? 2 : 1;
  }
  return bytes;
}

/** A size that is counted on. */
class Sum implements LogSize {
  entries: number;
  bytes: number;

  constructor({ entries, bytes }: LogSize = { entries: 0, bytes: 0 }) {
    this.entries = entries;
    this.bytes = bytes;
  }

  add({ text }: Line, times: 1 | -1 = 1): void {
    this.entries += times;
    this.bytes += times * bytesOf(text);
  }
}

const isFull = (size: LogSize, most: LogSize): boolean =>
  size.entries >= most.entries || size.bytes >= most.bytes;

/** Whether a table takes nothing but what the match that runs still needs. */
const isNearlyFull = ({ entries, bytes }: LogSize): boolean =>
  isFull({ entries: entries + mostOfMatch.entries, bytes: bytes + mostOfMatch.bytes }, mostOfTable);

/** How long the log of a table has become: all of it, the match that was started last, and what else happened since then. */
export class LogMeasure {
  readonly #all: Sum;
  #match: Sum;
  #changes: Sum;

  /** `known` is how much there was up to the first of the entries. */
  constructor({ size, entries }: Pick<StoredTable, 'size' | 'entries'>, known: Measured | null = null) {
    this.#all = new Sum(size);
    this.#match = new Sum(known?.match);
    this.#changes = new Sum(known?.changes);
    this.#count(known === null ? entries.slice(-mostLookedAt) : entries.slice(1));
  }

  get sinceStart(): Measured {
    const [match, changes] = [this.#match, this.#changes];
    return {
      match: { entries: match.entries, bytes: match.bytes },
      changes: { entries: changes.entries, bytes: changes.bytes },
    };
  }

  get entries(): number {
    return this.#all.entries;
  }

  /** What was appended, with the text before a match where one begins, and the line that the first of them has replaced. */
  add(lines: readonly Line[], preface: string | null, replaced: Line | null): void {
    if (replaced !== null) {
      this.#all.add(replaced, -1);
      this.#changes.add(replaced, -1);
    }
    for (const line of lines) this.#all.add(line);
    if (preface !== null) this.#all.bytes += bytesOf(preface);
    this.#count(lines);
  }

  /** Why nothing of the kind of these entries fits any more; null where it does. Nobody is kept from going, nor from sending somebody away. */
  whyNot(entries: readonly TableEntry[]): RoomReason | null {
    const has = (wanted: TableEntry['kind']): boolean => entries.some(({ kind }) => kind === wanted);
    if (entries.length === 0 || has('left') || has('kicked')) return null;
    if (has('started')) return isNearlyFull(this.#all) ? 'log-full' : null;
    if (has('act') || has('takenback')) return isFull(this.#match, mostOfMatch) ? 'match-too-long' : null;
    if (isNearlyFull(this.#all)) return 'log-full';
    return isFull(this.#changes, mostOfChanges) ? 'too-many-changes' : null;
  }

  /** Whether the match that runs can go on. */
  get mayGoOn(): boolean {
    return !isFull(this.#match, mostOfMatch);
  }

  /** What stands before the last start among them does not count. */
  #count(lines: readonly Line[]): void {
    for (const line of lines) {
      const kind = kindOfEntry(line.text);
      if (kind === 'started') [this.#match, this.#changes] = [new Sum(), new Sum()];
      (kindsOfMatch.has(kind) ? this.#match : this.#changes).add(line);
    }
  }
}

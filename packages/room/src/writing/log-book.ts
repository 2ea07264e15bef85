import { mustParse } from '@rudel/kernel';
import type { Notation } from '@rudel/kernel';
import type { Aside, NewEntry, StoredTable } from '@rudel/store';
import type { RecentCommands } from '../commands/recent-commands.ts';
import type { Measured } from '../reading/account.ts';
import type { TableEntry } from '../table/entry.ts';
import { namesAt } from '../table/names-beside.ts';
import { formatPreface } from '../table/preface.ts';
import type { RoomReason } from '../table/refusals.ts';
import { replaces } from '../table/replaces.ts';
import type { TableState } from '../table/table-state.ts';
import { LogMeasure } from './log-measure.ts';

/** How lines go into the log: where a chapter begins, which line takes the place of the last one, and the names that a chapter leaves out. */
export type Filing = Pick<Aside, 'chapter' | 'replaces' | 'names'>;

/** The log of a table as its writer knows it: its length, its bounds and its last line. */
export class LogBook {
  readonly #measure: LogMeasure;
  #last: { readonly entry: TableEntry; readonly text: string } | null = null;

  constructor(
    stored: Pick<StoredTable, 'size' | 'entries'>,
    notation: Notation<TableEntry>,
    measured: Measured | null,
  ) {
    this.#measure = new LogMeasure(stored, measured);
    const text = stored.entries.at(-1)?.text;
    if (text !== undefined) this.#last = { entry: mustParse(notation, text), text };
  }

  /** How many entries there are. */
  get length(): number {
    return this.#measure.entries;
  }

  /** How much of it there is since the last start. */
  get sinceStart(): Measured {
    return this.#measure.sinceStart;
  }

  /** Whether the match that runs can go on. */
  get mayGoOn(): boolean {
    return this.#measure.mayGoOn;
  }

  /** Why nothing of the kind of these entries fits any more; null where it does. */
  whyNot(entries: readonly TableEntry[]): RoomReason | null {
    return this.#measure.whyNot(entries);
  }

  /** A match begins a chapter, and what is said anew takes the place of what was said before. */
  filing(before: TableState, entries: readonly TableEntry[], recent: RecentCommands): Filing {
    const [first, ...more] = entries;
    if (first === undefined) return {};
    if (first.kind === 'started') {
      const text = formatPreface({ state: before, commands: recent.all });
      return { chapter: { number: first.match, text }, names: namesAt(before) };
    }
    const isAnew = more.length === 0 && this.#last !== null && replaces(first, this.#last.entry);
    return isAnew ? { replaces: true } : {};
  }

  /** The store has them. */
  hasKept(entries: readonly TableEntry[], lines: readonly NewEntry[], filing: Filing): void {
    const replaced = filing.replaces === true ? this.#last : null;
    this.#measure.add(lines, filing.chapter?.text ?? null, replaced);
    const [entry, line] = [entries.at(-1), lines.at(-1)];
    if (entry !== undefined && line !== undefined) this.#last = { entry, text: line.text };
  }
}

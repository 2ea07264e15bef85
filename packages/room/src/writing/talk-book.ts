import type { PersonId, TalkLine } from '@rudel/protocol';
import type { Aside, TalkRow } from '@rudel/store';
import type { TableEntry } from '../table/entry.ts';
import type { TableState } from '../table/table-state.ts';
import { goneIn } from './asides.ts';

/** So much of a table's talk is kept at the most: lines, and characters of all of them. */
const mostLines = 200;
const mostCharacters = 16_000;

/** A line as it is kept: with the id of the command that said it, and who has reported it. */
export type KeptLine = TalkLine & { readonly id: string; readonly reportedBy: readonly PersonId[] };

/** What the store is to change about the talk. */
export type TalkChange = NonNullable<Aside['talk']>;

const rowOf = ({ n, ...rest }: KeptLine): TalkRow => ({ n, text: JSON.stringify(rest) });

const lineOf = ({ n, text }: TalkRow): KeptLine => ({
  n,
  ...(JSON.parse(text) as Omit<KeptLine, 'n'>),
});

const told = ({ n, person, seat, name, text, place }: KeptLine): TalkLine => ({
  n,
  person,
  seat,
  name,
  text,
  ...(place === undefined ? {} : { place }),
});

/** What somebody is called who has gone: as the bot that plays on for them, or by the seat; whoever only watched has no name left. */
function nameOfGone({ seats }: TableState, { seat }: KeptLine): string {
  const place = seat === null ? undefined : seats[seat];
  if (place?.kind === 'bot') return place.name;
  return seat === null ? '…' : `Player ${seat + 1}`;
}

/** How many of the last lines are within the bounds. */
function fitting(lines: readonly KeptLine[]): readonly KeptLine[] {
  let characters = 0;
  const cut = lines.findLastIndex(({ text }, at) => {
    characters += text.length;
    return lines.length - at > mostLines || characters > mostCharacters;
  });
  return lines.slice(cut + 1);
}

/** What was said in free text since the match began, as far as it is kept. It belongs to the table, and to no record. */
export class TalkBook {
  #lines: readonly KeptLine[];
  /** With what is on its way to the store: what comes next follows it. */
  #head: readonly KeptLine[];

  constructor(rows: readonly TalkRow[]) {
    this.#lines = rows.map(lineOf);
    this.#head = this.#lines;
  }

  /** As everybody at the table may read it. */
  get lines(): readonly TalkLine[] {
    return this.#lines.map(told);
  }

  /** For the host. */
  get reports(): readonly { readonly n: number; readonly times: number }[] {
    return this.#lines.flatMap(({ n, reportedBy }) =>
      reportedBy.length === 0 ? [] : [{ n, times: reportedBy.length }],
    );
  }

  /** Whether a command has been carried out. */
  knows(person: PersonId, id: string): boolean {
    return this.#lines.some((line) => line.person === person && line.id === id);
  }

  find(n: number): KeptLine | undefined {
    return this.#head.find((line) => line.n === n);
  }

  /** What is to be kept once one more line is said. */
  adding(said: Omit<TalkLine, 'n'>, id: string): { readonly line: TalkLine; readonly change: TalkChange } {
    const line: KeptLine = { n: (this.#head.at(-1)?.n ?? 0) + 1, ...said, id, reportedBy: [] };
    const [first = line] = fitting([...this.#head, line]);
    return { line: told(line), change: { from: first.n, lines: [rowOf(line)] } };
  }

  reporting(line: KeptLine, by: PersonId): TalkChange {
    const reported: KeptLine = { ...line, reportedBy: [...line.reportedBy, by] };
    return { from: this.#head[0]?.n ?? line.n, lines: [rowOf(reported)] };
  }

  /** What forgets all of it; undefined where there is nothing to forget. */
  clearing(): TalkChange | undefined {
    const last = this.#head.at(-1);
    return last === undefined ? undefined : { from: last.n + 1, lines: [] };
  }

  /** Talk ends with what it was about, when the next match begins and with the table; and whoever goes takes their name along. */
  forgetting(entries: readonly TableEntry[], after: TableState): Pick<Aside, 'talk'> {
    const isOver = entries[0]?.kind === 'started' || after.people.size === 0;
    const talk = isOver ? this.clearing() : this.#unnaming(new Set(goneIn(entries)), after);
    return talk === undefined ? {} : { talk };
  }

  #unnaming(gone: ReadonlySet<PersonId>, after: TableState): TalkChange | undefined {
    const lines = this.#head.filter(({ person }) => gone.has(person));
    const from = lines.length > 0 ? this.#head[0]?.n : undefined;
    if (from === undefined) return undefined;
    return { from, lines: lines.map((line) => rowOf({ ...line, name: nameOfGone(after, line) })) };
  }

  /** The store is about to change it. */
  stage(change: TalkChange): void {
    this.#head = afterChange(this.#head, change);
  }

  unstage(): void {
    this.#head = this.#lines;
  }

  /** The store has changed it. */
  adopt(change: TalkChange): void {
    this.#lines = afterChange(this.#lines, change);
  }
}

function afterChange(before: readonly KeptLine[], { from, lines }: TalkChange): readonly KeptLine[] {
  const kept = new Map(before.filter(({ n }) => n >= from).map((line) => [line.n, line]));
  for (const row of lines) kept.set(row.n, lineOf(row));
  return [...kept.values()];
}

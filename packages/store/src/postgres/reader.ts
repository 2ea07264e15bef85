import type { CallAnswer, Question } from '../calls.ts';
import { chainStart, firstBreak } from '../chain.ts';
import type { LogPlace } from '../chain.ts';
import { fits } from '../checkpoint.ts';
import type { KeptCheckpoint } from '../checkpoint.ts';
import { halfDigest } from '../half-digest.ts';
import type {
  ClaimedTable,
  Entry,
  PersonName,
  StoredChapter,
  StoredTable,
  TalkRow,
  TokenHash,
} from '../port.ts';
import { heldBy, refused } from '../refused.ts';
import {
  Seal,
  chapterDigest,
  sealedChapter,
  sealedHead,
  sealedLine,
  sealedName,
  sealedReplaced,
  sealedSecret,
  sealedToken,
} from '../seal.ts';
import type { ChapterHead } from '../seal.ts';
import { textOf } from './cells.ts';
import type { Connection } from './connection.ts';
import { headColumns, replacedIn } from './head.ts';
import type { HeadRow } from './head.ts';
import type { EntryRow } from './rows.ts';

type ChapterRow = ChapterHead & { readonly text: Buffer | null };
type Claimer = Pick<Extract<Question, { op: 'claim' }>, 'owner' | 'spared'>;
type CheckpointRow = Omit<KeptCheckpoint, 'text'> & { readonly text: Buffer };
type SecretRow = { readonly match: number; readonly secret: string };

/** All that is kept of a table, and the entries of one chapter. */
type Found = {
  readonly head: HeadRow;
  readonly chapters: readonly ChapterRow[];
  /** Only for whoever claims. */
  readonly checkpoint: readonly CheckpointRow[];
  readonly entries: readonly EntryRow[];
  readonly last: readonly EntryRow[];
  readonly tokens: readonly TokenHash[];
  readonly names: readonly PersonName[];
  readonly secrets: readonly SecretRow[];
  readonly talk: readonly TalkRow[];
};

const own = 'table_number = (SELECT number FROM tables WHERE id = $1)';

/** Behind which entry the wanted chapter begins: the last one, or the one with a number. */
const begins = `coalesce((SELECT before FROM chapters WHERE ${own} AND ($2::bigint IS NULL OR number = $2)
  ORDER BY number DESC LIMIT 1), 0)`;
/** Before which entry the next chapter begins. */
const ends = `coalesce((SELECT before FROM chapters WHERE ${own} AND number > $2 ORDER BY number LIMIT 1),
  9223372036854775807)`;
/** Only the wanted chapter is read whole. */
const wantedText = `CASE WHEN number = coalesce($2, (SELECT max(number) FROM chapters WHERE ${own})) THEN text END AS text`;

const statements = {
  /** Whoever changes anything of a table locks its row: until this is over nobody can, and what is read behind it fits together. */
  beginClaim: { name: 'claim', sql: 'BEGIN' },
  claim: {
    name: 'claim-table',
    sql: 'UPDATE tables SET owner = $2, epoch = epoch + 1 WHERE id = $1 AND (owner IS NULL OR owner = $2 OR owner <> ALL($3))',
  },
  begin: { name: 'read', sql: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' },
  head: { name: 'head', sql: `SELECT ${headColumns} FROM tables WHERE id = $1` },
  chapters: {
    name: 'chapters',
    sql: `SELECT number, before, hash, digest, ${wantedText} FROM chapters WHERE ${own} ORDER BY number`,
  },
  entries: {
    name: 'entries',
    sql: `SELECT * FROM entries WHERE ${own} AND n > ${begins} AND n <= ${ends} ORDER BY n`,
  },
  checkpoint: { name: 'checkpoint', sql: `SELECT n, hash, digest, text FROM checkpoints WHERE ${own}` },
  /** Those of the last chapter from the entry before that of the checkpoint on. */
  resumed: {
    name: 'resumed-entries',
    sql: `SELECT * FROM entries WHERE ${own} AND n > ${begins}
      AND n >= coalesce((SELECT n - 1 FROM checkpoints WHERE ${own}), 0) ORDER BY n`,
  },
  last: { name: 'last-entry', sql: `SELECT * FROM entries WHERE ${own} ORDER BY n DESC LIMIT 1` },
  tokens: { name: 'tokens', sql: `SELECT person, hash FROM tokens WHERE ${own}` },
  names: { name: 'names', sql: `SELECT person, name FROM names WHERE ${own}` },
  secrets: { name: 'secrets', sql: `SELECT match, secret FROM secrets WHERE ${own} ORDER BY match` },
  talk: { name: 'talk', sql: `SELECT n, text FROM talk WHERE ${own} ORDER BY n` },
  end: { name: 'read-end', sql: 'COMMIT' },
};

const startOf = (chapter: ChapterHead | undefined): LogPlace =>
  chapter === undefined ? { n: 0, hash: chainStart } : { n: chapter.before, hash: chapter.hash };

const secretsIn = (rows: readonly SecretRow[]): ReadonlyMap<number, string> =>
  new Map(rows.map(({ match, secret }) => [match, secret]));

/** Something that does not fit its hashes. */
class Damage extends Error {}

function entryOf({ n, text, person, command, at, deadline, hash }: EntryRow): Entry {
  const by = person === null || command === null ? null : { person, id: command };
  return { n, text: textOf(text), command: by, at, deadline, hash };
}

const byPerson = (a: { readonly person: string }, b: { readonly person: string }): number =>
  a.person < b.person ? -1 : 1;

function sealOf({ head, tokens, names, secrets, talk, chapters }: Found): string {
  const seal = new Seal(halfDigest, head.id);
  seal.add(sealedHead(head, head.listed, head.closed));
  for (const token of tokens) seal.add(sealedToken(token));
  for (const name of names) seal.add(sealedName(name));
  for (const { match, secret } of secrets) seal.add(sealedSecret(match, secret));
  for (const line of talk) seal.add(sealedLine(line));
  for (const chapter of chapters) seal.add(sealedChapter(chapter));
  seal.add(sealedReplaced(replacedIn(head.replaced)));
  return seal.text;
}

/** Reads tables and their chapters as they are at one moment, and checks what it reads. */
export class Reader {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async load(id: string): Promise<CallAnswer> {
    return this.#answer(id, await this.#found(id, null), (found) => this.#table(found));
  }

  /**
   * Raises the epoch of a table, and loads it as it is then, unless somebody has it who is to be spared: from its checkpoint on, or where that does not
   * fit as a whole, with a second look.
   */
  async claim(id: string, by: Claimer): Promise<CallAnswer> {
    const found = await this.#found(id, null, by);
    if (found === null) return { value: null };
    const { epoch, owner: had } = found.head;
    if (had !== null && had !== by.owner && by.spared.includes(had)) return refused('held', heldBy(id, had));
    const [checkpoint] = found.checkpoint;
    const read = checkpoint === undefined ? null : this.#resumed(found, checkpoint);
    if (read !== null) {
      return this.#answer(id, found, (): ClaimedTable => ({
        ...this.#withRest(found, read),
        ...read,
        epoch,
      }));
    }
    const all = checkpoint === undefined ? found : await this.#found(id, null);
    return this.#answer(id, all, (whole): ClaimedTable => ({
      ...this.#table(whole),
      checkpoint: null,
      epoch,
    }));
  }

  #table(found: Found): StoredTable {
    return this.#withRest(found, this.#read(found, null));
  }

  #resumed(
    { head, chapters, entries: rows, secrets }: Found,
    { text: cell, ...place }: CheckpointRow,
  ): (StoredChapter & { readonly checkpoint: string }) | null {
    const start = startOf(chapters.at(-1));
    const checkpoint = { ...place, text: textOf(cell) };
    const before = checkpoint.n - 1;
    const first = before === start.n ? start : rows.find(({ n }) => n === before);
    const entries = rows.filter(({ n }) => n > before).map(entryOf);
    const last = { n: head.entries_count, hash: head.last_hash };
    if (before < start.n || first === undefined) return null;
    if (!fits(halfDigest, checkpoint, { table: head.id, first, entries, last })) return null;
    return {
      chapter: this.#begun(head.id, chapters.at(-1)),
      before,
      entries,
      secrets: secretsIn(secrets),
      checkpoint: checkpoint.text,
    };
  }

  #withRest(found: Found, read: StoredChapter): StoredTable {
    const { head } = found;
    this.#checkEnd(found);
    return {
      ...read,
      id: head.id,
      keys: { invite: head.invite, code: head.code },
      size: { entries: head.entries_count, bytes: head.bytes },
      replaced: replacedIn(head.replaced).map(([person, order]) => ({ person, id: order })),
      tokens: found.tokens.toSorted(byPerson),
      names: found.names.toSorted(byPerson),
      talk: found.talk,
      listed: head.listed,
      closed: head.closed,
    };
  }

  async chapter(id: string, number: number): Promise<CallAnswer> {
    return this.#answer(id, await this.#found(id, number), (found) =>
      number === 0 || found.chapters.some((one) => one.number === number) ? this.#read(found, number) : null,
    );
  }

  #answer(id: string, found: Found | null, tell: (found: Found) => StoredChapter | null): CallAnswer {
    if (found === null) return { value: null };
    try {
      const value = tell(found);
      if (found.head.seal !== sealOf(found)) {
        throw new Damage(`Table ${id} is damaged beside its log: it does not fit its seal.`);
      }
      return { value };
    } catch (error) {
      if (!(error instanceof Damage)) throw error;
      return { refusal: { kind: 'damaged', message: error.message, cause: 'corrupt' } };
    }
  }

  /** All in one go, and as of one moment: another program may be writing. */
  async #found(id: string, wanted: number | null, by: Claimer | null = null): Promise<Found | null> {
    const all = <Row extends object>(
      name: keyof typeof statements,
      ...values: readonly unknown[]
    ): Promise<Row[]> => this.#connection.query<Row>(statements[name], values);
    const [, [head], chapters, checkpoint, entries, last, tokens, names, secrets, talk] = await Promise.all([
      by === null ? all('begin') : Promise.all([all('beginClaim'), all('claim', id, by.owner, by.spared)]),
      all<HeadRow>('head', id),
      all<ChapterRow>('chapters', id, wanted),
      by === null ? [] : all<CheckpointRow>('checkpoint', id),
      all<EntryRow>(by === null ? 'entries' : 'resumed', id, wanted),
      all<EntryRow>('last', id),
      all<TokenHash>('tokens', id),
      all<PersonName>('names', id),
      all<SecretRow>('secrets', id),
      all<TalkRow>('talk', id),
      all('end'),
    ]);
    const rest = { entries, last, tokens, names, secrets, talk };
    return head === undefined ? null : { head, chapters, checkpoint, ...rest };
  }

  #read({ head, chapters, entries, secrets }: Found, wanted: number | null): StoredChapter {
    const chapter = wanted === null ? chapters.at(-1) : chapters.find(({ number }) => number === wanted);
    const next = wanted === null ? undefined : chapters.find(({ number }) => number > wanted);
    const first = startOf(chapter);
    const end: LogPlace =
      next === undefined
        ? { n: head.entries_count, hash: head.last_hash }
        : { n: next.before, hash: next.hash };
    const read = entries.map(entryOf);
    const broken = firstBreak(halfDigest, head.id, read, first, end);
    if (broken !== null) throw new Damage(`Table ${head.id} is damaged at entry ${broken}.`);
    return {
      chapter: this.#begun(head.id, chapter),
      before: first.n,
      entries: read,
      secrets: secretsIn(secrets),
    };
  }

  #begun(id: string, chapter: ChapterRow | undefined): StoredChapter['chapter'] {
    if (chapter === undefined) return null;
    const { number, digest, text: cell } = chapter;
    const text = cell === null ? null : textOf(cell);
    if (text !== null && chapterDigest(halfDigest, text) === digest) return { number, text };
    throw new Damage(`Table ${id} is damaged: chapter ${number} does not begin as it did.`);
  }

  /** What is told of the last entry outside of its log. */
  #checkEnd({ head, last: [last] }: Found): void {
    const { deadline, at } = last ?? { deadline: null, at: 0 };
    if (deadline !== head.deadline || at !== head.changed) {
      throw new Damage(`Table ${head.id} is damaged beside entry ${head.entries_count}.`);
    }
  }
}

import { chainStart, entryHash } from '../chain.ts';
import type { LogPlace } from '../chain.ts';
import { halfSha256 } from '../half-sha256.ts';
import type { Aside, Chapter, Entry, NewEntry, StoredTable, TableKeys, TalkRow } from '../port.ts';
import { withReplaced } from '../replaced.ts';
import {
  Seal,
  brokenSeal,
  chapterDigest,
  sealedChapter,
  sealedHead,
  sealedLine,
  sealedName,
  sealedReplaced,
  sealedSecret,
  sealedToken,
} from '../seal.ts';

/** A chapter with the place in the log behind which it begins. */
export type KeptChapter = Chapter & { readonly before: number; readonly hash: string };

/** A table without its entries. */
export type TableHead = Pick<
  StoredTable,
  'id' | 'keys' | 'tokens' | 'names' | 'secrets' | 'talk' | 'replaced' | 'listed' | 'closed'
> & {
  /** Where its log ends, kept apart from its entries: it tells that none is missing. */
  readonly last: LogPlace;
  readonly chapters: readonly KeptChapter[];
  /** Of all texts of entries and chapters. */
  readonly bytes: number;
  /** Over everything that is here beside the entries, but for who has the table. */
  readonly seal: string;
  /** Who has claimed it last, and by which claim; null and 0 where nobody has. */
  readonly owner: string | null;
  readonly epoch: number;
};

/** A table as plain data: a structured clone of it is as good. */
export type KeptTable = TableHead & { readonly entries: readonly Entry[] };

type LaterPart = 'names' | 'talk' | 'replaced' | 'chapters' | 'bytes' | 'seal' | 'owner' | 'epoch';

type Unsealed = Omit<TableHead, 'seal'>;

/** A table as it was kept by this version or an earlier one, which did not know all of it. */
export type EarlierTable = Omit<KeptTable, LaterPart> & Partial<Pick<KeptTable, LaterPart>>;

const utf8 = new TextEncoder();
const odd = /[\0\p{Surrogate}]/u;

/** How many bytes a text takes up: in UTF-8, or in UTF-16 if it has no other form. */
export function bytesOf(text: string): number {
  return odd.test(text) ? 2 * text.length : utf8.encode(text).length;
}

const bytesOfAll = (parts: readonly { readonly text: string }[]): number =>
  parts.reduce((sum, { text }) => sum + bytesOf(text), 0);

/** The seal that fits a table as it is. */
export function sealOf({ id, keys, listed, closed, ...head }: Unsealed): string {
  const seal = new Seal(halfSha256, id);
  seal.add(sealedHead(keys, listed, closed));
  for (const token of head.tokens) seal.add(sealedToken(token));
  for (const name of head.names) seal.add(sealedName(name));
  for (const [match, secret] of head.secrets) seal.add(sealedSecret(match, secret));
  for (const line of head.talk) seal.add(sealedLine(line));
  seal.add(sealedReplaced(head.replaced.map((command) => [command.person, command.id] as const)));
  for (const chapter of head.chapters) {
    seal.add(sealedChapter({ ...chapter, digest: chapterDigest(halfSha256, chapter.text) }));
  }
  return seal.text;
}

export function emptyHead(id: string, keys: TableKeys): TableHead {
  const head = {
    id,
    keys,
    tokens: [],
    names: [],
    secrets: new Map<number, string>(),
    talk: [],
    replaced: [],
    listed: false,
    closed: false,
    last: { n: 0, hash: chainStart },
    chapters: [],
    bytes: 0,
    owner: null,
    epoch: 0,
  };
  return { ...head, seal: sealOf(head) };
}

/** A table in the form of today. */
export function broughtUpToDate({
  names = [],
  talk = [],
  replaced = [],
  chapters = [],
  bytes,
  seal,
  owner = null,
  epoch = 0,
  ...table
}: EarlierTable): KeptTable {
  const size = bytes ?? bytesOfAll(table.entries);
  const head = { ...table, names, talk, replaced, chapters, bytes: size, owner, epoch };
  return { ...head, seal: seal ?? sealOf(head) };
}

/** New entries, chained to a place. */
export function chained(id: string, from: LogPlace, entries: readonly NewEntry[]): Entry[] {
  let { n, hash } = from;
  return entries.map((entry) => {
    n += 1;
    hash = entryHash(halfSha256, hash, id, n, entry);
    return { ...entry, n, hash };
  });
}

const byPerson = (a: { person: string }, b: { person: string }): number => (a.person < b.person ? -1 : 1);

/** What is kept one of a person: some are forgotten, then others kept. */
function changedOfPeople<T extends { readonly person: string }>(
  before: readonly T[],
  forgotten: readonly string[] = [],
  after: readonly T[] = [],
): readonly T[] {
  const kept = new Map(before.map((one) => [one.person, one]));
  for (const person of forgotten) kept.delete(person);
  for (const one of after) kept.set(one.person, one);
  return [...kept.values()].toSorted(byPerson);
}

function changedTalk({ talk: rows }: TableHead, { talk }: Aside): readonly TalkRow[] {
  if (talk === undefined) return rows;
  const kept = new Map(rows.filter(({ n }) => n >= talk.from).map((row) => [row.n, row]));
  for (const { n, text } of talk.lines) kept.set(n, { n, text });
  return [...kept.values()].toSorted((a, b) => a.n - b.n);
}

function changedSecrets({ secrets }: TableHead, { secret }: Aside): TableHead['secrets'] {
  return secret === undefined ? secrets : new Map([...secrets, [secret.match, secret.secret]]);
}

function changedChapters({ chapters, last }: TableHead, { chapter }: Aside): readonly KeptChapter[] {
  if (chapter === undefined) return chapters;
  return [...chapters, { ...chapter, before: last.n, hash: last.hash }];
}

/** What becomes of a head when entries come, one of which may take the place of another. What did not fit its seal never does. */
export function changedHead(
  head: TableHead,
  appended: readonly Entry[],
  gone: Entry | null,
  aside: Aside,
): TableHead {
  const { n, hash } = appended.at(-1) ?? head.last;
  const { keys = head.keys, listed = head.listed, closed = head.closed, chapter } = aside;
  const added = bytesOfAll(appended) + (chapter === undefined ? 0 : bytesOf(chapter.text));
  const changed = {
    id: head.id,
    keys,
    tokens: changedOfPeople(head.tokens, aside.forgotten, aside.tokens),
    names: changedOfPeople(head.names, aside.forgotten, aside.names),
    secrets: changedSecrets(head, aside),
    talk: changedTalk(head, aside),
    replaced: withReplaced(head.replaced, gone?.command ?? null),
    listed,
    closed,
    last: { n, hash },
    chapters: changedChapters(head, aside),
    bytes: head.bytes + added - (gone === null ? 0 : bytesOf(gone.text)),
    owner: head.owner,
    epoch: head.epoch,
  };
  const isTouched = Object.keys(aside).length > 0;
  return { ...changed, seal: isTouched && head.seal !== brokenSeal ? sealOf(changed) : head.seal };
}

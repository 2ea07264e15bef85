import type { LogPlace } from '../chain.ts';
import { halfDigest } from '../half-digest.ts';
import type { Aside, PersonName, TalkRow, TokenHash } from '../port.ts';
import {
  chapterDigest,
  sealedChapter,
  sealedHead,
  sealedLine,
  sealedName,
  sealedSecret,
  sealedToken,
} from '../seal.ts';
import type { Seal } from '../seal.ts';
import { bytesIn, cellOf } from './cells.ts';
import type { Connection } from './connection.ts';
import type { HeadRow } from './head.ts';

type OfPerson = { readonly person: string };

/** The last of each person. */
const lastOfEach = <T extends OfPerson>(ofPeople: readonly T[]): readonly T[] => [
  ...new Map(ofPeople.map((one) => [one.person, one])).values(),
];

/** The last of each number. */
const lastLines = (lines: readonly TalkRow[]): readonly TalkRow[] => [
  ...new Map(lines.map((line) => [line.n, line])).values(),
];

/** Writes what is kept of a table beside its log, and changes its seal along with it. The table's row is locked meanwhile. */
export class Asides {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Returns what becomes of the head. */
  async write(seal: Seal, head: HeadRow, aside: Aside): Promise<HeadRow> {
    const { number } = head;
    const { tokens = [], names = [], forgotten = [], secret, talk } = aside;
    if (tokens.length > 0 || forgotten.length > 0) await this.#writeTokens(seal, number, tokens, forgotten);
    if (names.length > 0 || forgotten.length > 0) await this.#writeNames(seal, number, names, forgotten);
    if (secret !== undefined) await this.#writeSecret(seal, number, secret);
    if (talk !== undefined) await this.#writeTalk(seal, number, talk);
    return this.#changedHead(seal, head, aside);
  }

  /** Begins a chapter behind a place in the log; returns how many bytes its text has. */
  async begin(
    seal: Seal,
    table: number,
    { number, text }: NonNullable<Aside['chapter']>,
    { n: before, hash }: LogPlace,
  ): Promise<number> {
    const digest = chapterDigest(halfDigest, text);
    const cell = cellOf(text);
    seal.add(sealedChapter({ number, before, hash, digest }));
    await this.#connection.run('INSERT INTO chapters VALUES ($1, $2, $3, $4, $5, $6)', [
      table,
      number,
      before,
      hash,
      digest,
      cell,
    ]);
    return bytesIn(cell);
  }

  #changedHead(seal: Seal, head: HeadRow, aside: Aside): HeadRow {
    const { invite, code } = aside.keys ?? head;
    const { listed = head.listed, closed = head.closed } = aside;
    seal.remove(sealedHead(head, head.listed, head.closed));
    seal.add(sealedHead({ invite, code }, listed, closed));
    return { ...head, invite, code, listed, closed };
  }

  async #writeTokens(
    seal: Seal,
    table: number,
    tokens: readonly TokenHash[],
    forgotten: readonly string[],
  ): Promise<void> {
    const people = [...forgotten, ...tokens.map(({ person }) => person)];
    const gone = await this.#connection.run<TokenHash>(
      'DELETE FROM tokens WHERE table_number = $1 AND person = ANY($2) RETURNING person, hash',
      [table, people],
    );
    for (const token of gone) seal.remove(sealedToken(token));
    const kept = lastOfEach(tokens);
    for (const token of kept) seal.add(sealedToken(token));
    await this.#connection.run(
      'INSERT INTO tokens SELECT $1::bigint, * FROM unnest($2::text[], $3::text[])',
      [table, kept.map(({ person }) => person), kept.map(({ hash }) => hash)],
    );
  }

  async #writeNames(
    seal: Seal,
    table: number,
    names: readonly PersonName[],
    forgotten: readonly string[],
  ): Promise<void> {
    const people = [...forgotten, ...names.map(({ person }) => person)];
    const gone = await this.#connection.run<PersonName>(
      'DELETE FROM names WHERE table_number = $1 AND person = ANY($2) RETURNING person, name',
      [table, people],
    );
    for (const name of gone) seal.remove(sealedName(name));
    const kept = lastOfEach(names);
    for (const name of kept) seal.add(sealedName(name));
    await this.#connection.run('INSERT INTO names SELECT $1::bigint, * FROM unnest($2::text[], $3::text[])', [
      table,
      kept.map(({ person }) => person),
      kept.map(({ name }) => name),
    ]);
  }

  async #writeSecret(
    seal: Seal,
    table: number,
    { match, secret }: NonNullable<Aside['secret']>,
  ): Promise<void> {
    const [gone] = await this.#connection.run<{ secret: string }>(
      'DELETE FROM secrets WHERE table_number = $1 AND match = $2 RETURNING secret',
      [table, match],
    );
    if (gone !== undefined) seal.remove(sealedSecret(match, gone.secret));
    seal.add(sealedSecret(match, secret));
    await this.#connection.run('INSERT INTO secrets VALUES ($1, $2, $3)', [table, match, secret]);
  }

  async #writeTalk(seal: Seal, table: number, { from, lines }: NonNullable<Aside['talk']>): Promise<void> {
    const kept = lastLines(lines);
    const numbers = kept.map(({ n }) => n);
    const gone = await this.#connection.run<TalkRow>(
      'DELETE FROM talk WHERE table_number = $1 AND (n < $2 OR n = ANY($3)) RETURNING n, text',
      [table, from, numbers],
    );
    for (const line of gone) seal.remove(sealedLine(line));
    for (const line of kept) seal.add(sealedLine(line));
    await this.#connection.run(
      'INSERT INTO talk SELECT $1::bigint, * FROM unnest($2::bigint[], $3::text[])',
      [table, numbers, kept.map(({ text }) => text)],
    );
  }
}

import { halfDigest } from '../half-digest.ts';
import {
  Seal,
  sealedChapter,
  sealedHead,
  sealedLine,
  sealedName,
  sealedReplaced,
  sealedSecret,
  sealedToken,
} from '../seal.ts';
import type { Database } from './database.ts';
import { replacedIn } from './ends.ts';
import { isOddValue } from './refusals.ts';
import { statementsOf } from './statements.ts';
import type { SealedRow, Statements } from './statements.ts';

/** The seal that fits what is kept of a table now. */
export function sealOf(sql: Statements, row: SealedRow): string {
  const { id, number, listed, closed } = row;
  const seal = new Seal(halfDigest, id);
  seal.add(sealedHead(row, listed === 1, closed === 1));
  for (const token of sql.tokens.all(number)) seal.add(sealedToken(token));
  for (const name of sql.names.all(number)) seal.add(sealedName(name));
  for (const { match, secret } of sql.secrets.all(number)) seal.add(sealedSecret(match, secret));
  for (const line of sql.talk.all(number)) seal.add(sealedLine(line));
  for (const chapter of sql.chapters.all(number)) seal.add(sealedChapter(chapter));
  seal.add(sealedReplaced(replacedIn(sql.replaced.get(number)?.commands)));
  return seal.text;
}

/** Seals all tables as they are. One that cannot be read keeps a seal that does not fit. */
export function sealTables(database: Database): void {
  const sql = statementsOf(database);
  for (const { number } of sql.numbers.all()) {
    try {
      const row = sql.sealed.get(number);
      if (row !== undefined) sql.setSeal.run(sealOf(sql, row), number);
    } catch (error) {
      if (!isOddValue(error)) throw error;
    }
  }
}

import { readFileSync, statSync } from 'node:fs';
import { parseRecord, quoted } from '@rudel/kernel';
import type { AnyGame, MatchRecord } from '@rudel/kernel';
import { findGame } from '@rudel/shelf';
import { pathOf } from './given.ts';
import type { Io } from './io.ts';
import { misused, refused, Stop } from './stop.ts';
import { troubleOf } from './troubles.ts';

const longestFile = 4 * 1024 * 1024;

/** A path as it can be shown: no control characters. */
export function shownPath(path: string): string {
  return `'${path.replaceAll(/\p{C}/gu, '�')}'`;
}

/** A word as a shell reads it back. */
export function shellWord(word: string): string {
  return /^[\w./+@%=-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** The text of a file that people may have given by mistake: a folder, a picture, something huge. */
export function readText(path: string): string {
  const shown = shownPath(path);
  let bytes: Uint8Array;
  try {
    const stat = statSync(path);
    if (stat.isDirectory()) return misused(`${shown} is a folder, not a record.`);
    if (!stat.isFile()) return misused(`${shown} is not a file.`);
    if (stat.size > longestFile) return refused(`${shown} is too large for a record (more than 4 MiB).`);
    bytes = readFileSync(path);
  } catch (error) {
    if (error instanceof Stop) throw error;
    return misused(`${shown} ${troubleOf(error)}.`);
  }
  return decoded(bytes, shown);
}

function decoded(bytes: Uint8Array, shown: string): string {
  if (bytes.length === 0) return refused(`${shown} is empty.`);
  if (bytes.includes(0)) return refused(`${shown} is not a text.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refused(`${shown} is not a text.`);
  }
}

/** A record file with the game that it is a match of. */
export type RecordFile = { readonly shown: string; readonly game: AnyGame; readonly record: MatchRecord };

export function recordFileOf(io: Io, path: string): RecordFile {
  const shown = shownPath(path);
  const parsed = parseRecord(readText(pathOf(io, path)));
  if (!parsed.ok) return refused(`${shown}: ${parsed.error}`);
  return { shown, game: gameOfRecord(shown, parsed.value), record: parsed.value };
}

function gameOfRecord(shown: string, { tags }: MatchRecord): AnyGame {
  const [id = ''] = (tags.get('Game') ?? '').split('/');
  return findGame(id)?.game ?? refused(`${shown}: There is no game ${quoted(id)}.`);
}

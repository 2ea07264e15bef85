import type { Host } from '@rudel/session/host';
import { lazyShelf } from '@rudel/shelf/lazy';
import { readFilm } from './film.ts';
import type { FilmRead } from './film.ts';

/** Plays the text of a match again on this device; null where its game is not here. */
export async function filmOf(text: string): Promise<FilmRead | null> {
  const id = /^\[Game "(\w+)\//m.exec(text)?.[1] ?? '';
  const playable = await lazyShelf.get(id)?.();
  return playable === undefined ? null : readFilm(playable.game, text, playable.reviewer !== null);
}

/** Fetches a finished match and plays it again; null where it cannot be had, `broken` where its own table calls it so. */
export async function loadFilm(
  host: Host,
  table: string,
  match: number,
): Promise<FilmRead | 'broken' | null> {
  const record = await host.record(table, match);
  if (record.ok) return filmOf(record.value);
  return record.refusal.error === 'promise-broken' ? 'broken' : null;
}

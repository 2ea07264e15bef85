import type { Playable } from '@rudel/room';
import type { Host } from '../host/host.ts';
import { readFilm } from './film.ts';
import type { FilmRead } from './film.ts';

const playables = import.meta.glob<Playable>('../games/*/offline.ts', { import: 'playable' });

/** Fetches a finished match and plays it again on this device; null where it cannot be had. */
export async function loadFilm(host: Host, table: string, match: number): Promise<FilmRead | null> {
  const record = await host.record(table, match);
  if (!record.ok) return null;
  const id = /^\[Game "(\w+)\//m.exec(record.value)?.[1] ?? '';
  const playable = await playables[`../games/${id}/offline.ts`]?.();
  return playable === undefined ? null : readFilm(playable.game, record.value);
}

import type { RecordFault } from '@rudel/kernel';
import { promiseBook } from '@rudel/session/promise-book';
import type { Promised } from '@rudel/session/promise-book';
import { seatBook } from '@rudel/session/seat-book';
import type { Film, FilmRead } from '../replay/film.ts';
import { filmOf, loadFilm } from '../replay/load-film.ts';
import { hostOf } from '../shell/hosts.ts';
import { judgementOn } from './judgement.ts';
import type { Judgement } from './judgement.ts';
import { longestRecord } from './record-file.ts';
import type { MatchPlace } from './record-file.ts';

/** What there is to look at: a proof, or why there is none. */
export type Exhibit =
  | {
      readonly kind: 'proof';
      readonly film: Film;
      readonly judgement: Judgement;
      readonly promised: Promised | undefined;
      readonly place: MatchPlace | null;
    }
  /** The table says itself that it broke its promise. */
  | { readonly kind: 'broken' }
  /** The record cannot be fetched now. */
  | { readonly kind: 'absent' }
  /** What was given is not a record, or of a game that is not here. */
  | { readonly kind: 'unreadable'; readonly fault: RecordFault | null };

function exhibitOf(read: FilmRead | null, place: MatchPlace | null): Exhibit {
  if (read === null) return { kind: 'unreadable', fault: null };
  const { film } = read;
  if (film === null) return { kind: 'unreadable', fault: read.ok ? null : read.fault };
  const { commitment } = film.proof;
  const promised =
    (place === null ? undefined : promiseBook.find(place.table, place.match)) ??
    promiseBook.findByCommitment(commitment ?? '');
  return { kind: 'proof', film, judgement: judgementOn(film, promised), promised, place };
}

/** The match of a table, from where that lives: this device, if it was played here. */
export async function exhibitAt(place: MatchPlace): Promise<Exhibit> {
  try {
    const host = await hostOf(seatBook.find(place.table)?.host ?? 'server');
    const read = await loadFilm(host, place.table, place.match);
    if (read === 'broken') return { kind: 'broken' };
    return read === null ? { kind: 'absent' } : exhibitOf(read, place);
  } catch {
    return { kind: 'absent' };
  }
}

/** A record that somebody gave, and where it says it is from. */
export async function exhibitIn(text: string, place: MatchPlace | null): Promise<Exhibit> {
  if (text.length > longestRecord) return { kind: 'unreadable', fault: null };
  try {
    return exhibitOf(await filmOf(text), place);
  } catch {
    return { kind: 'unreadable', fault: null };
  }
}

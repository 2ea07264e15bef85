import type { Seat } from '@rudel/kernel';
import { formatPage, readNote, readPage } from '../notation/note-notation.ts';
import type { Written } from '../notation/written.ts';
import type { Role } from '../roles/role.ts';
import type { Shown } from '../types.ts';
import { callsIn, layoutOf } from './calls.ts';
import type { Diary, Note, Page } from './notes.ts';

type Table = Pick<Shown, 'options' | 'seats' | 'deck'>;

/** All that a diary says about a night; nothing of one that its seat did not see. */
export const notesOf = (diary: Diary, night: number): Page => {
  const page = diary[night - 1];
  return page === undefined ? [] : readPage(page);
};

/** What a diary says about a call; null if nothing yet, or nothing any more. */
export function noteIn(diary: Diary, table: Table, night: number, role: Role): Note | null {
  const text = notesOf(diary, night)[callsIn(table, night).indexOf(role)];
  return text === undefined ? null : readNote(text, layoutOf(table, role, night));
}

/** A diary with a note about the nth call of a night: one more, or in place of that of an earlier round. */
export function withNote(diary: Diary, night: number, nth: number, note: Written<Note>): Diary {
  if (diary[night - 1] === undefined) return [...diary, formatPage([note])];
  return diary.with(night - 1, formatPage([...notesOf(diary, night).slice(0, nth), note]));
}

/** What a mythomaniac has become by its diary; null if it is still one, or never asked. */
export function turnedInto(diary: Diary, table: Table): 'wolf' | 'seer' | null {
  const told = noteIn(diary, table, 2, 'mythomaniac')?.told ?? null;
  return told === 'wolf' || told === 'seer' ? told : null;
}

/** Cards and diaries of a whole table, or as far as an eye imagines them. */
export type Secrets = { readonly cards: readonly Role[]; readonly diaries: readonly Diary[] };

/** The character of a seat by now. */
export function characterOf({ cards, diaries }: Secrets, table: Table, seat: Seat): Role {
  const card = cards[seat] ?? 'villager';
  return card === 'mythomaniac' ? (turnedInto(diaries[seat] ?? [], table) ?? card) : card;
}

/** The character of a seat as a night began: the mythomaniac turns at the end of the second (3.8). */
export function characterAtNight(secrets: Secrets, table: Table, seat: Seat, night: number): Role {
  return night > 2 ? characterOf(secrets, table, seat) : (secrets.cards[seat] ?? 'villager');
}

import type { Seat } from '@rudel/kernel';
import { readNote } from '../notation/note-notation.ts';
import type { Role } from '../roles/role.ts';
import type { Shown } from '../types.ts';
import { callsIn, layoutOf } from './calls.ts';
import type { Note } from './notes.ts';

/** A seat's diary: a text for every night, a note for every call that is over, in order, with dots between them. */
export type Diary = readonly string[];

type Table = Pick<Shown, 'options' | 'seats' | 'deck'>;

const notesOf = (diary: Diary, night: number): readonly string[] => {
  const text = diary[night - 1];
  return text === undefined ? [] : text.split('.');
};

/** What a diary says about a call; null if nothing yet, or nothing any more. */
export function noteIn(diary: Diary, table: Table, night: number, role: Role): Note | null {
  const text = notesOf(diary, night)[callsIn(table, night).indexOf(role)];
  return text === undefined ? null : readNote(text, layoutOf(table, role, night));
}

/** A diary with a note about the nth call of a night: one more, or in place of that of an earlier round. */
export function withNote(diary: Diary, night: number, nth: number, note: string): Diary {
  const text = diary[night - 1];
  if (text === undefined) return [...diary, note];
  const isAnother = text.split('.').length > nth;
  const before = isAnother ? text.slice(0, text.lastIndexOf('.') + 1) : `${text}.`;
  return diary.with(night - 1, before + note);
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

import type { Seat } from '@rudel/kernel';
import { callsIn } from '../night/calls.ts';
import { noteIn, turnedInto } from '../night/diary.ts';
import type { Diary, Note } from '../night/notes.ts';
import { roleOf } from '../roles/index.ts';
import type { Role } from '../roles/role.ts';
import type { Shown, View } from '../types.ts';

/** A note of the eye's own with its place. */
export type OwnNote = { readonly night: number; readonly call: Role; readonly note: Note };

/** What an eye knows for sure, beside what is shown. */
export type Known = {
  readonly shown: Shown;
  /** Its seat; null for the table's eye. */
  readonly seat: Seat | null;
  readonly cards: readonly (Role | null)[];
  readonly diary: Diary;
  /** Notes of calls in which it was one of those called. */
  readonly own: readonly OwnNote[];
};

export function knownBy(view: View): Known {
  const { eye, shown } = view;
  const cards = view.cards.map((card) => (card === '?' ? null : roleOf(card)));
  const seat = eye === 'table' ? null : eye;
  const page = seat === null ? undefined : view.diaries[seat];
  const diary = page === undefined || page === '?' ? [] : page;
  return { shown, seat, cards, diary, own: seat === null ? [] : ownNotes(shown, cards[seat] ?? null, diary) };
}

function ownNotes(shown: Shown, card: Role | null, diary: Diary): readonly OwnNote[] {
  return diary.flatMap((_, nth) => {
    const night = nth + 1;
    const role = ownRole(shown, card, diary, night);
    return callsIn(shown, night).flatMap((call) => {
      const note = call === role ? noteIn(diary, shown, night, call) : null;
      return note === null ? [] : [{ night, call, note }];
    });
  });
}

/** What the eye itself was as a night began. */
function ownRole(shown: Shown, card: Role | null, diary: Diary, night: number): Role | null {
  if (card !== 'mythomaniac' || night < 3) return card;
  return turnedInto(diary, shown) ?? card;
}

/** The eye's own note about a call it was called in; null if there is none. */
export const ownNoteOf = ({ own }: Known, night: number, call: Role): Note | null =>
  own.find((one) => one.night === night && one.call === call)?.note ?? null;

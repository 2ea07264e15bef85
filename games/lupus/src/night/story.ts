import type { Seat } from '@rudel/kernel';
import { roleOf } from '../roles/index.ts';
import type { Role } from '../roles/role.ts';
import type { View } from '../types.ts';
import { callsIn, callOf } from './calls.ts';
import { characterAtNight, noteIn } from './diary.ts';
import type { Secrets } from './diary.ts';
import type { Diary, Note } from './notes.ts';

/** What somebody really did in a night: as one of those called. */
export type Deed = {
  readonly night: number;
  readonly seat: Seat;
  readonly role: Role;
  readonly note: Note;
};

/** All that an eye knows to have been done at night: its own deeds, everybody's when it sees everything. */
export function deedsIn(view: View): readonly Deed[] {
  const { shown, cards, diaries } = view;
  const known = cards.map((card) => (card === '?' ? 'villager' : roleOf(card)));
  const pages = diaries.map((diary): Diary => (diary === '?' ? [] : diary));
  const secrets: Secrets = { cards: known, diaries: pages };
  return pages.flatMap((diary, seat) =>
    diary.flatMap((_, nth) => {
      const night = nth + 1;
      const role = characterAtNight(secrets, shown, seat, night);
      const isCalled = callsIn(shown, night).includes(role) && callOf(role).isMadeIn(night);
      const note = isCalled ? noteIn(diary, shown, night, role) : null;
      return note === null ? [] : [{ night, seat, role, note }];
    }),
  );
}

/** What an eye itself is by now; null for whoever has no card, or none yet. */
export function ownRole({ eye, shown, cards, diaries }: View): Role | null {
  const card = eye === 'table' ? undefined : cards[eye];
  if (eye === 'table' || card === undefined || card === '?') return null;
  const diary = diaries[eye];
  const pages = cards.map((_, seat): Diary =>
    seat === eye && diary !== undefined && diary !== '?' ? diary : [],
  );
  const known = cards.map((one) => (one === '?' ? 'villager' : roleOf(one)));
  return characterAtNight({ cards: known, diaries: pages }, shown, eye, Math.max(3, shown.night));
}

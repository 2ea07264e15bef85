import type { Seat } from '@rudel/kernel';
import { roleOf, turnedInto } from '@rudel/lupus/page';
import type { Role, View } from '@rudel/lupus/page';

/** What a seat is by now, for an eye that sees everything; null for one without a card to be seen. */
export function characterOf({ cards, diaries, shown }: View, seat: Seat): Role | null {
  const card = cards[seat];
  if (card === undefined || card === '?') return null;
  const diary = diaries[seat];
  const role = roleOf(card);
  if (role !== 'mythomaniac' || diary === undefined || diary === '?') return role;
  return turnedInto(diary, shown) ?? role;
}

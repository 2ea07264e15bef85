import type { Language } from '@rudel/kernel';
import { livingSeats, winnerAmong } from '@rudel/lupus/page';
import type { View } from '@rudel/lupus/page';
import { lupusWords } from '../words.ts';
import { characterOf } from './character-of.ts';

/** Which side has won a match that is over; null while it is not. */
export function sideIn(view: View, language: Language): string | null {
  const living = livingSeats(view.shown).map((seat) => characterOf(view, seat) ?? 'villager');
  const won = winnerAmong(living);
  return won === null ? null : lupusWords[language].moment.won[won];
}

import type { Seat } from '@rudel/kernel';
import type { View } from '@rudel/lupus/page';
import { language } from '@rudel/ui/settings';
import { seatState } from './logic/seat-state.ts';
import { lupusWords } from './words.ts';

/** Whether a seat is a ghost; everything else stands at its place in the village. */
export function SeatNote({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { fate, isNarrator } = seatState(view, seat);
  const words = lupusWords[language.value].seat;
  if (isNarrator) return <span>{words.narrator}</span>;
  return fate === null ? null : <span>{words.ghost}</span>;
}

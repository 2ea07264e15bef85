import type { AnyView, Seat } from '@rudel/kernel';
import type { View } from '@rudel/lupus/page';
import { language } from '../../settings/settings.ts';
import { seatState } from './logic/seat-state.ts';
import { lupusWords } from './words.ts';

/** Whether a seat is a ghost; everything else stands at its place in the village. */
export function SeatNote({ view, seat }: { readonly view: AnyView; readonly seat: Seat }) {
  const { fate, isNarrator } = seatState(view as unknown as View, seat);
  const words = lupusWords[language.value].seat;
  if (isNarrator) return <span>{words.narrator}</span>;
  return fate === null ? null : <span>{words.ghost}</span>;
}

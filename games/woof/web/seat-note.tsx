import './seat-note.css';
import type { Seat } from '@rudel/kernel';
import { Icon } from '@rudel/ui/icon';
import { language } from '@rudel/ui/settings';
import { hasSuspected, scoresOf } from '@rudel/woof/page';
import type { View } from '@rudel/woof/page';
import { woofWords } from './words.ts';

type SeatNoteProps = { readonly view: View; readonly seat: Seat };

/** The points of a seat, its error tokens, and whether it has suspected. */
export function SeatNote({ view, seat }: SeatNoteProps) {
  const { shown } = view;
  const { note, place } = woofWords[language.value];
  const errors = shown.errors[seat] ?? 0;
  const isRed = shown.red[seat] === true;
  const score = scoresOf(shown)[seat] ?? 0;
  const isEarly = hasSuspected(shown, seat);
  const told = [
    note.score(score),
    ...(errors > 0 ? [note.errors(errors)] : []),
    ...(isRed ? [note.red] : []),
    ...(isEarly ? [place.suspected] : []),
  ];
  return (
    <span class="woof-note">
      <span class="visually-hidden">{told.join(', ')}</span>
      <b aria-hidden="true">{score}</b>
      {errors > 0 && (
        <span class="woof-errors" aria-hidden="true">
          {Array.from({ length: errors }, (_, nth) => (
            <i key={nth} data-red={isRed && nth === errors - 1} />
          ))}
        </span>
      )}
      {isEarly && <Icon name="lock" size={14} />}
    </span>
  );
}

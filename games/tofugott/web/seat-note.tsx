import './seat-note.css';
import type { Seat } from '@rudel/kernel';
import { activeOf } from '@rudel/tofugott/page';
import type { View } from '@rudel/tofugott/page';
import { language } from '@rudel/ui/settings';
import { tofugottWords } from './words.ts';

/** The points of a seat, and whether it is active. */
export function SeatNote({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { shown } = view;
  const words = tofugottWords[language.value];
  const points = shown.points[seat] ?? 0;
  return (
    <span class="tofu-note">
      <span class="visually-hidden">{words.points(points)}</span>
      <strong aria-hidden="true">{String(points).replace('-', '−')}</strong>
      {activeOf(shown) === seat && (
        <svg class="tofu-note-active" viewBox="0 0 48 48" role="img" aria-label={words.activeNow}>
          <path d="M2 8c14 4 30 4 44 0l1 6c-15 4-31 4-46 0zM8 13h6l-1 33H7zM34 13h6l1 33h-6zM6 20h36v6H6zM21 13h6v9h-6z" />
        </svg>
      )}
    </span>
  );
}

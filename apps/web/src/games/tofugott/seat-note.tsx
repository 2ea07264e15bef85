import './seat-note.css';
import type { AnyView, Seat } from '@rudel/kernel';
import { activeOf } from '@rudel/tofugott/player';
import type { View } from '@rudel/tofugott/player';
import { language } from '../../settings/settings.ts';
import { tofugottWords } from './words.ts';

/** The points of a seat, and whether it is active. */
export function SeatNote({ view, seat }: { readonly view: AnyView; readonly seat: Seat }) {
  const { shown } = view as unknown as View;
  const words = tofugottWords[language.value];
  const points = shown.points[seat] ?? 0;
  return (
    <span class="tofu-note">
      <span class="visually-hidden">{words.points(points)}</span>
      <strong aria-hidden="true">{String(points).replace('-', '−')}</strong>
      {activeOf(shown) === seat && <span class="tofu-note-active">{words.activeNow}</span>}
    </span>
  );
}

import type { Seat } from '@rudel/kernel';
import { seatNumber } from '@rudel/ui/seat-look';
import { stoneRadius } from '../logic/geometry.ts';
import { seatStyle } from './seat-style.ts';

/** A rim for each seat, so that stones differ without colour and before the number can be read. */
const rims: readonly string[] = ['none', '15.4 8.69', '1 8.03', '36 12.17'];

/** A stone at the origin; a fresh one wears a ring of posts that bars the way. */
export function StoneShape({ seat, isFresh = false }: { readonly seat: Seat; readonly isFresh?: boolean }) {
  return (
    <g style={seatStyle(seat)}>
      <ellipse class="dog-stone-shadow" cx="3" cy="8" rx="28" ry="26" />
      {isFresh && (
        <g class="dog-fresh">
          <circle class="dog-fresh-edge" r="36" />
          <circle class="dog-fresh-ring" r="36" />
        </g>
      )}
      <circle class="dog-stone-body" r={stoneRadius} />
      <circle class="dog-stone-rim" r="23" stroke-dasharray={rims[seat & 3]} />
      <circle r={stoneRadius} fill="url(#dog-gloss)" />
      <text class="dog-stone-number" y="11.5">
        {seatNumber(seat)}
      </text>
    </g>
  );
}

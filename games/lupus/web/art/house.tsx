import type { Seat } from '@rudel/kernel';
import { SeatGlyph } from '@rudel/ui/seat-badge';
import { seatColour, seatInk, seatNumber, seatPatternFill } from '@rudel/ui/seat-look';

const front = 'M8 63V27L32 6l24 21v36z';

/** A seat's house, 64 by 64: its colour and pattern, glyph and number; the windows are lit where somebody lives. */
export function House({ seat }: { readonly seat: Seat }) {
  return (
    <svg class="lupus-house" viewBox="0 0 64 64" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path class="lupus-chimney" d="M44 5h7v16h-7z" />
      <path d={front} fill={seatColour(seat)} />
      <path d={front} fill={seatPatternFill(seat)} />
      <circle cx="32" cy="26" r="12.5" fill={seatColour(seat)} />
      <path class="lupus-shade" d={front} />
      <path class="lupus-roof" d="M3 30L32 4.5 61 30" />
      <g class="lupus-glyph" transform="translate(22 15.6) scale(.84)" fill={seatInk(seat)}>
        <SeatGlyph seat={seat} />
      </g>
      <path class="lupus-windows" d="M11 42h8v12h-8zM45 42h8v12h-8z" />
      <path class="lupus-bars" d="M15 42v12M11 48h8M49 42v12M45 48h8" />
      <rect class="lupus-plate" x="21" y="39.5" width="22" height="20" rx="4" />
      <text class="lupus-number" x="32" y="56" text-anchor="middle">
        {seatNumber(seat)}
      </text>
    </svg>
  );
}

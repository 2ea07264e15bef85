import type { Seat } from '@rudel/kernel';
import { SeatGlyph } from '@rudel/ui/seat-badge';
import { seatColour, seatInk, seatNumber, seatPatternFill } from '@rudel/ui/seat-look';

const cloak =
  'M24 2c8 0 13 6 13 13 0 3-.8 5.4-2 7.4C41 27 45 38 46 70H2C3 38 7 27 13 22.4c-1.2-2-2-4.4-2-7.4C11 8 16 2 24 2z';

/** Somebody in the cloak of their seat, 48 by 72: colour and pattern, glyph and number. */
export function Figure({ seat }: { readonly seat: Seat }) {
  return (
    <svg class="lupus-figure" viewBox="0 0 48 72" aria-hidden="true">
      <path d={cloak} fill={seatColour(seat)} stroke="var(--seat-edge)" stroke-width="2" />
      <path d={cloak} fill={seatPatternFill(seat)} />
      <ellipse class="lupus-face" cx="24" cy="15.5" rx="8" ry="9" />
      <path class="lupus-eyes" d="M21 14.5v2M27 14.5v2" />
      <circle cx="24" cy="39" r="12" fill={seatColour(seat)} />
      <g transform="translate(14 29) scale(.84)" fill={seatInk(seat)}>
        <SeatGlyph seat={seat} />
      </g>
      <rect class="lupus-plate" x="13" y="52" width="22" height="17" rx="4" />
      <text class="lupus-number" x="24" y="66" text-anchor="middle">
        {seatNumber(seat)}
      </text>
    </svg>
  );
}

import './seat-badge.css';
import type { JSX } from 'preact';
import type { Seat } from '@rudel/kernel';
import { seatColour, seatGlyph, seatInk, seatNumber, seatPatternFill } from './seat-look.ts';
import type { SeatGlyphName } from './seat-look.ts';
import { uiWords } from './ui-words.ts';
import { useWords } from './words.ts';

const glyphs: { readonly [G in SeatGlyphName]: JSX.Element } = {
  paw: (
    <g>
      <ellipse cx="5.4" cy="11.2" rx="2" ry="2.7" transform="rotate(-24 5.4 11.2)" />
      <ellipse cx="9.6" cy="6.4" rx="2" ry="2.9" transform="rotate(-8 9.6 6.4)" />
      <ellipse cx="14.4" cy="6.4" rx="2" ry="2.9" transform="rotate(8 14.4 6.4)" />
      <ellipse cx="18.6" cy="11.2" rx="2" ry="2.7" transform="rotate(24 18.6 11.2)" />
      <path d="M12 11.3c-2.9 0-5.5 3-5.5 5.8 0 2 1.4 3.1 3 3.1 1 0 1.6-.5 2.5-.5s1.5.5 2.5.5c1.6 0 3-1.1 3-3.1 0-2.8-2.6-5.8-5.5-5.8z" />
    </g>
  ),
  bone: (
    <path d="M16.7 3.2a3 3 0 0 0-2.9 3.7L6.9 13.8a3 3 0 1 0-1.5 5 3 3 0 1 0 4.9-1.7l6.9-6.9a3 3 0 1 0 1.7-4.9 3 3 0 0 0-2.2-2.1z" />
  ),
  moon: <path d="M15.6 3A9.4 9.4 0 1 0 21 16.4 7.8 7.8 0 0 1 15.6 3z" />,
  leaf: (
    <path d="M20.5 3.5C11 3.5 4 7.5 4 14.2c0 1.3.3 2.5.8 3.5L3 20.2l1.5 1.3 2.3-2.3c1.2.7 2.5 1 3.9 1 6.8 0 9.8-7.5 9.8-16.7zM8 17.2l7.5-8.2-6.3 9z" />
  ),
  acorn: (
    <path d="M11 5.5V2.5h2v3c4 .2 7 2.2 7 5v.5H4v-.5c0-2.8 3-4.8 7-5zM5.3 12.7h13.4c0 4.3-2.9 8-6.7 9.3-3.8-1.3-6.7-5-6.7-9.3z" />
  ),
  mushroom: (
    <path d="M12 2.8c5.5 0 9.5 4 9.5 8.4 0 1-.8 1.6-1.8 1.6H4.3c-1 0-1.8-.6-1.8-1.6C2.5 6.8 6.5 2.8 12 2.8zM9.3 14.5h5.4c-.4 2 .8 3.7 1.3 5 .3 1-.3 1.7-1.2 1.7H9.2c-.9 0-1.5-.7-1.2-1.7.5-1.3 1.7-3 1.3-5z" />
  ),
  fir: <path d="M12 1.8l5 6.4h-2.6l4 5.2h-3l4.6 5.4h-6.7v3.4h-2.6v-3.4H4l4.6-5.4h-3l4-5.2H7z" />,
  star: <path d="M12 2.2l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4L7.3 14 2.2 9.3l6.9-.8z" />,
};

/** The glyph of a seat, 24 by 24, filled with the current colour; to be put into any drawing. */
export function SeatGlyph({ seat }: { seat: Seat }) {
  return <g class="seat-glyph">{glyphs[seatGlyph(seat)]}</g>;
}

export type SeatBadgeProps = {
  seat: Seat;
  /** In pixels. */
  size?: number;
  /** Spoken instead of "Seat 3"; an empty one silences the badge where a name stands beside it. */
  label?: string;
  /** Nobody sits there: a place to be taken. */
  empty?: boolean;
};

function Face({ seat }: { seat: Seat }) {
  return (
    <>
      <circle cx="23" cy="23" r="21.5" fill={seatColour(seat)} stroke="var(--seat-edge)" stroke-width="2" />
      <circle cx="23" cy="23" r="20.5" fill={seatPatternFill(seat)} />
      <circle cx="23" cy="23" r="16" fill={seatColour(seat)} />
    </>
  );
}

function EmptyFace({ seat }: { seat: Seat }) {
  return (
    <>
      <circle
        cx="23"
        cy="23"
        r="21.5"
        fill="var(--paper-raised)"
        stroke="var(--seat-edge)"
        stroke-width="2"
      />
      <circle class="seat-badge-dashes" cx="23" cy="23" r="18.5" stroke={seatColour(seat)} />
    </>
  );
}

/** A seat at a glance: colour, pattern, glyph and number, so that no two need their colour to differ. */
export function SeatBadge({ seat, size = 44, label, empty = false }: SeatBadgeProps) {
  const words = useWords(uiWords);
  const spoken = label ?? words.seat(seatNumber(seat));
  return (
    <svg
      class="seat-badge"
      viewBox="0 0 48 48"
      width={size}
      height={size}
      role={spoken === '' ? undefined : 'img'}
      aria-label={spoken === '' ? undefined : spoken}
      aria-hidden={spoken === '' ? 'true' : undefined}
    >
      {empty ? <EmptyFace seat={seat} /> : <Face seat={seat} />}
      <g transform="translate(10.4 9.9) scale(1.05)" fill={empty ? 'var(--ink-soft)' : seatInk(seat)}>
        <SeatGlyph seat={seat} />
      </g>
      <circle cx="38" cy="38" r="9" fill="var(--seat-edge)" />
      <text class="seat-badge-number" x="38" y="42" text-anchor="middle">
        {seatNumber(seat)}
      </text>
    </svg>
  );
}

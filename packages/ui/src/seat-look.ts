import type { Seat } from '@rudel/kernel';

const hues = 8;

export const seatGlyphs = ['paw', 'bone', 'moon', 'leaf', 'acorn', 'mushroom', 'fir', 'star'] as const;
export type SeatGlyphName = (typeof seatGlyphs)[number];

/** Eight hues times three patterns tell 24 seats apart; number and glyph tell them apart without any colour. */
export const seatPatterns = ['plain', 'stripes', 'dots'] as const;
export type SeatPattern = (typeof seatPatterns)[number];

export const seatColour = (seat: Seat): string => `var(--seat-${seat % hues})`;
export const seatInk = (seat: Seat): string => `var(--seat-${seat % hues}-ink)`;
export const seatNumber = (seat: Seat): number => seat + 1;

export function seatGlyph(seat: Seat): SeatGlyphName {
  return seatGlyphs[seat % hues] ?? 'paw';
}

export function seatPattern(seat: Seat): SeatPattern {
  return seatPatterns[Math.floor(seat / hues) % seatPatterns.length] ?? 'plain';
}

/** What an SVG shape over the seat's colour is filled with; `none` for plain seats. Needs `SeatPatterns` on the page. */
export function seatPatternFill(seat: Seat): string {
  const pattern = seatPattern(seat);
  return pattern === 'plain' ? 'none' : `url(#seat-${pattern})`;
}

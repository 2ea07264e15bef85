import type { Seat } from '@rudel/kernel';

/** There are as many cards. */
export const mostPlayers = 24;

const first = 97;

/** A seat as one letter, `a` for 0: in texts that must not grow. */
export const letterOf = (seat: Seat): string => String.fromCharCode(first + seat);

export const maybeLetter = (seat: Seat | null): string => (seat === null ? '-' : letterOf(seat));

/** The seat of a letter; null for `-` and for what is no seat. */
export function seatOf(letter: string): Seat | null {
  const seat = letter.toLowerCase().charCodeAt(0) - first;
  return letter.length === 1 && seat >= 0 && seat < mostPlayers ? seat : null;
}

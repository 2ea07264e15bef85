import { partnerOf } from '@rudel/dog/page';
import type { Eye, Seat } from '@rudel/kernel';

/** Which of the two teams a seat plays in: one's own, or for whoever watches the one of the first seat. */
export function isOwnTeam(seat: Seat, eye: Eye): boolean {
  const own = eye === 'table' ? 0 : eye;
  return seat === own || seat === partnerOf(own);
}

/** The sign of a team about the origin, 24 wide, in strokes: two linked rings, or two linked diamonds for the others. */
export function TeamSign({ seat, eye }: { readonly seat: Seat; readonly eye: Eye }) {
  return isOwnTeam(seat, eye) ? (
    <path d="M-10.5 0a5.8 5.8 0 1 0 11.6 0a5.8 5.8 0 1 0 -11.6 0M-1.1 0a5.8 5.8 0 1 0 11.6 0a5.8 5.8 0 1 0 -11.6 0" />
  ) : (
    <path d="M-11 0L-4.5 -6.5L2 0L-4.5 6.5ZM-2 0L4.5 -6.5L11 0L4.5 6.5Z" />
  );
}

import { seatColour, seatInk, seatNumber } from '@rudel/ui/seat-look';
import { SignShape } from '../art/sign-shape.tsx';
import type { SeatState } from '../logic/seat-state.ts';

/** What somebody has said last of somebody, as a bubble at their house: against whom, or for whom. */
export function Says({ says, isLastToSpeak }: Pick<SeatState, 'says' | 'isLastToSpeak'>) {
  if (says === null) return null;
  const { at, isFor } = says;
  return (
    <span class="lupus-says" data-for={isFor} data-last={isLastToSpeak} aria-hidden="true">
      <SignShape of={isFor ? 'backed' : 'accused'} size={13} />
      <i style={{ '--by': seatColour(at), '--by-ink': seatInk(at) }}>{seatNumber(at)}</i>
    </span>
  );
}

/** How many speak against somebody today, and how many for them. */
export function CampSigns({ camps: { against, backing } }: Pick<SeatState, 'camps'>) {
  if (against.length + backing.length === 0) return null;
  return (
    <span class="lupus-camps" aria-hidden="true">
      {against.length > 0 && <b data-for="false">−{against.length}</b>}
      {backing.length > 0 && <b data-for="true">+{backing.length}</b>}
    </span>
  );
}

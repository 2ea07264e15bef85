import type { Seat } from '@rudel/kernel';
import { seatColour, seatInk, seatNumber } from '@rudel/ui/seat-look';
import { SignShape } from '../art/sign-shape.tsx';
import type { SeatState } from '../logic/seat-state.ts';
import { CampSigns, Says } from './says.tsx';

/** What a day brings to a house: what was said there and of it, the tokens of the first vote, and the sign of a suspect. */
export function DaySigns({ state }: { readonly state: SeatState }) {
  return (
    <>
      <Says {...state} />
      <CampSigns {...state} />
      <Tokens tokens={state.tokens} />
      {state.evidence !== null && (
        <span class="lupus-evidence">
          <SignShape of={state.evidence} size={18} />
        </span>
      )}
    </>
  );
}

/** Of more tokens at a seat only the last ones are drawn, with their number; where it is narrow, of any that are more than one. */
const mostShown = 3;

/** The tokens of the first vote, each with the number of whose it is. */
function Tokens({ tokens }: { readonly tokens: readonly Seat[] }) {
  if (tokens.length === 0) return null;
  return (
    <span class="lupus-tokens" aria-hidden="true">
      {tokens.length > 1 && <b data-few={tokens.length <= mostShown}>{tokens.length}×</b>}
      {tokens.slice(-mostShown).map((by) => (
        <i key={by} data-token={by} style={{ '--by': seatColour(by), '--by-ink': seatInk(by) }}>
          {seatNumber(by)}
        </i>
      ))}
    </span>
  );
}

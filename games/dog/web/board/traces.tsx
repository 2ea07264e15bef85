import { isNest, isStallPlace, nestSeatOf, seatOf, stallSeatOf, stoneAt } from '@rudel/dog/page';
import type { Board as Stones, Leg, Place } from '@rudel/dog/page';
import type { Eye, Seat } from '@rudel/kernel';
import type { Composed } from '../logic/compose.ts';
import { pointOf } from '../logic/geometry.ts';
import { endsOf } from '../logic/last-move.ts';
import type { LastMove as Played } from '../logic/last-move.ts';
import { wayOf } from '../logic/ways.ts';
import { seatStyle } from './seat-style.ts';
import { StoneShape } from './stone.tsx';

export function placed(place: Place, eye: Eye): string {
  const { x, y } = pointOf(place, eye);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}

function pathOf(places: readonly Place[], eye: Eye): string {
  const points = places.map((place) => pointOf(place, eye));
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}

type TracesProps = { readonly composed: Composed; readonly began: Stones; readonly eye: Eye };

/** The ways of the move in the making. */
export function Traces({ composed, began, eye }: TracesProps) {
  const { draft, legs, as } = composed;
  const shown = draft !== null && 'legs' in draft ? draft.legs : legs;
  return (
    <g class="dog-traces">
      {shown.map(({ from, to }, nth) => {
        const owner = isStallPlace(to) ? stallSeatOf(to) : seatOf(Math.max(0, stoneAt(began, from)));
        return <path key={nth} d={pathOf(as === 'J' ? [from, to] : wayOf(owner, from, to), eye)} />;
      })}
    </g>
  );
}

/** Where the stones of a complete drive will stand, each with its seat. */
function endsOfDrive(board: Stones, legs: readonly Leg[]): ReadonlyMap<Place, Seat> {
  const ends = new Map<Place, Seat>();
  for (const { from, to } of legs) {
    const seat = isNest(from) ? nestSeatOf(from) : (ends.get(from) ?? seatOf(stoneAt(board, from)));
    ends.delete(from);
    ends.set(to, seat);
  }
  return ends;
}

/** Where the stones of a complete move will stand; a seven that is tapped together has already put them there. */
export function Ghost({ composed, eye }: { readonly composed: Composed; readonly eye: Eye }) {
  const { draft, board, left } = composed;
  if (draft === null || left !== null || !('legs' in draft) || draft.kind === 'swap') return null;
  return (
    <>
      {[...endsOfDrive(board, draft.legs)].map(([place, seat]) => (
        <g key={place} class="dog-ghost" transform={placed(place, eye)}>
          <StoneShape seat={seat} isFresh={draft.kind === 'exit'} />
        </g>
      ))}
    </>
  );
}

/** What was played last stays to be seen: for whom nothing moves, and for whoever looked away. */
export function LastMove({ move, eye }: { readonly move: Played | null; readonly eye: Eye }) {
  if (move === null) return null;
  return (
    <g class="dog-last" style={seatStyle(move.seat)}>
      {move.ways.map((way, nth) => (
        <path key={nth} class="dog-last-way" d={pathOf(way, eye)} />
      ))}
      {endsOf(move).map((place) => (
        <circle key={place} r="37" class="dog-last-end" transform={placed(place, eye)} />
      ))}
      {move.hits.map(({ from }, nth) => (
        <path key={nth} class="dog-last-hit" d="M-26 -26L26 26M26 -26L-26 26" transform={placed(from, eye)} />
      ))}
    </g>
  );
}

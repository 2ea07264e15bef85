import { isStallPlace, nestSeatOf, seatOf, stallSeatOf, stoneAt } from '@rudel/dog/page';
import type { Board as Stones, Glimpse, Place } from '@rudel/dog/page';
import type { Eye } from '@rudel/kernel';
import type { Scene } from '../../game-ui.ts';
import type { Composed } from '../logic/compose.ts';
import { pointOf } from '../logic/geometry.ts';
import { endsOf, lastMoveOf } from '../logic/last-move.ts';
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

/** Where the stone of a complete move will stand; a seven has already put it there. */
export function Ghost({ composed, eye }: { readonly composed: Composed; readonly eye: Eye }) {
  const { draft, board, left } = composed;
  if (draft === null || left !== null || !('legs' in draft) || draft.kind === 'swap') return null;
  const [leg] = draft.legs;
  if (leg === undefined) return null;
  const seat = draft.kind === 'exit' ? nestSeatOf(leg.from) : seatOf(stoneAt(board, leg.from));
  return (
    <g class="dog-ghost" transform={placed(leg.to, eye)}>
      <StoneShape seat={seat} isFresh={draft.kind === 'exit'} />
    </g>
  );
}

/** What was played last stays to be seen: for whom nothing moves, and for whoever looked away. */
export function LastMove({ scene, eye }: { readonly scene: Scene; readonly eye: Eye }) {
  const last = lastMoveOf(scene.glimpses as unknown as readonly Glimpse[]);
  if (last === null) return null;
  return (
    <g class="dog-last" style={seatStyle(last.seat)}>
      {last.ways.map((way, nth) => (
        <path key={nth} class="dog-last-way" d={pathOf(way, eye)} />
      ))}
      {endsOf(last).map((place) => (
        <circle key={place} r="37" class="dog-last-end" transform={placed(place, eye)} />
      ))}
      {last.hits.map(({ from }, nth) => (
        <path key={nth} class="dog-last-hit" d="M-26 -26L26 26M26 -26L-26 26" transform={placed(from, eye)} />
      ))}
    </g>
  );
}

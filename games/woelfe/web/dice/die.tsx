import './die.css';
import { dice, faceNamed, symbol } from '@rudel/woelfe/page';
import type { Kind } from '@rudel/woelfe/page';
import { Emblem } from './emblems.tsx';
import { Pips } from './pips.tsx';

/** What a side of a die shows: a number, the mushroom's symbol, or the silhouette while it is not rolled. */
type Side = number | 'emblem';

function FaceDrawing({ kind, side }: { readonly kind: Kind; readonly side: Side }) {
  if (side === 'emblem' || (kind === 'M' && side === symbol)) {
    return (
      <g class="woelfe-sign" transform="translate(17 17) scale(0.66)">
        <Emblem kind={kind} />
      </g>
    );
  }
  if (kind !== 'Y') return <Pips kind={kind} count={side} />;
  return (
    <g class="woelfe-pips">
      <path class="woelfe-comb" d="M50 9l35.500 20.500v41L50 91 14.500 70.500v-41z" />
      <text x="48" y="66">
        {faceNamed(kind, side, '')}
      </text>
    </g>
  );
}

const positions = ['front', 'top', 'right', 'left', 'bottom', 'back'] as const;

/** The sides of a die: what counts in front, its silhouette on top, the others as they come. */
function sidesOf(kind: Kind, front: Side): readonly Side[] {
  const { faces } = dice[kind];
  const at = front === 'emblem' ? -1 : faces.indexOf(front);
  const others = faces.filter((_, index) => index !== at).toReversed();
  return front === 'emblem' ? [front, ...others] : [front, 'emblem', ...others];
}

export type DieProps = {
  readonly kind: Kind;
  /** What it shows; null before it has been rolled. */
  readonly face: number | null;
  /** It tumbles: all six sides are to be seen. */
  readonly isRolling?: boolean;
};

/** A die in the round; it says nothing to screen readers, who are told by what surrounds it. */
export function Die({ kind, face, isRolling = false }: DieProps) {
  const sides = sidesOf(kind, face ?? 'emblem');
  return (
    <span class="woelfe-die" data-kind={kind} data-rolling={isRolling} aria-hidden="true">
      <span class="woelfe-cube">
        {positions.slice(0, isRolling ? 6 : 3).map((position, nth) => (
          <svg key={position} class={`woelfe-side woelfe-side-${position}`} viewBox="0 0 100 100">
            <rect class="woelfe-face" width="100" height="100" rx="13" />
            <FaceDrawing kind={kind} side={sides[nth] ?? 'emblem'} />
          </svg>
        ))}
      </span>
    </span>
  );
}

/** A die lying flat, for lists and heaps: its face or its silhouette only. */
export function FlatDie({ kind, face }: { readonly kind: Kind; readonly face: number | null }) {
  return (
    <svg class="woelfe-flat" data-kind={kind} viewBox="0 0 100 100" aria-hidden="true">
      <rect class="woelfe-face" width="100" height="100" rx="16" />
      <FaceDrawing kind={kind} side={face ?? 'emblem'} />
    </svg>
  );
}

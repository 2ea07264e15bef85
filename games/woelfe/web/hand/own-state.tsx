import type { Seat } from '@rudel/kernel';
import { hasSides, huntersRolled, isDealt, ownSide } from '@rudel/woelfe/page';
import type { Side, View } from '@rudel/woelfe/page';
import type { Drawing } from '../drawing.ts';
import { catchesOf } from '../logic/catches.ts';
import { SideShape } from '../seat-note.tsx';

/** Whether one hunts alone, as far as this seat knows: it has both hunters, or somebody announced them. */
function isUneven(view: View, eye: Seat): boolean {
  const { shown, hands } = view;
  const own = [
    ...huntersRolled(shown).filter((seat) => seat === eye),
    ...(hands[eye] ?? []).filter((kind) => kind === 'H'),
  ];
  return shown.double !== null || own.length > 1;
}

type OwnStateProps = {
  readonly drawing: Drawing;
  /** Said beside the side, instead of what it plays for. */
  readonly hint?: string;
};

/** How one's own seat stands: its side, or its bid and the tricks made so far. */
export function OwnState({ drawing, hint }: OwnStateProps) {
  const view = drawing.view.value;
  const words = drawing.words.value;
  const { eye, shown } = view;
  if (eye === 'table' || !isDealt(shown)) return <p class="woelfe-state" />;
  if (hasSides(shown)) {
    const side: Side = ownSide(view, eye);
    return (
      <p class="woelfe-state" data-side={side}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <SideShape side={side} />
        </svg>
        <span>
          <strong>{words.sides[side].you}</strong>{' '}
          <small>{hint ?? (isUneven(view, eye) ? words.sides[side].uneven : words.sides[side].hint)}</small>
        </span>
      </p>
    );
  }
  const bid = shown.bids[eye] ?? null;
  const { tricks = 0 } = catchesOf(shown)[eye] ?? {};
  if (bid === null) return <p class="woelfe-state" />;
  return (
    <p class="woelfe-state" data-exact={tricks === bid}>
      <span class="woelfe-meter" aria-hidden="true">
        {Array.from({ length: Math.max(bid, tricks) }, (_, nth) => (
          <span key={nth} data-made={nth < tricks} data-over={nth >= bid} />
        ))}
      </span>
      <strong>{words.prompt.made(tricks, bid)}</strong>
    </p>
  );
}

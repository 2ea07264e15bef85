import { hasSides, isDealt, ownSide } from '@rudel/woelfe/page';
import type { Side } from '@rudel/woelfe/page';
import type { Drawing } from '../drawing.ts';
import { catchesOf } from '../logic/catches.ts';
import { SideShape } from '../seat-note.tsx';

/** How the own seat stands: its side, or its bid and the tricks made so far. */
export function OwnState({ drawing }: { readonly drawing: Drawing }) {
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
          <small>{shown.double === eye ? words.double : words.sides[side].hint}</small>
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

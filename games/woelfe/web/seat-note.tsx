import './seat-note.css';
import type { Seat } from '@rudel/kernel';
import { language } from '@rudel/ui/settings';
import { hasSides, scoresOf, sidesSeen, sidesShown } from '@rudel/woelfe/page';
import type { Side, View } from '@rudel/woelfe/page';
import { Emblem, Fir, GoblinHead } from './dice/emblems.tsx';
import { catchesOf } from './logic/catches.ts';
import { seatLabel } from './logic/labels.ts';
import { woelfeWords } from './words.ts';

type SeatNoteProps = { readonly view: View; readonly seat: Seat };

/** The score of a seat, its goblins, and what is known of its side or its bid; the rest in words. */
export function SeatNote({ view, seat }: SeatNoteProps) {
  const seen = view;
  const { shown } = seen;
  const words = woelfeWords[language.value];
  const label = seatLabel(seen, seat, words);
  const goblins = shown.goblins[seat] ?? 0;
  const score = scoresOf(shown)[seat] ?? 0;
  return (
    <span class="woelfe-note" title={label}>
      <span class="visually-hidden">{label}</span>
      <span class="woelfe-note-score" aria-hidden="true">
        {score}
      </span>
      <span class="woelfe-note-goblins" data-spent={goblins === 0} aria-hidden="true">
        <svg viewBox="0 0 100 100">
          <GoblinHead />
        </svg>
        {goblins > 1 && goblins}
      </span>
      {hasSides(shown) ? <SideSign view={seen} seat={seat} /> : <BidSign view={seen} seat={seat} />}
    </span>
  );
}

/** The side of a seat, where it is known; what only this eye knows is drawn hollow. */
function SideSign({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const side = sidesSeen(view)[seat] ?? null;
  if (side === null) return null;
  const isOpen = sidesShown(view.shown)[seat] === side;
  return (
    <svg
      class="woelfe-side-sign"
      data-side={side}
      data-open={isOpen}
      viewBox="-4 -4 108 108"
      aria-hidden="true"
    >
      <SideShape side={side} />
    </svg>
  );
}

export function SideShape({ side }: { readonly side: Side }) {
  return side === 'hunter' ? <Emblem kind="H" /> : <Fir />;
}

function BidSign({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const bid = view.shown.bids[seat] ?? null;
  if (bid === null) return null;
  const { tricks = 0 } = catchesOf(view.shown)[seat] ?? {};
  return (
    <span class="woelfe-note-bid" data-exact={tricks === bid} data-over={tricks > bid} aria-hidden="true">
      {tricks}/{bid}
    </span>
  );
}

import type { Seat } from '@rudel/kernel';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { seatsOf } from '@rudel/woelfe/page';
import type { Side } from '@rudel/woelfe/page';
import type { Drawing } from '../drawing.ts';
import { SideShape } from '../seat-note.tsx';

type UnmaskingProps = { readonly hunters: readonly Seat[]; readonly drawing: Drawing };

/** The moment in which everybody knows who hunts; the log says the same to screen readers. */
export function Unmasking({ hunters, drawing }: UnmaskingProps) {
  const { play, words, view } = drawing;
  const { unmasked } = words.value;
  const dwellers = seatsOf(view.value.shown.seats).filter((seat) => !hunters.includes(seat));
  const named = (seats: readonly Seat[]): string =>
    new Intl.ListFormat(play.language.value).format(seats.map(play.nameOf));
  return (
    <div class="woelfe-unmasking" aria-hidden="true">
      <p class="woelfe-unmasking-title">{unmasked.title}</p>
      <Camp side="hunter" seats={hunters} told={unmasked.hunters(named(hunters), hunters.length === 1)} />
      <Camp side="dweller" seats={dwellers} told={unmasked.forest(named(dwellers))} />
    </div>
  );
}

type CampProps = { readonly side: Side; readonly seats: readonly Seat[]; readonly told: string };

function Camp({ side, seats, told }: CampProps) {
  return (
    <p class="woelfe-camp" data-side={side}>
      <svg viewBox="0 0 100 100">
        <SideShape side={side} />
      </svg>
      <span class="woelfe-camp-seats">
        {seats.map((seat) => (
          <SeatBadge key={seat} seat={seat} size={38} label="" />
        ))}
      </span>
      <span class="woelfe-camp-told">{told}</span>
    </p>
  );
}

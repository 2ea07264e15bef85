import type { AnyView, Eye, Seat } from '@rudel/kernel';
import { arranged } from '@rudel/ui/arrangement';
import { useWords } from '@rudel/ui/words';
import type { Desk } from './desk.ts';
import { SeatCard } from './seat-card.tsx';
import { tableWords } from './words/table-words.ts';

type DeskSeatProps = {
  readonly desk: Desk;
  readonly view: AnyView;
  readonly seat: Seat;
  readonly isOwn?: boolean;
  /** What is drawn is over: nobody seems to be asked. */
  readonly isPast: boolean;
};

/** A seat with what its owner has just said. */
export function DeskSeat({ desk, view, seat, isOwn = false, isPast }: DeskSeatProps) {
  const { presets } = useWords(tableWords).chat;
  const doc = desk.table.seats[seat];
  const said = doc?.kind === 'person' ? desk.said.value.get(doc.person) : undefined;
  return (
    <SeatCard
      seat={seat}
      table={desk.table}
      view={view}
      ui={desk.ui}
      isAsked={!isPast && desk.ui.game.player.asked(view).includes(seat)}
      isOwn={isOwn}
      bubble={said === undefined ? null : presets[said]}
    />
  );
}

const crowdOf = (count: number): string => (count > 12 ? 'big' : count > 5 ? 'some' : 'few');

type SeatsProps = Pick<DeskSeatProps, 'desk' | 'view' | 'isPast'> & { readonly eye: Eye };

/** Everybody else around the table: on three sides where there is room, else in a row from left to right. */
export function Seats({ desk, view, eye, isPast }: SeatsProps) {
  const words = useWords(tableWords).table;
  const count = desk.table.seats.length;
  const { left, top, right } = arranged(eye, count, desk.ui.table.nextSits ?? 'right');
  const sides = { left, top, right: right.toReversed() };
  return (
    <section class="seats" aria-label={words.seats} data-crowd={crowdOf(count)}>
      {(['left', 'top', 'right'] as const)
        .filter((side) => sides[side].length > 0)
        .map((side) => (
          <ul key={side} class={`seats-side seats-${side}`}>
            {sides[side].map((seat) => (
              <li key={seat}>
                <DeskSeat desk={desk} view={view} seat={seat} isPast={isPast} />
              </li>
            ))}
          </ul>
        ))}
    </section>
  );
}

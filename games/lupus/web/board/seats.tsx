import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { narratorSeat } from '@rudel/lupus/page';
import type { Shown } from '@rudel/lupus/page';
import type { Drawing } from '../drawing.ts';
import { around } from '../logic/around.ts';
import type { Spot } from '../logic/around.ts';
import { timeOf } from '../logic/time-of.ts';
import { SeatTile } from './seat-tile.tsx';

/** How close everybody sits; whoever tells the story needs the room for the script. */
const crowdOf = (seats: number, isNarrator: boolean): string => {
  if (seats > 15) return seats > 18 ? 'huge' : 'many';
  if (isNarrator || seats > 12) return 'big';
  return seats > 9 ? 'some' : 'few';
};

function sideOf({ column, row }: Spot, rows: number): string {
  if (row === 1 || row === rows) return row === 1 ? 'top' : 'bottom';
  return column === 1 ? 'left' : 'right';
}

/** By day what is said needs the room: on a phone everybody sits closer. */
const isTalking = (shown: Shown): boolean =>
  timeOf(shown) === 'day' && shown.days.length > 0 && shown.phase !== 'over';

type SeatsProps = { readonly drawing: Drawing; readonly children: ComponentChildren };

/** Everybody: side by side on a phone, around the table where there is room; what is going on stands in the middle. */
export function Seats({ drawing, children }: SeatsProps) {
  const { shown } = drawing.view.value;
  const { seats } = shown;
  const { eye } = drawing.play;
  const { columns, rows, spots } = useMemo(() => around(eye, seats), [eye, seats]);
  const crowd = crowdOf(seats, eye === narratorSeat(shown));
  const tiles = useMemo(
    () =>
      spots.map((spot, seat) => (
        <li key={seat} data-side={sideOf(spot, rows)} style={{ '--column': spot.column, '--row': spot.row }}>
          <SeatTile drawing={drawing} seat={seat} />
        </li>
      )),
    [drawing, spots],
  );
  return (
    <div
      class="lupus-seats"
      data-crowd={crowd}
      data-talking={isTalking(shown)}
      data-tight={crowd === 'many' || crowd === 'huge' || isTalking(shown)}
      style={{ '--columns': columns, '--sides': rows - 2 }}
    >
      <ul class="lupus-ring">{tiles}</ul>
      <div class="lupus-middle">{children}</div>
    </div>
  );
}

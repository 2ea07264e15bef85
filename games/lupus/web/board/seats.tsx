import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { narratorSeat } from '@rudel/lupus/page';
import type { Shown } from '@rudel/lupus/page';
import type { Drawing } from '../drawing.ts';
import { aroundSquare } from '../logic/around-square.ts';
import { around } from '../logic/around.ts';
import type { Spot } from '../logic/around.ts';
import { timeOf } from '../logic/time-of.ts';
import { SeatTile } from './seat-tile.tsx';

/** How close the houses stand. */
function crowdOf(seats: number): string {
  if (seats > 18) return 'huge';
  if (seats > 12) return 'many';
  return seats > 10 ? 'some' : 'few';
}

function sideOf({ column, row }: Spot, rows: number): string {
  if (row === 1 || row === rows) return row === 1 ? 'top' : 'bottom';
  return column === 1 ? 'left' : 'right';
}

/** By day what is said needs the room: on a phone the houses are lower. */
const isTalking = (shown: Shown): boolean =>
  timeOf(shown) === 'day' && shown.days.length > 0 && shown.phase !== 'over';

type SeatsProps = { readonly drawing: Drawing; readonly children: ComponentChildren };

/** Everybody's house around the square: on its far and its near side, and where there is room on all four; what is going on stands in the middle. */
export function Seats({ drawing, children }: SeatsProps) {
  const { shown } = drawing.view.value;
  const { seats } = shown;
  const { eye } = drawing.play;
  const wide = useMemo(() => around(eye, seats), [eye, seats]);
  const high = useMemo(() => aroundSquare(eye, seats), [eye, seats]);
  const tiles = useMemo(
    () =>
      wide.spots.map((spot, seat) => (
        <li
          key={seat}
          data-side={sideOf(spot, wide.rows)}
          style={{
            '--column': spot.column,
            '--row': spot.row,
            '--high-column': high.spots[seat]?.column ?? 1,
            '--high-row': high.spots[seat]?.row ?? 1,
          }}
        >
          <SeatTile drawing={drawing} seat={seat} />
        </li>
      )),
    [drawing, wide, high],
  );
  return (
    <div
      class="lupus-seats"
      data-crowd={crowdOf(seats)}
      data-talking={isTalking(shown)}
      data-narrator={eye === narratorSeat(shown)}
      style={{
        '--columns': wide.columns,
        '--sides': wide.rows - 2,
        '--high-columns': high.columns,
        '--deep': high.deep,
      }}
    >
      <ul class="lupus-ring">{tiles}</ul>
      <div class="lupus-middle">{children}</div>
    </div>
  );
}

import './celebration.css';
import type { Seat } from '@rudel/kernel';
import { SeatGlyph } from '@rudel/ui/seat-badge';
import { seatColour } from '@rudel/ui/seat-look';

const pieces = 26;

/** A share that looks like chance and is the same each time. */
const scattered = (at: number, by: number): number => (at * by) % 1;

/** Signs of the winners that rain down once. */
export function Celebration({ seats }: { readonly seats: readonly Seat[] }) {
  if (seats.length === 0) return null;
  return (
    <div class="celebration" aria-hidden="true">
      {Array.from({ length: pieces }, (_, at) => {
        const seat = seats[at % seats.length] ?? 0;
        return (
          <svg
            key={at}
            viewBox="0 0 24 24"
            fill={seatColour(seat)}
            style={{
              '--across': `${Math.round(scattered(at, 0.618) * 100)}%`,
              '--late': `${Math.round(scattered(at, 0.377) * 1400)}ms`,
              '--drift': `${Math.round(scattered(at, 0.731) * 90 - 45)}px`,
              '--spin': `${Math.round(scattered(at, 0.439) * 720 - 360)}deg`,
              '--size': `${Math.round(14 + scattered(at, 0.853) * 16)}px`,
            }}
          >
            <SeatGlyph seat={seat} />
          </svg>
        );
      })}
    </div>
  );
}

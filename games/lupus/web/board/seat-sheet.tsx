import type { Seat } from '@rudel/kernel';
import { Sheet } from '@rudel/ui/sheet';
import type { Drawing } from '../drawing.ts';
import { lazyPart } from '../lazy-part.tsx';

const AboutSeat = lazyPart<{ readonly drawing: Drawing; readonly seat: Seat }>(
  async () => (await import('./about-seat.tsx')).AboutSeat,
);

/** The way to somebody. */
export function SeatSheet({ drawing }: { readonly drawing: Drawing }) {
  const seat = drawing.opened.value;
  return (
    <Sheet
      open={seat !== null}
      title={seat === null ? '' : drawing.play.nameOf(seat)}
      onClose={() => {
        drawing.opened.value = null;
      }}
    >
      {seat !== null && <AboutSeat drawing={drawing} seat={seat} />}
    </Sheet>
  );
}

import type { Seat } from '@rudel/kernel';
import { seatColour, seatInk } from '@rudel/ui/seat-look';

/** The colours of a seat for everything inside an element. */
export function seatStyle(seat: Seat): string {
  return `--seat: ${seatColour(seat)}; --seat-text: ${seatInk(seat)}`;
}

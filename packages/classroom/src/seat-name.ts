import type { Seat } from '@rudel/kernel';

/** Who sits around the learner. */
const names = [
  'Lupa',
  'Rolf',
  'Wanda',
  'Bruno',
  'Fenja',
  'Anton',
  'Mila',
  'Edgar',
  'Jette',
  'Oskar',
  'Romy',
  'Theo',
];

/** What a learner is called who has told this device no name. */
export const nameless = 'Ari';

/** How a seat is called in a lesson. */
export function seatName(seat: Seat, own: Seat, ownName: string): string {
  if (seat === own) return ownName;
  const place = seat < own ? seat : seat - 1;
  return names[place % names.length] ?? String(seat + 1);
}

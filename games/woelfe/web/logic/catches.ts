import { isWolf, kinds, seatsOf, verdictOf } from '@rudel/woelfe/page';
import type { Kind, Shown } from '@rudel/woelfe/page';

/** What lies in front of a seat: its tricks, and of their dice those that count. */
export type Catch = { readonly tricks: number; readonly dice: readonly Kind[] };

/** What each seat has caught in this round: wolves, and hunters where they count. */
export function catchesOf({ seats, tricks, options }: Shown): readonly Catch[] {
  const counts = (kind: Kind): boolean => isWolf(kind) || (kind === 'H' && options.hunterCaught === 'yes');
  const won = tricks.map((trick) => ({ trick, winner: verdictOf(trick, seats).winner }));
  return seatsOf(seats).map((seat) => {
    const own = won.filter(({ winner }) => winner === seat);
    const caught = own.flatMap(({ trick }) => trick.dice.map(({ kind }) => kind)).filter(counts);
    return { tricks: own.length, dice: kinds.flatMap((kind) => caught.filter((one) => one === kind)) };
  });
}

import type { Eye, Seat } from '@rudel/kernel';
import { nearestTo, othersOf } from '@rudel/ui/arrangement';
import { middleOf } from '@rudel/woof/page';
import type { CardPlace } from '@rudel/woof/page';

/** Where a place lies around the table, in a grid of three rows and six columns; each is two columns wide. */
export type Spot = { readonly place: CardPlace; readonly row: number; readonly column: number };

type Cell = readonly [row: number, column: number];

const bottomLeft: Cell = [3, 1];
const left: Cell = [2, 1];
const right: Cell = [2, 5];
const bottomRight: Cell = [3, 5];
const two: readonly Cell[] = [
  [1, 2],
  [1, 4],
];
const three: readonly Cell[] = [
  [1, 1],
  [1, 3],
  [1, 5],
];

/** The others clockwise from the left hand of whoever is nearest, by how many they are. */
const rings: { readonly [others: number]: readonly Cell[] } = {
  3: [left, [1, 3], right],
  4: [left, ...two, right],
  5: [left, ...three, right],
  6: [bottomLeft, left, ...two, right, bottomRight],
  7: [bottomLeft, left, ...three, right, bottomRight],
};

/** All places around the table as an eye sees them: one's own nearest, the others clockwise, the simulated one amid. */
export function ringOf(eye: Eye, seats: number): readonly Spot[] {
  const cells = rings[seats - 1] ?? [];
  const others = othersOf(eye, seats).map((place: Seat, nth): Spot => {
    const [row, column] = cells[nth] ?? [1, 3];
    return { place, row, column };
  });
  const middle = middleOf(seats);
  return [
    ...others,
    ...(middle === null ? [] : [{ place: middle, row: 2, column: 3 }]),
    { place: nearestTo(eye), row: 3, column: 3 },
  ];
}

export const kinds = ['W', 'G', 'B', 'H', 'M', 'F', 'Y', 'P'] as const;

/** A kind of die: white, gray, black wolf, hunter, mushroom, fox, bee (yellow), boar (pig). */
export type Kind = (typeof kinds)[number];

/** What the mushroom's symbol counts as a face; all other faces are pips, a bee's with their sign. */
export const symbol = 0;

type Die = { readonly copies: number; readonly faces: readonly number[] };

/** All dice there are (woelfe 1.1). */
export const dice: { readonly [K in Kind]: Die } = {
  W: { copies: 7, faces: [1, 1, 2, 2, 3, 3] },
  G: { copies: 5, faces: [2, 2, 3, 3, 4, 4] },
  B: { copies: 3, faces: [3, 3, 4, 4, 5, 5] },
  H: { copies: 2, faces: [4, 4, 5, 5, 6, 6] },
  M: { copies: 2, faces: [1, 2, 3, 4, 5, symbol] },
  F: { copies: 2, faces: [1, 2, 3, 4, 5, 6] },
  Y: { copies: 2, faces: [1, 2, 3, -1, -2, -3] },
  P: { copies: 5, faces: [1, 2, 3, 4, 5, 6] },
};

export function isWolf(kind: Kind): boolean {
  return kind === 'W' || kind === 'G' || kind === 'B';
}

const orderByLetter: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  kinds.findIndex((kind) => kind.charCodeAt(0) === code),
);

const placeInOrder = (kind: Kind): number => orderByLetter[kind.charCodeAt(0)] as number;

/** Dice in the order in which they are written. */
export function sortedDice(some: readonly Kind[]): readonly Kind[] {
  return some.toSorted((one, other) => placeInOrder(one) - placeInOrder(other));
}

/** The dice without one of a kind that is among them. */
export function without(some: readonly Kind[], kind: Kind): readonly Kind[] {
  return some.toSpliced(some.indexOf(kind), 1);
}

/** The kinds among these dice, each once and in order. */
export function kindsAmong(some: readonly Kind[]): readonly Kind[] {
  return kinds.filter((kind) => some.includes(kind));
}

export function countOf(some: readonly string[], kind: Kind): number {
  let count = 0;
  for (const one of some) if (one === kind) count += 1;
  return count;
}

/** The dice of the bag that are in none of these lots. */
export function diceLeft(lots: readonly (readonly Kind[])[]): Kind[] {
  const counts = kinds.map((kind) => dice[kind].copies);
  for (const lot of lots) for (const kind of lot) (counts[placeInOrder(kind)] as number) -= 1;
  const left: Kind[] = [];
  for (const [place, kind] of kinds.entries()) {
    for (let count = counts[place] as number; count > 0; count -= 1) left.push(kind);
  }
  return left;
}

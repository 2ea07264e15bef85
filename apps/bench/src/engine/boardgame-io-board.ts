/** The board of Dog for boardgame.io: plain numbers and arrays, pure functions. */

/** A stone's place: -1 in the nest, 0 to 63 on the track, 64 to 67 in the stall of its seat. */
export const NEST = -1;
export const RING = 64;
export const LAST_STALL = 67;

export type Board = {
  /** The places of all stones: four of seat 0, four of seat 1 and so on. */
  stones: number[];
  /** Per seat whether a stone on its start has just come from the nest (dog 4.1). */
  fresh: boolean[];
};

export const seatOf = (stone: number): number => stone >> 2;
export const startOf = (seat: number): number => seat * 16;
export const partnerOf = (seat: number): number => (seat + 2) % 4;
export const stonesOf = (seat: number): number[] => [seat * 4, seat * 4 + 1, seat * 4 + 2, seat * 4 + 3];

const placeOf = ({ stones }: Board, stone: number): number => stones[stone] ?? NEST;

export const isHome = (board: Board, stone: number): boolean => placeOf(board, stone) >= RING;

export function isOnTrack(board: Board, stone: number): boolean {
  const place = placeOf(board, stone);
  return place !== NEST && place < RING;
}

export function isAllHome(board: Board, seat: number): boolean {
  return stonesOf(seat).every((stone) => isHome(board, stone));
}

/** Whose stones a seat plays: its own, or its partner's once all its own are home (dog 8.1). */
export function drivenSeat(board: Board, seat: number): number {
  return isAllHome(board, seat) ? partnerOf(seat) : seat;
}

export function isFresh(board: Board, stone: number): boolean {
  const seat = seatOf(stone);
  return board.fresh[seat] === true && placeOf(board, stone) === startOf(seat);
}

/** A fresh stone bars its field for everybody (dog 4.1). */
const isBarred = (board: Board, field: number): boolean =>
  field % 16 === 0 && board.fresh[field / 16] === true;

const isStallFree = (board: Board, seat: number, place: number): boolean =>
  place <= LAST_STALL && !stonesOf(seat).some((stone) => placeOf(board, stone) === place);

/** Where a stone can get from a place before its stall, `steps` deep; null if something is in the way. */
function inStall(board: Board, seat: number, before: number, steps: number): number | null {
  for (let step = 1; step <= steps; step += 1) {
    if (!isStallFree(board, seat, before + step)) return null;
  }
  return before + steps;
}

/** Where a stone can be after this many steps forward: round the track, into its stall, both or nowhere. */
export function forwardTargets(board: Board, stone: number, steps: number): number[] {
  const seat = seatOf(stone);
  const from = placeOf(board, stone);
  if (from === NEST) return [];
  if (from >= RING) {
    const target = inStall(board, seat, from, steps);
    return target === null ? [] : [target];
  }
  const targets: number[] = [];
  let field = from;
  for (let step = 0; step < steps; step += 1) {
    if (field === startOf(seat) && !isFresh(board, stone)) {
      const target = inStall(board, seat, RING - 1, steps - step);
      if (target !== null) targets.push(target);
    }
    field = (field + 1) % RING;
    if (isBarred(board, field)) return targets;
  }
  targets.push(field);
  return targets;
}

/** Where a stone is after this many steps back; null if a fresh stone is in the way. */
export function backTarget(board: Board, stone: number, steps: number): number | null {
  if (!isOnTrack(board, stone)) return null;
  let field = placeOf(board, stone);
  for (let step = 0; step < steps; step += 1) {
    field = (field + RING - 1) % RING;
    if (isBarred(board, field)) return null;
  }
  return field;
}

/** The stone of a seat that can leave its nest, or null (dog 4.1). */
export function stoneToExit(board: Board, seat: number): number | null {
  if (board.fresh[seat] === true) return null;
  return stonesOf(seat).find((stone) => placeOf(board, stone) === NEST) ?? null;
}

export const hasStoneOnTrack = (board: Board, seat: number): boolean =>
  stonesOf(seat).some((stone) => isOnTrack(board, stone));

/** The stones of a seat that a jack can take (dog 7.1). */
export function swappableStones(board: Board, seat: number): number[] {
  return stonesOf(seat).filter((stone) => isOnTrack(board, stone) && !isFresh(board, stone));
}

/** A board on which the stone stands at its target and whoever stood there is in the nest (dog 5.1). */
export function moved(board: Board, stone: number, target: number): Board {
  const stones = board.stones.slice();
  let { fresh } = board;
  if (isFresh(board, stone)) {
    fresh = fresh.slice();
    fresh[seatOf(stone)] = false;
  }
  const hit = target < RING ? stones.indexOf(target) : -1;
  if (hit >= 0) stones[hit] = NEST;
  stones[stone] = target;
  return { stones, fresh };
}

export function exited(board: Board, stone: number): Board {
  const seat = seatOf(stone);
  const { stones, fresh } = moved(board, stone, startOf(seat));
  return { stones, fresh: fresh.map((is, other) => is || other === seat) };
}

export function swapped(board: Board, mine: number, theirs: number): Board {
  const stones = board.stones.slice();
  stones[mine] = placeOf(board, theirs);
  stones[theirs] = placeOf(board, mine);
  return { stones, fresh: board.fresh };
}

import { MutableBoard, NEST, stonesText } from '@rudel/dog/fast';

/**
 * Every board a seven of `seat` can lead to, as sorted stone texts: seven rounds
 * of all single steps, in every order. Slow and plain.
 */
export function sevenResultsByBruteForce(board: MutableBoard, seat: number, always: boolean): string[] {
  const startedHome = board.stall[seat] === 15;
  let reached = new Map<string, MutableBoard>([[stonesText(board), board]]);
  for (let step = 0; step < 7; step++) {
    const next = new Map<string, MutableBoard>();
    for (const from of reached.values()) {
      for (const to of singleSteps(from, seat, always, startedHome)) next.set(stonesText(to), to);
    }
    reached = next;
  }
  return [...reached.keys()].toSorted();
}

function singleSteps(
  board: MutableBoard,
  seat: number,
  always: boolean,
  startedHome: boolean,
): MutableBoard[] {
  const seats: number[] = [];
  if (always || !startedHome) seats.push(seat);
  if (always || board.stall[seat] === 15) seats.push((seat + 2) % 4);
  const results: MutableBoard[] = [];
  for (const owner of seats) {
    for (let stone = owner * 4; stone < owner * 4 + 4; stone++) {
      for (const place of nextPlaces(board, stone)) {
        const next = new MutableBoard();
        next.copyFrom(board);
        next.drive(stone, place);
        results.push(next);
      }
    }
  }
  return results;
}

function nextPlaces(board: MutableBoard, stone: number): number[] {
  const owner = stone >> 2;
  const from = board.pos[stone] ?? NEST;
  const stall = board.stall[owner] ?? 0;
  if (from === NEST) return [];
  if (from > NEST) {
    const depth = from - NEST;
    return depth < 4 && (stall & (1 << depth)) === 0 ? [from + 1] : [];
  }
  const places: number[] = [];
  const ahead = (from + 1) % 64;
  const barred = ahead % 16 === 0 && (board.fresh & (1 << (ahead / 16))) !== 0;
  if (!barred) places.push(ahead);
  if (from === owner * 16 && !board.isFresh(stone) && (stall & 1) === 0) places.push(NEST + 1);
  return places;
}

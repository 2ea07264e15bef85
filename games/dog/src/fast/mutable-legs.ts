import type { MutableBoard } from './mutable-board.ts';
import { NEST, STALL_FREE, stallGap } from './mutable-types.ts';

/**
 * Drives a seven given as text, leg by leg, in whatever order and splitting the
 * writer chose; throws where a leg is against the rules. The board is then left
 * half driven.
 */
export function driveLegs(board: MutableBoard, seat: number, always: boolean, text: string): void {
  const startedHome = board.stall[seat] === 15;
  let driven = 0;
  for (const leg of text.split(',')) {
    const [from = '', to = ''] = leg.split('>');
    const stone = stoneAt(board, from);
    if (stone < 0 || !isDrivable(board, seat, stone >> 2, always, startedHome)) {
      throw new Error(`no stone to move in leg ${leg}`);
    }
    const enters = to.includes('h') && !from.includes('h');
    const steps = legSteps(board, stone, to);
    if (steps < 1 || steps > 7) throw new Error(`leg ${leg} cannot be moved`);
    board.driveThrough(stone, steps, enters);
    driven += steps;
  }
  if (driven !== 7) throw new Error(`${text} drives ${driven} steps`);
}

function isDrivable(
  board: MutableBoard,
  seat: number,
  owner: number,
  always: boolean,
  startedHome: boolean,
): boolean {
  if (owner === seat) return always || !startedHome;
  return owner === (seat ^ 2) && (always || board.stall[seat] === 15);
}

function stoneAt(board: MutableBoard, text: string): number {
  const inStall = /^([0-3])h([1-4])$/.exec(text);
  if (!inStall) return /^\d+$/.test(text) ? (board.occ[Number(text)] ?? -1) : -1;
  const first = Number(inStall[1]) * 4;
  const place = NEST + Number(inStall[2]);
  for (let stone = first; stone < first + 4; stone++) {
    if (board.pos[stone] === place) return stone;
  }
  return -1;
}

/** Steps the leg takes, 0 if it is not possible. */
function legSteps(board: MutableBoard, stone: number, to: string): number {
  const seat = stone >> 2;
  const from = board.pos[stone] ?? NEST;
  const inStall = /^([0-3])h([1-4])$/.exec(to);
  if (!inStall) return from < NEST && /^\d+$/.test(to) ? roadSteps(board, from, Number(to)) : 0;
  if (Number(inStall[1]) !== seat) return 0;
  const depth = Number(inStall[2]);
  const mask = board.stall[seat] ?? 0;
  if (from > NEST) {
    const up = depth - (from - NEST);
    return up <= stallGap(mask, from - NEST) ? up : 0;
  }
  const barred = ((board.fresh >> seat) & 1) === 1;
  if (barred || depth > (STALL_FREE[mask] ?? 0)) return 0;
  return (((seat << 4) - from) & 63) + depth;
}

function roadSteps(board: MutableBoard, from: number, to: number): number {
  const steps = (to - from) & 63;
  if (to > 63 || steps > 7) return 0;
  for (let step = 1; step <= steps; step++) {
    const field = (from + step) & 63;
    if ((field & 15) === 0 && ((board.fresh >> (field >> 4)) & 1) === 1) return 0;
  }
  return steps;
}

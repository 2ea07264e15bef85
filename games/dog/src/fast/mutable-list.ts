import type { MutableBoard } from './mutable-board.ts';

export const GIVE = 0;
export const FOLD = 1;
export const EXIT = 2;
export const DRIVE = 3;
export const SPLIT = 4;
export const SWAP = 5;
export const IDLE_JACK = 6;

/** Far more than any position has moves (eight stones sharing a seven and a joker: some 18,500). */
const CAPACITY = 1 << 16;

/**
 * The move buffer. One int per move: kind, card, value, stone, target place or
 * other stone. Sevens keep their shares in a second int: three bits per slot,
 * and from bit 24 on one bit per slot for "turns into the stall".
 */
export class MoveList {
  readonly moves: Int32Array = new Int32Array(CAPACITY);
  readonly shares: Int32Array = new Int32Array(CAPACITY);
  /** The stones the shares are for, in driving order. */
  readonly slots: Uint8Array = new Uint8Array(8);
  slotCount = 0;
  count = 0;
  /** The seat the list is for. */
  seat = -1;

  push(kind: number, card: number, value: number, stone: number, to: number): void {
    this.moves[this.count++] = kind | (card << 3) | (value << 7) | (stone << 11) | (to << 15);
  }

  pushSplit(card: number, value: number, shares: number): void {
    this.shares[this.count] = shares;
    this.moves[this.count++] = SPLIT | (card << 3) | (value << 7);
  }

  move(index: number): number {
    return this.moves[index] ?? 0;
  }
}

export function kindOf(move: number): number {
  return move & 7;
}

export function cardOf(move: number): number {
  return (move >> 3) & 15;
}

export function valueOf(move: number): number {
  return (move >> 7) & 15;
}

export function stoneOf(move: number): number {
  return (move >> 11) & 15;
}

/** Target place of a drive, other stone of a swap. */
export function targetOf(move: number): number {
  return (move >> 15) & 127;
}

/** Makes the stones do what the index-th move says. */
export function moveStones(board: MutableBoard, list: MoveList, index: number): void {
  const move = list.moves[index] ?? 0;
  switch (move & 7) {
    case EXIT:
      board.exit(stoneOf(move));
      break;
    case DRIVE:
      board.drive(stoneOf(move), targetOf(move));
      break;
    case SWAP:
      board.swap(stoneOf(move), targetOf(move));
      break;
    case SPLIT:
      driveShares(board, list, list.shares[index] ?? 0);
      break;
    default:
  }
}

function driveShares(board: MutableBoard, list: MoveList, shares: number): void {
  for (let slot = 0; slot < list.slotCount; slot++) {
    const steps = (shares >> (slot * 3)) & 7;
    if (steps > 0) {
      board.driveThrough(list.slots[slot] ?? 0, steps, ((shares >>> (24 + slot)) & 1) === 1);
    }
  }
}

import { describe, expect, test } from 'vitest';
import { pick, seededRng } from '@rudel/kernel';
import type { Rng, Seat } from '@rudel/kernel';
import { allHome, fresh, inNest, placeOf, seatOf, sortBoard } from '../src/board.ts';
import type { Board, Stone } from '../src/board.ts';
import { stepForward } from '../src/driving.ts';
import { options } from '../src/options.ts';
import type { Options } from '../src/options.ts';
import { playedOn } from '../src/play.ts';
import { mayDrive } from '../src/sevens/split.ts';
import { splitsOf } from '../src/sevens/splits-of.ts';

/** Every board that seven single steps can lead to, by trying all of them. */
function boardsByBruteForce(board: Board, player: Seat, chosen: Options): Set<string> {
  let layer = new Map<string, Board>([['', board]]);
  for (let step = 0; step < 7; step += 1) {
    const next = new Map<string, Board>();
    for (const stones of layer.values()) {
      for (const stepped of singleSteps(board, stones, player, chosen)) next.set(stepped.join(), stepped);
    }
    layer = next;
  }
  return new Set([...layer.values()].map(textOf));
}

/** Equal for equal boards. */
function textOf(stones: Board): string {
  const sorted = stones.slice();
  sortBoard(sorted);
  return sorted.join();
}

function* singleSteps(began: Board, stones: Board, player: Seat, chosen: Options): Generator<Board> {
  for (const [index, stone] of stones.entries()) {
    if (stone === inNest || !mayDrive(began, stones, player, seatOf(index), chosen)) continue;
    for (const turnsIn of [false, true]) {
      const stepped = stones.slice();
      if (stepForward(stepped, index, turnsIn) === null) yield stepped;
    }
  }
}

/** Crowded boards, where stones get into each other's way. */
function randomBoard(rng: Rng): Board {
  const stones: Stone[] = Array.from({ length: 16 }, () => inNest);
  const centre = rng.int(64);
  for (let index = 0; index < 16; index += 1) {
    const seat = seatOf(index);
    const field = (centre + rng.int(18) - seat * 16 + 128) % 64;
    const stone = pick([inNest, fresh, field, field, field, 64, 65, 66, 67, 60, 63, 0], rng);
    const isFree = stones.every(
      (other, at) => other === inNest || placeOf(seatOf(at), other) !== placeOf(seat, stone),
    );
    if (stone !== inNest && isFree) stones[index] = stone;
  }
  sortBoard(stones);
  return stones;
}

const variants: readonly Options[] = [options.defaults, { ...options.defaults, sevenHelpsPartner: 'always' }];

describe('dog 6: sevens', () => {
  for (const chosen of variants) {
    test(
      `shares in one go reach all that single steps reach (${chosen.sevenHelpsPartner})`,
      { timeout: 600_000 },
      () => {
        const rng = seededRng(`sevens ${chosen.sevenHelpsPartner}`);
        for (let round = 0; round < 400; round += 1) {
          const board = randomBoard(rng);
          if (allHome(board, 0) && allHome(board, 2)) continue;
          const splits = splitsOf(board, 0, chosen);
          const reached = splits.map(({ legs }) =>
            textOf(playedOn(board, { kind: 'drive', card: '7', as: '7', legs })),
          );
          expect(new Set(reached).size, `twice the same board from ${board.join()}`).toBe(reached.length);
          expect(new Set(reached), `from ${board.join()}`).toEqual(boardsByBruteForce(board, 0, chosen));
        }
      },
    );
  }
});

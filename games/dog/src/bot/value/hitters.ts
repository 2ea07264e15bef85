import type { Seat } from '@rudel/kernel';
import { drivenBy, inNest, isOnRing, placeOf, ringSize, startOf } from '../../board.ts';
import type { Board, Place, Stone } from '../../board.ts';
import { distances, opensNest, ranks } from '../../cards.ts';
import { isBarred } from '../../driving.ts';
import { bitOf } from '../know/card-set.ts';
import type { CardSet } from '../know/card-set.ts';

const seven = 7;
const back = 4;
const farthest = 13;

/** By distance the cards that hit at it; a seven hits whomever it passes (dog 6.3). */
const forward: readonly CardSet[] = Array.from({ length: farthest + 1 }, (_, distance) => {
  const reaching = ranks.filter(
    (rank) => distances[rank].includes(distance) || (rank === '7' && distance <= seven),
  );
  return reaching.reduce((set, rank) => set | bitOf[rank], bitOf.X);
});
const backward: CardSet = bitOf['4'] | bitOf.X;
const leaving: CardSet = ranks.filter(opensNest).reduce((set, rank) => set | bitOf[rank], bitOf.X);

/** The cards with which a seat could hit an ordinary stone on a field of the ring. */
export function hittersOf(board: Board, attacker: Seat, field: Place): CardSet {
  const driven = drivenBy(board, attacker);
  let hitters = field === startOf(driven) && board[driven * 4] === inNest ? leaving : 0;
  for (let index = driven * 4; index < driven * 4 + 4; index += 1) {
    const stone = board[index] as Stone;
    if (isOnRing(stone)) hitters |= hittersFrom(board, placeOf(driven, stone), field);
  }
  return hitters;
}

function hittersFrom(board: Board, from: Place, field: Place): CardSet {
  const ahead = (field - from) & (ringSize - 1);
  if (ahead <= farthest) return isBarred(board, from, ahead) ? 0 : (forward[ahead] as CardSet);
  return ahead === ringSize - back && !isBarred(board, from, -back) ? backward : 0;
}
